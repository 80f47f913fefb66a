import TouchTrace

/// Recognizers that wait for each other in a ring: none of them can act (AR-49).
extension GestureEnvironment {
  /// The ring that a recognizer is part of, itself first; nil when there is none: all that it waits for, over others too,
  /// and that wait for it.
  private func ring(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    // Whom it waits for, in the order of the search, and for each of them who waits for that one.
    var found = [recognizer]
    var waiting: [[Int]] = [[]]
    recognizer.indexInSearch = 0
    defer { for one in found { one.indexInSearch = nil } }
    var next = 0
    while next < found.count {
      for requirements in [found[next].staticRequirements, found[next].dynamicRequirements] {
        for other in requirements where !other.attemptTouches.isEmpty && other.life.isUndecided {
          if let index = other.indexInSearch {
            waiting[index].append(next)
          } else {
            other.indexInSearch = found.count
            found.append(other)
            waiting.append([next])
          }
        }
      }
      next += 1
    }
    guard !waiting[0].isEmpty else { return nil }
    // Of these, who waits for it in turn.
    var isMember = [Bool](repeating: false, count: found.count)
    isMember[0] = true
    var members = [0]
    while let index = members.popLast() {
      for other in waiting[index] where !isMember[other] {
        isMember[other] = true
        members.append(other)
      }
    }
    var ring: [UIGestureRecognizer] = []
    for index in found.indices where isMember[index] { ring.append(found[index]) }
    return ring
  }

  /// Whether one waits for another, directly or over others; all of them undecided.
  func waits(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
    waits(a, for: b) { !$0.attemptTouches.isEmpty }
  }

  /// The same, over such that `isMember` lets through.
  @inline(__always)
  private func waits(
    _ a: UIGestureRecognizer, for b: UIGestureRecognizer,
    over isMember: (UIGestureRecognizer) -> Bool
  ) -> Bool {
    var seen = [a]
    a.indexInSearch = 0
    defer { for one in seen { one.indexInSearch = nil } }
    var next = 0
    while next < seen.count {
      let one = seen[next]
      next += 1
      for requirements in [one.staticRequirements, one.dynamicRequirements] {
        for other in requirements where other.life.isUndecided && isMember(other) {
          if other === b { return true }
          if other.indexInSearch == nil {
            other.indexInSearch = seen.count
            seen.append(other)
          }
        }
      }
    }
    return false
  }

  /// Tells of the ring that has just been closed by a recognizer that is held.
  func tellRing(of recognizer: UIGestureRecognizer) {
    // Nearly always nobody waits for itself, so this is asked before the ring is looked for.
    guard waits(recognizer, for: recognizer, over: \.life.isHeld), let ring = ring(of: recognizer),
      ring.dropFirst().allSatisfy(\.life.isHeld)
    else {
      return
    }
    let names = ring.map { engine.printedName(of: $0.touchscopeHandle) }.joined(separator: ", ")
    engine.warn(
      recognizer.touchscopeHandle, "none of these can act, each waits for another: \(names)",
      rule: .ar49)
  }

  /// Rings in which nobody can decide any more, as all fingers are lifted, fail as a whole (EC-32). True when there were any.
  func openRings() -> Bool {
    for recognizer in inPlay where recognizer.life.isHeld && recognizer.allAreLifted {
      guard waits(recognizer, for: recognizer, over: { $0.life.isHeld && $0.allAreLifted }),
        let ring = ring(of: recognizer),
        ring.allSatisfy({ $0.life.isHeld && $0.allAreLifted })
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

extension UIGestureRecognizer {
  /// None of the fingers of its attempt is down any more.
  fileprivate final var allAreLifted: Bool {
    for touch in attemptTouches where touch.isDown { return false }
    return true
  }
}
