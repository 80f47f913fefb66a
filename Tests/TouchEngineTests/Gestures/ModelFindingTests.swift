import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// What the reference model found: the world of each difference, made as small as it can be.
@MainActor @Suite struct ModelFindingTests {
  private let world = World()

  /// TD-08, TD-26: the next tap of a touch reaches the view when the last one's end was held, and is let go by it.
  @Test func theNextTapBehindAHeldEnd() {
    _ = world.add("tap", UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
    world.touch(.began, 1, 150, 200)
    world.touch(.began, 2, 250, 200)
    world.wait(0.01)
    world.touch(.ended, 2, 250, 200)
    #expect(world.touches(of: "view") == ["Began", "Began"])
    world.wait(0.01)
    // One finger too many for the tap, which lets the end go.
    world.touch(.began, 2, 250, 200)
    #expect(world.touches(of: "view") == ["Began", "Began", "Ended", "Began"])
    world.touch(.ended, 2, 250, 200)
    world.touch(.ended, 1, 150, 200)
    #expect(world.touches(of: "view").count(where: { $0 == "Ended" }) == 3)
  }

  /// GR-33, TD-26: the reset waits for the attempt's own fingers, not for the next tap of one of their touches.
  @Test func theNextTapDelaysNoReset() {
    _ = world.add("tap", UITapGestureRecognizer())
    world.touch(.began, 1, 150, 200)
    world.touch(.began, 2, 250, 200)
    world.touch(.ended, 1, 150, 200)
    world.wait(0.01)
    world.touch(.began, 1, 150, 200)
    #expect(world.lines([.reset], of: ["tap"]).isEmpty)
    world.touch(.ended, 2, 250, 200)
    #expect(world.lines([.reset], of: ["tap"]).count == 1)
  }

  /// AR-02, AR-38: a drag that waits for a tap to fail follows the finger that comes meanwhile.
  @Test func aWaitingDragFollowsALaterFinger() {
    let tap = world.add("tap", UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
    let pan = world.add("pan", UIPanGestureRecognizer())
    pan.require(toFail: tap)
    var fingers: [Int] = []
    pan.touchscopeHooks.action = { fingers.append($0.numberOfTouches) }
    world.touch(.began, 1, 150, 200)
    world.touch(.moved, 1, 170, 200)
    world.touch(.began, 2, 190, 200)
    #expect(fingers.isEmpty)
    world.touch([(.moved, 1, 230, 200), (.moved, 2, 250, 200)])
    #expect(fingers == [2])
  }

  /// GR-31, GR-32: who is over with an event is reset after all have had it.
  @Test func resetsFollowTheEvent() throws {
    _ = world.add("tap", UITapGestureRecognizer())
    _ = world.add("pinch", UIPinchGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    world.wait(0.8)
    world.touch(.ended, 1, 200, 200)
    let lines = world.lines([.gesture, .reset])
    let lift = try #require(lines.firstIndex(of: "pinch touchesEnded"))
    let reset = try #require(lines.firstIndex(of: "tap reset"))
    #expect(lift < reset)
  }

  /// PIN-01: what one finger did alone is no part of a pinch, whose scale starts near 1.
  @Test func aPinchCountsFromItsSecondFinger() {
    let pinch = world.add("pinch", UIPinchGestureRecognizer())
    var scales: [CGFloat] = []
    pinch.touchscopeHooks.action = { _ in scales.append(pinch.scale) }
    world.touch(.began, 1, 150, 200)
    world.touch(.moved, 1, 200, 200)
    world.touch(.began, 2, 280, 200)
    world.touch(.moved, 2, 284, 200)
    #expect(scales.isEmpty)
    world.touch(.moved, 2, 290, 200)
    #expect(scales.count == 1 && abs(scales[0] - 1) < 0.05)
  }

  /// TD-08, MT-01: a view that is not given the next tap of a touch still hears that the last one is cancelled.
  @Test func aWithheldTapHidesNoCancellation() {
    world.view.isMultipleTouchEnabled = false
    _ = world.add("pinch", UIPinchGestureRecognizer())
    var cancelled = 0
    world.hear(world.view) { phase, touches, _ in
      if phase == .cancelled { cancelled += touches.count }
    }
    world.touch(.began, 2, 250, 200)
    // Not given to the view, but to the pinch.
    world.touch(.began, 1, 150, 200)
    // Held by the pinch.
    world.touch(.ended, 2, 250, 200)
    world.touch(.began, 3, 250, 290)
    world.wait(0.01)
    world.touch(.began, 2, 250, 200)
    #expect(world.touches(of: "view") == ["Began", "Began"])
    world.touch(.moved, 1, 110, 200)
    #expect(world.touches(of: "view") == ["Began", "Began", "Cancelled"] && cancelled == 2)
  }
}
