import TouchLanguage
import Foundation
import Testing
import TouchCanvas

@testable import TouchInspection

/// The toolbar and the bar for fingers: what shows, what it looks like, and why something cannot act.
@Suite struct ToolbarTests {
  let look = Look(theme: .dark, metrics: FixedTextMetrics())

  func model(_ width: Double = 1440) -> WindowModel {
    var model = WindowModel()
    model.scene.title = "Single tap, double tap, long press"
    model.workspace.size = CGSize(width: width, height: 600)
    (model.time.step, model.time.stepCount) = (3, 8)
    model.time.mode = .seeking
    return model
  }

  private func regions(_ model: WindowModel) -> [Picture.Region] {
    ToolbarPicture.draw(model.bars, look).regions
  }

  private func tooltip(_ id: String, _ model: WindowModel) -> String {
    regions(model).first { $0.id == id }?.tooltip.words ?? "no button"
  }

  /// Regions beside each other within a room.
  func expectApart(_ regions: [Picture.Region], _ width: Double, _ place: String) {
    let places = regions.map(\.outline).sorted { $0.minX < $1.minX }
    for (a, b) in zip(places, places.dropFirst()) {
      #expect(a.maxX <= b.minX + 0.01, "\(place)")
    }
    #expect(places.allSatisfy { $0.minX >= 0 && $0.maxX <= width }, "\(place)")
  }

  func places(_ model: WindowModel) -> [Target: CGRect] {
    Dictionary(regions(model).map { ($0.target, $0.outline) }, uniquingKeysWith: { a, _ in a })
  }

  /// The usual window has every part where the design has it.
  @Test func theUsualWindowHasItsConstantPlaces() {
    var model = model()
    model.toolbar.variants = ["slow"]
    let places = places(model)
    let wanted: [(Target, Double, Double)] = [
      (.command(.sceneChoose), 8, 311), (.more(.variant), 319, 165),
      (.command(.modeTouch), 498, 56), (.command(.modePick), 554, 48),
      (.command(.modeCompose), 602, 72),
      (.command(.gestureBack), 688, 32), (.command(.play), 752, 32), (.command(.live), 816, 32),
      (.more(.time), 848, 146), (.command(.record), 1002, 82), (.more(.simulate), 1092, 84),
      (.more(.overlays), 1184, 116),
      (.command(.panelLeft), 1308, 28), (.command(.panelRight), 1364, 28),
      (.command(.help), 1400, 32),
    ]
    for (target, x, width) in wanted {
      #expect(places[target] == CGRect(x: x, y: 8, width: width, height: 32), "\(target)")
    }
  }

  /// The same with one outline for the scene and its variant, whose names share it.
  func outlines(_ model: WindowModel) -> [Target: CGRect] {
    var places = places(model)
    if let variant = places.removeValue(forKey: .more(.variant)) {
      places[.command(.sceneChoose)] = places[.command(.sceneChoose)]?.union(variant)
    }
    return places
  }

  /// Titles, states, times and variants change inside of the parts.
  @Test(arguments: [640.0, 1024, 1200, 1319, 1320, 1440, 1600])
  func nothingMovesWhenContentChanges(_ width: Double) {
    let plain = outlines(model(width))
    var models: [WindowModel] = []
    for title in ["", "A", String(repeating: "A long title of a scene ", count: 8)] {
      var model = model(width)
      model.scene.title = title
      models.append(model)
    }
    for time in [-83.475, -1.2, 0, 0.4, 83.475, 12_345.6] {
      for speed in [1.0 / 16, 1, 100] {
        var model = model(width)
        (model.toolbar.time, model.time.speed) = (time, speed)
        models.append(model)
      }
    }
    for variant in [nil, "no requirements", String(repeating: "a very long name ", count: 5)] {
      var model = model(width)
      (model.toolbar.variants, model.toolbar.variant) = ([variant ?? "slow"], variant)
      models.append(model)
    }
    var busy = model(width)
    (busy.time.queued, busy.recording.isOn, busy.time.mode) = (99, true, .playing)
    (busy.workspace.isPicking, busy.drawing.overlays) = (true, .all)
    busy.toolbar.twoFingers = .rotate
    models.append(busy)
    for model in models {
      #expect(outlines(model) == plain, "\(model.scene.title) \(model.toolbar.time) \(width)")
      let faults = PanelChecker(size: model.workspace.size).faults(
        ToolbarPicture.draw(model.bars, look))
      #expect(faults.isEmpty, "\(width): \(faults)")
    }
  }

