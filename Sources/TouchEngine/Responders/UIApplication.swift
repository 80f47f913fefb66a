import Foundation
import TouchTrace

/// The first to get an event and the last but one of the responder chain (WIN-01, RC-03).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static var shared: UIApplication { EngineStack.current.application }

  /// Gets what nobody handled, if it is a responder (C-21).
  public var delegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView),
      !(responder is UIViewController), responder !== self
    else { return nil }
    return responder
  }

  open var windows: [UIWindow] { touchscopeEngine.windows }

  /// Passes the event to every window that has touches in it. Not calling super stops the event (WIN-04).
  open func sendEvent(_ event: UIEvent) {
    var seen: [UIWindow] = []
    for touch in event.orderedTouches {
      guard let window = touch.window, !seen.contains(where: { $0 === window }) else { continue }
      seen.append(window)
      window.receive(event)
    }
  }

  /// Calls `action` on `target`, or on the first responder from `sender` upward that has it (RC-10).
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.call(target, sender, event) }
    var responder = sender as? UIResponder
    var links = 0
    while let current = responder, links < EngineLimits.chainLengthMax {
      if action.call(current, sender, event) { return true }
      responder = current.nextInChain
      links += 1
    }
    return false
  }

  private var ignoreCount = 0
  open func beginIgnoringInteractionEvents() { ignoreCount += 1 }
  open func endIgnoringInteractionEvents() { ignoreCount = max(0, ignoreCount - 1) }
  public var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

  final func receive(_ event: UIEvent) {
    touchscopeEngine.record(
      TraceEvent(kind: .event, verb: .sendEvent, subject: touchscopeHandle, phase: event.mainPhase))
    touchscopeEngine.nested { sendEvent(event) }
  }
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}

extension UIEvent {
  /// The phase that tells the event apart: that of the first touch that changed.
  var mainPhase: TouchPhase {
    (orderedTouches.first { $0.isChanged } ?? orderedTouches.first)?.phase.touchPhase ?? .stationary
  }
}
