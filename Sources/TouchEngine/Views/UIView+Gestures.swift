import TouchTrace

extension UIView {
  final func exchangeRecognizers(_ new: [UIGestureRecognizer]) {
    for recognizer in ownRecognizers { removeGestureRecognizer(recognizer) }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    parts.recognizers.append(recognizer)
    recognizer.view = self
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.treeVersion += 1
    touchscopeEngine.gestures.register(recognizer)
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = ownRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizer.abandon(Why(.viewRemoved, rule: .gr25))
    parts.recognizers.remove(at: index)
    recognizer.view = nil
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.treeVersion += 1
    touchscopeEngine.gestures.unregister(recognizer, .none)
  }
}
