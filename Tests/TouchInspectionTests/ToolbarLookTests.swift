import TouchLanguage
import Foundation
import Testing
import TouchCanvas

@testable import TouchInspection

/// What leads the eye in the toolbar: outlines, grounds, signs and lines.
extension ToolbarTests {
  /// What is not needed all the time is a sign and words alone until something is on, pointed at or open.
  @Test func quietControlsHaveNoOutlineAndAGroundOnlyWhenItSaysSomething() {
    let box = CGRect(x: 8, y: 8, width: 116, height: 32)
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
    let quiet =
      bars.simulate(isSign: false) + [
        bars.record(look.theme, isSign: false), bars.overlayMenu(isSign: false),
        bars.themeMenu(look.theme), bars.help, bars.more,
      ]
    for item in quiet {
      let rest = drawn(item)
      #expect(!isOutlined(rest) && rest.first != ground, "\(item.target)")
      #expect(drawn(item, hover: item.target) == [ground] + rest, "\(item.target)")
      #expect(drawn(item, focus: item.target) == [ground] + rest, "\(item.target)")
      var open = item
      open.isOpen = true
      #expect(drawn(open) == [ground] + rest, "\(item.target)")
      var on = item
      on.isOn = true
      #expect(drawn(on).first == ground && !isOutlined(drawn(on)), "\(item.target)")
    }
    for item in [bars.scene(isSign: false), bars.timeMenu] {
      #expect(isOutlined(drawn(item)) && isOutlined(drawn(item, hover: item.target)))
    }
    // A recording that runs is not overlooked.
    var recording = model()
    recording.recording.isOn = true
    #expect(
      drawn(recording.bars.record(look.theme, isSign: false)).first
        == .fill(.roundedRectangle(box, 6), look.theme.danger))
  }

  /// A panel that shows has a ground and the colour of what is on.
  @Test func panelsThatShowAreOn() {
    func grounds(_ panels: WindowPanels) -> Int {
      var bars = model().bars
      bars.panels = panels
      var pen = ToolbarPen(look, hover: nil)
      pen.row(bars.panelButtons(look.theme), in: CGRect(x: 0, y: 8, width: 96, height: 32))
      let fills = pen.picture.list.commands.compactMap {
        if case .fill(_, let color) = $0 { color } else { nil }
      }
      #expect(fills.count { $0 == look.theme.accent } == fills.count { $0 == look.theme.raised })
      return fills.count { $0 == look.theme.raised }
    }
    #expect(grounds([]) == 0 && grounds(.left) == 1 && grounds([.left, .timeline, .right]) == 3)
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
      (240.0, true, true), (184, true, false), (104, false, true),
    ] {
      var places: Set<String> = []
      for mode in [HandsMode.touch, .pick, .compose] {
        let picture = drawn(width, mode)
        let words = picture.list.commands.compactMap {
          if case .text(let text, let at, _, _) = $0 { (text: text, at: at) } else { nil }
        }
        #expect(words.map(\.text) == (hasWords ? ["Touch", "Pick", "Compose"] : []), "\(width)")
        let strokes = picture.list.commands.count { if case .stroke = $0 { true } else { false } }
        // Without signs there is the outline alone.
        #expect((strokes > 1) == hasSigns, "\(width)")
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

  /// Groups without outlines are told apart by lines, which lie in the gaps.
  @Test func linesStandBetweenTheGroups() {
    #expect(ToolbarPlaces(width: 1440, isTouchMode: false).lines == [992, 1252])
    for width in stride(from: 410.0, through: 1700, by: 10) {
      let places = ToolbarPlaces(width: width, isTouchMode: false)
      #expect(!places.lines.isEmpty, "\(width)")
      for x in places.lines {
        #expect(places.frames.values.allSatisfy { x < $0.minX || x > $0.maxX }, "\(width)")
      }
    }
  }
}
