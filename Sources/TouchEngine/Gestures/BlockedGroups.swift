/// The groups of recognizers in play that are linked by failure requirements, in whatever direction and over however many
/// others, and in which somebody has not finished yet (GR-32, GR-33).
///
/// A group is a tree: every recognizer notes the place of one that stands above it, the top one its own.
struct BlockedGroups {
  private let members: [UIGestureRecognizer]

  init(_ inPlay: [UIGestureRecognizer]) {
    members = inPlay
    for index in members.indices {
      members[index].placeAbove = index
      members[index].isBlocked = false
    }
    for index in members.indices {
      join(index, members[index].staticRequirements)
      join(index, members[index].dynamicRequirements)
    }
    for index in members.indices where !members[index].hasFinished {
      members[top(index)].isBlocked = true
    }
  }

  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    members[top(recognizer.placeAbove)].isBlocked
  }

  /// Whether one look shows that all are in groups in which somebody has not finished: everybody is at work, or waits for one
  /// of those before.
  static func areAllBlocked(_ inPlay: [UIGestureRecognizer]) -> Bool {
    var count = 0
    for index in inPlay.indices {
      guard
        !inPlay[index].hasFinished || waits(inPlay[index].staticRequirements)
          || waits(inPlay[index].dynamicRequirements)
      else { break }
      inPlay[index].isFound = true
      count += 1
    }
    for index in 0..<count { inPlay[index].isFound = false }
    return count == inPlay.count
  }

  private static func waits(_ requirements: [UIGestureRecognizer]) -> Bool {
    for index in requirements.indices where requirements[index].isFound { return true }
    return false
  }

  private func top(_ index: Int) -> Int {
    var index = index
    while members[index].placeAbove != index {
      // The way becomes shorter for those who come after.
      members[index].placeAbove = members[members[index].placeAbove].placeAbove
      index = members[index].placeAbove
    }
    return index
  }

  private func join(_ index: Int, _ others: [UIGestureRecognizer]) {
    for place in others.indices where others[place].isInPlay {
      members[top(index)].placeAbove = top(others[place].placeAbove)
    }
  }
}
