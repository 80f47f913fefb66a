import TouchTrace

/// Who waits for whom, and who may recognize beside whom.
extension GestureEnvironment {
  // MARK: Failure requirements

  func requires(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.record.staticRequirements.containsObject(b) || a.record.dynamicRequirements.containsObject(b)
  }

  func requiresOneThatJustFailed(_ recognizer: UIGestureRecognizer) -> Bool {
    for required in recognizer.record.staticRequirements where required.record.hasJustFailed {
      return true
    }
    for required in recognizer.record.dynamicRequirements where required.record.hasJustFailed {
      return true
    }
    return false
  }

  /// The first required recognizer that has touches and for which `test` holds (EC-06).
  @inline(__always)
  func requiredOne(
    of recognizer: UIGestureRecognizer, where test: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    for required in recognizer.record.staticRequirements
    where !required.record.attemptTouches.isEmpty && test(required) { return required }
    for required in recognizer.record.dynamicRequirements
    where !required.record.attemptTouches.isEmpty && test(required) { return required }
    return nil
  }

  /// The four questions of a pair, once per attempt, at its first touch (AR-44, OBS-075).
  ///
  /// Pairs of recognizers that cannot but say no are passed over: of many, most are of that kind.
  func askRequirements(among recognizers: [UIGestureRecognizer]) {
    guard recognizers.count > 1 else { return }
    var anyAnswers = false
    recognizers.visit { recognizer in
      recognizer.record.mayHaveDynamicRequirements = !recognizer.isKnownToRequireNobody
      if recognizer.record.mayHaveDynamicRequirements { anyAnswers = true }
    }
    guard anyAnswers else { return }
    askPairs(recognizers)
    let group = recognizers.map(\.touchscopeHandle)
    for recognizer in recognizers { recognizer.record.askedWith.append(group) }
  }

  private func askPairs(_ recognizers: [UIGestureRecognizer]) {
    for (index, a) in recognizers.enumerated() {
      for b in recognizers[(index + 1)...]
      where a.record.mayHaveDynamicRequirements || b.record.mayHaveDynamicRequirements {
        if a.wasAsked(with: b) { continue }
        if shouldRequireFailure(a, of: b) {
          a.record.dynamicRequirements.append(b)
        } else if shouldBeRequiredToFail(a, by: b) {
          b.record.dynamicRequirements.append(a)
        } else if shouldRequireFailure(b, of: a) {
          b.record.dynamicRequirements.append(a)
        } else if shouldBeRequiredToFail(b, by: a) {
          a.record.dynamicRequirements.append(b)
        }
      }
    }
  }

  private func shouldRequireFailure(_ a: UIGestureRecognizer, of b: UIGestureRecognizer) -> Bool {
    ask(.shouldRequireFailureOf, a, b, a.touchscopeHooks.requireFailureOf) {
      either(a.shouldRequireFailure(of: b)) {
        a.delegateToAsk?.gestureRecognizer(a, shouldRequireFailureOf: b)
      }
    }
  }

  private func shouldBeRequiredToFail(_ a: UIGestureRecognizer, by b: UIGestureRecognizer) -> Bool {
    ask(.shouldBeRequiredToFailBy, a, b, a.touchscopeHooks.beRequiredToFailBy) {
      either(a.shouldBeRequiredToFail(by: b)) {
        a.delegateToAsk?.gestureRecognizer(a, shouldBeRequiredToFailBy: b)
      }
    }
  }

  /// A subclass's yes, or else the delegate's answer; counts as default only when both are.
  private func either(_ subclass: Bool, _ delegate: () -> Bool?) -> Bool {
    let subclassIsDefault = engine.lastAnswer.isDefault
    if subclass {
      engine.lastAnswer.source = .subclass
      return true
    }
    engine.lastAnswer.isDefault = false
    guard let answer = delegate() else {
      engine.lastAnswer.isDefault = subclassIsDefault
      return false
    }
    engine.lastAnswer.isDefault = engine.lastAnswer.isDefault && subclassIsDefault
    return answer
  }

  // MARK: Rivals

  /// Two on the same line of views that share a touch (AR-18, AR-19).
  func areRivals(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    guard a !== b, shareTouch(a, b), let view = a.view, let other = b.view else { return false }
    return view === other || view.isDescendant(of: other) || other.isDescendant(of: view)
  }

  private func shareTouch(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    for index in a.record.attemptTouches.indices
    where b.record.attemptTouches.containsObject(a.record.attemptTouches[index]) { return true }
    return false
  }

  func canPrevent(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    let rule: Rule = winner.touchscopeIsBroughtByView ? .scr72 : .ar30
    return ask(.canPrevent, winner, loser, winner.touchscopeHooks.canPrevent, rule: rule) {
      winner.canPrevent(loser)
    }
      && ask(.canBePreventedBy, loser, winner, loser.touchscopeHooks.canBePreventedBy, rule: .ar18)
      {
        loser.canBePrevented(by: winner)
      }
  }

  func mayRecognizeTogether(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    let (first, second) = comesBefore(a, b) ? (a, b) : (b, a)
    return areSimultaneous(first, second) || areSimultaneous(second, first)
  }

