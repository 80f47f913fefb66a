import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Tracks what its tracking methods are told.
private final class Tracked: UIControl {
  var log: [String] = []
  var goesOn = true
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin \(isTracking)")
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { goesOn }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.append("end \(isTracking)")
  }
  override func cancelTracking(with event: UIEvent?) {
    log.append("cancel \(event == nil ? "without" : "with") event")
  }
}

private final class Receiver: NSObject {
  var calls: [String] = []
  func act() { calls.append("act") }
}

/// Tracking and events of controls. The control lies at (150, 150, 100, 100) of the screen.
@MainActor @Suite struct ControlRules {
  private let world = World()

  private func control<C: UIControl>(_ make: @autoclosure () -> C) -> C {
    world.put("control", 50, 50, 100, 100, make())
  }

  private func events() -> [String] { world.actions(of: "control") }

  /// CTL-01, CTL-11: the touch-down asks beginTracking and then sends; the lift ends tracking and then sends.
  @Test func trackingAndEvents() {
    let control = control(Tracked())
    world.touch(.began, 1, 200, 200)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    world.touch(.ended, 1, 200, 200)
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(control.log == ["begin false", "end true"])
    #expect(
      world.lines([.touches, .tracking, .action], of: ["control"]) == [
        "control touchesBegan", "control beginTracking yes", "control action touchDown",
        "control touchesEnded", "control endTracking", "control action touchUpInside",
      ])
  }

  /// CTL-03, OBS-059: the second touch-down of a double tap is told twice.
  @Test func aRepeatedTouchDown() {
    _ = control(UIControl())
    world.tap()
    world.wait(0.1)
    world.tap()
    #expect(
      events() == [
        "touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside",
      ])
  }

  /// CTL-04: a second finger is not tracked, even where the view takes several.
  @Test func oneTouchIsTracked() {
    let control = control(Tracked())
    world.engine.perform { control.isMultipleTouchEnabled = true }
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 220, 200)
    world.touch(.moved, 2, 230, 200)
    world.touch(.ended, 2, 230, 200)
    #expect(events() == ["touchDown"] && control.isTracking)
  }

  /// CTL-06, CTL-10, CTL-32: up to 70 pt around count as inside; each move tells one set of events, wherever the finger is.
  @Test func insideAndOutside() {
    let control = control(UIControl())
    let receiver = Receiver()
    control.addTarget(
      receiver, action: Selector("act", Receiver.act), for: [.touchDragOutside, .touchDragExit])
    world.touch(.began, 1, 200, 200)
    for x in [319.0, 320, 395, 319] { world.touch(.moved, 1, x, 200) }
    #expect(
      events() == [
        "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragOutside",
        "touchDragInside", "touchDragEnter",
      ])
    #expect(receiver.calls == ["act", "act"] && control.isHighlighted)
    world.touch(.ended, 1, 399, 200)
    #expect(events().last == "touchUpOutside")
    // How far outside of it the touch ended stands beside the margin.
    let end = world.engine.trace.events.last { $0.verb == .endTracking }
    #expect(end?.measured == 149 && end?.limit == 70)
  }

  /// EC-120: in the actions of the lift it is still highlighted, and what they set does not stay.
  @Test func highlightedInItsActions() {
    let control = control(UIControl())
    var seen: [Bool] = []
    control.touchscopeAddTarget(for: .touchUpInside) { [unowned control] in
      seen += [control.isHighlighted, control.isTracking]
      control.isHighlighted = true
    }
    world.tap()
    #expect(seen == [true, false] && !control.isHighlighted)
  }

  /// CTL-14: a cancelled touch cancels tracking, and no touchUp follows.
  @Test func aCancelledTouch() {
    let control = control(Tracked())
    world.touch(.began, 1, 200, 200)
    world.touch(.cancelled, 1, 200, 200)
    #expect(control.log == ["begin false", "cancel with event"] && !control.isHighlighted)
    #expect(events() == ["touchDown", "touchCancel"])
  }

  /// CTL-15: one that leaves its window is cancelled without an event.
  @Test func aControlThatIsRemoved() {
    let control = control(Tracked())
    world.touch(.began, 1, 200, 200)
    world.program { control.removeFromSuperview() }
    #expect(control.log == ["begin false", "cancel without event"] && !control.isTracking)
  }

  /// CTL-17: an event goes to every pair that listens, through sendAction and the application.
  @Test func theWayOfAnAction() {
    let control = control(UIControl())
    let (one, two) = (Receiver(), Receiver())
    let act = Selector("act", Receiver.act)
    for receiver in [one, two] { control.addTarget(receiver, action: act, for: .touchDown) }
    var way: [String] = []
    control.touchscopeSendAction = { selector, _, _, base in
      way.append("control \(selector.name)")
      base()
    }
    world.engine.application.touchscopeSendAction = { selector, _, _, base in
      way.append("application \(selector.name)")
      return base()
    }
    world.tap()
    #expect(way == ["control act", "application act", "control act", "application act"])
    #expect(one.calls == ["act"] && two.calls == ["act"])
  }

  /// CTL-21: targets go when nobody else keeps them.
  @Test func targetsAreNotKept() {
    let control = control(UIControl())
    weak var gone: Receiver?
    do {
      let receiver = Receiver()
      gone = receiver
      control.addTarget(receiver, action: Selector("act", Receiver.act), for: .touchDown)
    }
    world.tap()
    #expect(gone == nil && control.allTargets.isEmpty)
  }

  /// CTL-26, OBS-055: a button's primary action follows touchUpInside, once.
  @Test func thePrimaryAction() {
    _ = control(UIButton())
    world.tap()
    #expect(events() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  /// CTL-29, CTL-31: what the program sets sends nothing, and is told in state.
  @Test func statesSetByTheProgram() {
    let control = control(UIControl())
    world.engine.perform {
      control.isHighlighted = true
      #expect(control.state == .highlighted)
      control.isSelected = true
      control.isEnabled = false
      #expect(control.state == [.highlighted, .selected, .disabled])
      #expect(control.state.rawValue == 7)
    }
    #expect(events() == [])
  }

  /// CTL-30, EC-35: isSelected stays what the program set, unless a button is told to turn it over.
  @Test(arguments: [true, false]) func selection(_ changes: Bool) {
    let button = control(UIButton())
    button.changesSelectionAsPrimaryAction = changes
    world.tap()
    #expect(button.isSelected == changes)
    world.wait(1)
    world.tap()
    #expect(!button.isSelected)
  }

  /// CTL-58: a touch that a subview was hit by and passed on is not tracked.
  @Test func forwardedTouchesAreNotTracked() {
    let control = control(UIControl())
    world.put("inside", 0, 0, 50, 50, in: control, UIView())
    world.tap(160, 160)
    #expect(world.touches(of: "control") == ["Began", "Ended"] && events() == [])
  }
}
