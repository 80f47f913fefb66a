import TouchLanguage
import Foundation
import Testing
import TouchCanvas

@testable import TouchInspection

/// What leads the eye in the toolbar: outlines, grounds and signs.
extension ToolbarTests {
  /// What is open and the time stand on a ground and have an outline only while they are on or open; what is done with the scene
  /// and with the window are signs and words alone until they are pointed at or open.
  @Test func controlsOfTheToolbarHaveAGround() {
    let box = CGRect(x: 8, y: 8, width: 116, height: 32)
    let rest = DrawList.Command.fill(.roundedRectangle(box, 6), look.theme.control)
    let ground = DrawList.Command.fill(.roundedRectangle(box, 6), look.theme.raised)
    let outline = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6)
    func drawn(
      _ item: ToolbarItem, hover: Target? = nil, focus: Target? = nil
    ) -> [DrawList.Command] {
      var pen = ToolbarPen(look, hover: hover, focus: focus)
      pen.button(item, in: box)
      return pen.picture.list.commands
    }
    func isOutlined(_ commands: [DrawList.Command]) -> Bool {
      commands.contains { if case .stroke(outline, _, _) = $0 { true } else { false } }
    }
    let bars = model().bars
    for item in [
      bars.scene(isSign: false), bars.timeMenu, bars.themeMenu(look.theme, isSign: true), bars.more,
    ] {
      #expect(drawn(item).first == rest, "\(item.target)")
      #expect(drawn(item, hover: item.target).first == ground, "\(item.target)")
      #expect(!isOutlined(drawn(item)) && !isOutlined(drawn(item, hover: item.target)))
      var open = item
      open.isOpen = true
      #expect(isOutlined(drawn(open)), "\(item.target)")
    }
    for quiet in [
      bars.simulate(isSign: false), bars.record(look.theme, isSign: false),
      bars.overlayMenu(isSign: false), bars.themeMenu(look.theme, isSign: false), bars.help,
    ] + bars.panelButtons(look.theme) {
      let plain = drawn(quiet)
      #expect(!isOutlined(plain) && plain.first != ground && plain.first != rest)
      #expect(drawn(quiet, hover: quiet.target) == [ground] + plain)
      #expect(drawn(quiet, focus: quiet.target) == [ground] + plain)
    }
    // A recording that runs is not overlooked.
    var recording = model()
    recording.recording.isOn = true
    #expect(
      drawn(recording.bars.record(look.theme, isSign: false)).first
        == .fill(.roundedRectangle(box, 6), look.theme.danger))
  }

  /// Beside each other, no two controls are told apart by lines around them: the bar has none at rest.
  @Test func theBarHasNoFramesAtRest() throws {
    let frames = ToolbarPlaces(width: 1440, isTouchMode: false).frames
    for theme in [Theme.dark, .light] {
      let look = Look(theme: theme, metrics: FixedTextMetrics())
      let commands = ToolbarPicture.draw(model().bars, look).list.commands
      for (part, box) in frames {
        let outline = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6)
        #expect(
          !commands.contains { if case .stroke(outline, _, _) = $0 { true } else { false } },
          "\(part)")
      }
      for part in [ToolbarPlaces.Part.record, .simulate, .overlays] {
        let ground = Path.roundedRectangle(try #require(frames[part]), 6)
        #expect(!commands.contains(.fill(ground, theme.control)), "\(part)")
      }
    }
  }

  /// Signs and words where there is room, then words, then signs; choosing another mode moves none of them.
  @Test func modesHaveSignsWhereThereIsRoom() {
    func drawn(_ width: Double, _ mode: HandsMode) -> Picture {
      var bars = model().bars
      bars.mode = mode
      var pen = ToolbarPen(look, hover: nil)
      pen.segments(bars.modes, in: CGRect(x: 344, y: 8, width: width, height: 32))
      return pen.picture
    }
    for (width, hasWords, hasSigns) in [
      (232.0, true, true), (184, true, false), (104, false, true),
    ] {
      var places: Set<String> = []
      for mode in [HandsMode.touch, .pick, .compose] {
        let picture = drawn(width, mode)
        let words = picture.list.commands.compactMap {
          if case .text(let text, let at, _, _) = $0 { (text: text, at: at) } else { nil }
        }
        #expect(words.map(\.text) == (hasWords ? ["Touch", "Pick", "Compose"] : []), "\(width)")
        let strokes = picture.list.commands.count { if case .stroke = $0 { true } else { false } }
        #expect((strokes > 0) == hasSigns, "\(width)")
        #expect(picture.regions.count == 3 && picture.regions.last?.outline.maxX == 344 + width)
        expectApart(picture.regions, 344 + width, "\(width)")
        places.insert("\(picture.regions.map(\.outline)) \(words.map(\.at))")
      }
      #expect(places.count == 1, "\(width)")
    }
  }

  /// A time and its speed have one size and one colour; no speed of the menu cuts the time or moves the line between them.
  @Test func timeAndSpeedAreTwoValuesOfOneSize() {
    var lines: Set<Path> = []
    for speed in ToolbarModel.speeds {
      var model = model()
      (model.toolbar.time, model.time.speed) = (2, speed)
      var pen = ToolbarPen(look, hover: nil)
      pen.button(model.bars.timeMenu, in: CGRect(x: 856, y: 8, width: 140, height: 32))
      var texts: [String] = []
      for case .text(let text, _, let font, let color) in pen.picture.list.commands {
        texts.append(text)
        #expect(font == .mono(13))
        #expect(color == look.theme.text || speed != 1 && color == look.theme.accent)
      }
      #expect(texts == ["2000 ms", Text.toolbar.factor(speed)])
      for case .stroke(let path, look.theme.border, _) in pen.picture.list.commands
      where path.segments.count == 2 { lines.insert(path) }
    }
    #expect(lines.count == 1)
  }

  /// A word stands before the speed where every time keeps its room; from then on it stays, and the line with it.
  @Test func theSpeedHasAWordWhereThereIsRoom() {
    func drawn(_ width: Double, _ time: Double, _ speed: Double) -> (words: [String], line: Path?) {
      var model = model()
      (model.toolbar.time, model.time.speed) = (time, speed)
      var pen = ToolbarPen(look, hover: nil)
      pen.button(model.bars.timeMenu, in: CGRect(x: 856, y: 8, width: width, height: 32))
      var (words, line): ([String], Path?) = ([], nil)
      for command in pen.picture.list.commands {
        if case .text(let text, _, _, _) = command { words.append(text) }
        if case .stroke(let path, look.theme.border, _) = command, path.segments.count == 2 {
          line = path
        }
      }
      return (words, line)
    }
    var lines: Set<Path?> = []
    let times = [
      (0.05, "50 ms"), (9.999, "9999 ms"), (999.9, "999.9 s"), (-1.2, "\u{2212}1.2 s"),
      (-9.999, "\u{2212}10.0 s"), (-0.0002, "0 ms"), (-75.04, "\u{2212}75.0 s"),
    ]
    for (time, words) in times {
      for speed in ToolbarModel.speeds {
        let (wide, factor) = (drawn(186, time, speed), Text.toolbar.factor(speed))
        #expect(wide.words == [words, "speed", factor])
        lines.insert(wide.line)
        #expect(drawn(146, time, speed).words == [words, factor])
      }
    }
    #expect(lines.count == 1)
    func width(_ window: Double) -> Double {
      (ToolbarPlaces(width: window, isTouchMode: false).frames[.time] ?? .zero).width
    }
    #expect(width(1535) == 146 && width(1536) == 186 && width(2560) == 186)
    func modes(_ window: Double) -> Double {
      (ToolbarPlaces(width: window, isTouchMode: false).frames[.mode] ?? .zero).width
    }
    // The signs of the modes come first, and before them the name of the variant.
    #expect(modes(1495) == 176 && modes(1496) == 232)
    func variant(_ window: Double) -> Double {
      (ToolbarPlaces(width: window, isTouchMode: false).frames[.variant] ?? .zero).width
    }
    #expect(variant(1320) == 142 && variant(1439) == 216 && variant(1440) == 217)
    #expect(variant(2560) == 217)
  }

  /// How many overlays are on is said in words, smaller and quieter than the name; no number moves the name.
  @Test(arguments: TextLanguage.allCases)
  func theOverlaysSayHowManyAreOn(_ language: TextLanguage) {
    Text.speaking(language) {
      let box = CGRect(x: 1140, y: 8, width: 136, height: 32)
      var names: Set<String> = []
      for overlays in [[], .usual, Overlays.all] {
        var bars = model().bars
        bars.overlays = overlays
        var pen = ToolbarPen(look, hover: nil)
        pen.button(bars.overlayMenu(isSign: false), in: box)
        let count = OverlayCatalog.all.count { overlays.contains($0.overlay) }
        var states: [String] = []
        for command in pen.picture.list.commands {
          switch command {
          case .text(let text, let at, let font, let color) where color == look.theme.text:
            names.insert("\(text) \(at) \(font)")
          case .text(let text, _, let font, let color):
            states.append(text)
            #expect(font.size < 13 && color == look.theme.secondary)
          default: break
          }
        }
        #expect(states == [Text.toolbar.overlaysOn(count)[0]], "\(language)")
        #expect(PanelChecker(size: model().workspace.size).faults(pen.picture).isEmpty)
      }
      #expect(names.count == 1, "\(names)")
      #expect(names.allSatisfy { $0.hasPrefix(Text.toolbar.overlays) })
    }
  }

  /// What the picker is for stands before the name of what is in effect where both have room.
  @Test func thePickerSaysWhatItPicks() {
    func texts(_ width: Double, _ variant: String?) -> [String] {
      var pen = ToolbarPen(look, hover: nil)
      pen.button(
        open(1440, "Tap", ["slow"], variant).bars.variant(isSign: false),
        in: CGRect(x: 280, y: 8, width: width, height: 32))
      return pen.picture.list.commands.compactMap {
        if case .text(let text, _, _, _) = $0 { text } else { nil }
      }
    }
    #expect(texts(180, nil) == ["Variant", "As written"])
    #expect(texts(128, nil) == ["As written"])
    #expect(texts(180, "slow") == ["Variant", "slow"])
    #expect(texts(80, "slow") == ["slow"])
  }

  /// What is open, what hands do, and the time are apart, and the parts of each touch; under the usual width the gaps close
  /// before a part gives way.
  @Test func theGroupsAreApart() throws {
    func gaps(_ width: Double) throws -> [Double] {
      let frames = ToolbarPlaces(width: width, isTouchMode: false).frames
      func edge(_ part: ToolbarPlaces.Part) throws -> CGRect { try #require(frames[part]) }
      return [
        try edge(.variant).minX - edge(.scene).maxX, try edge(.mode).minX - edge(.variant).maxX,
        try edge(.transport).minX - edge(.mode).maxX,
      ]
    }
    var seen: Set<[Double]> = []
    for width in stride(from: 700.0, through: 2560, by: 10) {
      let gaps = try gaps(width)
      seen.insert(gaps)
      if width >= 1320 { #expect(gaps == [0, 14, 14], "\(width)") }
    }
    #expect(seen == [[0, 14, 14], [0, 8, 8]])
  }

  /// Play is what comes next while time stands still; an open panel has a full sign on the ground of its button, a closed one an empty one.
  @Test func playHasTheAccentAndPanelsTellWhetherTheyAreOpen() {
    let bars = model().bars
    for isPaused in [true, false] {
      var bars = bars
      bars.isPaused = isPaused
      let play = isPaused ? look.theme.accent : nil
      #expect(bars.transport(look.theme).map(\.tint) == [nil, nil, play, nil, nil])
    }
    func fills(_ panels: WindowPanels) -> [Int] {
      var bars = bars
      bars.panels = panels
      return bars.panelButtons(look.theme).map { item in
        var pen = ToolbarPen(look, hover: nil)
        pen.button(item, in: CGRect(x: 0, y: 0, width: 32, height: 32))
        return pen.picture.list.commands.count { if case .fill = $0 { true } else { false } }
      }
    }
    #expect(fills([.left, .timeline, .right]) == [1, 1, 1])
    #expect(fills([.timeline]) == [0, 1, 0])
  }
}

/// The names of the scene and of its variant.
extension ToolbarTests {
  private func open(
    _ width: Double, _ title: String, _ variants: [String] = [], _ variant: String? = nil,
    changes: Int = 0
  ) -> WindowModel {
    var model = model(width)
    model.scene.title = title
    (model.toolbar.variants, model.toolbar.variant) = (variants, variant)
    model.toolbar.changes = changes
    return model
  }

  private func drawn(_ model: WindowModel) -> Picture { ToolbarPicture.draw(model.bars, look) }

  /// They share one outline, which nothing moves. What is changed or not saved does not even move the line between them.
  @Test(arguments: [640.0, 800, 1024, 1100, 1200, 1320, 1440, 1600, 2560])
  func titlesAndVariantsMoveNothing(_ width: Double) throws {
    for isTouchMode in [false, true] {
      var outlines: Set<CGRect> = []
      let long = String(repeating: "long ", count: 30)
      for title in ["Tap", "A drag from the edge of the screen", long] {
        for variant in [nil, "slow", long] {
          var (scenes, signs): (Set<CGRect>, Set<Double>) = ([], [])
          for (names, changes) in [([], 0), ([], 3), (["slow"], 0), (["slow", long], 12)] {
            var model = open(width, title, names, variant, changes: changes)
            model.workspace.isTouchMode = isTouchMode
            model.toolbar.isUnsaved = changes > 0
            let picture = drawn(model)
            let scene = try #require(places(model)[.command(.sceneChoose)])
            scenes.insert(scene)
            outlines.insert(try #require(self.outlines(model)[.command(.sceneChoose)]))
            let inside = chevrons(picture).filter { scene.minX < $0 && $0 < scene.maxX }
            signs.formUnion(inside.map { $0.rounded() })
            expectApart(picture.regions, width, "\(width) \(title)")
            #expect(
              PanelChecker(size: model.workspace.size).faults(picture).isEmpty, "\(width) \(title)")
          }
          #expect(scenes.count == 1 && signs.count <= 1, "\(width) \(title)")
        }
      }
      #expect(outlines.count == 1, "\(width)")
      if width == 1440, !isTouchMode {
        #expect(outlines == [CGRect(x: 8, y: 8, width: 476, height: 32)])
      }
    }
  }

  /// Each name takes the room that the other one does not need; where both are too long, the line is at its usual place.
  @Test func theNamesShareTheirRoom() throws {
    func texts(_ title: String, _ variant: String?) -> [String] {
      drawn(open(1440, title, ["slow"], variant)).list.commands.compactMap {
        if case .text(let text, _, _, _) = $0 { text } else { nil }
      }
    }
    let (title, name) = (
      "Recognizer and action on one container", "the delegate asks for both of them"
    )
    let both = texts(title, "slow")
    #expect(both.contains(title) && both.contains("slow"), "\(both)")
    #expect(both.contains(Text.toolbar.variantWord), "\(both)")
    let named = texts("Tap", name)
    #expect(named.contains("Tap") && named.contains(name), "\(named)")
    #expect(named.contains(Text.toolbar.variantWord), "\(named)")
    // Without room for the word the name is still whole.
    let bare = texts(title, "waits for both")
    #expect(bare.contains("waits for both") && !bare.contains(Text.toolbar.variantWord), "\(bare)")
    let long = String(repeating: "long ", count: 30)
    let usual = places(open(1440, long, [long], long))
    #expect(usual[.command(.sceneChoose)] == CGRect(x: 8, y: 8, width: 259, height: 32))
    #expect(usual[.more(.variant)] == CGRect(x: 267, y: 8, width: 217, height: 32))
  }

  /// Where the signs of menus end: two lines, down and up again.
  private func chevrons(_ picture: Picture) -> [Double] {
    picture.list.commands.compactMap { command in
      guard case .stroke(let path, _, _) = command, path.segments.count == 3,
        case .line(let end) = path.segments[2]
      else { return nil }
      return end.x
    }
  }

  /// A title that is cut keeps the mark of a scene that is not saved.
  @Test func aCutTitleKeepsItsMark() {
    var model = open(1440, String(repeating: "A long title of a scene ", count: 8), ["slow"])
    model.toolbar.isUnsaved = true
    let titles = drawn(model).list.commands.compactMap { command -> String? in
      guard case .text(let text, _, _, _) = command, text.hasPrefix("A long") else { return nil }
      return text
    }
    #expect(titles.count == 1 && titles.allSatisfy { $0.hasSuffix("\u{2026} \u{25CF}") })
  }

  /// The name of a variant in effect and the count of live edits have the accent colour; around them it means that the menu
  /// shows.
  @Test func whatIsInEffectHasTheAccent() throws {
    func isOutlined(_ model: WindowModel) throws -> Bool {
      let box = try #require(places(model)[.more(.variant)])
      let path = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6)
      return drawn(model).list.commands.contains {
        if case .stroke(path, look.theme.accent, _) = $0 { true } else { false }
      }
    }
    func isMarked(_ model: WindowModel, _ word: String) -> Bool {
      drawn(model).list.commands.contains {
        if case .text(word, _, _, look.theme.accent) = $0 { true } else { false }
      }
    }
    let plain = open(1440, "Tap", ["slow"])
    let (slow, edited) = (
      open(1440, "Tap", ["slow"], "slow"), open(1440, "Tap", ["slow"], changes: 2)
    )
    let words = Text.toolbar.changed(Text.toolbar.asWritten, 2)
    #expect(isMarked(slow, "slow") && isMarked(edited, words))
    #expect(!isMarked(plain, Text.toolbar.asWritten))
    var isOpen = plain
    isOpen.toolbar.openMenu = .variant
    #expect(try isOutlined(isOpen) && ![plain, slow, edited].contains { try isOutlined($0) })
  }
}