  private func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    ask(.simultaneousWith, a, b, a.touchscopeHooks.simultaneousWith, rule: .ar26) {
      guard let delegate = a.delegateToAsk else { return a.answerByDefault(false) }
      return delegate.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b)
    }
  }

  // MARK: Leaving possible (AR-11 to AR-14)

  func viewsRefuse(_ recognizer: UIGestureRecognizer) -> Why? {
    guard recognizer.cancelsTouchesInView else { return nil }
    let touches = recognizer.record.attemptTouches
    for index in touches.indices {
      guard let view = touches[index].view, !isView(view, of: touches[..<index]) else { continue }
      if !viewAllows(view, recognizer) {
        let isControl = hasDefaultAction(view)
        return Why(
          isControl ? .controlWins : .viewRefused, other: view.touchscopeHandle,
          rule: isControl ? .ctl35 : .ar13)
      }
    }
    return nil
  }

  func delegateRefuses(_ recognizer: UIGestureRecognizer) -> Why? {
    engine.lastAnswer.isDefault = false
    let answer: Bool
    if let hook = recognizer.touchscopeHooks.shouldBegin {
      answer = hook()
    } else if let delegate = recognizer.delegateToAsk {
      answer = delegate.gestureRecognizerShouldBegin(recognizer)
    } else {
      return nil
    }
    if !engine.lastAnswer.isDefault {
      engine.record(
        TraceEvent(
          kind: .decision, verb: .shouldBegin, subject: recognizer.touchscopeHandle, answer: answer,
          source: .delegate, rule: .ar12))
    }
    return answer ? nil : Why(.delegateRefused, rule: .ar12)
  }

  /// Whether UIKit answers for this control, not an override (CTL-35, CTL-40).
  private func hasDefaultAction(_ view: UIView) -> Bool {
    view.touchscopeViewHooks.shouldBegin == nil
      && (view is UIButton || view is UISwitch || view is UIStepper || view is UISlider
        || view is UISegmentedControl || view is UIPageControl || view is UITextField)
  }

  private func isView(_ view: UIView, of touches: ArraySlice<UITouch>) -> Bool {
    for touch in touches where touch.view === view { return true }
    return false
  }

  func viewAllows(_ view: UIView, _ recognizer: UIGestureRecognizer) -> Bool {
    engine.lastAnswer.isDefault = false
    let answer: Bool
    if let hook = view.touchscopeViewHooks.shouldBegin {
      answer = hook(recognizer) { view.gestureRecognizerShouldBegin(recognizer) }
    } else {
      answer = view.gestureRecognizerShouldBegin(recognizer)
    }
    if !engine.lastAnswer.isDefault {
      engine.record(
        TraceEvent(
          kind: .decision, verb: .gestureRecognizerShouldBegin, subject: view.touchscopeHandle,
          other: recognizer.touchscopeHandle, answer: answer, source: .view, rule: .ar13))
    }
    return answer
  }

  // MARK: Asking

  /// Asks a policy or the object, and traces the answer unless it is the default one.
  private func ask(
    _ verb: Verb, _ a: UIGestureRecognizer, _ b: UIGestureRecognizer,
    _ hook: ((UIGestureRecognizer) -> Bool)?, rule: Rule = .ar44, _ question: () -> Bool
  ) -> Bool {
    engine.lastAnswer.isDefault = false
    engine.lastAnswer.source =
      verb == .canPrevent || verb == .canBePreventedBy ? .subclass : .delegate
    let answer = hook.map { $0(b) } ?? question()
    if !engine.lastAnswer.isDefault {
      engine.record(
        TraceEvent(
          kind: .decision, verb: verb, subject: a.touchscopeHandle, other: b.touchscopeHandle,
          answer: answer, source: engine.lastAnswer.source, rule: rule))
    }
    return answer
  }
}

extension UIGestureRecognizer {
  /// True when nobody can answer the questions of AR-44 for it but classes that always say no.
  fileprivate var isKnownToRequireNobody: Bool {
    record.isOfKnownClass && delegateToAsk == nil && touchscopeHooks.requireFailureOf == nil
      && touchscopeHooks.beRequiredToFailBy == nil
  }

  fileprivate func wasAsked(with other: UIGestureRecognizer) -> Bool {
    for group in record.askedWith where group.contains(other.touchscopeHandle) { return true }
    return false
  }
}

/// The classes that answer the questions about requirements by saying no, and have their touch types as a plain list.
///
/// A class may stand here only when it overrides nothing of `shouldRequireFailure(of:)`, `shouldBeRequiredToFail(by:)`,
/// `delegate` and `allowedTouchTypes`. Subclasses of others' own are never in it: they are asked.
enum KnownRecognizers {
  private static let classes: [AnyObject.Type] = [
    UITapGestureRecognizer.self,
    UILongPressGestureRecognizer.self,
    UIPanGestureRecognizer.self,
    UIPinchGestureRecognizer.self,
    UIRotationGestureRecognizer.self,
    UISwipeGestureRecognizer.self,
    UIScreenEdgePanGestureRecognizer.self,
  ]

  static func contains(_ type: AnyObject.Type) -> Bool {
    for known in classes where known == type { return true }
    return false
  }
}
