import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Pinches, and what decides about turns.
@MainActor @Suite struct TwoFingerRules {
  private let world = World()

  /// Two fingers left and right of the middle, as far apart as given; more distances are moves.
  private func pinch(_ distances: [Double], lifts: Bool = false) {
    func places(_ phase: TouchPhase, _ distance: Double) -> [(TouchPhase, Int, Double, Double)] {
      [(phase, 1, 200 - distance / 2, 200), (phase, 2, 200 + distance / 2, 200)]
    }
    world.touch(places(.began, distances[0]))
    for distance in distances.dropFirst() {
      world.wait(0.02)
      world.touch(places(.moved, distance))
    }
    if lifts { world.touch(places(.ended, distances[distances.count - 1])) }
  }

  /// PIN-01, EC-02: 8 pt begin it, moves change it, the last lift ends it.
  @Test func aPinch() {
    let pinch = world.add("pinch", UIPinchGestureRecognizer())
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    self.pinch([80, 87.9])
    #expect(pinch.state == .possible)
    world.touch([(.moved, 1, 156, 200), (.moved, 2, 244, 200)])
    #expect(pinch.state == .began && pinch.scale == 1)
    world.touch([(.moved, 1, 112, 200), (.moved, 2, 288, 200)])
    #expect(pinch.state == .changed && pinch.scale == 2)
    world.touch(.ended, 1, 112, 200)
    world.touch(.ended, 2, 288, 200)
    #expect(world.actions(of: "pinch") == ["began", "changed", "ended"])
  }

