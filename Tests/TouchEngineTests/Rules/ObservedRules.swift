import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

private final class Logged: UIButton {
  var log: [String] = []
  var callsSuper = true
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callsSuper { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("before")
    super.touchesEnded(touches, with: event)
    log.append("after")
  }
}

private final class Heard: NSObject {
  let button: Logged
  init(_ button: Logged) { self.button = button }
  func clicked() { button.log.append("click") }
}

/// Cases that people published of real UIKit, as far as no other test shows them.
@MainActor @Suite struct ObservedRules {
  private let world = World()

  /// RC-01, OBS-019: a view's next responder is its controller, wherever its view was added.
  @Test func aControllerThatIsNoChild() {
    let root = world.root()
    let other = world.engine.perform {
      let other = UIViewController()
      root.view.addSubview(other.view)
      return other
    }
    #expect(other.view.next === other && other.next === root.view && root.view.next === root)
  }

  /// OBS-011: a view that takes no touches leaves them to the controller behind it; one that does passes them on to it.
  @Test(arguments: [(false, ["root", "controller"]), (true, ["eventView", "root", "controller"])])
  func interactionOff(_ isOn: Bool, _ expected: [String]) {
    let root = world.root()
    world.put("eventView", 0, 0, 90, 90, in: root.view, UIView()) {
      $0.isUserInteractionEnabled = isOn
    }
    world.touch(.began, 1, 50, 50)
    let names = world.lines([.touches], of: ["eventView", "root", "controller"])
    #expect(names == expected.map { "\($0) touchesBegan" })
    withExtendedLifetime(root) {}
  }

