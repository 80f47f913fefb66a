/// Lists that are filled and emptied many times a second.
extension Array {
  /// Empties the list and keeps its storage; few elements, as there are most often, without a general replacement.
  nonisolated mutating func removeAllKeepingStorage() {
    guard count < 16 else { return removeAll(keepingCapacity: true) }
    while !isEmpty { removeLast() }
  }
}

extension Array where Element: AnyObject {
  /// Takes an object out, at its first place.
  mutating func removeFirst(_ object: Element) {
    for index in indices where self[index] === object {
      if index == count - 1 { removeLast() } else { remove(at: index) }
      return
    }
  }

  /// Visits the objects without counting references: the list, which its owner leaves alone meanwhile, keeps them.
  ///
  /// A `for` loop counts one up and down at every step.
  @inline(__always)
  func visit(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { list in
      guard let base = list.baseAddress else { return }
      let objects = UnsafeRawPointer(base).assumingMemoryBound(to: Unmanaged<Element>.self)
      for index in 0..<list.count { objects[index]._withUnsafeGuaranteedRef(body) }
    }
  }

  func containsObject(_ object: Element) -> Bool {
    for index in indices where self[index] === object { return true }
    return false
  }
}
