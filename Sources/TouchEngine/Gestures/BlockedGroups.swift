/// The groups of recognizers in play that are linked by failure requirements, in whatever direction and over however many
/// others, and in which somebody has not finished yet (GR-32, GR-33).
///
/// A group is a tree: every recognizer notes the place of one that stands above it, the top one its own.
struct BlockedGroups {
  private let members: [UIGestureRecognizer]

  init(_ inPlay: [UIGestureRecognizer]) {
    members = inPlay
    for index in members.indices {
      members[index].record.placeAbove = index
      members[index].record.isBlocked = false
    }
    for index in members.indices {
      join(index, members[index].record.staticRequirements)
      join(index, members[index].record.dynamicRequirements)
    }
    for index in members.indices where !members[index].hasFinished {
      members[top(index)].record.isBlocked = true
    }
  }

  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    members[top(recognizer.record.placeAbove)].record.isBlocked
  }

  /// Whether one look shows that all are in groups in which somebody has not finished: everybody is at work, or waits for one
  /// of those before.
  static func areAllBlocked(_ inPlay: [UIGestureRecognizer]) -> Bool {
    var count = 0
    for index in inPlay.indices {
      guard
        !inPlay[index].hasFinished || waits(inPlay[index].record.staticRequirements)
          || waits(inPlay[index].record.dynamicRequirements)
      else { break }
      inPlay[index].record.isFound = true
      count += 1
    }
    for index in 0..<count { inPlay[index].record.isFound = false }
    return count == inPlay.count
  }

  private static func waits(_ requirements: [UIGestureRecognizer]) -> Bool {
    for index in requirements.indices where requirements[index].record.isFound { return true }
    return false
  }

  private func top(_ index: Int) -> Int {
    var index = index
    while members[index].record.placeAbove != index {
      // The way becomes shorter for those who come after.
      members[index].record.placeAbove = members[members[index].record.placeAbove].record.placeAbove
      index = members[index].record.placeAbove
    }
    return index
  }

  private func join(_ index: Int, _ others: [UIGestureRecognizer]) {
    for place in others.indices where others[place].record.isInPlay {
      members[top(index)].record.placeAbove = top(others[place].record.placeAbove)
    }
  }
}
