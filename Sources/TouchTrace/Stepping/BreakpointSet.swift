/// The breakpoints of a session with their hit counts.
package struct BreakpointSet: Hashable, Sendable {
  /// A hit of a breakpoint.
  package struct Hit: Hashable, Sendable {
    /// The trace event.
    package var event: Int
    package var breakpoint: Breakpoint
  }

  /// In the order in which they were set.
  package private(set) var list: [Breakpoint] = []
  /// Hit counts, in the same order.
  package private(set) var hits: [Int] = []
  /// The first event that was not counted yet.
  private var counted = 0

  /// An empty set.
  package init() {}

  /// Whether there are no breakpoints.
  package var isEmpty: Bool { list.isEmpty }
  package func contains(_ breakpoint: Breakpoint) -> Bool { list.contains(breakpoint) }

  /// Sets a breakpoint, or removes it if it is set.
  package mutating func toggle(_ breakpoint: Breakpoint) {
    if let index = list.firstIndex(of: breakpoint) {
      list.remove(at: index)
      hits.remove(at: index)
    } else {
      list.append(breakpoint)
      hits.append(0)
    }
  }

  /// Resets the hit counts, for another session.
  package mutating func forgetHits() {
    hits = list.map { _ in 0 }
    counted = 0
  }

  /// Counts hits in the new events of a trace and returns the first. No event is counted twice.
  package mutating func firstHit(in events: Range<Int>, _ trace: Trace) -> Hit? {
    guard !list.isEmpty else {
      counted = max(counted, events.upperBound)
      return nil
    }
    var first: Hit?
    for index in events.clamped(to: 0..<trace.events.count) {
      let event = trace.events[index]
      for place in list.indices where list[place].matches(event, trace) {
        if index >= counted { hits[place] += 1 }
        if first == nil { first = Hit(event: index, breakpoint: list[place]) }
      }
    }
    counted = max(counted, events.upperBound)
    return first
  }

  /// The first event after `event` at which a breakpoint stops.
  package func next(from event: Int, _ trace: Trace) -> Hit? {
    let start = max(0, event + 1)
    return firstMatch(start..<max(start, trace.events.count), trace)
  }

  /// The last event before `event` at which a breakpoint stops.
  package func previous(from event: Int, _ trace: Trace) -> Hit? {
    firstMatch((0..<max(0, min(event, trace.events.count))).reversed(), trace)
  }

  private func firstMatch(_ events: some Sequence<Int>, _ trace: Trace) -> Hit? {
    guard !list.isEmpty else { return nil }
    for index in events {
      let event = trace.events[index]
      if let breakpoint = list.first(where: { $0.matches(event, trace) }) {
        return Hit(event: index, breakpoint: breakpoint)
      }
    }
    return nil
  }
}
