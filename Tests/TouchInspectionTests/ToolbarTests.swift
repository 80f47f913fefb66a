import TouchLanguage
import Foundation
import Testing
import TouchCanvas

@testable import TouchInspection

/// The toolbar and the bar for fingers: what shows, what it looks like, and why something cannot act.
@Suite struct ToolbarTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func model(_ width: Double = 1440) -> WindowModel {
    var model = WindowModel()
    model.title = "Single tap, double tap, long press"
    model.size = CGSize(width: width, height: 600)
    (model.step, model.stepCount) = (3, 8)
    (model.isLive, model.isPaused) = (false, true)
    return model
  }

  private func regions(_ model: WindowModel) -> [Picture.Region] {
    ToolbarPicture.draw(model.bars, look).regions
  }

  private func tooltip(_ id: String, _ model: WindowModel) -> String {
    regions(model).first { $0.id == id }?.tooltip.words ?? "no button"
  }

  /// Regions beside each other within a room.
  private func expectApart(_ regions: [Picture.Region], _ width: Double, _ place: String) {
    let places = regions.map(\.outline).sorted { $0.minX < $1.minX }
    for (a, b) in zip(places, places.dropFirst()) {
      #expect(a.maxX <= b.minX + 0.01, "\(place)")
    }
    #expect(places.allSatisfy { $0.minX >= 0 && $0.maxX <= width }, "\(place)")
  }

  @Test func buttonsShowOrAreInTheMenu() {
    let all = ToolbarPicture.hidden([])
    #expect(Set(all).count == all.count && all.count > 20)
    for width in stride(from: 410.0, through: 1700, by: 10) {
      let picture = ToolbarPicture.draw(model(width).bars, look)
      let faults = PanelChecker(size: CGSize(width: width, height: 600)).faults(picture)
      #expect(faults.isEmpty, "\(width): \(faults)")
      let regions = picture.regions
      let shown = Set(regions.map(\.target))
      let hidden = ToolbarPicture.hidden(shown)
      #expect(hidden.isEmpty != shown.contains(.more(.toolbar)), "\(width)")
      for id in all {
        let isBehindMenu = id.twoFingers != nil || [.slower, .faster].contains(id)
        #expect(
          shown.contains(.command(id)) != hidden.contains(id)
            || isBehindMenu && !hidden.contains(id), "\(id) \(width)")
      }
      let always: [CommandID] = [
        .open, .modeTouch, .modePick, .start, .play, .live, .eventBack,
      ]
      #expect(shown.isSuperset(of: always.map { .command($0) }), "\(width)")
      expectApart(regions, width, "\(width)")
    }
  }

  /// A window of the smallest size has everything but the switches of the panels, which have keys and edges, too.
  @Test func theSmallestWindowHasAlmostEverything() {
    let shown = Set(regions(model(1024)).map(\.target))
    #expect(ToolbarPicture.hidden(shown) == [.panelLeft, .panelTimeline, .panelRight])
    #expect(ToolbarPicture.hidden(Set(regions(model(1440)).map(\.target))) == [])
  }

  @Test func noTwoSignsLookTheSame() {
    let steps: [ToolbarGlyph] = [ToolbarGlyph.Grain.event, .transition, .gesture].flatMap { grain in
      [true, false].map { ToolbarGlyph.step(grain, back: $0) }
    }
    let others: [ToolbarGlyph] = [
      .folder, .record, .stop, .save, .start, .live, .play, .pause, .twoFingers(.mirrored),
      .twoFingers(.parallel), .call, .suspend, .cancel, .pick, .help, .more, .panel(.left),
      .panel(.timeline), .panel(.right),
    ]
    var seen: [String: ToolbarGlyph] = [:]
    for glyph in steps + others {
      var list = DrawList()
      glyph.draw(at: CGPoint(x: 15, y: 15), .white, look, &list)
      #expect(!list.commands.isEmpty)
      #expect(seen[list.text] == nil, "\(glyph) looks like \(String(describing: seen[list.text]))")
      seen[list.text] = glyph
    }
  }

  @Test func tooltipsHaveTheKeyAndTheReason() {
    var model = model()
    let (step, pick) = (Text.commands.words(.eventForward), Text.commands.words(.modePick))
    model.toolbar.keys = [.eventForward: "Right", .modeToggle: "I"]
    #expect(
      tooltip("command:event.forward", model) == "\(step.title): \(step.summary) (Right)")
    #expect(tooltip("command:mode.pick", model) == "\(pick.title): \(pick.summary) (I)")
    model.toolbar.refusals = [.eventForward: "this is the newest moment"]
    #expect(
      tooltip("command:event.forward", model)
        == "\(step.title): \(step.summary) (Right); not now: this is the newest moment")
    let open = tooltip("command:open", model)
    #expect(open.hasPrefix("\(model.title) \u{00B7} Open scene: "))
    model.isStart = true
    #expect("\(model.title) \u{00B7} " + tooltip("command:open", model) == open)
  }

  /// What cannot act looks so, and nothing but its colour changes.
  @Test func refusedButtonsAreGrey() {
    func commands(_ isStart: Bool) -> [DrawList.Command] {
      var model = model()
      if isStart { model.toolbar.refusals[.save] = "open a scene first" }
      var pen = ToolbarPen(look, hover: nil)
      pen.draw([model.bars.button(.save, .glyph(.save))], x: 0, middle: 22)
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
        model.isTouchMode = true
        (model.isSuspended, model.waitingEvents) = (isSuspended, 12)
        let room = WindowLayout(model).statusLine
        let (picture, end) = TouchBarPicture.draw(model.bars, room, look)
        #expect(PanelChecker(size: model.size).faults(picture).isEmpty, "\(width)")
        let ids = picture.regions.map(\.id)
        #expect(
          ids
            == [
              "play", "event.back", "event.forward", "cancelTouches", "mode.toggle", "interrupt",
              "suspend",
            ].map { "command:\($0)" })
        // 44 points of the screen at the scale of touch mode, 1.6.
        for region in picture.regions {
          #expect(region.outline.width >= 27.5 && region.outline.height >= 27.5, "\(region.id)")
          #expect(room.contains(region.outline), "\(region.id) \(width)")
        }
        expectApart(picture.regions, min(width, end), "\(width)")
        // The toolbar does not say it again.
        #expect(!regions(model).contains { $0.id == "command:suspend" })
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
