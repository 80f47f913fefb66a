import TouchTrace

/// Which recognizers get a touch that goes down.
extension EventEnvironment {
  func gather(_ touch: UITouch) {
    var view = touch.view
    while let current = view {
      let recognizers = current.ownRecognizers
      recognizers.visit { recognizer in
        guard receives(recognizer, touch) else { return }
        engine.gestures.attach(recognizer, to: touch)
        engine.recordFate(.gathers, of: touch, recognizer.touchscopeHandle)
      }
      view = current.superview
    }
    engine.gestures.askRequirements(among: touch.gathered)
  }

  /// AR-02, AR-04 to AR-08.
  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    // One that waits follows later fingers too, unless it has ended (AR-02, AR-38).
    guard recognizer.isEnabled, !recognizer.record.life.isOver,
      !recognizer.record.life.isHeld || !recognizer.record.life.readable.isTerminal
    else { return false }
    let handle = recognizer.touchscopeHandle
    if let rule = refusedType(recognizer, touch) {
      recordReceive(.shouldReceiveTouch, handle, touch, false, .touchType, rule: rule)
      return false
    }
    guard recognizer.accepts(touch, event) else {
      recordReceive(.shouldReceiveTouch, handle, touch, false, rule: .tap17)
      return false
    }
    if !recognizer.record.isOfKnownClass, recognizer.record.attemptTouches.isEmpty,
      !takesEvent(recognizer, touch)
    {
      return false
    }
    if recognizer.record.attemptTouches.isEmpty, let delegate = recognizer.delegateToAsk,
      recognizer.touchscopeHooks.shouldReceiveTouch == nil
    {
      guard !refused.contains(handle) else { return false }
      engine.lastAnswer.isDefault = false
      let answer = delegate.gestureRecognizer(recognizer, shouldReceive: event)
      if !engine.lastAnswer.isDefault { recordReceive(.shouldReceiveEvent, handle, touch, answer) }
      if !answer {
        refused.insert(handle)
        return false
      }
    }
    engine.lastAnswer.isDefault = false
    guard
      let answer = recognizer.touchscopeHooks.shouldReceiveTouch?(touch)
        ?? recognizer.delegateToAsk?.gestureRecognizer(recognizer, shouldReceive: touch)
    else { return true }
    if !engine.lastAnswer.isDefault { recordReceive(.shouldReceiveTouch, handle, touch, answer) }
    return answer
  }

  /// The rule by which a recognizer takes no touches of this type; nil when it does.
  private func refusedType(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Rule? {
    guard recognizer.allows(touch.type) else { return .ar07 }
    guard recognizer.requiresExclusiveTouchType,
      let first = recognizer.record.attemptTouches.first
    else { return nil }
    return first.type == touch.type ? nil : .ar08
  }
}
