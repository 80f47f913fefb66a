import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Multiple and exclusive touch.
@MainActor @Suite struct MultiTouchRules {
  private let world = World()

  init() { world.engine.perform { world.view.isMultipleTouchEnabled = false } }

  /// MT-01, MT-02, MT-03: the first finger alone is delivered; a second one never, not even after the first has gone; a
  /// later one is.
  @Test func oneFingerAtATime() {
    var fingers: [String] = []
    world.hear(world.view) { phase, touches, _ in
      fingers += touches.map { "\($0.finger) \(phase)" }
    }
    world.touch(.began, 1, 150, 200)
    world.touch(.began, 2, 250, 200)
    world.touch([(.moved, 1, 151, 200), (.moved, 2, 251, 200)])
    world.touch(.ended, 1, 151, 200)
    world.touch(.moved, 2, 252, 200)
    world.touch(.ended, 2, 252, 200)
    world.touch(.began, 3, 200, 150)
    #expect(fingers == ["1 began", "1 moved", "1 ended", "3 began"])
    #expect(world.lines([.withhold]) == ["view withholds touch 2 multipleTouchOff"])
  }

  /// MT-01: of two that go down together the first is delivered.
  @Test func ofTwoTogetherTheFirst() {
    world.twoFingerTap()
    #expect(world.touches(of: "view") == ["Began", "Ended"])
  }

  /// MT-04: a view inside and one beside have touches of their own, whichever comes first.
  @Test(arguments: [[200.0, 120, 20], [20, 120, 200]]) func theFlagIsTheViewsOwn(_ places: [Double])
  {
    world.put("inside", 0, 0, 50, 50, UIView())
    world.put("beside", 0, 0, 50, 50, in: world.window, UIView())
    for (index, place) in places.enumerated() { world.touch(.began, index + 1, place, place) }
    for name in ["view", "inside", "beside"] { #expect(world.touches(of: name).first == "Began") }
    #expect(world.lines([.withhold]) == [])
  }

  /// OBS-107: fingers that are 20 pt or 113 pt apart, down and up together, are one two-finger tap.
  @Test(arguments: [(10.0, 0.0), (40, 40)]) func aTapOfTwoFingers(_ x: Double, _ y: Double) {
    _ = world.add("tap", UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
    world.touch([(.began, 1, 200 - x, 200 - y), (.began, 2, 200 + x, 200 + y)])
    world.wait(0.05)
    world.touch([(.ended, 1, 200 - x, 200 - y), (.ended, 2, 200 + x, 200 + y)])
    #expect(world.actions(of: "tap") == ["ended"])
  }

  /// OBS-103: a second finger waits for nobody but the view: recognizers have it, and the window's own flag keeps nobody
  /// from another view.
  @Test func whatTheFlagKeepsAway() {
    world.put("beside", 0, 0, 50, 50, in: world.window, UIView())
    let own = world.add("own", Own())
    #expect(!world.window.isMultipleTouchEnabled)
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 210, 200)
    world.touch(.began, 3, 20, 20)
    #expect(world.touches(of: "view") == ["Began"] && own.numberOfTouches == 2)
    #expect(world.touches(of: "beside") == ["Began"])
    world.touch([(.ended, 1, 200, 200), (.ended, 2, 210, 200)])
    world.program { own.state = .failed }
    world.touch(.began, 1, 200, 200)
    #expect(world.touches(of: "view") == ["Began", "Ended", "Began"])
  }

  /// MT-05, MT-11: recognizers get both fingers; a two-finger tap recognizes and takes the one that the view has.
  @Test func recognizersGetAllFingers() {
    _ = world.add("tap", UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
    world.twoFingerTap()
    #expect(world.actions(of: "tap") == ["ended"])
    #expect(world.touches(of: "view") == ["Began", "Cancelled"])
  }

  /// MT-07: an exclusive view gets no touch while another view has one.
  @Test func anExclusiveViewWaitsForNobody() {
    world.put("exclusive", 0, 0, 50, 50, in: world.window, UIView()) { $0.isExclusiveTouch = true }
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 20, 20)
    #expect(world.touches(of: "exclusive") == [])
    #expect(world.lines([.withhold]) == ["exclusive withholds touch 2 exclusiveTouch"])
  }

  /// MT-08, MT-09: exclusive touch ends with the view's touches; what it kept away stays lost.
  @Test func exclusivityEnds() {
    world.put("exclusive", 0, 0, 50, 50, in: world.window, UIView()) { $0.isExclusiveTouch = true }
    world.touch(.began, 1, 20, 20)
    world.touch(.began, 2, 200, 200)
    world.touch(.ended, 1, 20, 20)
    world.touch(.moved, 2, 210, 200)
    world.touch(.ended, 2, 210, 200)
    #expect(world.touches(of: "view") == [])
    world.touch(.began, 3, 200, 200)
    #expect(world.touches(of: "view") == ["Began"])
  }

  /// MT-08: another window is not concerned.
  @Test func exclusivityEndsAtTheWindow() {
    let other = world.engine.perform {
      let other = UIWindow(frame: CGRect(x: 350, y: 350, width: 50, height: 50))
      other.touchscopeName = "other"
      other.makeKeyAndVisible()
      world.view.isExclusiveTouch = true
      return other
    }
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 370, 370)
    #expect(world.touches(of: "other") == ["Began"])
    withExtendedLifetime(other) {}
  }
}
