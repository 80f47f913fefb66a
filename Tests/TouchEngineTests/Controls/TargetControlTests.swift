import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

private final class Handler: UIView {
  var calls: [String] = []
  func save() { calls.append("save") }
  func saveFrom(_ sender: UIControl) { calls.append("save from \(sender.touchscopeName ?? "")") }
  override var canBecomeFirstResponder: Bool { true }
}

private final class DeafButton: UIButton {
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}

private final class DeafApplication: UIApplication {
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { true }
}

/// Targets, actions and the first responder.
@MainActor @Suite struct TargetControlTests {
  private let save = Selector("save", Handler.save)

  private func setUp(_ make: () -> UIButton = { UIButton() }) -> (World, Handler, UIButton) {
    let world = World()
    return world.engine.perform {
      let handler = Handler(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      handler.touchscopeName = "handler"
      let button = make()
      button.frame = CGRect(x: 80, y: 80, width: 40, height: 40)
      button.touchscopeName = "button"
      world.view.addSubview(handler)
      handler.addSubview(button)
      return (world, handler, button)
    }
  }

  /// RC-10, CTL-22: up the chain until an object has the action.
  @Test func aNilTargetIsSearched() {
    let (world, handler, button) = setUp()
    button.addTarget(nil, action: save, for: .touchUpInside)
    world.tap()
    #expect(handler.calls == ["save"])
    #expect(
      world.lines([.chain]).suffix(2) == ["button nextResponder handler", "handler performs save"])
  }

  /// RC-10: the first responder's chain is searched in place of the sender's.
  @Test func theSearchStartsAtTheFirstResponder() {
    let (world, handler, button) = setUp()
    let other = world.engine.perform {
      let other = Handler(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      world.view.addSubview(other)
      #expect(other.becomeFirstResponder() && other.isFirstResponder)
      return other
    }
    button.addTarget(nil, action: save, for: .touchUpInside)
    world.tap()
    #expect(handler.calls.isEmpty && other.calls == ["save"])
    world.engine.perform { other.removeFromSuperview() }
    #expect(!other.isFirstResponder && world.engine.firstResponder == nil)
  }

  /// CTL-18: an override without super blocks the action; the events are still sent.
  @Test func overridesOfSendAction() {
    let (world, handler, button) = setUp { DeafButton() }
    button.addTarget(handler, action: save, for: .touchUpInside)
    world.tap()
    #expect(handler.calls.isEmpty)
    #expect(world.lines([.action]).contains("button action touchUpInside"))

    let (deaf, other, plain) = setUp()
    deaf.engine.perform { deaf.engine.application = DeafApplication() }
    plain.addTarget(other, action: save, for: .touchUpInside)
    deaf.tap()
    #expect(other.calls.isEmpty)
  }

  /// CTL-16, CTL-31: Apple's numbers.
  @Test func eventNumbers() {
    let numbers: [(UIControl.Event, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8),
      (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128),
      (.touchCancel, 256), (.valueChanged, 4096), (.primaryActionTriggered, 8192),
      (.menuActionTriggered, 16384), (.editingDidBegin, 65536), (.editingChanged, 131072),
      (.editingDidEnd, 262144), (.editingDidEndOnExit, 524288), (.allTouchEvents, 0xFFF),
      (.allEditingEvents, 0xF0000), (.applicationReserved, 0x0F00_0000),
      (.systemReserved, 0xF000_0000), (.allEvents, 0xFFFF_FFFF),
    ]
    for (event, number) in numbers { #expect(event.rawValue == number) }
    #expect(UIControl.Event.touchscopeAll.count == 16)
    #expect(UIControl.State.focused.rawValue == 8)
  }

  /// CTL-21, CTL-24, CTL-25: what a control knows of its targets.
  @Test func targetsAreListed() {
    let (world, handler, button) = setUp()
    button.addTarget(handler, action: save, for: .touchDown)
    button.addTarget(
      handler, action: Selector("saveFrom:", Handler.saveFrom), for: [.touchDown, .touchUpInside])
    button.addTarget(nil, action: "help", for: .valueChanged)
    #expect(button.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
    #expect(
      button.actions(forTarget: handler, forControlEvent: .touchDown) == ["save", "saveFrom:"])
    #expect(button.actions(forTarget: nil, forControlEvent: .valueChanged) == ["help"])
    #expect(button.actions(forTarget: handler, forControlEvent: .touchCancel) == nil)
    button.addTarget(nil, action: "about", for: .valueChanged)
    #expect(button.allTargets.count == 2 && button.allTargets.contains(handler))
    world.tap()
    #expect(handler.calls == ["save", "save from button", "save from button"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allControlEvents.isEmpty && button.allTargets.isEmpty)
  }

  /// CTL-60: a tap sends touchDown and touchCancel, no touchUp; then the field asks to become the first responder.
  @Test func aTapOnATextField() {
    let world = World()
    let field = world.engine.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      field.touchscopeName = "field"
      world.view.addSubview(field)
      return field
    }
    world.touch(.began, 1, 200, 220)
    world.wait(0.05)
    world.touch(.ended, 1, 200, 220)
    #expect(
      world.lines([.action], of: ["field"]) == [
        "field action touchDown", "field action touchCancel", "field action editingDidBegin",
      ])
    #expect(field.isEditing)
    // A finger that rests is no tap: it begins the editing too, at its lift (EC-28).
    world.engine.perform { #expect(field.resignFirstResponder()) }
    world.wait(1)
    world.touch(.began, 1, 200, 220)
    world.wait(2)
    world.touch(.ended, 1, 200, 220)
    #expect(field.isEditing)
    #expect(world.lines([.action], of: ["field"]).contains("field action touchUpInside"))
  }

  /// A text field becomes the first responder at a tap; another one takes over, and each is told.
  @Test func aTextFieldBeginsAndEnds() {
    let world = World()
    let fields = world.engine.perform {
      (0..<2).map { index in
        let field = UITextField(frame: CGRect(x: 0, y: 100 * index, width: 200, height: 40))
        field.touchscopeName = "field\(index)"
        world.view.addSubview(field)
        return field
      }
    }
    func tap(_ y: Double) {
      world.touch(.began, 1, 200, y)
      world.wait(0.05)
      world.touch(.ended, 1, 200, y)
    }
    tap(120)
    #expect(fields[0].isEditing)
    tap(220)
    #expect(!fields[0].isFirstResponder && fields[1].isFirstResponder)
    tap(220)
    let editing = world.lines([.action]).filter { $0.contains("editing") }
    #expect(
      editing == [
        "field0 action editingDidBegin", "field0 action editingDidEnd",
        "field1 action editingDidBegin",
      ])
    // A disabled one does not begin (CTL-28), nor does one outside of any window.
    world.engine.perform {
      #expect(fields[1].resignFirstResponder())
      fields[1].isEnabled = false
      #expect(!fields[1].becomeFirstResponder())
      fields[0].removeFromSuperview()
      #expect(!fields[0].becomeFirstResponder())
    }
  }
}
