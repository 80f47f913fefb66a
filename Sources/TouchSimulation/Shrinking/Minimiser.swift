/// Finds a list from which nothing more can be left out, by trying to leave out ever smaller parts (delta debugging).
package struct Minimiser {
  /// How many lists may still be tried.
  package private(set) var attemptsLeft: Int

  /// With so many attempts at most; the result is then as short as was found until there.
  package init(attempts: Int) { attemptsLeft = attempts }

  /// A part of a list of which `keeps` holds, in its order. It holds of the list itself, and is asked only of parts of it.
  package mutating func minimise<Item>(
    _ items: [Item], keeps: ([Item]) throws -> Bool
  ) rethrows -> [Item] {
    guard !items.isEmpty else { return items }
    if try ask([], keeps) { return [] }
    var items = items
    var length = max(1, items.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < items.count, attemptsLeft > 0 {
        var rest = items
        rest.removeSubrange(start..<min(start + length, items.count))
        if !rest.isEmpty, try ask(rest, keeps) {
          items = rest
          isShorter = true
        } else {
          start += length
        }
      }
      guard attemptsLeft > 0, length > 1 || isShorter else { return items }
      length = max(1, length / 2)
    }
  }

  /// Whether something may be put instead of what there was.
  package mutating func accepts(_ candidate: () throws -> Bool) rethrows -> Bool {
    guard attemptsLeft > 0 else { return false }
    attemptsLeft -= 1
    return try candidate()
  }

  private mutating func ask<Item>(
    _ items: [Item], _ keeps: ([Item]) throws -> Bool
  ) rethrows -> Bool {
    try accepts { try keeps(items) }
  }
}
