import TouchTrace

extension UIView {
  /// In the order added; nil when there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownRecognizers.isEmpty ? nil : ownRecognizers }
    set {
      for recognizer in ownRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Takes the recognizer from the view that it was on before (GR-24).
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    parts.recognizers.append(recognizer)
    recognizer.view = self
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.treeVersion += 1
    touchscopeEngine.gestures.register(recognizer)
  }

  /// A recognizer that is removed in mid-gesture is cancelled, or fails (GR-25).
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard let index = ownRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizer.abandon(Why(.viewRemoved, rule: .gr25))
    parts.recognizers.remove(at: index)
    recognizer.view = nil
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.treeVersion += 1
    touchscopeEngine.gestures.unregister(recognizer, .none)
  }
}
