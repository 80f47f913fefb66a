/// The groups of recognizers in play that are linked by failure requirements, in whatever direction and over however many
/// others, and in which somebody has not finished yet (GR-32, GR-33).
struct BlockedGroups {
  private var parents: [Int]
  private var isBlocked: [Bool]

  /// Gives every recognizer in play its index there.
  init(_ inPlay: [UIGestureRecognizer]) {
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
    isBlocked[group(recognizer.indexInPlay)]
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
