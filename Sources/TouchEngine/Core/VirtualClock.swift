import TouchTrace

/// Deadlines in the order (time, order of asking); the only source of time in the engine.
struct VirtualClock {
  struct Deadline {
    let id: UInt64
    let time: Instant
    let body: () -> Void
  }

  private(set) var deadlines: [Deadline] = []
  private var nextID: UInt64 = 0

  var next: Instant? { deadlines.first?.time }

  func isDue(at time: Instant) -> Bool {
    guard let next else { return false }
    return next <= time
  }

  mutating func schedule(at time: Instant, _ body: @escaping () -> Void) -> UInt64 {
    nextID += 1
    // Most often it is the last one.
    var index = deadlines.count
    while index > 0, deadlines[index - 1].time > time { index -= 1 }
    deadlines.insert(Deadline(id: nextID, time: time, body: body), at: index)
    return nextID
  }

  /// False when the deadline has fired or was cancelled before.
  @discardableResult
  mutating func cancel(_ id: UInt64) -> Bool {
    for index in deadlines.indices where deadlines[index].id == id {
      deadlines.remove(at: index)
      return true
    }
    return false
  }

  /// Takes the first deadline that is due at `time`.
  mutating func pop(until time: Instant) -> Deadline? {
    guard let first = deadlines.first, first.time <= time else { return nil }
    deadlines.removeFirst()
    return first
  }

  mutating func removeAll() { deadlines.removeAll() }
}
