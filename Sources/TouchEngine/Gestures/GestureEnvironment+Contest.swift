import TouchTrace

/// Arbitration between the recognizers in play.
extension GestureEnvironment: Contest {
  var arbitration: Arbitration<GestureEnvironment> { Arbitration(contest: self) }

  func isSame(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool { a === b }

  @inline(__always)
  func first(where test: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
    firstInReverseAdditionOrder(where: test)
  }

  func visitAll(_ body: (UIGestureRecognizer) -> Void) {
    let all = inPlay
    all.visit(body)
  }

  func isUndecided(_ one: UIGestureRecognizer) -> Bool { one.record.life.isUndecided }

  func hasRecognized(_ one: UIGestureRecognizer) -> Bool { one.record.life.hasRecognized }

  func wantsToAct(_ one: UIGestureRecognizer) -> Bool { !one.record.life.effects.isEmpty }

  func isHeldAtItsEnd(_ one: UIGestureRecognizer) -> Bool {
    one.record.life.isHeld && one.record.life.readable == .ended
  }

  var mayHaveRecognized: Bool { hints.contains(.anybodyMayHaveRecognized) }

  var anybodyHasRecognized: Bool {
    guard mayHaveRecognized else { return false }
    for index in inPlay.indices where inPlay[index].record.life.hasRecognized { return true }
    return false
  }

  var anybodyMayBeHeld: Bool { hints.contains(.anybodyMayBeHeld) }

  @inline(__always)
  func firstRequired(
    by one: UIGestureRecognizer, where test: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    requiredOne(of: one, where: test)
  }

  func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    awaited(by: one, over: \.hasTouches).contains { $0 === other }
  }

  func wantsLaterFinger(_ newer: UIGestureRecognizer, than other: UIGestureRecognizer) -> Bool {
    guard let view = other.view else { return false }
    return newer.record.touchesInPlay.contains { touch in
      touch.isDown && touch.view?.isDescendant(of: view) == true
        && !touch.gathered.contains { $0 === other }
    }
  }

  func fail(_ one: UIGestureRecognizer, _ defeat: Defeat<UIGestureRecognizer>) {
    switch defeat {
    case .tooLate(let victor):
      one.fail(Why(.preventedBy, other: victor.touchscopeHandle, rule: .ar21))
    case .prevented(let victor):
      one.fail(
        Why(.preventedBy, other: victor.touchscopeHandle, rule: ruleOfVictory(victor, one)))
    case .requiredOneWins(let victor):
      one.fail(Why(.requiredOneRecognized, other: victor.touchscopeHandle, rule: .ar41))
    case .requiredOneHasWon(let victor):
      one.fail(Why(.requiredOneRecognized, other: victor.touchscopeHandle, rule: .ar43))
    }
  }

  private func ruleOfVictory(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Rule {
    guard !loser.record.life.effects.isEmpty else { return .ar18 }
    return winner.view === loser.view ? .ar23 : .ar22
  }

  func refusesItself(_ one: UIGestureRecognizer) -> Why? { one.ownRefusal() }
}
