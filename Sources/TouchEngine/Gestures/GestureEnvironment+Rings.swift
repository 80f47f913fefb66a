import TouchTrace

/// Recognizers that wait for each other in a ring: none of them can act (AR-49).
extension GestureEnvironment {
  /// All undecided ones that a recognizer waits for, over others too, as far as `isMember` lets through; itself only when
  /// it waits for itself.
  @inline(__always)
  func awaited(
    by recognizer: UIGestureRecognizer, over isMember: (UIGestureRecognizer) -> Bool
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var one = recognizer
    var next = 0
    while true {
      add(one.record.staticRequirements, to: &found, isMember)
      add(one.record.dynamicRequirements, to: &found, isMember)
      guard next < found.count else { break }
      one = found[next]
      next += 1
    }
    for one in found { one.record.isFound = false }
    return found
  }

  @inline(__always)
  private func add(
    _ requirements: [UIGestureRecognizer], to found: inout [UIGestureRecognizer],
    _ isMember: (UIGestureRecognizer) -> Bool
  ) {
    for other in requirements
    where !other.record.isFound && other.record.life.isUndecided && isMember(other) {
      other.record.isFound = true
      found.append(other)
    }
  }

  /// The ring that a recognizer is part of, itself first; nil when there is none.
  private func ring(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    let members = awaited(by: recognizer, over: \.hasTouches).filter {
      waits($0, for: recognizer)
    }
    return members.isEmpty ? nil : [recognizer] + members.filter { $0 !== recognizer }
  }

  /// Whether a recognizer waits for itself over others that `isMember` lets through. Nearly always nobody does, so this
  /// is asked before the ring is looked for.
  @inline(__always)
  private func waitsForItself(
    _ recognizer: UIGestureRecognizer, over isMember: (UIGestureRecognizer) -> Bool
  ) -> Bool {
    for one in awaited(by: recognizer, over: isMember) where one === recognizer { return true }
    return false
  }

  /// Tells of the ring that has just been closed by a recognizer that is held.
  func tellRing(of recognizer: UIGestureRecognizer) {
    guard waitsForItself(recognizer, over: \.record.life.isHeld), let ring = ring(of: recognizer),
      ring.dropFirst().allSatisfy(\.record.life.isHeld)
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
    for recognizer in inPlay where recognizer.record.life.isHeld && recognizer.allAreLifted {
      guard waitsForItself(recognizer, over: { $0.record.life.isHeld && $0.allAreLifted }),
        let ring = ring(of: recognizer),
        ring.allSatisfy({ $0.record.life.isHeld && $0.allAreLifted })
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
  final var hasTouches: Bool { !record.attemptTouches.isEmpty }

  /// None of the fingers of its attempt is down any more.
  fileprivate final var allAreLifted: Bool {
    for touch in record.attemptTouches where touch.isDown { return false }
    return true
  }
}
