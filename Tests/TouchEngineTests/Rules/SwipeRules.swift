import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// How fast, how far and how straight a swipe is, and whom it leaves the touch.
@MainActor @Suite struct SwipeRules {
  private let world = World()

  /// SWP-09, EC-33: the same way and drift at different speeds, points and points per second.
  @Test(arguments: [
    (30.0, 0.0, 150.0, true), (30, 0, 600, false), (24, 0, 150, false),
    (60, 24, 150, true), (60, 40, 150, false), (60, 40, 600, true),
  ])
  func slowOnesAreShorterAndStraighter(
    _ way: Double, _ drift: Double, _ speed: Double, _ succeeds: Bool
  ) {
    _ = world.add("swipe", UISwipeGestureRecognizer())
    let steps = max(1, Int((way / speed / 0.01).rounded()))
    world.touch(.began, 1, 150, 200)
    for step in 1...steps {
      world.wait(0.01)
      let part = Double(step) / Double(steps)
      // All of the drift comes first, so that it counts wherever the way is judged.
      world.touch(.moved, 1, 150 + way * part, 200 + drift)
    }
    world.touch(.ended, 1, 150 + way, 200 + drift)
    #expect((world.actions(of: "swipe") == ["ended"]) == succeeds)
  }

  /// SWP-16, CTL-35: along the thumb of a slider it is refused, beside the thumb it is not.
  @Test(arguments: [(114.0, false), (200, true)])
  func onASlider(_ x: Double, _ succeeds: Bool) {
    world.put("slider", 0, 0, 200, 40, UISlider())
    _ = world.add("swipe", UISwipeGestureRecognizer())
    world.drag(x, 120, by: 70, steps: 5)
    #expect((world.actions(of: "swipe") == ["ended"]) == succeeds)
    #expect(
      world.lines([.state]).contains("swipe possible -> failed controlWins slider") != succeeds)
  }

  /// OBS-065: twenty points, 10 ms apart, a little off the axis.
  @Test func aLittleOffTheAxis() {
    for (name, direction, x, y) in [
      ("right", UISwipeGestureRecognizer.Direction.right, 180.0, 5.0),
      ("left", .left, -180, 5), ("up", .up, 5, -180), ("down", .down, 5, 180),
    ] {
      let world = World()
      for (other, way, _) in UISwipeGestureRecognizer.Direction.named {
        _ = world.add(other, UISwipeGestureRecognizer()) { $0.direction = way }
      }
      world.touch(.began, 1, 200, 200)
      for step in 1...19 {
        world.wait(0.01)
        world.touch(.moved, 1, 200 + x * Double(step) / 19, 200 + y * Double(step) / 19)
      }
      #expect(world.lines([.action]) == ["\(name) action ended"], "\(direction.names)")
    }
  }
}
