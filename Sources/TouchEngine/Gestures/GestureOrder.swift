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

/// The recognizers in play in their order, made anew only when somebody came, left or changed places.
struct GestureOrders {
  /// Touches go to the first added first.
  private(set) var addedFirst: [UIGestureRecognizer] = []
  private var version = -1
  /// True when one of them is of somebody's own class, which takes touches as a set.
  private(set) var haveOwnClasses = false

  /// Lets go of the lists, so that those in play can change where they are.
  mutating func invalidate() {
    version = -1
    addedFirst = []
  }

  func isUpToDate(version: Int) -> Bool { self.version == version }

  mutating func update(_ inPlay: [UIGestureRecognizer], version: Int) {
    guard self.version != version else { return }
    self.version = version
    place(inPlay)
    addedFirst =
      Self.isSorted(inPlay, addedFirst: true) ? inPlay : Self.sorted(inPlay, addedFirst: true)
    haveOwnClasses = false
    for index in inPlay.indices where !inPlay[index].record.isOfKnownClass { haveOwnClasses = true }
  }

  /// The first one for which a question is answered with yes, as actions and exclusion go: the views in their order, on each
  /// view the last added first.
  @inline(__always)
  static func firstInReverseAdditionOrder(
    of addedFirst: [UIGestureRecognizer], where test: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    var start = 0
    while start < addedFirst.count {
      var end = start + 1
      while end < addedFirst.count,
        addedFirst[end].record.order.isBeside(addedFirst[start].record.order)
      {
        end += 1
      }
      for index in stride(from: end - 1, through: start, by: -1) where test(addedFirst[index]) {
        return addedFirst[index]
      }
      start = end
    }
    return nil
  }

  /// Puts some of those in play into the order with the last added first. Most often they come in the order of touches.
  static func arrange(_ some: inout [UIGestureRecognizer]) {
    if isSorted(some, addedFirst: true) {
      turnAround(&some)
    } else if !isSorted(some, addedFirst: false) {
      some = sorted(some, addedFirst: false)
    }
  }

  /// From the first added first to the last added first: the same views in the same order, each with its recognizers from
  /// behind.
  private static func turnAround(_ list: inout [UIGestureRecognizer]) {
    list.withUnsafeMutableBufferPointer { list in
      var start = 0
      for end in 1..<(list.count + 1) {
        if end < list.count, list[end].record.order.isBeside(list[start].record.order) { continue }
        list[start..<end].reverse()
        start = end
      }
    }
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
      keys.append(Key(order: recognizers[index].record.order, index: index, addedFirst: addedFirst))
    }
    keys.sort()
    var sorted: [UIGestureRecognizer] = []
    sorted.reserveCapacity(recognizers.count)
    for key in keys { sorted.append(recognizers[key.index]) }
    return sorted
  }

  private static func isSorted(_ list: [UIGestureRecognizer], addedFirst: Bool) -> Bool {
    for index in list.indices.dropFirst()
    where list[index].record.order.isBefore(list[index - 1].record.order, addedFirst: addedFirst) {
      return false
    }
    return true
  }

  private func place(_ inPlay: [UIGestureRecognizer]) {
    for index in inPlay.indices {
      guard let view = inPlay[index].view else {
        inPlay[index].record.order = GestureOrder()
        continue
      }
      if let known = Self.last(of: inPlay[..<index], on: view) {
        inPlay[index].record.order.depth = inPlay[known].record.order.depth
        inPlay[index].record.order.view = inPlay[known].record.order.view
      } else {
        inPlay[index].record.order.depth = view.touchscopeDepth
        inPlay[index].record.order.view = index
        let own = view.ownRecognizers
        for place in own.indices { own[place].record.order.place = place }
      }
    }
  }

  /// Most often it is the last one of all.
  private static func last(of some: ArraySlice<UIGestureRecognizer>, on view: UIView) -> Int? {
    for index in some.indices.reversed() where some[index].view === view { return index }
    return nil
  }
}
