/// The groups of recognizers in play that are linked by failure requirements, in whatever direction and over however many
/// others, and in which somebody has not finished yet (GR-32, GR-33).
struct BlockedGroups {
  private var parents: [Int] = []
  private var isBlocked: [Bool] = []
  /// Nobody may be reset.
  private let areAllBlocked: Bool

  /// Gives every recognizer in play its index there.
  init(_ inPlay: [UIGestureRecognizer]) {
    areAllBlocked = Self.areAllBlocked(inPlay)
    guard !areAllBlocked else { return }
    parents = Array(inPlay.indices)
    isBlocked = [Bool](repeating: false, count: inPlay.count)
    for (index, recognizer) in inPlay.enumerated() { recognizer.indexInPlay = index }
    for index in inPlay.indices {
      join(index, inPlay[index].staticRequirements)
      join(index, inPlay[index].dynamicRequirements)
    }
    for index in inPlay.indices where !inPlay[index].hasFinished { isBlocked[group(index)] = true }
  }

  mutating func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    areAllBlocked || isBlocked[group(recognizer.indexInPlay)]
  }

  /// Whether one look shows that nobody is in another group: everybody is at work, or waits for one of those before.
  private static func areAllBlocked(_ inPlay: [UIGestureRecognizer]) -> Bool {
    var count = 0
    for index in inPlay.indices {
      let recognizer = inPlay[index]
      guard
        !recognizer.hasFinished || waits(recognizer.staticRequirements)
          || waits(recognizer.dynamicRequirements)
      else { break }
      recognizer.isFound = true
      count += 1
    }
    for index in 0..<count { inPlay[index].isFound = false }
    return count == inPlay.count
  }

  private static func waits(_ requirements: [UIGestureRecognizer]) -> Bool {
    for index in requirements.indices where requirements[index].isFound { return true }
    return false
  }

  private mutating func group(_ index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  private mutating func join(_ index: Int, _ others: [UIGestureRecognizer]) {
    for place in others.indices where others[place].isInPlay {
      parents[group(index)] = group(others[place].indexInPlay)
    }
  }
}
