import TouchTrace

extension UIResponder {
  /// The window whose first responder it may become: its own, or the key window for what is no view and no controller.
  private var stage: UIWindow? {
    if let view = self as? UIView { return view.window }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
    return touchscopeEngine.keyWindow
  }

  final func takeOver() -> Bool {
    if isFirstResponder { return true }
    guard let window = stage, window.isShown,
      touchscopeHooks.canBecomeFirst ?? canBecomeFirstResponder
    else { return false }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    window.makeKey()
    setFirst(true, of: window)
    didBecomeFirst()
    return true
  }

  /// Stops being the first responder, without a question.
  final func giveUp() {
    guard let window = touchscopeEngine.windows.first(where: { $0.firstResponder === self }) else {
      return
    }
    setFirst(false, of: window)
    didResignFirst()
  }

  private func setFirst(_ isFirst: Bool, of window: UIWindow) {
    window.firstResponder = isFirst ? self : nil
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.record(
      TraceEvent(kind: .change, verb: .change, subject: touchscopeHandle),
      payload: "isFirstResponder \(!isFirst) -> \(isFirst)")
  }

  /// The first of the chain that can perform an action; every link that is asked is traced (RC-11).
  final func performer(of action: Selector, _ sender: Any?) -> UIResponder? {
    var responder = self
    var seen: Set<Handle> = []
    while !responder.canPerformAction(action, withSender: sender) {
      guard seen.insert(responder.touchscopeHandle).inserted,
        seen.count < EngineLimits.chainLengthMax
      else {
        touchscopeEngine.warn(
          responder.touchscopeHandle, "the responder chain comes back to where it was", rule: .rc15)
        return nil
      }
      guard let next = responder.nextInChain else { return nil }
      touchscopeEngine.record(
        TraceEvent(
          kind: .chain, verb: .nextResponder, subject: responder.touchscopeHandle,
          other: next.touchscopeHandle, rule: .rc11))
      responder = next
    }
    return responder
  }
}

extension UIView {
  final func stopEditing(_ force: Bool) -> Bool {
    guard let first = firstResponderInside else { return true }
    if first.resignFirstResponder() { return true }
    if force { first.giveUp() }
    return force
  }

  /// The first responder among this view and what is in it.
  final var firstResponderInside: UIView? {
    touchscopeEngine.windows.lazy.compactMap { $0.firstResponder as? UIView }
      .first { $0.isDescendant(of: self) }
  }
}