  @Test func whatHasNoRoomIsInTheMenu() {
    for isTouchMode in [false, true] {
      for width in stride(from: 410.0, through: 1700, by: 10) {
        var model = model(width)
        model.workspace.isTouchMode = isTouchMode
        let picture = ToolbarPicture.draw(model.bars, look)
        let faults = PanelChecker(size: CGSize(width: width, height: 600)).faults(picture)
        #expect(faults.isEmpty, "\(width): \(faults)")
        let shown = Set(picture.regions.map(\.target))
        // The theme is in the status line.
        let hidden = ToolbarPicture.hidden(shown.union([.more(.theme)]))
        #expect(hidden.isEmpty != shown.contains(.more(.toolbar)), "\(width)")
        let always: [CommandID] = [.sceneChoose, .modeTouch, .modePick, .modeCompose]
        #expect(shown.isSuperset(of: always.map { .command($0) }), "\(width)")
        #expect(shown.contains(.command(.play)) != isTouchMode, "\(width)")
        expectApart(picture.regions, width, "\(width)")
      }
    }
  }

  /// What gives way first.
  @Test func partsGiveWayInTheirOrder() {
    func signs(_ width: Double) -> Set<ToolbarPlaces.Part> {
      ToolbarPlaces(width: width, isTouchMode: false).signs
    }
    #expect(signs(1320) == [] && signs(1319) == [.record])
    #expect(signs(1244) == [.record] && signs(1243) == [.record, .overlays])
    #expect(signs(1104) == [.overlays, .simulate, .record])
    // Everything has a place in a window of 1024 points.
    let narrow = ToolbarPlaces(width: 1024, isTouchMode: false)
    #expect(narrow.signs == [.overlays, .simulate, .record, .variant])
    #expect(narrow.frames[.more] == nil && narrow.frames.count == 10)
    let small = ToolbarPlaces(width: 940, isTouchMode: false)
    #expect(small.frames[.help] == nil && small.frames[.panels] == nil)
    #expect(small.frames[.more]?.maxX == 932)
    let shown = Set(regions(model(940)).map(\.target)).union([.more(.theme)])
    #expect(ToolbarPicture.hidden(shown) == [.panels, .help])
  }

  @Test func noTwoSignsLookTheSame() {
    let glyphs: [ToolbarGlyph] = [
      .scene, .variant, .record, .stop, .start, .live, .play, .pause, .step(back: true),
      .step(back: false), .twoFingers, .eye, .theme(isLight: true), .theme(isLight: false), .cancel,
      .pick, .help, .more,
      .panel(.left, isOpen: true), .panel(.timeline, isOpen: true), .panel(.right, isOpen: true),
      .panel(.left, isOpen: false), .panel(.timeline, isOpen: false),
      .panel(.right, isOpen: false), .finger, .pencil, .simulate,
    ]
    var seen: [String: ToolbarGlyph] = [:]
    for glyph in glyphs {
      var list = DrawList()
      glyph.draw(at: CGPoint(x: 15, y: 15), .white, look, &list)
      #expect(!list.commands.isEmpty)
      #expect(seen[list.text] == nil, "\(glyph) looks like \(String(describing: seen[list.text]))")
      seen[list.text] = glyph
    }
  }