  /// OBS-017: all that got the beginning up to the controller get the cancellation, and nobody an end.
  @Test func aTapBelowAController() {
    let root = world.root()
    let second = world.put("view2", 0, 0, 90, 90, in: root.view, UIView())
    let third = world.put("view3", 0, 0, 90, 90, in: second, UIView())
    _ = world.add("tap", to: third, UITapGestureRecognizer())
    world.tap(50, 50)
    #expect(
      world.lines([.touches, .action], of: ["view3", "view2", "controller", "tap"]) == [
        "view3 touchesBegan", "view2 touchesBegan", "controller touchesBegan", "tap action ended",
        "view3 touchesCancelled", "view2 touchesCancelled", "controller touchesCancelled",
      ])
    withExtendedLifetime(root) {}
  }

  /// OBS-043: the click comes inside super.touchesEnded; without super in touchesBegan there is none.
  @Test(arguments: [(true, ["before", "click", "after"]), (false, ["before", "after"])])
  func theClickComesInsideSuper(_ callsSuper: Bool, _ expected: [String]) {
    let button = world.put("button", 50, 50, 100, 100, Logged()) { $0.callsSuper = callsSuper }
    let heard = Heard(button)
    button.addTarget(heard, action: Selector("clicked", Heard.clicked), for: .touchUpInside)
    world.tap()
    #expect(button.log == expected)
    #expect(world.lines([.tracking]).isEmpty != callsSuper)
  }

  /// OBS-101: one of two fingers moves and is lifted: both are in the event, the other one rests.
  @Test func theEventOfALift() {
    var seen: [String] = []
    world.hear(world.view) { phase, _, event in
      guard phase == .ended else { return }
      for touch in (event?.allTouches ?? []).sorted(by: { $0.number < $1.number }) {
        seen.append("\(touch.phase) \(touch.tapCount)")
      }
    }
    world.touch([(.began, 1, 150, 200), (.began, 2, 250, 200)])
    world.touch(.moved, 1, 150, 260)
    world.touch(.ended, 1, 150, 260)
    #expect(seen == ["ended 0", "stationary 1"])
  }

  /// OBS-109: a touch that was kept still knows where it ended.
  @Test func aTouchThatWasKept() throws {
    var kept: UITouch?
    world.hear(world.view) { phase, touches, _ in if phase == .began { kept = touches[0] } }
    world.drag(120, 150, by: 100, steps: 18)
    let touch = try #require(kept)
    #expect(touch.location(in: nil) == CGPoint(x: 220, y: 150))
  }

  // MARK: One box with many recognizers, 216 by 196 points

  /// Taps and presses of up to four fingers and taps, swipes in four directions on box and window, pan, rotation, pinch.
  private func box() -> UIView {
    let box = world.put("box", 92, 102, 216, 196, in: world.window, UIView())
    for fingers in 1...4 {
      let taps = (1...4).map { count in
        world.add("tap \(fingers) \(count)", to: box, UITapGestureRecognizer()) {
          $0.numberOfTouchesRequired = fingers
          $0.numberOfTapsRequired = count
        }
      }
      for (fewer, more) in zip(taps, taps.dropFirst()) { fewer.require(toFail: more) }
      for count in 0...3 {
        _ = world.add("press \(fingers) \(count)", to: box, UILongPressGestureRecognizer()) {
          $0.numberOfTouchesRequired = fingers
          $0.numberOfTapsRequired = count
        }
      }
    }
    for (view, place) in [(box, "box"), (world.window, "window")] {
      for (name, direction, _) in UISwipeGestureRecognizer.Direction.named {
        for fingers in 1...4 {
          _ = world.add("\(place) \(name) \(fingers)", to: view, UISwipeGestureRecognizer()) {
            $0.direction = direction
            $0.numberOfTouchesRequired = fingers
          }
        }
      }
    }
    _ = world.add("pan", to: box, UIPanGestureRecognizer()) { $0.minimumNumberOfTouches = 2 }
    _ = world.add("rotation", to: box, UIRotationGestureRecognizer())
    _ = world.add("pinch", to: box, UIPinchGestureRecognizer())
    return box
  }

  /// What acted in the box, and where it says it was.
  private func actions(_ body: (UIView) -> Void) -> [String] {
    let box = box()
    var seen: [String] = []
    for recognizer in (box.gestureRecognizers ?? []) + (world.window.gestureRecognizers ?? []) {
      recognizer.touchscopeHooks.action = {
        let place = $0.location(in: box)
        seen.append("\($0.touchscopeName ?? "") \(place.x) \(place.y)")
      }
    }
    body(box)
    world.wait(2)
    return seen
  }

  /// OBS-061: a single or a double tap, each at its place and nothing else.
  @Test(arguments: [
    (1, 12.0, 50.0, "tap 1 1 12.0 50.0"), (1, 0, 0, "tap 1 1 0.0 0.0"),
    (2, 50, 50, "tap 1 2 50.0 50.0"), (2, 125, 10, "tap 1 2 125.0 10.0"),
  ])
  func tapsInTheBox(_ count: Int, _ x: Double, _ y: Double, _ expected: String) {
    let seen = actions { _ in
      for _ in 0..<count {
        world.tap(92 + x, 102 + y, hold: 0.016)
        world.wait(0.016)
      }
    }
    #expect(seen == [expected])
  }

  /// OBS-067: two fingers that part from one place along a straight way are a pinch, and so they are on the way back.
  @Test func aPinchInTheBox() {
    let box = box()
    var seen: [String] = []
    for recognizer in (box.gestureRecognizers ?? []) + (world.window.gestureRecognizers ?? []) {
      recognizer.touchscopeHooks.action = {
        let scale = ($0 as? UIPinchGestureRecognizer)?.scale
        #expect(scale?.isFinite ?? true)
        seen.append(
          scale.map { $0 > 1 ? "out" : $0 < 1 ? "in" : "still" } ?? $0.touchscopeName ?? "")
      }
    }
    func part(_ radii: [Double], over seconds: Double) {
      func places(_ phase: TouchPhase, _ radius: Double) -> [(TouchPhase, Int, Double, Double)] {
        let (x, y) = (radius * 0.8660254, radius * 0.5)
        return [(phase, 1, 200 + x, 200 - y), (phase, 2, 200 - x, 200 + y)]
      }
      world.touch(places(.began, radii[0]))
      for radius in radii.dropFirst() {
        world.wait(seconds / Double(radii.count))
        world.touch(places(.moved, radius))
      }
      world.touch(places(.ended, radii[radii.count - 1]))
    }
    let radii = stride(from: 0.0, to: 78.4, by: 10).map { $0 } + [78.4]
    part(radii, over: 0.1)
    #expect(seen.last == "out" && Set(seen).isSubset(of: ["out", "still"]))
    world.wait(2)
    seen = []
    part(radii.reversed(), over: 1)
    #expect(seen.last == "in" && Set(seen).isSubset(of: ["in", "still"]))
  }

  /// OBS-063: a swipe says where it began.
  @Test(arguments: [
    ("up", 54.0, 49.0, 0.0, -1.0), ("down", 162, 147, 0, 1), ("left", 189, 98, -1, 0),
    ("right", 27, 147, 1, 0),
  ])
  func swipesInTheBox(_ name: String, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double) {
    let seen = actions { _ in
      world.drag(92 + x, 102 + y, by: dx * 90, dy * 90, steps: 5)
    }
    #expect(seen == ["box \(name) 1 \(x) \(y)"])
  }
}
