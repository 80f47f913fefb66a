/// Lists that are filled and emptied many times a second.
extension Array {
  /// Empties the list and keeps its room; few elements, as there are most often, without a general replacement.
  nonisolated mutating func vacate() {
    guard count < 8 else { return removeAll(keepingCapacity: true) }
    while !isEmpty { removeLast() }
  }
}

extension Array where Element: AnyObject {
  /// Takes an object out, at its first place.
  mutating func removeFirst(_ object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }

  func containsObject(_ object: Element) -> Bool {
    for index in indices where self[index] === object { return true }
    return false
  }
}
