import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Pans.
@MainActor @Suite struct PanRules {
  private let world = World()

  private func pan(_ set: (UIPanGestureRecognizer) -> Void = { _ in }) -> UIPanGestureRecognizer {
    world.add("pan", UIPanGestureRecognizer(), set)
  }

  private func failure() -> TraceEvent? {
    world.engine.trace.events.last { $0.kind == .state && $0.to == .failed }
  }

  /// PAN-01: the defaults.
  @Test func defaults() {
    let pan = pan()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
  }

  /// PAN-02, PAN-22: 10 pt in any direction begin it, less does not.
  @Test(arguments: [
    (10.0, 0.0, true), (6, 8, true), (0, -10, true), (9.9, 0, false), (7, 7, false),
  ])
  func tenPoints(_ x: Double, _ y: Double, _ begins: Bool) {
    let pan = pan()
    world.drag(by: x, y, steps: 1, lifts: false)
    #expect((pan.state == .began) == begins)
  }

  /// PAN-06, PAN-07: every move is a change; it ends when all fingers are lifted, or fails.
  @Test func changesAndEnds() {
    _ = pan()
    world.touch([(.began, 1, 180, 200), (.began, 2, 200, 200)])
    world.touch([(.moved, 1, 200, 200), (.moved, 2, 220, 200)])
    world.touch(.moved, 1, 205, 200)
    world.touch(.ended, 1, 205, 200)
    world.touch(.moved, 2, 225, 200)
    #expect(world.actions(of: "pan") == ["began", "changed", "changed"])
    world.touch(.ended, 2, 225, 200)
    #expect(world.actions(of: "pan").last == "ended")
    world.wait(1)
    world.drag(by: 5, steps: 1)
    #expect(failure()?.reason == .notMovedEnough && failure()?.rule == .pan07)
  }

  /// PAN-09: fingers beyond the maximum have no part in place and way.
  @Test func fingersTooMany() {
    let pan = pan { $0.maximumNumberOfTouches = 1 }
    world.drag(by: 20, steps: 1, lifts: false)
    world.touch(.began, 2, 200, 280)
    world.touch(.moved, 2, 290, 280)
    #expect(pan.numberOfTouches == 1 && pan.location(in: nil) == CGPoint(x: 220, y: 200))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
  }

  /// PAN-09, DL-08: a finger beyond the maximum stays its view's, before the begin and after it, and changes nothing.
  @Test(arguments: [true, false]) func surplusFingersAreTheViews(_ comesBefore: Bool) {
    _ = pan { $0.maximumNumberOfTouches = 1 }
    world.touch(.began, 1, 200, 200)
    if comesBefore { world.touch(.began, 2, 200, 280) }
    world.touch(.moved, 1, 240, 200)
    if !comesBefore { world.touch(.began, 2, 200, 280) }
    world.touch(.moved, 2, 240, 280)
    world.touch(.moved, 1, 250, 200)
    world.touch(.ended, 2, 240, 280)
    #expect(world.actions(of: "pan") == ["began", "changed"])
    let before = comesBefore ? ["Began", "Began", "Cancelled"] : ["Began", "Cancelled", "Began"]
    #expect(world.touches(of: "view") == before + ["Moved", "Ended"])
  }

