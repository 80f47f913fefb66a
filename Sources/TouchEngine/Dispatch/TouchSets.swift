/// The set of touches that was made last: most of those who get touches in one event get the same ones.
struct TouchSets {
  private var touches: [UITouch] = []
  private var set: Set<UITouch> = [] { didSet { firstOfSet = set.first } }
  /// The first touch in the order of the set.
  private var firstOfSet: UITouch?

  /// The set of these touches.
  mutating func set(of touches: [UITouch]) -> Set<UITouch> {
    if !isLast(touches) {
      self.touches = touches
      set = Set(touches)
    }
    return set
  }

  /// The touches out of `all` that changed to a phase in a window, and the first of them; nil when there are none.
  mutating func changed(
    _ all: [UITouch], to phase: UITouch.Phase, in window: UIWindow
  ) -> (first: UITouch, set: Set<UITouch>)? {
    var count = 0
    var isLast = true
    for touch in all where touch.isChanged && touch.phase == phase && touch.window === window {
      isLast = isLast && count < touches.count && touches[count] === touch
      count += 1
    }
    guard count > 0 else { return nil }
    if !isLast || count != touches.count {
      touches.vacate()
      for touch in all where touch.isChanged && touch.phase == phase && touch.window === window {
        touches.append(touch)
      }
      set = Set(touches)
    }
    return (touches[0], set)
  }

  /// The first touch of a set; found at once when it is the one that was made last, as it is for a whole responder chain.
  func first(of others: Set<UITouch>) -> UITouch? {
    // The same memory holds the same touches.
    unsafeBitCast(others, to: UInt.self) == unsafeBitCast(set, to: UInt.self)
      ? firstOfSet : others.first
  }

  mutating func removeAll() {
    touches = []
    set = []
  }

  private func isLast(_ others: [UITouch]) -> Bool {
    guard others.count == touches.count else { return false }
    for index in others.indices where others[index] !== touches[index] { return false }
    return true
  }
}
