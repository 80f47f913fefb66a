import Foundation
public import TouchTrace

/// Turns buttons and motion into events of the key window (WIN-07, RC-13).
final class PressEnvironment {
  let engine: Engine
  private lazy var event = UIPressesEvent()

  init(engine: Engine) { self.engine = engine }

  func removeAll() { event.orderedPresses = [] }

  /// One change of a button; what makes no sense is told and left out.
  func button(_ type: UIPress.PressType, _ phase: TouchPhase) {
    guard let window = engine.keyWindow else { return }
    guard let press = press(type, phase, in: window) else { return }
    press.phase = UIPress.Phase(phase)
    press.timestamp = engine.now.seconds
    event.timestamp = engine.now.seconds
    event.changed = press
    engine.application.receive(event)
    if phase == .ended || phase == .cancelled { event.orderedPresses.removeAll { $0 === press } }
  }

  private func press(
    _ type: UIPress.PressType, _ phase: TouchPhase, in window: UIWindow
  ) -> UIPress? {
    let held = event.orderedPresses.first { $0.type == type }
    guard (held == nil) == (phase == .began) else {
      engine.warn(
        engine.application.touchscopeHandle,
        held == nil ? "\(type.touchscopeName) is not pressed" : "\(type.touchscopeName) is pressed")
      return nil
    }
    if let held { return held }
    let press = UIPress(type)
    press.window = window
    press.responder = window.firstResponder ?? window
    press.gestureRecognizers = recognizers(around: press.responder).filter {
      $0.isEnabled && $0.allowedPressTypes.contains { $0.intValue == type.rawValue }
    }
    event.orderedPresses.append(press)
    return press
  }

  private func recognizers(around responder: UIResponder?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = responder as? UIView
    while let current = view {
      found += current.ownRecognizers
      view = current.superview
    }
    return found
  }

  /// The window's part: recognizers first, then the responder that the press began at (PRS-02).
  func deliver(_ event: UIPressesEvent) {
    guard let press = event.changed else { return }
    let phase = press.phase.touchPhase
    for recognizer in press.gestureRecognizers ?? [] where recognizer.isEnabled {
      switch phase {
      case .began: recognizer.pressesBegan([press], with: event)
      case .moved: recognizer.pressesChanged([press], with: event)
      case .ended: recognizer.pressesEnded([press], with: event)
      case .cancelled: recognizer.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
    engine.gestures.update()
    press.responder?.receive(phase, [press], event)
  }

  /// The device was shaken: a beginning and an end at one moment.
  func shake() {
    let event = MotionEvent()
    event.timestamp = engine.now.seconds
    for phase in [TouchPhase.began, .ended] {
      event.phase = phase
      engine.application.receive(event)
    }
  }
}

extension Engine {
  /// A button of the device or of a remote control goes down, changes or is let go.
  public func button(_ type: UIPress.PressType, _ phase: TouchPhase, at time: Instant) {
    program(at: time) { presses.button(type, phase) }
  }

  /// The device is shaken.
  public func shake(at time: Instant) {
    program(at: time) { presses.shake() }
  }
}
