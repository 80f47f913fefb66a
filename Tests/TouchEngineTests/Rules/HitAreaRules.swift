import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Reaches as far as it is told beyond its bounds.
private final class Reaching: UIView {
  var reach = 0.0
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
}

/// Where a view is hit, and when it is not. The view of the world is at (100, 100, 200, 200).
@MainActor @Suite struct HitAreaRules {
  private let world = World()

  /// HT-08, HT-09: the parent's alpha and isHidden matter by rejecting the parent, and in no other way.
  @Test(arguments: [(0.5, false, "child"), (0.005, false, "window"), (1, true, "window")])
  func ancestorsCountByThemselves(_ alpha: Double, _ isHidden: Bool, _ expected: String) {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    world.engine.perform {
      world.view.alpha = alpha
      world.view.isHidden = isHidden
    }
    #expect(world.hit(200, 200) == expected)
    #expect(child.alpha == 1 && !child.isHidden)
  }

  /// HT-08: three pale views in each other are hit, though hardly anything is left of the last one.
  @Test func alphasAreNotMultiplied() {
    var parent = world.view
    for name in ["one", "two", "three"] {
      parent = world.put(name, 0, 0, 200, 200, in: parent, UIView()) { $0.alpha = 0.1 }
    }
    #expect(world.hit(200, 200) == "three")
  }

  /// HT-10: the left and top edges belong to a view, the right and bottom ones do not.
  @Test(arguments: [
    (100.0, 100.0, "view"), (299.999, 299.999, "view"), (300, 200, "window"), (200, 300, "window"),
    (99.999, 200, "window"),
  ])
  func theBoundsAreHalfOpen(_ x: Double, _ y: Double, _ expected: String) {
    #expect(world.hit(x, y) == expected)
  }

  /// OBS-009: why a button cannot be hit, and that it can where it should.
  @Test(arguments: ["", "hidden", "faded", "off", "parent off", "outside", "outside clipped"])
  func aButtonThatIsNotHit(_ change: String) {
    let parent = world.put("parent", 0, 0, 100, 100, UIView())
    let button = world.put("button", 0, 0, 100, 100, in: parent, UIButton())
    world.engine.perform {
      switch change {
      case "hidden": button.isHidden = true
      case "faded": button.alpha = 0.0001
      case "off": button.isUserInteractionEnabled = false
      case "parent off": parent.isUserInteractionEnabled = false
      case "outside", "outside clipped":
        button.frame.origin.y = 100
        parent.clipsToBounds = change == "outside clipped"
      default: break
      }
    }
    let hits = [world.hit(150, 150), world.hit(150, 250)]
    #expect(hits.contains("button") == change.isEmpty)
  }

  /// HT-11: what lies outside the parent is not hit, clipped or not.
  @Test(arguments: [true, false]) func outsideTheParentNothingIsHit(_ clips: Bool) {
    world.put("child", 150, 0, 100, 100, UIView())
    world.engine.perform { world.view.clipsToBounds = clips }
    #expect(world.hit(320, 120) == "window")
    #expect(world.hit(280, 120) == "child")
  }

  /// HT-12: a view without any colour is hit like a coloured one.
  @Test(arguments: [nil, "clear", "red"] as [String?]) func coloursDoNotMatter(_ color: String?) {
    world.put("glass", 0, 0, 200, 200, UIView()) {
      $0.backgroundColor = color.map { $0 == "red" ? .red : .clear }
    }
    #expect(world.hit(200, 200) == "glass")
  }

  /// HT-13: an override reaches beyond the bounds as far as all its ancestors do.
  @Test func reachingBeyondTheBounds() {
    let parent = world.put("parent", 50, 50, 100, 100, Reaching())
    let child = world.put("child", 80, 80, 20, 20, in: parent, Reaching()) { $0.reach = 30 }
    #expect(world.hit(240, 240) == "child")
    #expect(world.hit(260, 260) == "view")
    parent.reach = 20
    #expect(world.hit(260, 260) == "child")
    child.reach = 5
    #expect(world.hit(260, 260) == "parent")
  }

