import TouchTrace

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
      touches.removeAllKeepingStorage()
      for touch in all where touch.isChanged && touch.phase == phase && touch.window === window {
        touches.append(touch)
      }
      set = Set(touches)
    }
    return (touches[0], set)
  }

  /// The first touch of a set; found at once when it is the one that was made last, as it is for a whole responder chain.
  func first(of others: Set<UITouch>) -> UITouch? {
    isSet(others) ? firstOfSet : others.first
  }

  /// The same memory holds the same touches.
  private func isSet(_ others: Set<UITouch>) -> Bool {
    unsafeBitCast(others, to: UInt.self) == unsafeBitCast(set, to: UInt.self)
  }

  /// Notes on each of the touches whom a responder passes their beginning on to: they need not end together (RC-12).
  func note(_ others: Set<UITouch>, from responder: Handle, to next: UIResponder?) {
    if isSet(others) {
      for index in touches.indices { touches[index].route.note(next, from: responder) }
    } else {
      for touch in others { touch.route.note(next, from: responder) }
    }
  }

  /// False when a responder passed the beginning of these touches on to somebody else than `next` (RC-12).
  func lead(_ others: Set<UITouch>, from responder: Handle, to next: UIResponder?) -> Bool {
    isSet(others)
      ? firstOfSet?.route.leads(from: responder, to: next) ?? true
      : others.first?.route.leads(from: responder, to: next) ?? true
  }

  /// Lets go of touches unless all of them are among some that stay.
  mutating func keepOnly(_ staying: [UITouch]) {
    for index in touches.indices where !staying.containsObject(touches[index]) {
      return removeAll()
    }
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
