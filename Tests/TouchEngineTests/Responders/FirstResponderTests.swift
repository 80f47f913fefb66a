import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

private final class Form: UITextFieldDelegate {
  var notes: [String] = []
  var begins = true
  var ends = true
  var returns = true
  private func note(_ what: String, _ field: UITextField) {
    notes.append("\(field.touchscopeName ?? "") \(what)")
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin", textField)
    return begins
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd", textField)
    return ends
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn", textField)
    return returns
  }
}

/// Who is the first responder, and what text fields ask before.
@Suite struct FirstResponderTests {
  private let world = World()
  private let form = Form()

  private func field(_ name: String, in parent: UIView? = nil) -> UITextField {
    world.engine.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      field.touchscopeName = name
      field.delegate = form
      (parent ?? world.view).addSubview(field)
      return field
    }
  }

  /// EC-121: a tap on a field is the field's, and a tap around it, to end the editing, says nothing.
  @Test func aFieldInAnOuterTap() {
    let field = field("field")
    _ = world.add("tap", UITapGestureRecognizer())
    world.tap(120, 120)
    #expect(field.isFirstResponder && world.lines([.action], of: ["tap"]).isEmpty)
    #expect(
      world.lines([.state], of: ["tap"]) == ["tap possible -> failed controlWins field"])
    world.tap(200, 250)
    #expect(world.lines([.action], of: ["tap"]) == ["tap action ended"])
  }

  /// CTL-16: the delegate is asked before and told afterwards, in this order, and so are the targets.
  @Test func theOrderOfQuestions() {
    let (a, b) = (field("a"), field("b"))
    world.engine.perform {
      #expect(a.becomeFirstResponder() && b.becomeFirstResponder())
    }
    #expect(
      form.notes == [
        "a shouldBegin", "a didBegin", "b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin",
      ])
    #expect(
      world.lines([.action]) == [
        "a action editingDidBegin", "a action editingDidEnd", "b action editingDidBegin",
      ])
    #expect(world.lines([.decision]).first == "a textFieldShouldBeginEditing yes")
  }

  /// A no keeps things as they are.
  @Test func aNoCounts() {
    let (a, b) = (field("a"), field("b"))
    form.begins = false
    world.engine.perform { #expect(!a.becomeFirstResponder() && !a.isEditing) }
    form.begins = true
    form.ends = false
    world.engine.perform {
      #expect(a.becomeFirstResponder() && !b.becomeFirstResponder() && a.isEditing)
      #expect(!world.view.endEditing(false) && a.isEditing)
      #expect(world.view.endEditing(true) && !a.isEditing)
    }
    #expect(form.notes.last == "a didEnd")
  }

  /// endEditing reaches fields inside a view, and nothing outside of it.
  @Test func endEditingLooksInside() {
    let outside = field("outside")
    let box = world.engine.perform {
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      world.view.addSubview(box)
      return box
    }
    let inside = field("inside", in: box)
    world.engine.perform {
      #expect(outside.becomeFirstResponder())
      #expect(box.endEditing(true) && outside.isEditing)
      #expect(inside.becomeFirstResponder() && box.endEditing(false) && !inside.isEditing)
    }
  }

  /// CTL-16: Return sends editingDidEndOnExit after a yes, and ends the editing when somebody listens.
  @Test func theReturnKey() {
    let a = field("a")
    world.engine.perform { #expect(a.becomeFirstResponder()) }
    form.returns = false
    a.touchscopeReturn()
    #expect(!world.lines([.action]).contains("a action editingDidEndOnExit"))
    form.returns = true
    a.touchscopeReturn()
    #expect(world.lines([.action]).contains("a action editingDidEndOnExit") && a.isEditing)
    a.touchscopeAddTarget(for: .editingDidEndOnExit) {}
    a.touchscopeReturn()
    #expect(!a.isEditing)
  }

  /// WIN-07, EC-58: every window has a first responder of its own; that of the key window gets presses and actions.
  @Test func oneForEachWindow() {
    let a = field("a")
    let other = world.engine.perform {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      other.makeKeyAndVisible()
      return other
    }
    let b = field("b", in: other)
    world.engine.perform { #expect(b.becomeFirstResponder() && a.becomeFirstResponder()) }
    #expect(a.isFirstResponder && b.isFirstResponder && world.window.isKeyWindow)
    #expect(world.engine.firstResponder === a)
    world.engine.perform { other.makeKey() }
    #expect(world.engine.firstResponder === b)
  }

  /// What is in no window cannot become the first responder, and what leaves its window stops being it.
  @Test func aWindowIsNeeded() {
    let loose = world.engine.perform { UITextField(frame: .zero) }
    #expect(!loose.becomeFirstResponder())
    let a = field("a")
    form.ends = false
    world.engine.perform {
      #expect(a.becomeFirstResponder())
      a.removeFromSuperview()
    }
    #expect(!a.isFirstResponder && world.engine.firstResponder == nil)
  }

  /// RC-13: a controller becomes the first responder in viewDidAppear, and not in viewWillAppear, where its view is in no
  /// window.
  @Test func controllersNeedTheirViewInAWindow() {
    final class Eager: UIViewController {
      var answers: [Bool] = []
      override var canBecomeFirstResponder: Bool { true }
      override func viewWillAppear(_ animated: Bool) { answers.append(becomeFirstResponder()) }
      override func viewDidAppear(_ animated: Bool) { answers.append(becomeFirstResponder()) }
    }
    var eager: Eager!
    let world = ContainerWorld {
      eager = Eager()
      return eager
    }
    #expect(eager.answers == [false, true] && world.engine.firstResponder === eager)
  }
}
