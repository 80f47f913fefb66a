import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// What the program changes while a finger is down.
@MainActor @Suite struct ChangeRules {
  private let world = World()

  /// TD-13, CHG-01, A14: a view that leaves the window has its touches cancelled, and so have recognizers on it and around.
  @Test func aViewThatIsRemoved() {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    let pan = world.add("pan", to: child, UIPanGestureRecognizer()) {
      $0.cancelsTouchesInView = false
    }
    let press = world.add("press", UILongPressGestureRecognizer()) { $0.allowableMovement = 99 }
    press.touchscopeHooks.canBePreventedBy = { _ in false }
    world.drag(by: 40, steps: 2, lifts: false)
    world.program { child.removeFromSuperview() }
    world.wait(0.02)
    world.touch(.ended, 1, 240, 200)
    #expect(world.touches(of: "child") == ["Began", "Moved", "Moved", "Cancelled"])
    #expect(world.actions(of: "pan") == ["began", "changed", "cancelled"])
    #expect(world.lines([.state], of: ["press"]) == ["press possible -> failed systemCancel"])
    #expect(pan.state == .possible)
  }

  /// TD-15, TD-16, CHG-02: changes that hit testing alone reads leave the touch where it is.
  @Test(arguments: ["hidden", "faded", "moved", "interaction"])
  func changesOfHitTestingLeaveTouches(_ change: String) {
    world.touch(.began, 1, 200, 200)
    world.program {
      switch change {
      case "hidden": world.view.isHidden = true
      case "faded": world.view.alpha = 0
      case "moved": world.view.frame.origin.x = 350
      default: world.view.isUserInteractionEnabled = false
      }
    }
    world.touch(.moved, 1, 205, 200)
    world.touch(.ended, 1, 205, 200)
    #expect(world.touches(of: "view") == ["Began", "Moved", "Ended"])
  }

  /// CHG-03, CTL-28, OBS-057: a control that is switched off while it tracks still sends its event; a new touch does not track.
  @Test func aControlThatIsSwitchedOff() {
    let control = world.put("control", 50, 50, 100, 100, UIControl())
    world.touch(.began, 1, 200, 200)
    world.program { control.isEnabled = false }
    world.touch(.ended, 1, 200, 200)
    #expect(world.actions(of: "control") == ["touchDown", "touchUpInside"])
    #expect(control.state == .disabled)
    world.wait(1)
    world.tap()
    #expect(world.actions(of: "control").count == 2 && !control.isTracking)
  }

  /// CHG-04, GR-27: a recognizer that is switched off is cancelled, or fails; what it took from the view stays taken.
  @Test(
    arguments: [
      (40.0, ["began", "cancelled"], ["Began", "Cancelled"]), (5, [], ["Began", "Moved", "Moved"]),
    ] as [(Double, [String], [String])])
  func aRecognizerThatIsSwitchedOff(_ way: Double, _ actions: [String], _ touches: [String]) {
    let pan = world.add("pan", UIPanGestureRecognizer())
    world.drag(by: way, steps: 1, lifts: false)
    world.program { pan.isEnabled = false }
    #expect(pan.state == (way > 10 ? .cancelled : .failed))
    world.touch(.moved, 1, 260, 200)
    #expect(world.actions(of: "pan") == actions && world.touches(of: "view") == touches)
  }

  /// CHG-05, GR-25, OBS-131: so is one that is removed.
  @Test func aRecognizerThatIsRemoved() {
    let pan = world.add("pan", UIPanGestureRecognizer())
    let press = world.add("press", UILongPressGestureRecognizer())
    world.drag(by: 8, steps: 1, lifts: false)
    world.program { world.view.removeGestureRecognizer(press) }
    #expect(world.lines([.state], of: ["press"]) == ["press possible -> failed viewRemoved"])
    world.touch(.moved, 1, 240, 200)
    world.program { world.view.removeGestureRecognizer(pan) }
    world.touch(.moved, 1, 260, 200)
    #expect(world.actions(of: "pan") == ["began", "cancelled"])
    #expect(world.actions(of: "press") == [] && pan.view == nil)
  }

  /// CHG-06: a new delegate is asked what comes, but not again about touches that are received.
  @Test func anotherDelegate() {
    let (old, new) = (Answers(), Answers())
    new.begin = { _ in false }
    let pan = world.add("pan", UIPanGestureRecognizer()) { $0.delegate = old }
    world.touch(.began, 1, 200, 200)
    world.program { pan.delegate = new }
    world.touch(.moved, 1, 240, 200)
    #expect(old.asked == ["event pan", "touch pan"] && new.asked == ["begin pan"])
    #expect(pan.state == .failed)
  }

  /// CHG-07: a view that moves within the window keeps its touch, and the touch its recognizers; so does one that comes back
  /// in the same turn.
  @Test(arguments: [false, true]) func aViewThatMovesWithinTheWindow(_ leaves: Bool) {
    let child = world.put("child", 0, 0, 200, 200, UIView())
    let other = world.put("other", 0, 0, 50, 50, in: world.window, UIView())
    let before = world.add("before", Own())
    let after = world.add("after", to: other, Own())
    world.touch(.began, 1, 200, 200)
    world.program {
      if leaves { child.removeFromSuperview() }
      other.addSubview(child)
    }
    world.touch(.moved, 1, 210, 200)
    #expect(world.touches(of: "child") == ["Began", "Moved"])
    #expect(before.calls == ["began", "moved"] && after.calls == [])
  }
}
