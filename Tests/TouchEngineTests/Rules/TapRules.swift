import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Taps.
@MainActor @Suite struct TapRules {
  private let world = World()

  private func tap(_ taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    world.add("tap", UITapGestureRecognizer()) {
      $0.numberOfTapsRequired = taps
      $0.numberOfTouchesRequired = fingers
    }
  }

  private var failure: TraceEvent? {
    world.engine.trace.events.last { $0.kind == .state && $0.to == .failed }
  }

  /// TAP-01, TAP-24: so many fingers, so many times, and one action with ended.
  @Test(arguments: [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2)])
  func tapsAndFingers(_ taps: Int, _ fingers: Int) {
    _ = tap(taps, fingers: fingers)
    for count in 1...taps {
      #expect(world.actions(of: "tap") == [])
      if fingers == 2 { world.twoFingerTap() } else { world.tap() }
      world.wait(count < taps ? 0.1 : 0)
    }
    #expect(world.actions(of: "tap") == ["ended"])
    world.wait(1)
    if fingers == 2 { world.tap() } else { world.twoFingerTap() }
    #expect(world.actions(of: "tap") == ["ended"])
  }

  /// TAP-02: at the lift of the last finger, not before.
  @Test func recognizedAtTheLastLift() {
    _ = tap(fingers: 2)
    world.touch([(.began, 1, 190, 200), (.began, 2, 210, 200)])
    world.touch(.ended, 1, 190, 200)
    #expect(world.actions(of: "tap") == [])
    world.touch(.ended, 2, 210, 200)
    #expect(world.actions(of: "tap") == ["ended"])
  }

  /// TAP-03: one finger more fails at its touch-down.
  @Test func oneFingerTooMany() {
    let tap = tap()
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 220, 200)
    #expect(tap.state == .failed && failure?.reason == .tooManyTouches && failure?.rule == .tap03)
  }

  /// TAP-04: all fingers go down within 0.35 s of the first.
  @Test(arguments: [(0.34, true), (0.35, false)]) func theFingersWindow(
    _ gap: Double, _ succeeds: Bool
  ) {
    _ = tap(fingers: 2)
    world.touch(.began, 1, 190, 200)
    world.wait(gap)
    world.touch(.began, 2, 210, 200)
    world.touch([(.ended, 1, 190, 200), (.ended, 2, 210, 200)])
    #expect((world.actions(of: "tap") == ["ended"]) == succeeds)
    if !succeeds { #expect(failure?.rule == .tap04 && failure?.time.seconds == 0.35) }
  }

  /// TAP-07: a finger that rests for 0.75 s fails then, by a timer.
  @Test func heldTooLong() {
    let tap = tap()
    world.touch(.began, 1, 200, 200)
    world.wait(0.749)
    #expect(tap.state == .possible)
    world.wait(0.001)
    #expect(tap.state == .failed && failure?.reason == .timedOut && failure?.rule == .tap07)
  }

  /// TAP-08: the middle of the fingers may move 45 pt, not more.
  @Test(arguments: [(45.0, true), (45.5, false)]) func moved(_ way: Double, _ succeeds: Bool) {
    let tap = tap()
    world.drag(by: way, steps: 2, lifts: false)
    #expect((tap.state == .possible) == succeeds)
    world.touch(.ended, 1, 200 + way, 200)
    #expect((world.actions(of: "tap") == ["ended"]) == succeeds)
    if !succeeds { #expect(failure?.reason == .movedTooFar && failure?.measured == way) }
  }

  /// TAP-08: two fingers that part leave their middle where it is.
  @Test func fingersThatPart() {
    _ = tap(fingers: 2)
    world.touch([(.began, 1, 190, 200), (.began, 2, 210, 200)])
    world.touch([(.moved, 1, 120, 200), (.moved, 2, 280, 200)])
    world.touch([(.ended, 1, 120, 200), (.ended, 2, 280, 200)])
    #expect(world.actions(of: "tap") == ["ended"])
  }

  /// TAP-12: the next tap begins within 0.35 s of the last lift.
  @Test(arguments: [(0.34, true), (0.35, false)]) func theGap(_ gap: Double, _ succeeds: Bool) {
    _ = tap(2)
    world.tap()
    world.wait(gap)
    world.tap()
    #expect((world.actions(of: "tap") == ["ended"]) == succeeds)
    if !succeeds { #expect(failure?.reason == .timedOut && failure?.rule == .tap12) }
  }

  /// TAP-14: cancelled touches fail it.
  @Test func cancelledTouches() {
    _ = tap()
    world.touch(.began, 1, 200, 200)
    world.touch(.cancelled, 1, 200, 200)
    #expect(world.actions(of: "tap") == [] && failure?.reason == .systemCancel)
    #expect(failure?.rule == .tap14)
  }

  /// TAP-15, TAP-16, OBS-061: in the action it knows its fingers, and where the first tap began.
  @Test func whereItWas() {
    var seen: [CGPoint] = []
    var count = 0
    let tap = tap(2, fingers: 2)
    tap.touchscopeHooks.action = { recognizer in
      count = recognizer.numberOfTouches
      seen =
        [recognizer.location(in: nil)] + (0..<2).map { recognizer.location(ofTouch: $0, in: nil) }
    }
    world.twoFingerTap()
    world.wait(0.1)
    world.touch([(.began, 1, 200, 210), (.began, 2, 220, 210)])
    world.touch([(.ended, 1, 200, 210), (.ended, 2, 220, 210)])
    #expect(count == 2)
    #expect(
      seen == [CGPoint(x: 200, y: 200), CGPoint(x: 190, y: 200), CGPoint(x: 210, y: 200)])
  }

  /// TAP-23: on a scroll view's content it recognizes at once, and the content never knows.
  @Test func onContentOfAScrollView() {
    let scroll = world.put("scroll", 0, 0, 200, 200, UIScrollView()) {
      $0.contentSize = CGSize(width: 200, height: 900)
    }
    let content = world.put("content", 0, 0, 200, 900, in: scroll, UIView())
    _ = world.add("tap", to: content, UITapGestureRecognizer())
    world.tap()
    world.wait(1)
    #expect(world.actions(of: "tap") == ["ended"] && world.touches(of: "content") == [])
  }
}
