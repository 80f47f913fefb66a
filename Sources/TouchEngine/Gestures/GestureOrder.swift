/// Where a recognizer stands among those in play: deepest view first, views in the order in which they were gathered, and
/// on one view by its place in the list of recognizers.
nonisolated struct GestureOrder {
  var depth = -1
  /// Place in play of the first recognizer on the same view.
  var view = 0
  var place = 0

  /// On the same view; those without one stand alone.
  func isBeside(_ other: GestureOrder) -> Bool {
    depth >= 0 && depth == other.depth && view == other.view
  }

  func isBefore(_ other: GestureOrder, addedFirst: Bool) -> Bool {
    if depth != other.depth { return depth > other.depth }
    if view != other.view { return view < other.view }
    return addedFirst ? place < other.place : place > other.place
  }
}

/// The recognizers in play in both orders, made anew only when somebody came, left or changed places.
struct GestureOrders {
  /// Touches go to the first added first.
  private(set) var addedFirst: [UIGestureRecognizer] = []
  /// Actions and exclusion go by the last added first.
  private(set) var addedLast: [UIGestureRecognizer] = []
  private var version = -1

  /// Lets go of the lists, so that those in play can change where they are.
  mutating func invalidate() {
    version = -1
    addedFirst = []
  }

  mutating func update(_ inPlay: [UIGestureRecognizer], version: Int) {
    guard self.version != version else { return }
    self.version = version
    place(inPlay)
    addedFirst = isSorted(inPlay) ? inPlay : Self.sorted(inPlay, addedFirst: true)
    turnAround()
  }

  /// The last added first: the same views in the same order, each with its recognizers from behind.
  private mutating func turnAround() {
    // Nobody is let go of while the orders change.
    var list = addedLast
    addedLast = []
    list.vacate()
    var start = 0
    for end in 1..<(addedFirst.count + 1) {
      if end < addedFirst.count, addedFirst[end].order.isBeside(addedFirst[start].order) {
        continue
      }
      for index in stride(from: end - 1, through: start, by: -1) {
        list.append(addedFirst[index])
      }
      start = end
    }
    addedLast = list
  }

  private nonisolated struct Key: Comparable {
    let order: GestureOrder
    let index: Int
    let addedFirst: Bool

    /// Equal ones stay as they are.
    static func < (a: Key, b: Key) -> Bool {
      if a.order.isBefore(b.order, addedFirst: a.addedFirst) { return true }
      return !b.order.isBefore(a.order, addedFirst: a.addedFirst) && a.index < b.index
    }

    static func == (a: Key, b: Key) -> Bool { a.index == b.index }
  }

  /// Recognizers whose order is up to date, sorted by it.
  static func sorted(
    _ recognizers: [UIGestureRecognizer], addedFirst: Bool
  ) -> [UIGestureRecognizer] {
    var keys: [Key] = []
    keys.reserveCapacity(recognizers.count)
    for index in recognizers.indices {
      keys.append(Key(order: recognizers[index].order, index: index, addedFirst: addedFirst))
    }
    keys.sort()
    var sorted: [UIGestureRecognizer] = []
    sorted.reserveCapacity(recognizers.count)
    for key in keys { sorted.append(recognizers[key.index]) }
    return sorted
  }

  private static func first(
    _ seen: [(view: UIView, depth: Int, rank: Int)], _ view: UIView
  ) -> (view: UIView, depth: Int, rank: Int)? {
    for known in seen where known.view === view { return known }
    return nil
  }

  private func isSorted(_ list: [UIGestureRecognizer]) -> Bool {
    for index in list.indices.dropFirst()
    where list[index].order.isBefore(list[index - 1].order, addedFirst: true) { return false }
    return true
  }

  private func place(_ inPlay: [UIGestureRecognizer]) {
    var seen: [(view: UIView, depth: Int, rank: Int)] = []
    for (index, recognizer) in inPlay.enumerated() {
      guard let view = recognizer.view else {
        recognizer.order = GestureOrder()
        continue
      }
      // Most often the view of the one before.
      if let last = seen.last, last.view === view {
        recognizer.order.depth = last.depth
        recognizer.order.view = last.rank
      } else if let known = Self.first(seen, view) {
        recognizer.order.depth = known.depth
        recognizer.order.view = known.rank
      } else {
        let depth = view.touchscopeDepth
        seen.append((view, depth, index))
        recognizer.order.depth = depth
        recognizer.order.view = index
        for (place, own) in view.ownRecognizers.enumerated() { own.order.place = place }
      }
    }
  }
}
