import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Tells where it is asked.
private final class Asked: UIView {
  static var log: [String] = []
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inside = super.point(inside: point, with: event)
    Self.log.append("\(touchscopeName ?? "") \(point.x) \(point.y) \(inside)")
    return inside
  }
}

/// Hits what it is told, and notes the event.
private final class Deciding: UIView {
  var decide: (UIEvent?) -> UIView? = { _ in nil }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { decide(event) }
}

/// Looks at the touches before it sends them on.
private final class Watching: UIApplication {
  var seen: [String] = []
  override func sendEvent(_ event: UIEvent) {
    for touch in event.orderedTouches {
      let names = (touch.gestureRecognizers ?? []).compactMap(\.touchscopeName)
      let (view, window) = (touch.view?.touchscopeName, touch.window?.touchscopeName)
      seen.append("\(view ?? "") in \(window ?? ""): \(names.joined(separator: " "))")
    }
    super.sendEvent(event)
  }
}

/// Which view a finger hits. The view of the world is at (100, 100, 200, 200).
@MainActor @Suite struct HitTestRules {
  private let world = World()

  /// HT-02, HT-03, HT-05, HT-06, HT-17, OBS-001: each is asked, then its area, then its subviews from the front until one
  /// answers; all of it twice, and not again for moves.
  @Test func theOrderOfQuestions() {
    let c = world.put("c", 0, 0, 200, 200, UIView())
    world.put("never", 80, 80, 60, 60, in: c, UIView())
    world.put("e", 80, 80, 60, 60, in: c, UIView())
    let f = world.put("f", 0, 0, 20, 20, in: c, UIView())
    world.put("inside f", 80, 80, 60, 60, in: f, UIView())
    world.drag(by: 30)
    let pass = [
      "view hitTest", "view pointInside yes", "c hitTest", "c pointInside yes", "f hitTest",
      "f pointInside no", "f rejected outside", "e hitTest", "e pointInside yes",
    ]
    #expect(world.lines([.hit], of: ["view", "c", "e", "f", "inside f", "never"]) == pass + pass)
    #expect(world.touches(of: "e").first == "Began")
  }

  /// HT-04, OBS-005: the points that real UIKit converted, twice.
  @Test(arguments: [
    (220.0, 193.0, ["S4 212.0 -185.0 false", "S3 65.0 96.0 true"]),
    (
      84.0, 71.5,
      [
        "S4 76.0 -306.5 false", "S3 -71.0 -25.5 false", "S2 76.0 -149.5 false", "S1 76.0 54.5 true",
        "Sub1 59.0 39.5 true", "SubSub 51.0 31.5 true",
      ]
    ),
  ])
  func pointsAreConverted(_ x: Double, _ y: Double, _ expected: [String]) {
    let window = world.window
    let s1 = world.put("S1", 8, 17, 140, 80, in: window, Asked())
    let sub1 = world.put("Sub1", 17, 15, 100, 60, in: s1, Asked())
    world.put("SubSub", 8, 8, 90, 50, in: sub1, Asked())
    world.put("S2", 8, 221, 140, 80, in: window, Asked())
    world.put("S3", 155, 97, 140, 110, in: window, Asked())
    world.put("S4", 8, 378, 300, 20, in: window, Asked())
    Asked.log = []
    world.touch(.began, 1, x, y)
    #expect(Asked.log == expected + expected)
  }

  /// HT-14: an override may answer with any view, one beside it too.
  @Test func anOverrideDecides() {
    let other = world.put("other", 0, 0, 10, 10, in: world.window, UIView())
    world.put("deciding", 0, 0, 200, 200, Deciding()) { $0.decide = { _ in other } }
    #expect(world.hit(200, 200) == "other")
  }

  /// HT-15: a window that answers nil leaves the finger to the next one behind.
  @Test func theNextWindowIsAsked() {
    let front = world.engine.perform {
      let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      front.touchscopeName = "front"
      front.touchscopeViewHooks.pointInside = { point, _, _ in point.x < 50 }
      front.makeKeyAndVisible()
      return front
    }
    #expect(world.hit(200, 200) == "view")
    world.tap(20, 20)
    #expect(world.touches(of: "front") == ["Began", "Ended"])
    withExtendedLifetime(front) {}
  }

  /// HT-16: a finger that leaves its view stays with it.
  @Test func aTouchStaysWithItsView() {
    var views: [String] = []
    world.put("other", 0, 0, 90, 400, in: world.window, UIView())
    world.hear(world.view) { _, touches, _ in
      views.append(touches[0].view?.touchscopeName ?? "")
    }
    world.drag(by: -150, steps: 2)
    #expect(views == Array(repeating: "view", count: 4))
    #expect(world.touches(of: "other") == [])
  }

  /// HT-18: the event of the hit test has a type, and the touch is not in it yet.
  @Test func theEventOfAHitTest() {
    var events: [(UIEvent.EventType, Int)] = []
    let deciding = world.put("deciding", 0, 0, 200, 200, Deciding())
    deciding.decide = { [unowned deciding] event in
      if let event { events.append((event.type, event.allTouches?.count ?? 0)) }
      return deciding
    }
    world.touch(.began, 1, 200, 200)
    #expect(events.count == 2 && events.allSatisfy { $0.0 == .touches && $0.1 == 0 })
  }

  /// HT-19: in sendEvent a new touch has its view, its window and its recognizers.
  @Test func hitTestsComeBeforeSendEvent() {
    let application = world.engine.perform {
      let application = Watching()
      world.engine.application = application
      return application
    }
    _ = world.add("tap", UITapGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    #expect(application.seen == ["view in window: tap"])
  }

  /// HT-26: who is last among the subviews is in front.
  @Test func theOrderOfSubviewsDecides() {
    let below = world.put("below", 0, 0, 200, 200, UIView())
    world.put("above", 0, 0, 200, 200, UIView())
    #expect(world.hit(200, 200) == "above")
    world.engine.perform { world.view.bringSubviewToFront(below) }
    #expect(world.hit(200, 200) == "below")
  }
}
