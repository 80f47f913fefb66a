extension HandEvent {
  /// Merges this event with a later one if both have only moves: the older samples of a finger become
  /// coalesced ones (TD-21). Nil if they must stay separate; a down and a lift never merge.
  public func merged(with later: HandEvent) -> HandEvent? {
    guard isMoveOnly, later.isMoveOnly else { return nil }
    var merged = later
    merged.fingers = fingers.merged(with: later.fingers, at: timestamp)
    return merged
  }

  private var isMoveOnly: Bool { fingers.allSatisfy { $0.phase == .moved } }
}

extension [FingerChange] {
  /// Merges moves and later moves into one list, in the order of the fingers; `time` is the time of the first ones.
  public func merged(with later: [FingerChange], at time: Instant) -> [FingerChange] {
    var merged = self
    for change in later {
      if let index = merged.firstIndex(where: { $0.finger == change.finger }) {
        merged[index] = change.following(merged[index], at: time)
      } else {
        merged.append(change)
      }
    }
    return merged.sorted { $0.finger < $1.finger }
  }
}

extension FingerChange {
  /// This move with an older one of the same finger as a coalesced sample.
  func following(_ older: FingerChange, at time: Instant) -> FingerChange {
    var change = self
    let sample = Sample(
      timestamp: time, location: older.location, force: older.force, radius: older.radius)
    change.coalesced = older.coalesced + [sample] + coalesced
    return change
  }
}
