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

  // MARK: Exclusion (AR-18 to AR-30)

  /// Pairs that may go together: they are not asked again from the other side (OBS-071).
  typealias Together = [(UIGestureRecognizer, UIGestureRecognizer)]

  /// Settles, before any action of the pass, who must give up for one that wants to recognize.
  func exclude(by winner: UIGestureRecognizer, _ together: inout Together) {
    guard canTakeEffect(winner) else { return }
    if let earlier = earlierVictor(over: winner) ?? earlierEnd(over: winner) {
      winner.fail(Why(.preventedBy, other: earlier.touchscopeHandle, rule: .ar21))
    } else {
      _ = firstInReverseAdditionOrder {
        exclude($0, for: winner, &together)
        return false
      }
    }
  }

  private func exclude(
    _ loser: UIGestureRecognizer, for winner: UIGestureRecognizer, _ together: inout Together
  ) {
    guard loser.record.life.isUndecided, areRivals(loser, winner),
      !together.contains(where: { $0 === loser && $1 === winner })
    else { return }
    if requires(loser, winner) {
      loser.fail(Why(.requiredOneRecognized, other: winner.touchscopeHandle, rule: .ar41))
      return
    }
    switch verdict(winner, loser) {
    case .prevents:
      loser.fail(
        Why(.preventedBy, other: winner.touchscopeHandle, rule: ruleOfVictory(winner, loser)))
    case .together: together.append((winner, loser))
    case .cannot: break
    }
  }

  private func earlierVictor(over winner: UIGestureRecognizer) -> UIGestureRecognizer? {
    guard anybodyHasRecognized else { return nil }
    return firstInReverseAdditionOrder {
      $0.record.life.hasRecognized && areRivals($0, winner) && verdict($0, winner) == .prevents
    }
  }

  /// One that has ended and still waits prevents those that want a finger which came after its own (OBS-081, EC-110).
  private func earlierEnd(over winner: UIGestureRecognizer) -> UIGestureRecognizer? {
    guard hints.contains(.anybodyMayBeHeld) else { return nil }
    return firstInReverseAdditionOrder { rival in
      guard rival.record.life.isHeld, rival.record.life.readable == .ended, let view = rival.view,
        winner.record.touchesInPlay.contains(where: { touch in
          touch.isDown && touch.view?.isDescendant(of: view) == true
            && !touch.gathered.contains { $0 === rival }
        }), !waits(rival, for: winner)
      else { return false }
      return verdict(rival, winner) == .prevents
    }
  }

  private var anybodyHasRecognized: Bool {
    guard hints.contains(.anybodyMayHaveRecognized) else { return false }
    for index in inPlay.indices where inPlay[index].record.life.hasRecognized { return true }
    return false
  }

  private func canTakeEffect(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.record.life.isUndecided && !recognizer.record.life.effects.isEmpty
      && !isKeptBack(by: recognizer.record.staticRequirements)
      && !isKeptBack(by: recognizer.record.dynamicRequirements)
  }

  /// Whether one of them has touches and has not failed.
  private func isKeptBack(by requirements: [UIGestureRecognizer]) -> Bool {
    for index in requirements.indices
    where !requirements[index].record.attemptTouches.isEmpty
      && (requirements[index].record.life.isUndecided
        || requirements[index].record.life.hasRecognized)
    { return true }
    return false
  }

  /// Two on the same line of views that share a touch (AR-18, AR-19).
  private func areRivals(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    guard a !== b, shareTouch(a, b), let view = a.view, let other = b.view else { return false }
    return view === other || view.isDescendant(of: other) || other.isDescendant(of: view)
  }

  private func shareTouch(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    for index in a.record.attemptTouches.indices
    where b.record.attemptTouches.containsObject(a.record.attemptTouches[index]) { return true }
    return false
  }

  private func ruleOfVictory(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Rule {
    guard !loser.record.life.effects.isEmpty else { return .ar18 }
    return winner.view === loser.view ? .ar23 : .ar22
  }

  /// What one recognizer may do to another: prevent it, not by itself, or not because both are allowed.
  private enum Verdict { case prevents, cannot, together }

  private func verdict(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Verdict {
    let rule: Rule = a.touchscopeIsBroughtByView ? .scr72 : .ar30
    let canPrevent = ask(.canPrevent, a, b, a.touchscopeHooks.canPrevent, rule: rule) {
      a.canPrevent(b)
    }
    guard canPrevent else { return .cannot }
    let canBePrevented = ask(
      .canBePreventedBy, b, a, b.touchscopeHooks.canBePreventedBy, rule: .ar18
    ) {
      b.canBePrevented(by: a)
    }
    guard canBePrevented else { return .cannot }
    let (first, second) = comesBefore(a, b) ? (a, b) : (b, a)
    return areSimultaneous(first, second) || areSimultaneous(second, first)
      ? .together : .prevents
  }

  private func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    ask(.simultaneousWith, a, b, a.touchscopeHooks.simultaneousWith, rule: .ar26) {
      guard let delegate = a.delegateToAsk else { return a.answerByDefault(false) }
      return delegate.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b)
    }
  }

  // MARK: Leaving possible (AR-11 to AR-14)

  /// Why `recognizer` may not begin; nil when nobody objects.
  func refusal(of recognizer: UIGestureRecognizer) -> Why? {
    othersRefuse(recognizer) ?? recognizer.ownRefusal()
  }

  private func othersRefuse(_ recognizer: UIGestureRecognizer) -> Why? {
    if recognizer.cancelsTouchesInView {
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
    }
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
