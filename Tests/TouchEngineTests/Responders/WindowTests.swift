import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Windows: which one gets what, and when none does.
@Suite struct WindowTests {
  private let world = World()

  /// A window of its own in the world's screen, in front of the others of its level.
  private func window(
    _ name: String, _ frame: CGRect, level: UIWindow.Level = .normal, isKey: Bool = true
  ) -> UIWindow {
    world.engine.perform {
      let window = UIWindow(frame: frame)
      window.touchscopeName = name
      window.windowLevel = level
      if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
      return window
    }
  }

  private func hit(_ x: Double, _ y: Double) -> [String] {
    let start = world.lines([.touches]).count
    world.touch(.began, 1, x, y)
    world.touch(.ended, 1, x, y)
    return Array(world.lines([.touches]).dropFirst(start))
  }

  /// WIN-01, WIN-02: application, window, recognizers, then views.
  @Test func theOrderOfOneEvent() {
    _ = world.add("tap", UITapGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    #expect(
      world.lines([.event, .gesture, .touches], of: ["application", "window", "tap", "view"])
        .prefix(4)
        == [
          "application sendEvent began", "window sendEvent began", "tap touchesBegan",
          "view touchesBegan",
        ])
  }

  /// WIN-02, WIN-03: the cancellation that a recognition brings comes before the next view gets anything of the event.
  @Test func cancellationsBelongToTheRecognizers() {
    world.view.isMultipleTouchEnabled = true
    world.engine.perform {
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.touchscopeName = "other"
      world.window.addSubview(other)
    }
    _ = world.add("tap", UITapGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    world.touch([(.began, 2, 50, 50), (.ended, 1, 200, 200)])
    #expect(
      world.lines([.action, .touches], of: ["tap", "view", "other"]) == [
        "view touchesBegan", "tap action ended", "view touchesCancelled", "other touchesBegan",
      ])

  }

  /// WIN-04: a window that does not call super in sendEvent keeps the event from recognizers and views; so does an
  /// application.
  @Test func sendEventWithoutSuper() {
    final class DeafWindow: UIWindow { override func sendEvent(_ event: UIEvent) {} }
    final class DeafApplication: UIApplication { override func sendEvent(_ event: UIEvent) {} }
    let deaf = world.engine.perform {
      let deaf = DeafWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      deaf.touchscopeName = "deaf"
      let tap = UITapGestureRecognizer()
      tap.touchscopeName = "deafTap"
      deaf.addGestureRecognizer(tap)
      deaf.makeKeyAndVisible()
      return deaf
    }
    #expect(hit(50, 50).isEmpty && world.lines([.gesture]).isEmpty)
    #expect(world.lines([.event]).last == "deaf sendEvent ended")
    world.engine.perform {
      deaf.isHidden = true
      world.engine.application = DeafApplication()
    }
    #expect(hit(200, 200).isEmpty)
  }

