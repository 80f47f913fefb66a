/// Who excludes whom, who waits and who may act: the rules between recognizers, and nothing of views, touches or targets.
struct Arbitration<Field: Contest> {
  typealias Contestant = Field.Contestant

  let contest: Field

  /// Pairs that may go together: they are not asked again from the other side (OBS-071).
  struct Together {
    fileprivate var pairs: [(Contestant, Contestant)] = []
  }

  /// What one that wants to act has to do now.
  enum Turn {
    case act
    case waits(for: Contestant)
    case fail(Defeat<Contestant>)
  }

  /// AR-37, AR-43.
  @inline(__always)
  func turn(of one: Contestant) -> Turn {
    if contest.mayHaveRecognized,
      let winner = contest.firstRequired(by: one, where: { contest.hasRecognized($0) })
    {
      return .fail(.requiredOneHasWon(winner))
    }
    if let blocker = contest.firstRequired(by: one, where: { contest.isUndecided($0) }) {
      return .waits(for: blocker)
    }
    return .act
  }

  /// Settles, before any action of the pass, who must give up for one that wants to act (AR-18 to AR-30).
  @inline(__always)
  func exclude(by winner: Contestant, _ together: inout Together) {
    guard isReady(winner) else { return }
    if let earlier = earlierVictor(over: winner) ?? earlierEnd(over: winner) {
      contest.fail(winner, .tooLate(after: earlier))
    } else {
      _ = contest.first {
        exclude($0, for: winner, &together)
        return false
      }
    }
  }

  /// One has recognized: those who require it to fail cannot act any more (AR-41).
  @inline(__always)
  func closeOut(after winner: Contestant) {
    contest.visitAll { other in
      guard contest.isUndecided(other), !contest.isSame(other, winner),
        contest.requires(other, winner)
      else { return }
      contest.fail(other, .requiredOneWins(winner))
    }
  }

  /// Who keeps one from leaving possible (AR-11 to AR-14).
  @inline(__always)
  func refusal(of one: Contestant) -> Field.Refusal? {
    contest.viewsRefuse(one) ?? contest.delegateRefuses(one) ?? contest.refusesItself(one)
  }

  private func exclude(
    _ loser: Contestant, for winner: Contestant, _ together: inout Together
  ) {
    guard contest.isUndecided(loser), contest.areRivals(loser, winner),
      !together.pairs.contains(where: { contest.isSame($0, loser) && contest.isSame($1, winner) })
    else { return }
    if contest.requires(loser, winner) {
      return contest.fail(loser, .requiredOneWins(winner))
    }
    switch verdict(winner, loser) {
    case .prevents: contest.fail(loser, .prevented(by: winner))
    case .together: together.pairs.append((winner, loser))
    case .cannot: break
    }
  }

  /// It wants to act, and nobody that it requires to fail can still keep it from that.
  private func isReady(_ one: Contestant) -> Bool {
    contest.isUndecided(one) && contest.wantsToAct(one)
      && contest.firstRequired(
        by: one, where: { contest.isUndecided($0) || contest.hasRecognized($0) }) == nil
  }

  private func earlierVictor(over winner: Contestant) -> Contestant? {
    guard contest.anybodyHasRecognized else { return nil }
    return contest.first {
      contest.hasRecognized($0) && contest.areRivals($0, winner) && verdict($0, winner) == .prevents
    }
  }

  /// One that has ended and still waits prevents those that want a finger which came after its own (OBS-081, EC-110).
  private func earlierEnd(over winner: Contestant) -> Contestant? {
    guard contest.anybodyMayBeHeld else { return nil }
    return contest.first {
      contest.isHeldAtItsEnd($0) && contest.wantsLaterFinger(winner, than: $0)
        && !contest.waits($0, for: winner) && verdict($0, winner) == .prevents
    }
  }

  /// What one may do to another: prevent it, not by itself, or not because both are allowed.
  private enum Verdict { case prevents, cannot, together }

  private func verdict(_ a: Contestant, _ b: Contestant) -> Verdict {
    guard contest.canPrevent(a, b) else { return .cannot }
    return contest.mayRecognizeTogether(a, b) ? .together : .prevents
  }
}
