import Foundation
import TouchTrace

@testable import TouchEngine

extension World {
  /// Puts a view into another one, or into `view`.
  @discardableResult
  func put<V: UIView>(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    in parent: UIView? = nil, _ make: @autoclosure () -> V, _ set: (V) -> Void = { _ in }
  ) -> V {
    engine.perform {
      let view = make()
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      view.touchscopeName = name
      set(view)
      (parent ?? self.view).addSubview(view)
      return view
    }
  }

  /// A controller's view behind the view of the world, as large as the window.
  func root() -> UIViewController { root(UIViewController()) }

  func root<C: UIViewController>(_ make: @autoclosure () -> C) -> C {
    engine.perform {
      let controller = make()
      controller.touchscopeName = "controller"
      window.rootViewController = controller
      controller.view.touchscopeName = "root"
      window.sendSubviewToBack(controller.view)
      return controller
    }
  }

  /// Finger 1 goes in steps of 20 ms from a place of the screen, and is lifted at the end.
  func drag(
    _ x: Double = 200, _ y: Double = 200, by dx: Double, _ dy: Double = 0, steps: Int = 4,
    finger: Int = 1, lifts: Bool = true
  ) {
    touch(.began, finger, x, y)
    for step in 1...steps {
      wait(0.02)
      let part = Double(step) / Double(steps)
      touch(.moved, finger, x + dx * part, y + dy * part)
    }
    guard lifts else { return }
    wait(0.02)
    touch(.ended, finger, x + dx, y + dy)
  }

  func tap(_ x: Double, _ y: Double, hold: Double = 0.05, finger: Int = 1) {
    touch(.began, finger, x, y)
    wait(hold)
    touch(.ended, finger, x, y)
  }

  /// Two fingers that go down and up together.
  func twoFingerTap() {
    touch([(.began, 1, 190, 200), (.began, 2, 210, 200)])
    wait(0.05)
    touch([(.ended, 1, 190, 200), (.ended, 2, 210, 200)])
  }

  /// Code of the program, outside of any event.
  func program(_ body: () -> Void) { engine.program(at: engine.now, body) }

  /// Hears the touches of a responder while they are delivered, after its own handling.
  func hear(
    _ responder: UIResponder, _ body: @escaping (TouchPhase, [UITouch], UIEvent?) -> Void
  ) {
    responder.touchscopeHooks.touches = { phase, touches, event, base in
      base()
      body(phase, touches.sorted { $0.number < $1.number }, event)
    }
  }

  /// The name of the view that a finger at a place of the screen hits; it is lifted again.
  func hit(_ x: Double, _ y: Double) -> String {
    var name = "nothing"
    func listen(_ view: UIView) {
      hear(view) { phase, touches, _ in
        if phase == .began { name = touches[0].view?.touchscopeName ?? "nothing" }
      }
      for subview in view.subviews { listen(subview) }
    }
    listen(window)
    tap(x, y)
    wait(1)
    return name
  }

  func actions(of name: String) -> [String] {
    lines([.action], of: [name]).map { String($0.dropFirst(name.count + 8)) }
  }

  func touches(of name: String) -> [String] {
    lines([.touches], of: [name]).map { String($0.dropFirst(name.count + 8)) }
  }
}

/// A recognizer that does what a test says in its touch methods.
final class Own: UIGestureRecognizer {
  typealias Handler = (Own, Set<UITouch>, UIEvent) -> Void
  var began: Handler?
  var moved: Handler?
  var ended: Handler?
  var cancelled: Handler?
  var resetting: ((Own) -> Void)?
  private(set) var calls: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("began")
    began?(self, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("moved")
    moved?(self, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("ended")
    ended?(self, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("cancelled")
    cancelled?(self, touches, event)
  }
  override func reset() {
    super.reset()
    calls.append("reset")
    resetting?(self)
  }
}

/// A delegate that answers with closures and notes what it was asked.
final class Answers: UIGestureRecognizerDelegate {
  var begin: (UIGestureRecognizer) -> Bool = { _ in true }
  var receiveTouch: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
  var receiveEvent: (UIGestureRecognizer, UIEvent) -> Bool = { _, _ in true }
  var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requireFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var beRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  private(set) var asked: [String] = []

  func forget() { asked = [] }

  private func note(_ question: String, _ a: UIGestureRecognizer, _ b: UIGestureRecognizer? = nil) {
    let names = [a.touchscopeName, b?.touchscopeName].compactMap(\.self)
    asked.append(([question] + names).joined(separator: " "))
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    note("begin", recognizer)
    return begin(recognizer)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    note("touch", recognizer)
    return receiveTouch(recognizer, touch)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    note("event", recognizer)
    return receiveEvent(recognizer, event)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    note("together", recognizer, other)
    return together(recognizer, other)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    note("requireFailure", recognizer, other)
    return requireFailure(recognizer, other)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    note("beRequired", recognizer, other)
    return beRequired(recognizer, other)
  }
}