  /// PIN-04: the distance is the screen's, whatever the view's transform.
  @Test func measuredOnTheScreen() {
    world.engine.perform { world.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    let pinch = world.add("pinch", UIPinchGestureRecognizer())
    self.pinch([40, 47])
    #expect(pinch.state == .possible)
    world.touch([(.moved, 1, 176, 200), (.moved, 2, 224, 200)])
    #expect(pinch.state == .began)
  }

  /// PIN-05: a scale that is set is where the next ones start.
  @Test func settingTheScale() {
    let pinch = world.add("pinch", UIPinchGestureRecognizer())
    self.pinch([80, 100])
    world.program { pinch.scale = 1 }
    world.touch([(.moved, 1, 125, 200), (.moved, 2, 275, 200)])
    #expect(pinch.scale == 1.5)
  }

  /// EC-116: a pinch that is set to 1 in every action ends with the speed of the fingers.
  @Test func settingTheScaleInEveryAction() {
    let pinch = world.add("pinch", UIPinchGestureRecognizer())
    var told = 0.0
    pinch.touchscopeHooks.action = { [unowned pinch] _ in
      pinch.scale = 1
      told = pinch.velocity
    }
    self.pinch([80, 100, 120, 140], lifts: true)
    // From 120 to 140 pt in 20 ms.
    #expect(abs(told - (140.0 / 120 - 1) / 0.02) < 1e-6)
  }

  /// PIN-09, ROT-09, PIN-11: the middle of the two fingers, a third one left out; known when they are gone too.
  @Test(arguments: [true, false]) func theMiddle(_ turns: Bool) {
    var last = CGPoint.zero
    var count = -1
    let set: (UIGestureRecognizer) -> Void = {
      $0.touchscopeHooks.simultaneousWith = { _ in true }
      $0.touchscopeHooks.action = { (last, count) = ($0.location(in: nil), $0.numberOfTouches) }
    }
    if turns {
      _ = world.add("both", UIRotationGestureRecognizer(), set)
    } else {
      _ = world.add("both", UIPinchGestureRecognizer(), set)
    }
    world.touch([(.began, 1, 160, 200), (.began, 2, 240, 200), (.began, 3, 200, 290)])
    world.touch([(.moved, 1, 140, 180), (.moved, 2, 260, 260)])
    #expect(last == CGPoint(x: 200, y: 220) && count == 2)
    world.touch([(.ended, 1, 140, 180), (.ended, 2, 260, 260)])
    #expect(last == CGPoint(x: 200, y: 220) && count == 0)
  }

  /// OBS-093: a pinch that goes on with one finger says so; there is no second place to ask for.
  @Test func oneFingerIsLifted() {
    var counts: [Int] = []
    let pinch = world.add("pinch", UIPinchGestureRecognizer()) {
      $0.touchscopeHooks.action = { counts.append($0.numberOfTouches) }
    }
    self.pinch([80, 100, 120])
    #expect(counts == [2, 2])
    world.touch(.ended, 2, 260, 200)
    world.touch(.moved, 1, 130, 200)
    #expect(pinch.state == .changed && pinch.numberOfTouches == 1 && counts.last == 1)
    #expect(pinch.location(ofTouch: 1, in: nil) == CGPoint(x: 130, y: 200))
    #expect(world.lines([.warning]) == ["pinch warning there is no touch 1"])
  }

  /// PIN-13: lifted before its begin it fails.
  @Test func liftedTooEarly() {
    let pinch = world.add("pinch", UIPinchGestureRecognizer())
    self.pinch([80, 84], lifts: true)
    #expect(world.lines([.state]) == ["pinch possible -> failed notMovedEnough"])
    #expect(pinch.state == .possible)
  }

  /// PIN-14: a finger beside the view has no part in it.
  @Test func bothFingersInTheView() {
    let pinch = world.add("pinch", UIPinchGestureRecognizer())
    world.touch([(.began, 1, 200, 200), (.began, 2, 20, 200)])
    world.touch([(.moved, 1, 280, 200), (.moved, 2, 5, 200)])
    #expect(pinch.state == .possible && pinch.numberOfTouches == 1)
  }

  /// OBS-067: fingers that part from one place along a line are a pinch, no turn and no drag; its scale is finite.
  @Test func partingFromOnePlace() {
    let pinch = world.add("pinch", UIPinchGestureRecognizer())
    _ = world.add("turn", UIRotationGestureRecognizer())
    _ = world.add("pan", UIPanGestureRecognizer()) { $0.minimumNumberOfTouches = 2 }
    world.touch([(.began, 1, 200, 200), (.began, 2, 200, 200)])
    for step in 1...7 {
      let (x, y) = (8.66 * Double(step), 5 * Double(step))
      world.wait(0.014)
      world.touch([(.moved, 1, 200 + x, 200 - y), (.moved, 2, 200 - x, 200 + y)])
    }
    #expect(pinch.state == .changed && pinch.scale > 1 && pinch.scale.isFinite)
    #expect(!world.lines([.action]).contains { !$0.hasPrefix("pinch") })
  }

  /// OBS-091: fingers that part within a scroll view are an added pinch.
  @Test func inAScrollView() {
    let scroll = world.put("scroll", 0, 0, 200, 200, UIScrollView()) {
      $0.contentSize = CGSize(width: 2000, height: 2000)
    }
    let pinch = world.add("pinch", to: scroll, UIPinchGestureRecognizer())
    self.pinch([80] + (1...10).map { 80 + 10 * Double($0) })
    #expect(pinch.state == .changed && pinch.scale > 1)
  }

  /// ROT-10: a turn is enough at its limit, in both directions, and beyond a quarter turn.
  @Test(arguments: [(4.99, false), (5.01, true), (-5.01, true), (90, true), (179, true)])
  func turnsAreComparedByProducts(_ degrees: Double, _ begins: Bool) {
    var machine = RotationMachine()
    func fingers(_ angle: Double) -> [FingerPoint] {
      let end = CGPoint(x: 60 * Angle.cosine(angle), y: 60 * Angle.sine(angle))
      return [FingerPoint(id: 1, at: .zero), FingerPoint(id: 2, at: end)]
    }
    _ = machine.began(fingers(0), at: .zero)
    let actions = machine.moved(fingers(Angle.radians(degrees)), at: Instant(seconds: 0.1))
    #expect(actions.contains(where: \.isBegin) == begins)
  }
}
