import TouchTrace

/// Recognizers that wait for each other in a ring: none of them can act (AR-49).
extension GestureEnvironment {
  /// Those that a recognizer waits for at present.
  private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    (recognizer.staticRequirements + recognizer.dynamicRequirements).filter {
      !$0.attemptTouches.isEmpty && $0.life.isUndecided
    }
  }

  /// All that a recognizer waits for, those that these wait for included.
  private func allBlockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found = blockers(of: recognizer)
    var index = 0
    while index < found.count {
      for other in blockers(of: found[index]) where !found.contains(where: { $0 === other }) {
        found.append(other)
      }
      index += 1
    }
    return found
  }

  /// Whether one waits for another, directly or over others.
  func waits(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
    allBlockers(of: a).contains { $0 === b }
  }

  /// The ring that a recognizer is part of, itself first; nil when there is none.
  private func ring(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    let members = allBlockers(of: recognizer).filter { member in
      member === recognizer || allBlockers(of: member).contains { $0 === recognizer }
    }
    guard members.contains(where: { $0 === recognizer }) else { return nil }
    return [recognizer] + members.filter { $0 !== recognizer }
  }

  /// Tells of the ring that has just been closed by a recognizer that is held.
  func tellRing(of recognizer: UIGestureRecognizer) {
    guard let ring = ring(of: recognizer), ring.dropFirst().allSatisfy(\.life.isHeld) else {
      return
    }
    let names = ring.map { engine.printedName(of: $0.touchscopeHandle) }.joined(separator: ", ")
    engine.warn(
      recognizer.touchscopeHandle, "none of these can act, each waits for another: \(names)",
      rule: .ar49)
  }

  /// Rings in which nobody can decide any more, as all fingers are lifted, fail as a whole (EC-32). True when there were any.
  func openRings() -> Bool {
    for recognizer in inPlay where recognizer.life.isHeld {
      guard let ring = ring(of: recognizer),
        ring.allSatisfy({ member in
          member.life.isHeld && member.attemptTouches.allSatisfy { !$0.isDown }
        })
      else { continue }
      for (index, member) in ring.enumerated() {
        let next = ring[(index + 1) % ring.count]
        member.fail(Why(.requirementPending, other: next.touchscopeHandle, rule: .ar49))
      }
      return true
    }
    return false
  }
}
