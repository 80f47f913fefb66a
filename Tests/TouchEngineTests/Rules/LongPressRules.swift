import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Long presses.
@MainActor @Suite struct LongPressRules {
  private let world = World()

  private func press(
    _ set: (UILongPressGestureRecognizer) -> Void = { _ in }
  ) -> UILongPressGestureRecognizer {
    world.add("press", UILongPressGestureRecognizer(), set)
  }

  private var last: TraceEvent? { world.engine.trace.events.last { $0.kind == .state } }

  /// LPR-01: the defaults.
  @Test func defaults() {
    let press = press()
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
  }

  /// LPR-02, LPR-03: it begins exactly when its time is over, from a timer, without an event.
  @Test func itBeginsByATimer() {
    let press = press()
    world.touch([(.began, 1, 200, 200)])
    world.wait(0.499)
    #expect(press.state == .possible)
    let events = world.lines([.event]).count
    world.wait(0.001)
    #expect(press.state == .began && world.actions(of: "press") == ["began"])
    #expect(world.lines([.event]).count == events && last?.time.seconds == 0.5)
  }

  /// LPR-02: with two fingers the time starts when both are down; one alone may rest as long as it likes.
  @Test func theTimeOfTwoFingers() {
    let press = press { $0.numberOfTouchesRequired = 2 }
    world.touch(.began, 1, 190, 200)
    world.wait(0.6)
    #expect(press.state == .possible)
    world.touch(.began, 2, 210, 200)
    world.wait(0.4)
    #expect(press.state == .possible)
    world.wait(0.1)
    #expect(press.state == .began)
  }

  /// LPR-04: without a duration it begins at the touch-down.
  @Test func withoutADuration() {
    let press = press { $0.minimumPressDuration = 0 }
    world.touch(.began, 1, 200, 200)
    #expect(press.state == .began && last?.rule == .lpr04)
  }

  /// LPR-05, LPR-07: before the begin the middle of the fingers may move 10 pt; afterwards any way is a change.
  @Test func movement() {
    let press = press()
    world.touch(.began, 1, 200, 200)
    world.touch(.moved, 1, 210, 200)
    world.wait(0.5)
    world.touch(.moved, 1, 290, 200)
    world.touch(.moved, 1, 150, 200)
    #expect(world.actions(of: "press") == ["began", "changed", "changed"])
    world.touch(.ended, 1, 150, 200)
    world.wait(1)
    world.touch(.began, 1, 200, 200)
    world.touch(.moved, 1, 210.5, 200)
    #expect(press.state == .failed && last?.reason == .movedTooFar && last?.rule == .lpr05)
  }

  /// LPR-06, LPR-08: a finger lifted before the begin fails it, one lifted afterwards ends it.
  @Test(arguments: [(0.4, [String]()), (0.6, ["began", "ended"])])
  func lifting(_ time: Double, _ actions: [String]) {
    _ = press { $0.numberOfTouchesRequired = 2 }
    world.touch([(.began, 1, 190, 200), (.began, 2, 210, 200)])
    world.wait(time)
    world.touch(.ended, 1, 190, 200)
    #expect(world.actions(of: "press") == actions)
    #expect(last?.rule == (actions.isEmpty ? .lpr06 : .lpr08))
  }

  /// LPR-10: the taps before it, each at most 0.35 s after the one before.
  @Test(arguments: [(0.34, true), (0.35, false)]) func tapsBefore(_ gap: Double, _ begins: Bool) {
    _ = press { $0.numberOfTapsRequired = 1 }
    world.tap()
    world.wait(gap)
    world.touch(.began, 1, 200, 200)
    world.wait(0.6)
    #expect((world.actions(of: "press") == ["began"]) == begins)
  }

  /// LPR-11: cancelled touches cancel it, or fail it.
  @Test(arguments: [(0.4, [String]()), (0.6, ["began", "cancelled"])])
  func cancelledTouches(_ time: Double, _ actions: [String]) {
    _ = press()
    world.touch(.began, 1, 200, 200)
    world.wait(time)
    world.touch(.cancelled, 1, 200, 200)
    #expect(world.actions(of: "press") == actions)
    #expect(last?.to == (actions.isEmpty ? .failed : .cancelled))
  }

  /// LPR-14: a pan of a view around that begins first prevents it; one that comes later is prevented.
  @Test(arguments: [(0.1, "pan"), (0.6, "press")]) func againstAPan(_ time: Double, _ wins: String)
  {
    _ = press { $0.allowableMovement = 50 }
    _ = world.add("pan", to: world.window, UIPanGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    world.wait(time)
    world.touch(.moved, 1, 230, 200)
    world.wait(1)
    #expect(Set(world.lines([.action]).map { String($0.prefix { $0 != " " }) }) == [wins])
  }

  /// LPR-17: when it begins, a button in its view loses its touch.
  @Test func aButtonLosesItsTouch() {
    _ = press()
    world.put("button", 50, 50, 100, 100, UIButton())
    world.tap(hold: 0.6)
    #expect(world.actions(of: "button") == ["touchDown", "touchCancel"])
  }
}
