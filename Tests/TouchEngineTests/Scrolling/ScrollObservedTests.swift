import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Scroll views, tables and what is in them, as real UIKit was seen to treat a finger on them.
@Suite struct ScrollObservedTests {
  // MARK: When content gets a finger

  /// A9, OBS-113: a flick within 150 ms scrolls, and the button under it hears nothing.
  @Test func aFlickOnAButton() {
    let one = ScrollWorld()
    one.drag(from: (200, 250), by: (0, -100), over: 0.1, samples: 10)
    one.lift(200, 150)
    one.world.wait(3)
    #expect(one.world.lines([.touches, .tracking, .action], of: ["button"]).isEmpty)
    #expect(one.offset.y > 90)
  }

  /// A9, OBS-113: after a rest of 200 ms a view has its touch, at 150 ms; it loses it when the pan begins.
  @Test func aRestAndADragOnAView() throws {
    let one = ScrollWorld()
    one.world.touch(.began, 1, 50, 150)
    one.world.wait(0.2)
    one.world.touch(.moved, 1, 50, 145)
    one.world.touch(.moved, 1, 50, 120)
    one.world.touch(.moved, 1, 50, 100)
    #expect(
      one.world.lines([.touches, .action], of: ["card", "pan"]) == [
        "card touchesBegan", "card touchesMoved", "pan action began", "card touchesCancelled",
        "pan action changed",
      ])
    #expect(one.engine.trace.events.first { $0.kind == .touches }?.time.seconds == 0.15)
    #expect(one.offset.y == 40)
  }

  /// A9: the same on a button does not scroll; the button tracks on.
  @Test func aRestAndADragOnAButton() {
    let one = ScrollWorld()
    one.world.touch(.began, 1, 200, 250)
    one.world.wait(0.2)
    one.world.touch(.moved, 1, 200, 200)
    #expect(one.world.lines([.decision]) == ["scroll touchesShouldCancel button no"])
    #expect(one.button.isTracking && one.offset == .zero)
    one.lift(200, 200)
    #expect(
      one.world.lines([.action], of: ["button"]) == [
        "button action touchDown", "button action touchDragInside", "button action touchUpInside",
        "button action primaryActionTriggered",
      ])
  }

  /// A9: a tap of 80 ms is told in the turn of its lift.
  @Test func aTapOnAButton() {
    let one = ScrollWorld()
    one.world.touch(.began, 1, 200, 250)
    one.world.wait(0.08)
    one.lift(200, 250)
    let actions = one.engine.trace.events.filter { $0.kind == .action }
    #expect(
      one.world.lines([.action]) == [
        "button action touchDown", "button action touchUpInside",
        "button action primaryActionTriggered",
      ])
    #expect(Set(actions.map(\.time.seconds)) == [0.08])
  }

  private final class Asking: UIScrollView {
    var log: [String] = []
    var begins = true
    var cancels = true
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if log.last != "hitTest" { log.append("hitTest") }
      return super.hitTest(point, with: event)
    }
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      log.append("touchesShouldBegin \(view.touchscopeName ?? "")")
      return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      log.append("touchesShouldCancel \(view.touchscopeName ?? "")")
      return cancels
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      log.append("shouldBegin")
      return true
    }
  }

  /// OBS-115: what a scroll view without delay is asked, and who has the finger then.
  @Test(arguments: [
    (true, true, true, ["card touchesBegan", "card touchesCancelled"], true),
    (false, true, true, [], true),
    (true, false, true, ["card touchesBegan", "card touchesMoved"], false),
    (true, true, false, ["card touchesBegan", "card touchesMoved"], false),
  ])
  func whatAScrollViewIsAsked(
    _ begins: Bool, _ cancels: Bool, _ canCancel: Bool, _ touches: [String], _ scrolls: Bool
  ) throws {
    let one = ScrollWorld(make: Asking()) {
      $0.delaysContentTouches = false
      $0.canCancelContentTouches = canCancel
    }
    let scroll = try #require(one.scroll as? Asking)
    (scroll.begins, scroll.cancels) = (begins, cancels)
    one.world.touch(.began, 1, 50, 150)
    #expect(scroll.log == ["hitTest", "touchesShouldBegin card"])
    one.world.touch(.moved, 1, 50, 120)
    #expect(scroll.log.contains("touchesShouldCancel card") == (begins && canCancel))
    #expect(one.world.lines([.touches], of: ["card"]) == touches)
    #expect((one.offset.y == 20) == scrolls)
  }

  /// OBS-123: hit test, the content's touch, the question whether the pan may begin, then the delegate hears of it.
  @Test func theOrderOfADrag() throws {
    final class Notes: UIScrollViewDelegate {
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        (scrollView as? Asking)?.log.append("willBeginDragging")
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        (scrollView as? Asking)?.log.append("didScroll")
      }
    }
    let notes = Notes()
    let one = ScrollWorld(make: Asking()) {
      $0.delaysContentTouches = false
      $0.delegate = notes
    }
    let scroll = try #require(one.scroll as? Asking)
    one.drag(from: (50, 150), by: (0, -20), over: 0.02, samples: 1)
    #expect(
      scroll.log == [
        "hitTest", "touchesShouldBegin card", "shouldBegin", "touchesShouldCancel card",
        "willBeginDragging", "didScroll",
      ])
  }

  /// OBS-111: a drag over 200 pt in a second has lost some ten points when it ends, and is not locked to an axis.
  @Test func aDiagonalDrag() {
    let one = ScrollWorld(content: CGSize(width: 2000, height: 2000)) {
      $0.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    }
    one.drag(from: (190, 250), by: (-80, -200), over: 1, samples: 60)
    one.lift(110, 50)
    #expect(abs(one.offset.x - 75) <= 10 && abs(one.offset.y - 190) <= 10)
  }

  /// OBS-117: a quick drag on a slider's thumb scrolls what is around it; after a rest the slider has it.
  @Test(arguments: [(0.0, 70.0, 0.5), (0.2, 0, 0.03488372)])
  func aSliderInAPagingScrollView(_ rest: Double, _ offset: Double, _ value: Float) {
    let one = ScrollWorld(content: CGSize(width: 2000, height: 400)) { $0.isPagingEnabled = true }
    let slider = one.engine.perform {
      let slider = UISlider(frame: CGRect(x: 100, y: 300, width: 200, height: 40))
      slider.value = 0.5
      one.scroll.addSubview(slider)
      return slider
    }
    one.world.touch(.began, 1, 200, 320)
    one.world.wait(rest)
    for step in 1...4 {
      one.world.wait(0.02)
      one.world.touch(.moved, 1, 200 - Double(step) * 20, 320)
    }
    #expect(one.offset.x == offset && abs(slider.value - value) < 1e-5)
  }

  // MARK: The edge of a navigation controller

  enum Relation: CaseIterable { case none, together, waits }

  /// OBS-095: a finger from the edge scrolls what can scroll that way; the back swipe comes when both may, or when the
  /// scroll view's pan waits for it.
  @Test(arguments: Relation.allCases) func anEdgeSwipeInAScrollView(_ relation: Relation) {
    var scroll: UIScrollView!
    let world = ContainerWorld {
      let second = UIViewController()
      scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
      scroll.contentSize = CGSize(width: 2000, height: 400)
      scroll.panGestureRecognizer.touchscopeName = "pan"
      second.view.addSubview(scroll)
      let navigation = UINavigationController()
      navigation.viewControllers = [UIViewController(), second]
      let pop = navigation.interactivePopGestureRecognizer
      pop?.touchscopeName = "pop"
      if relation == .together { pop?.touchscopeHooks.simultaneousWith = { _ in true } }
      if relation == .waits, let pop { scroll.panGestureRecognizer.require(toFail: pop) }
      return navigation
    }
    world.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 204, y: 300), lifts: false)
    #expect(world.lines([.action], of: ["pop"]).isEmpty == (relation == .none))
    #expect(world.lines([.action], of: ["pan"]).isEmpty == (relation == .waits))
    #expect((scroll.contentOffset.x < 0) == (relation != .waits))
  }

  // MARK: Tables

  /// OBS-041, EC-111: a touch on a cell is asked for before it comes; one below the last row is the table's own.
  @Test(
    arguments: [
      (60, ["touchesShouldBegin content1", "touchesBegan"]), (300, ["touchesBegan"]),
    ] as [(Double, [String])])
  func onAndOffACell(_ y: Double, _ expected: [String]) {
    let one = TableWorld(sections: [3])
    var log: [String] = []
    one.table.touchscopeScrollHooks.touchesShouldBegin = {
      log.append("touchesShouldBegin \($0.touchscopeName ?? "")")
      return true
    }
    one.world.hear(one.table) { phase, _, _ in if phase == .began { log.append("touchesBegan") } }
    one.world.touch(.began, 1, 200, y)
    one.world.wait(0.3)
    #expect(log == expected)
  }

  /// OBS-013: the end of a touch on a row has a new place and the one before, in the window and in the cell's content view.
  @Test func theEndOfATouchOnARow() {
    let one = TableWorld {
      $0.rowHeight = 72
      $0.frame = CGRect(x: 0, y: 313 + 1.0 / 3, width: 375, height: 80)
    }
    var seen: [String] = []
    one.world.hear(one.table) { phase, touches, event in
      guard phase == .ended, let view = touches[0].view else { return }
      let places = [nil, view].flatMap {
        [touches[0].location(in: $0), touches[0].previousLocation(in: $0)]
      }
      seen.append("\(type(of: view)) \(touches[0].tapCount) of \(event?.allTouches?.count ?? 0)")
      seen += places.map { String(format: "%.2f %.2f", $0.x, $0.y) }
    }
    one.world.touch(.began, 1, 144 + 1.0 / 3, 358 + 2.0 / 3)
    one.world.wait(0.05)
    one.world.touch(.ended, 1, 165, 358 + 1.0 / 3)
    #expect(
      seen == [
        "UITableViewCellContentView 1 of 1", "165.00 358.33", "144.33 358.67", "165.00 45.00",
        "144.33 45.33",
      ])
  }

  /// OBS-015: a touch on a button in a scrolled table keeps its places in the window, the button and the table.
  @Test func placesOfATouchInAScrolledTable() {
    let notes = TableNotes()
    var table: UITableView!
    var button: UIButton!
    let world = ContainerWorld {
      button = UIButton(frame: CGRect(x: 30, y: 141, width: 60, height: 30))
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
      table.rowHeight = 200
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 179))
      notes.fill = { [unowned button] cell, path in
        if path.row == 4, let button { cell.contentView.addSubview(button) }
      }
      table.dataSource = notes
      table.delegate = notes
      let controller = UIViewController()
      controller.view.addSubview(table)
      return controller
    }
    world.perform { table.contentOffset.y = 726 }
    world.engine.layoutIfNeeded()
    var seen: [String] = []
    var places: [CGPoint] = []
    button.touchscopeHooks.touches = {
      [unowned button, unowned table] phase, touches, event, base in
      if phase == .ended, let touch = touches.first {
        seen = event?.allTouches?.map { "\($0.phase) \($0.tapCount)" } ?? []
        places = [touch.location(in: nil), touch.location(in: button), touch.location(in: table)]
      }
      base()
    }
    world.tap(76.5, 416.5)
    #expect(seen == ["ended 1"])
    #expect(
      places == [
        CGPoint(x: 76.5, y: 416.5), CGPoint(x: 46.5, y: 22.5), CGPoint(x: 76.5, y: 1142.5),
      ])
  }
}