  /// Takes no note of the first finger that goes down.
  private final class Late: UIPanGestureRecognizer {
    private var isFirst = true
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if !isFirst { super.touchesBegan(touches, with: event) }
      isFirst = false
    }
  }

  /// PAN-09: a finger that a subclass keeps to itself is none beyond the maximum.
  @Test func fingersOfASubclassStay() {
    let pan = world.add("pan", Late())
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 200, 280)
    #expect(pan.record.touchesInPlay.count == 2)
  }

  /// PAN-10: too few fingers never begin it, and fail at the lift.
  @Test func tooFewFingers() {
    _ = pan { $0.minimumNumberOfTouches = 2 }
    world.drag(by: 90, steps: 3)
    #expect(world.actions(of: "pan") == [])
    #expect(failure()?.reason == .tooFewTouches && failure()?.rule == .pan10)
  }

  /// PAN-11: a finger that comes or goes leaves no jump.
  @Test func fingersComeAndGo() {
    let pan = pan()
    world.drag(by: 30, steps: 3, lifts: false)
    let before = pan.translation(in: nil)
    world.touch(.began, 2, 280, 280)
    #expect(pan.translation(in: nil) == before)
    world.touch([(.moved, 1, 240, 200), (.moved, 2, 290, 280)])
    #expect(pan.translation(in: nil) == CGPoint(x: before.x + 10, y: 0))
    world.touch(.ended, 1, 240, 200)
    #expect(pan.translation(in: nil) == CGPoint(x: before.x + 10, y: 0))
  }

  /// PAN-12, PAN-13, EC-116: the way adds up; set anew it counts from there, and the velocity goes on.
  @Test func settingTheTranslation() {
    let pan = pan()
    world.drag(by: 40, steps: 4, lifts: false)
    let velocity = pan.velocity(in: nil)
    #expect(pan.translation(in: nil).x == 30 && velocity.x > 400)
    world.program { pan.setTranslation(.zero, in: nil) }
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == velocity)
    world.wait(0.02)
    world.touch(.moved, 1, 245, 200)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    #expect(abs(pan.velocity(in: nil).x - (velocity.x * 0.3 + 250 * 0.7)) < 0.01)
  }

  /// EC-116: a drag that is set to zero in every action ends with the speed of the finger.
  @Test func settingItInEveryAction() {
    let pan = pan()
    var told = CGPoint.zero
    pan.touchscopeHooks.action = { [unowned pan] _ in
      pan.setTranslation(.zero, in: nil)
      told = pan.velocity(in: nil)
    }
    world.drag(by: 100, steps: 5)
    #expect(pan.state == .possible && abs(told.x - 1000) < 0.01 && told.y == 0)
  }

  /// PAN-14, OBS-087: points per second in the axes of the view, and exactly zero across the way.
  @Test(arguments: [(15.0, 0.0), (-15, 0), (0, 15), (0, -15)])
  func velocity(_ x: Double, _ y: Double) {
    world.engine.perform { world.view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    let pan = pan()
    var told = CGPoint.zero
    pan.touchscopeHooks.action = { [unowned pan] _ in told = pan.velocity(in: nil) }
    world.touch(.began, 1, 200, 200)
    for step in 1...2 {
      world.wait(0.01)
      world.touch(.moved, 1, 200 + x * Double(step), 200 + y * Double(step))
    }
    let velocity = pan.velocity(in: nil)
    #expect(velocity.x * x >= 0 && velocity.y * y >= 0 && velocity != .zero)
    #expect((x == 0) == (velocity.x == 0) && (y == 0) == (velocity.y == 0))
    let inView = pan.velocity(in: world.view)
    #expect(abs(inView.x - velocity.x / 2) < 1e-9 && abs(inView.y - velocity.y / 2) < 1e-9)
    // The last action, 10 ms later, still has it.
    world.wait(0.01)
    world.touch(.ended, 1, 200 + 2 * x, 200 + 2 * y)
    #expect(world.actions(of: "pan").last == "ended")
    #expect(told.x * x + told.y * y > 0 && (x == 0 ? told.x : told.y) == 0)
  }

  /// PAN-18: a finger that rests sends nothing, so its velocity at the lift is that of its last moves.
  @Test(arguments: [0.0, 0.3, 5]) func velocityAfterARest(_ rest: Double) {
    let pan = pan()
    var told = CGPoint.zero
    pan.touchscopeHooks.action = { [unowned pan] _ in told = pan.velocity(in: nil) }
    world.drag(by: 100, steps: 5, lifts: false)
    let moving = pan.velocity(in: nil)
    world.wait(rest)
    #expect(pan.velocity(in: nil) == moving)
    world.touch(.ended, 1, 300, 200)
    #expect(world.actions(of: "pan").last == "ended" && told == moving && moving.x > 500)
  }

  /// PAN-22, PAN-25: in shouldBegin the state is possible and the way is the whole one; afterwards 10 pt along it are left out.
  @Test func inShouldBegin() {
    let answers = Answers()
    var way = CGPoint.zero
    var state: UIGestureRecognizer.State?
    answers.begin = { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
      way = pan.translation(in: nil)
      state = pan.state
      return abs(pan.translation(in: nil).x) < abs(pan.velocity(in: nil).y)
    }
    let pan = pan { $0.delegate = answers }
    world.drag(by: 12, 16, steps: 1, lifts: false)
    #expect(way == CGPoint(x: 12, y: 16) && state == .possible && pan.state == .began)
    #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 8))
  }

  /// PAN-23: cancelled touches cancel it, or fail it.
  @Test(arguments: [(5.0, []), (20, ["began", "cancelled"])] as [(Double, [String])])
  func cancelledTouches(_ way: Double, _ actions: [String]) {
    _ = pan()
    world.drag(by: way, steps: 1, lifts: false)
    world.touch(.cancelled, 1, 200 + way, 200)
    #expect(world.actions(of: "pan") == actions)
  }

  /// PAN-24: a machine that leaves out resting fingers counts the moving ones alone.
  @Test(arguments: [(true, 12.0), (false, 6.0)])
  func restingFingers(_ leavesOut: Bool, _ expected: Double) {
    var machine = PanMachine()
    machine.configuration.leavesOutResting = leavesOut
    let fingers: [FingerPoint] = [
      FingerPoint(id: 1, at: .zero), FingerPoint(id: 2, at: CGPoint(x: 50, y: 0)),
    ]
    _ = machine.began(fingers, at: .zero)
    _ = machine.moved([FingerPoint(id: 1, at: CGPoint(x: 12, y: 0))], at: Instant(seconds: 0.1))
    #expect(Double(machine.moved.x) == expected)
  }
}
