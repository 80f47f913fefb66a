import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Controls among recognizers: whose action comes. The control lies at (150, 150, 100, 100) of the screen.
@MainActor @Suite struct DefaultActionRules {
  private let world = World()
  private let kinds: Set<TraceKind> = [.gesture, .touches, .tracking, .state, .action]

  @discardableResult
  private func put<C: UIControl>(_ make: @autoclosure () -> C) -> C {
    world.put("control", 50, 50, 100, 100, make())
  }

  private func lines() -> [String] { world.lines(kinds, of: ["control", "tap"]) }

  /// CTL-36, CTL-37, A5, OBS-043, OBS-045: a button in an outer tap: the tap fails in its touchesEnded, then the button acts.
  @Test func aButtonInAnOuterTap() {
    put(UIButton())
    _ = world.add("tap", UITapGestureRecognizer())
    world.tap()
    #expect(
      lines() == [
        "tap touchesBegan", "control touchesBegan", "control beginTracking yes",
        "control action touchDown", "tap touchesEnded",
        "tap possible -> failed controlWins control", "control touchesEnded",
        "control endTracking", "control action touchUpInside",
        "control action primaryActionTriggered",
      ])
  }

  /// OBS-047: four nested taps lose against one button.
  @Test func fourOuterTaps() {
    put(UIButton())
    for view in [world.view, world.window] {
      for name in ["one", "two"] { _ = world.add(name, to: view, UITapGestureRecognizer()) }
    }
    world.tap()
    #expect(
      world.lines([.action]).suffix(2) == [
        "control action touchUpInside", "control action primaryActionTriggered",
      ])
    #expect(world.lines([.state]).count == 4)
    #expect(world.lines([.state]).allSatisfy { $0.hasSuffix("controlWins control") })
  }

  /// CTL-38, A6: a tap on the button itself is not refused: the button is cancelled.
  @Test func aTapOnTheButton() {
    let button = put(UIButton())
    _ = world.add("tap", to: button, UITapGestureRecognizer())
    world.tap()
    #expect(
      lines() == [
        "tap touchesBegan", "control touchesBegan", "control beginTracking yes",
        "control action touchDown", "tap touchesEnded", "tap possible -> ended lifted",
        "tap action ended", "control touchesCancelled", "control cancelTracking",
        "control action touchCancel",
      ])
  }

  /// CTL-39, A7: an outer tap that leaves touches where they are acts first, then the button.
  @Test func aTapThatTakesNothing() {
    put(UIButton())
    _ = world.add("tap", UITapGestureRecognizer()) { $0.cancelsTouchesInView = false }
    world.tap()
    #expect(
      world.lines([.action]) == [
        "control action touchDown", "tap action ended", "control action touchUpInside",
        "control action primaryActionTriggered",
      ])
  }

  /// CTL-40, OBS-049: a control of one's own refuses nothing.
  @Test func aPlainControl() {
    put(UIControl())
    _ = world.add("tap", UITapGestureRecognizer())
    world.tap()
    #expect(
      lines() == [
        "tap touchesBegan", "control touchesBegan", "control beginTracking yes",
        "control action touchDown", "tap touchesEnded", "tap possible -> ended lifted",
        "tap action ended", "control touchesCancelled", "control cancelTracking",
        "control action touchCancel",
      ])
  }

  /// OBS-051: of taps around a button that wait for each other, the single one is the button's, the others are not.
  @Test(arguments: 1...3) func chainedTapsAroundAButton(_ count: Int) {
    put(UIButton())
    let taps = (1...3).map { count in
      world.add("\(count)", UITapGestureRecognizer()) { $0.numberOfTapsRequired = count }
    }
    for (fewer, more) in zip(taps, taps.dropFirst()) { fewer.require(toFail: more) }
    for _ in 0..<count {
      world.tap()
      world.wait(0.1)
    }
    world.wait(1)
    let events = world.actions(of: "control")
    #expect(events.contains("touchUpInside") == (count == 1))
    #expect(
      world.lines([.action], of: ["1", "2", "3"]) == (count == 1 ? [] : ["\(count) action ended"]))
  }

  /// CTL-41: double taps, two-finger taps and long presses around a button are not refused.
  @Test(arguments: ["double", "twoFingers", "press"]) func otherGestures(_ which: String) {
    let button = put(UIButton())
    world.engine.perform { button.isMultipleTouchEnabled = true }
    switch which {
    case "double":
      _ = world.add("other", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
      world.tap()
      world.wait(0.1)
      world.tap()
    case "twoFingers":
      _ = world.add("other", UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
      world.twoFingerTap()
    default:
      _ = world.add("other", UILongPressGestureRecognizer())
      world.tap(hold: 0.6)
    }
    #expect(!world.actions(of: "other").isEmpty)
    #expect(world.actions(of: "control").last == "touchCancel")
  }

  /// CTL-42: under an outer double tap touchUpInside comes when that has failed.
  @Test func underADoubleTap() {
    put(UIButton())
    _ = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    world.tap()
    world.wait(0.34)
    #expect(world.actions(of: "control") == ["touchDown"])
    world.wait(0.01)
    #expect(world.actions(of: "control").contains("touchUpInside"))
  }

  /// CTL-43: an outer pan that begins takes the touch from a button.
  @Test func underAPan() {
    put(UIButton())
    _ = world.add("pan", UIPanGestureRecognizer())
    world.drag(by: 30, steps: 2)
    #expect(world.actions(of: "control") == ["touchDown", "touchCancel"])
  }

  /// CTL-56, CTL-57, CTL-34: in a scroll view a button that has its touch keeps it; within the first 150 ms a drag scrolls.
  @Test(arguments: [
    (0.1, ["scrolls"]), (0.16, ["touchDown", "touchDragInside", "touchDragInside"]),
  ])
  func inAScrollView(_ rest: Double, _ expected: [String]) {
    let scroll = world.put("scroll", 0, 0, 200, 200, UIScrollView()) {
      $0.contentSize = CGSize(width: 200, height: 900)
    }
    world.put("control", 50, 50, 100, 100, in: scroll, UIButton())
    world.touch(.began, 1, 200, 200)
    world.wait(rest)
    for y in [185.0, 170] { world.touch(.moved, 1, 200, y) }
    let scrolls = scroll.contentOffset.y > 0 ? ["scrolls"] : []
    #expect(world.actions(of: "control") + scrolls == expected)
  }
}