  /// HT-20: a view that moves is hit where it goes to, at once.
  @Test func animatedViewsAreHitAtTheirDestination() {
    let moving = world.put("moving", 0, 0, 40, 40, UIView())
    world.program {
      world.engine.animating(for: 1, keepsTouchesAway: false) { moving.frame.origin.x = 150 }
    }
    world.wait(0.1)
    #expect(world.hit(270, 120) == "moving")
    #expect(world.hit(120, 120) == "view")
  }

  /// HT-21, EC-37: an animated view and all in it take no touches until the animation is over.
  @Test(arguments: ["frame", "alpha", "transform"])
  func animatedViewsTakeNoTouches(_ property: String) {
    let parent = world.put("parent", 0, 0, 150, 150, UIView())
    world.put("child", 0, 0, 150, 150, in: parent, UIView())
    world.put("still", 160, 0, 40, 40, UIView())
    world.program {
      world.engine.animating(for: 2.5, keepsTouchesAway: true) {
        switch property {
        case "frame": parent.frame.origin.x = 5
        case "alpha": parent.alpha = 0.9
        default: parent.transform = CGAffineTransform(rotationAngle: 0.1)
        }
        world.engine.animating(for: 2.5, keepsTouchesAway: false) { world.view.alpha = 0.9 }
      }
    }
    #expect(world.hit(180, 180) == "view")
    #expect(world.lines([.hit], of: ["parent"]).last == "parent rejected animating")
    #expect(world.hit(270, 110) == "still")
    world.wait(0.5)
    #expect(world.hit(180, 180) == "child")
  }

  /// EC-29, EC-37: an animation ends at once for views from which it is removed, also one that repeats; without a view left it
  /// completes, not finished.
  @Test func removedAnimations() {
    let one = world.put("one", 0, 0, 40, 40, UIView())
    let two = world.put("two", 100, 0, 40, 40, UIView())
    var told: [String] = []
    world.program {
      world.engine.animating(
        for: .infinity, keepsTouchesAway: true, completion: { told.append("repeating \($0)") }
      ) { one.alpha = 0.9 }
      world.engine.animating(
        for: 100, keepsTouchesAway: true, completion: { told.append("both \($0)") }
      ) { for view in [one, two] { view.alpha = 0.8 } }
    }
    #expect(world.hit(120, 120) == "view" && told.isEmpty)
    world.program { one.layer.removeAllAnimations() }
    #expect(told == ["repeating false"])
    #expect(world.hit(120, 120) == "one" && world.hit(220, 120) == "view")
    world.program { two.layer.removeAllAnimations() }
    #expect(told == ["repeating false", "both false"])
    #expect(world.hit(220, 120) == "two")
  }

  /// HT-22: image views and labels let a finger through until they are told to take it.
  @Test func labelsAndImagesAreOff() {
    let label = world.put("label", 0, 0, 90, 90, UILabel())
    let image = world.put("image", 100, 0, 90, 90, UIImageView())
    _ = world.add("tap", to: label, UITapGestureRecognizer())
    #expect(!label.isUserInteractionEnabled && !image.isUserInteractionEnabled)
    #expect(world.hit(140, 140) == "view" && world.hit(240, 140) == "view")
    world.engine.perform { label.isUserInteractionEnabled = true }
    #expect(world.hit(140, 140) == "label" && world.actions(of: "tap") == ["ended"])
  }

  /// HT-25: a square on its tip is hit at its tip, and not where its corner was.
  @Test func transformsAreHonoured() {
    world.put("square", 50, 50, 100, 100, UIView()) {
      $0.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
    #expect(world.hit(200, 135) == "square")
    #expect(world.hit(155, 155) == "view")
  }

  /// HT-27: a small view is not hit beside its bounds.
  @Test func nothingIsEnlarged() {
    world.put("small", 90, 90, 20, 20, UIButton())
    #expect(world.hit(189, 200) == "view" && world.hit(190, 200) == "small")
  }
}
