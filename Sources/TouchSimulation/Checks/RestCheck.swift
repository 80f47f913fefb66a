import TouchEngine
import TouchLanguage
import TouchTrace

/// What views, controls and recognizers say of themselves when nothing touches them any more.
struct RestCheck {
  private let engine: Engine

  init(_ engine: Engine) { self.engine = engine }

  /// The first object in a window that still does something, unless a recognizer has touch methods of its own.
  func run() throws(TraceViolation) {
    for window in engine.windows {
      if let handle = engine.perform({ busy(window) }) {
        throw TraceViolation(.restIsReached, handle)
      }
    }
  }

  /// Whether a recognizer in a window has touch methods of its own: it may never end, and hold the ends of touches.
  var hasOwnRecognizers: Bool {
    engine.perform { engine.windows.contains { hasOwnRecognizers($0) } }
  }

  private func hasOwnRecognizers(_ view: UIView) -> Bool {
    (view.gestureRecognizers ?? []).contains { isOwn($0) }
      || view.subviews.contains { hasOwnRecognizers($0) }
  }

  private func isOwn(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.touchscopeHooks.touches != nil
      || !String(reflecting: type(of: recognizer)).hasPrefix("TouchEngine.")
  }

  private func busy(_ view: UIView) -> Handle? {
    if let control = view as? UIControl, control.isTracking { return view.touchscopeHandle }
    if let scroll = view as? UIScrollView,
      scroll.isDragging || scroll.isTracking || scroll.isDecelerating
    {
      return view.touchscopeHandle
    }
    for recognizer in view.gestureRecognizers ?? []
    where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
      return recognizer.touchscopeHandle
    }
    for subview in view.subviews {
      if let handle = busy(subview) { return handle }
    }
    return nil
  }
}