  @Test func tooltipsHaveTheKeyAndTheReason() {
    var model = model()
    let (step, pick) = (Text.commands.words(.transitionForward), Text.commands.words(.modePick))
    model.toolbar.keys = [.transitionForward: "Shift+Right", .modeToggle: "I"]
    #expect(
      tooltip("command:transition.forward", model)
        == "\(step.title): \(step.summary) (Shift+Right)")
    #expect(tooltip("command:mode.pick", model) == "\(pick.title): \(pick.summary) (I)")
    model.toolbar.refusals = [.transitionForward: "this is the newest moment"]
    #expect(
      tooltip("command:transition.forward", model)
        == "\(step.title): \(step.summary) (Shift+Right); not now: this is the newest moment")
    let open = tooltip("command:scene.choose", model)
    #expect(open.hasPrefix("\(model.scene.title) \u{00B7} Choose scene: "))
    model.scene.isStart = true
    #expect("\(model.scene.title) \u{00B7} " + tooltip("command:scene.choose", model) == open)
  }

  /// The button says which variant is in effect.
  @Test func thePickerNamesTheVariant() {
    func words(_ change: (inout WindowModel) -> Void) -> String? {
      var model = model()
      model.toolbar.variants = ["slow"]
      change(&model)
      guard
        case .captioned(let caption, let text, let short) = model.bars.variant(isSign: false).face
      else { return nil }
      #expect(caption == Text.toolbar.variantWord)
      #expect(short == (model.toolbar.changes > 0 ? Text.toolbar.changes(1) : nil))
      return text
    }
    #expect(words { _ in } == "As written")
    #expect(words { $0.toolbar.variant = "slow" } == "slow")
    #expect(words { $0.toolbar.changes = 1 } == "As written, 1 change")
    #expect(words { $0.toolbar.variants = [] } == "As written")
  }

  /// The letters of keys say nothing to whoever does not know them: they stand in the menu.
  @Test func theToolbarSaysInWordsWhatIsOn() {
    func words(_ width: Double, _ change: (inout WindowModel) -> Void = { _ in }) -> [String] {
      var model = model(width)
      change(&model)
      return PictureTexts.lines(ToolbarPicture.draw(model.bars, look), look)
        .flatMap { $0.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) } }
    }
    func has(_ words: [String], _ text: String) -> Bool { words.contains { $0.contains(text) } }
    let usual = words(1440)
    #expect(has(usual, "Overlays") && has(usual, "3"), "\(usual)")
    guard case .labelled(_, "Record") = model().bars.record(look.theme, isSign: false).face
    else {
      Issue.record("no word")
      return
    }
    guard case .state(let title, let states) = model().bars.overlayMenu(isSign: false).face
    else {
      Issue.record("no words")
      return
    }
    #expect(title == "Overlays" && states.map(\.now) == ["3 on", "3"])
    #expect(states.allSatisfy { $0.all.count == OverlayCatalog.all.count + 1 })
    let help = tooltip("more:overlays", model())
    #expect(help.contains("3 of \(OverlayCatalog.all.count) overlays are on: "), "\(help)")
    #expect(words(1600) { $0.recording.isOn = true }.contains("Stop"))
    for key in ["H T J", "H", "T", "J"] { #expect(!usual.contains(key), "\(usual)") }
  }

  /// What cannot act looks so, and nothing but its colour changes.
  @Test func refusedButtonsAreGrey() {
    func commands(_ isStart: Bool) -> [DrawList.Command] {
      var model = model()
      if isStart { model.toolbar.refusals[.record] = "open a scene first" }
      var pen = ToolbarPen(look, hover: nil)
      pen.button(
        model.bars.button(.record, .glyph(.record)),
        in: CGRect(x: 8, y: 8, width: 32, height: 32))
      return pen.picture.list.commands
    }
    func colors(_ commands: [DrawList.Command]) -> Set<Color> {
      Set(commands.compactMap { if case .stroke(_, let color, _) = $0 { color } else { nil } })
    }
    #expect(commands(true).count == commands(false).count)
    #expect(colors(commands(true)).contains(look.theme.disabled))
    #expect(!colors(commands(false)).contains(look.theme.disabled))
  }

  @Test func theBarForFingersHasTargetsOfTheirSize() {
    for width in stride(from: 400.0, through: 1000, by: 20) {
      for isSuspended in [false, true] {
        var model = model(width)
        model.workspace.isTouchMode = true
        model.time.queued = isSuspended ? 12 : nil
        let room = WindowLayout(model).statusLine
        let (picture, end) = TouchBarPicture.draw(model.bars, room, look)
        #expect(PanelChecker(size: model.workspace.size).faults(picture).isEmpty, "\(width)")
        let ids = picture.regions.map(\.id)
        #expect(
          ids
            == [
              "play", "event.back", "event.forward", "twoFingers.mirrored", "mode.toggle",
              "cancelTouches",
            ].map { "command:\($0)" })
        // 44 points of the screen at the scale of touch mode, 1.6.
        for region in picture.regions {
          #expect(region.outline.width >= 27.5 && region.outline.height >= 27.5, "\(region.id)")
          #expect(room.contains(region.outline), "\(region.id) \(width)")
        }
        expectApart(picture.regions, min(width, end), "\(width)")
        // The toolbar does not have the time again.
        #expect(!regions(model).contains { $0.id == "command:play" })
      }
    }
  }

  /// In a low window a menu shows a part of its items, with arrows that lead to all the others.
  @Test func longMenusAreTurnedLikePages() {
    var menu = MenuModel(
      (0..<23).map { .init(.press(.scene("\($0)")), "Item \($0)") }, at: CGPoint(x: 90, y: 40))
    let size = CGSize(width: 512, height: 320)
    func pages(_ name: String) -> Set<String> {
      var seen: Set<String> = []
      for _ in 0..<6 {
        let picture = MenuPicture.draw(menu, size: size, look)
        #expect(PanelChecker(size: size).faults(picture).isEmpty)
        seen.formUnion(picture.regions.map(\.id).filter { $0.hasPrefix("menu:scene:") })
        let page = picture.regions.first { $0.tooltip.words == name }
        guard case .menu(.page(let item)) = page?.target else { break }
        menu.select(item)
      }
      return seen
    }
    #expect(pages("More below").count == 23)
    #expect(pages("More above").count == 23)
    let low = MenuPicture.draw(menu, size: CGSize(width: 512, height: 900), look)
    #expect(!low.regions.contains { $0.id.hasPrefix("menu:page:") })
  }
}
