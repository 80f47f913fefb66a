import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

private final class Focus: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class Listener: UIView {
  var got: [String] = []
  var isEnd = false
  private func note(_ what: String, _ presses: Set<UIPress>) {
    got.append("\(what) \(presses.map { "\($0.type) \($0.phase)" }.joined(separator: " "))")
  }
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    if !isEnd { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("changed", presses)
    if !isEnd { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    if !isEnd { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
    if !isEnd { super.pressesCancelled(presses, with: event) }
  }
}

private final class PressRecognizer: UIGestureRecognizer {
  var got: [String] = []
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    got.append("began \(event.presses(for: self).count)")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    got.append("ended")
  }
}

/// Buttons and motion: where they start, how they go on.
@Suite struct PressTests {
  private let world = World()
  private var now: Instant { .zero }

  private func add<V: UIView>(_ name: String, to parent: UIView? = nil, _ make: () -> V) -> V {
    world.engine.perform {
      let view = make()
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      view.touchscopeName = name
      (parent ?? world.view).addSubview(view)
      return view
    }
  }

  /// PRS-01: types with UIKit's numbers, and all phases.
  @Test func typesAndPhases() {
    #expect(UIPress.PressType.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 30, 31])
    let listener = add("listener") { Listener(frame: .zero) }
    world.engine.perform { #expect(listener.becomeFirstResponder()) }
    for phase in [TouchPhase.began, .moved, .ended] { world.engine.button(.menu, phase, at: now) }
    world.engine.button(.pageUp, .began, at: now)
    world.engine.button(.pageUp, .cancelled, at: now)
    #expect(
      listener.got == [
        "began menu began", "changed menu changed", "ended menu ended", "began pageUp began",
        "cancelled pageUp cancelled",
      ])
  }

  /// PRS-02: the default methods pass presses on; one without super ends their way.
  @Test func pressesGoUpTheChain() {
    let listener = add("listener") { Listener(frame: .zero) }
    let focus = add("focus", to: listener) { Focus(frame: .zero) }
    world.engine.perform { #expect(focus.becomeFirstResponder()) }
    world.engine.button(.select, .began, at: now)
    #expect(
      world.lines([.event, .press]) == [
        "application sendEvent press select began", "window sendEvent press select began",
        "focus pressesBegan select", "listener pressesBegan select", "view pressesBegan select",
        "window pressesBegan select", "application pressesBegan select",
      ])
    #expect(world.lines([.chain]).first == "focus nextResponder listener")
    listener.isEnd = true
    let before = world.lines([.press]).count
    world.engine.button(.select, .ended, at: now)
    #expect(
      world.lines([.press]).dropFirst(before) == [
        "focus pressesEnded select", "listener pressesEnded select",
      ])
  }

  /// PRS-02: recognizers around the first responder get them as well, if they allow the type.
  @Test func recognizersGetPresses() {
    let focus = add("focus") { Focus(frame: .zero) }
    let recognizer = world.add("recognizer", PressRecognizer())
    let deaf = world.add("deaf", PressRecognizer()) { $0.allowedPressTypes = [] }
    world.engine.perform { #expect(focus.becomeFirstResponder()) }
    world.engine.button(.playPause, .began, at: now)
    world.engine.button(.playPause, .ended, at: now)
    #expect(recognizer.got == ["began 1", "ended"] && deaf.got.isEmpty)
  }

  /// RC-13: presses and motion start at the first responder, wherever a finger is; without one at the key window.
  @Test func theyStartAtTheFirstResponder() {
    let focus = add("focus") { Focus(frame: .zero) }
    world.engine.shake(at: now)
    #expect(world.lines([.motion]).first == "window motionBegan shake")
    world.engine.perform { #expect(focus.becomeFirstResponder()) }
    world.touch(.began, 1, 250, 250)
    let before = world.lines([.motion]).count
    world.engine.shake(at: now)
    #expect(
      world.lines([.motion]).dropFirst(before).prefix(3) == [
        "focus motionBegan shake", "view motionBegan shake", "window motionBegan shake",
      ])
    world.engine.button(.select, .began, at: now)
    #expect(world.lines([.press]).first == "focus pressesBegan select")
  }

  /// RC-13: a press stays with the responder that it began at.
  @Test func aPressStaysWhereItBegan() {
    let first = add("first") { Focus(frame: .zero) }
    let second = add("second") { Focus(frame: .zero) }
    world.engine.perform { #expect(first.becomeFirstResponder()) }
    world.engine.button(.select, .began, at: now)
    world.engine.perform { #expect(second.becomeFirstResponder()) }
    world.engine.button(.select, .ended, at: now)
    #expect(
      world.lines([.press], of: ["first", "second"]) == [
        "first pressesBegan select", "first pressesEnded select",
      ])
  }

  /// Buttons that are not down cannot be let go, and one that is down does not go down again.
  @Test func whatMakesNoSenseIsTold() {
    world.engine.button(.select, .ended, at: now)
    world.engine.button(.select, .began, at: now)
    world.engine.button(.select, .began, at: now)
    #expect(
      world.lines([.warning]) == [
        "application warning select is not pressed", "application warning select is pressed",
      ])
    #expect(world.lines([.event], of: ["window"]).count == 1)
  }
}