  /// WIN-05, GOLD-004-29: the higher level first, then the one shown later; where it is not hit, the next one is asked.
  @Test func windowsAreAskedFromTheFront() {
    let front = window("front", CGRect(x: 100, y: 100, width: 100, height: 100), level: .alert)
    _ = window("later", CGRect(x: 100, y: 100, width: 200, height: 200))
    #expect(hit(150, 150).first == "front touchesBegan")
    #expect(hit(250, 250).first == "later touchesBegan")
    world.touch(.began, 2, 20, 20)
    let asked = world.lines([.hit], of: ["front", "later", "window"])
    #expect(
      asked.filter { $0.hasSuffix("hitTest") }.suffix(4) == [
        "front hitTest", "later hitTest", "window hitTest", "window hitTest",
      ])
    world.touch(.ended, 2, 20, 20)
    world.engine.perform { front.windowLevel = .normal - 1 }
    #expect(hit(150, 150).first == "later touchesBegan")
  }

  /// WIN-06: a finger that moves over another window stays with its own.
  @Test func aTouchStaysInItsWindow() {
    _ = window("other", CGRect(x: 0, y: 0, width: 90, height: 400))
    world.touch(.began, 1, 200, 200)
    world.touch(.moved, 1, 40, 200)
    world.touch(.ended, 1, 40, 200)
    #expect(world.lines([.event], of: ["other"]).isEmpty)
    #expect(world.lines([.touches], of: ["view"]).count == 3)
  }

  /// WIN-07: touches go to the window that is hit, presses and motion to the key window.
  @Test func theKeyWindowGetsTheRest() {
    let key = window("key", CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(key.isKeyWindow && !world.window.isKeyWindow)
    #expect(hit(200, 200).first == "view touchesBegan")
    #expect(key.isKeyWindow)
    world.engine.shake(at: .zero)
    world.engine.button(.select, .began, at: .zero)
    #expect(
      world.lines([.press, .motion], of: ["key", "window"]) == [
        "key motionBegan shake", "key motionEnded shake", "key pressesBegan select",
      ])
    world.engine.perform { world.window.makeKey() }
    #expect(world.engine.application.keyWindow === world.window && !key.isKeyWindow)
    // In front or behind does not matter.
    world.engine.shake(at: .zero)
    world.engine.button(.menu, .began, at: .zero)
    #expect(
      world.lines([.press, .motion], of: ["key", "window"]).suffix(3) == [
        "window motionBegan shake", "window motionEnded shake", "window pressesBegan menu",
      ])
  }

  /// WIN-07, EC-58: becomeKey and resignKey tell; a hidden key window hands over to the one in front.
  @Test func keyWindowsHandOver() {
    final class Noting: UIWindow {
      var notes: [String] = []
      override func becomeKey() { notes.append("become") }
      override func resignKey() { notes.append("resign") }
    }
    let noting = world.engine.perform {
      let noting = Noting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      noting.makeKeyAndVisible()
      return noting
    }
    world.engine.perform { noting.isHidden = true }
    #expect(noting.notes == ["become", "resign"] && world.window.isKeyWindow)
  }

  /// WIN-08, TD-35: one event for two windows; each gets it once, and handles its own touches alone.
  @Test func oneEventForTwoWindows() {
    final class Watching: UIWindow {
      var seen: [(event: ObjectIdentifier, mine: Int, all: Int)] = []
      override func sendEvent(_ event: UIEvent) {
        seen.append(
          (
            ObjectIdentifier(event), event.touches(for: self)?.count ?? 0,
            event.allTouches?.count ?? 0
          ))
        super.sendEvent(event)
      }
    }
    let windows = world.engine.perform {
      [0.0, 200].map { x in
        let window = Watching(frame: CGRect(x: x, y: 0, width: 200, height: 400))
        window.touchscopeName = "half\(Int(x))"
        window.makeKeyAndVisible()
        return window
      }
    }
    world.touch([(.began, 1, 100, 100), (.began, 2, 300, 100)])
    #expect(windows.map(\.seen.count) == [1, 1])
    #expect(windows[0].seen[0].event == windows[1].seen[0].event)
    #expect(windows.allSatisfy { $0.seen[0].mine == 1 && $0.seen[0].all == 2 })
    #expect(world.lines([.touches], of: ["half0", "half200"]).count == 2)
  }

  /// WIN-09: actions and touch methods run inside sendEvent, on its stack, before it returns.
  @Test func everythingRunsInsideSendEvent() {
    final class Framing: UIWindow {
      var notes: [String] = []
      override func sendEvent(_ event: UIEvent) {
        notes.append("in")
        super.sendEvent(event)
        notes.append("out")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        notes.append("ended")
      }
    }
    let framing = world.engine.perform {
      let framing = Framing(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      framing.makeKeyAndVisible()
      return framing
    }
    let tap = world.add("tap", to: framing, UITapGestureRecognizer()) {
      $0.cancelsTouchesInView = false
    }
    tap.touchscopeHooks.action = { _ in framing.notes.append("action") }
    world.tap()
    #expect(framing.notes == ["in", "out", "in", "action", "ended", "out"])
  }

  /// WIN-12: calls nest; a touch is dropped while any is open.
  @Test func ignoringNests() {
    let application = world.engine.application
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(hit(200, 200).isEmpty)
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents && hit(200, 200).isEmpty)
    application.endIgnoringInteractionEvents()
    #expect(hit(200, 200).first == "view touchesBegan")
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  /// TD-39, WIN-12: what began while events were ignored is not delivered later, nor hit-tested, nor gathered.
  @Test func ignoredTouchesNeverCome() {
    let pan = world.add("pan", UIPanGestureRecognizer())
    world.engine.application.beginIgnoringInteractionEvents()
    world.touch(.began, 1, 200, 200)
    world.engine.application.endIgnoringInteractionEvents()
    world.touch(.moved, 1, 260, 200)
    world.touch(.ended, 1, 260, 200)
    #expect(world.lines([.touches, .hit, .gesture, .state]).isEmpty)
    #expect(pan.state == .possible)
    #expect(hit(200, 200).first == "view touchesBegan")
  }

  /// EC-51, TD-08: a touch that was down before is cancelled at its next report.
  @Test func touchesThatWereDownAreCancelled() {
    world.touch(.began, 1, 200, 200)
    world.engine.application.beginIgnoringInteractionEvents()
    world.touch(.moved, 1, 210, 200)
    world.touch(.ended, 1, 210, 200)
    world.engine.application.endIgnoringInteractionEvents()
    #expect(
      world.lines([.touches], of: ["view"]) == ["view touchesBegan", "view touchesCancelled"])
    #expect(hit(200, 200).first == "view touchesBegan")
  }

  /// WIN-13, GOLD-004-25: an interruption cancels recognizers and views; what the finger does afterwards is ignored.
  @Test func anInterruptionCancels() {
    let pan = world.add("pan", UIPanGestureRecognizer()) { $0.cancelsTouchesInView = false }
    world.touch(.began, 1, 200, 200)
    world.touch(.moved, 1, 230, 200)
    world.engine.interrupt(at: .zero)
    world.touch(.moved, 1, 260, 200)
    world.touch(.ended, 1, 260, 200)
    #expect(world.lines([.action], of: ["pan"]).last == "pan action cancelled")
    #expect(world.lines([.touches], of: ["view"]).last == "view touchesCancelled")
    #expect(pan.state == .possible)
  }

  /// EC-115: a finger that goes down again after its touch was taken away is a new touch.
  @Test func afterAnInterruptionTheNextTouchIsANewOne() {
    _ = world.add("tap", UITapGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    world.engine.interrupt(at: .zero)
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 1, 200, 200)
    world.touch(.ended, 1, 200, 200)
    #expect(world.lines([.action], of: ["tap"]) == ["tap action ended"])
    #expect(world.lines([.warning]) == ["finger1 warning went down twice"], "only the second time")
  }

  /// WIN-16: a window is a view: it has recognizers, is asked last, and is hit where nothing else is.
  @Test func aWindowIsAView() {
    _ = world.add("tap", to: world.window, UITapGestureRecognizer())
    #expect(hit(20, 20) == ["window touchesBegan", "application touchesBegan"] + hitEnd)
    #expect(world.lines([.action]) == ["tap action ended"])
    world.touch(.began, 2, 20, 20)
    #expect(world.lines([.gesture]).last == "tap touchesBegan")
  }
  private var hitEnd: [String] { ["window touchesCancelled", "application touchesCancelled"] }

  /// WIN-17: hidden windows and those without interaction are passed over.
  @Test func hiddenWindowsAreSkipped() {
    let cover = window("cover", CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(hit(200, 200).first == "cover touchesBegan")
    cover.isUserInteractionEnabled = false
    #expect(hit(200, 200).first == "view touchesBegan")
    cover.isUserInteractionEnabled = true
    cover.isHidden = true
    #expect(hit(200, 200).first == "view touchesBegan")
    #expect(world.lines([.hit]).contains("cover rejected hidden"))
  }

  /// CHG-08: a window that is hidden in mid-touch loses its touches; one that was never shown reads as hidden.
  @Test func hidingTakesTheTouches() {
    let fresh = world.engine.perform { UIWindow(frame: .zero) }
    #expect(fresh.isHidden)
    world.touch(.began, 1, 200, 200)
    world.engine.program(at: .zero) { world.window.isHidden = true }
    #expect(
      world.lines([.touches], of: ["view"]) == ["view touchesBegan", "view touchesCancelled"])
  }
}

extension UIWindow.Level {
  fileprivate static func - (level: Self, number: CGFloat) -> Self { Self(level.rawValue - number) }
}
