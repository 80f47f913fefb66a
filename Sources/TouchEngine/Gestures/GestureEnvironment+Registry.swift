import TouchTrace

/// All recognizers are managed in one place: they are added with their view's, and leave with it (GOLD-000-16).
extension GestureEnvironment {
  func register(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.record.isRegistered else { return }
    recognizer.record.isRegistered = true
    engine.record(.gestureEnvironment, .adds, other: recognizer.touchscopeHandle)
  }

  func unregister(_ recognizer: UIGestureRecognizer, _ reason: Reason) {
    guard recognizer.record.isRegistered else { return }
    recognizer.record.isRegistered = false
    engine.record(.gestureEnvironment, .removes, other: recognizer.touchscopeHandle, reason: reason)
  }

  /// A view comes back with everything in it.
  func registerAll(in view: UIView) {
    for recognizer in view.ownRecognizers { register(recognizer) }
    for subview in view.subviews { registerAll(in: subview) }
  }

  /// A view leaves with everything in it: told when it leaves its superview, not when it dies (EC-63).
  func unregisterAll(in view: UIView) {
    for recognizer in view.ownRecognizers { unregister(recognizer, .viewRemoved) }
    // A window that was put into a view is still one.
    for subview in view.subviews where subview.asWindow == nil { unregisterAll(in: subview) }
  }
}
