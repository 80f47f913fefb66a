package import TouchTrace

/// Which lines of a trace a log shows, kept while the trace grows, so that no event is examined twice.
package struct LogFilter: Sendable {
  /// Kinds that do not show.
  package private(set) var hiddenKinds: Set<TraceKind>
  /// What lines must contain, large and small letters alike.
  package private(set) var query: String
  /// The events that pass, in order.
  package private(set) var seqs: [UInt32] = []
  /// The printed lines that pass, in order.
  package private(set) var printed: [Int] = []
  /// The number of printed lines that were examined.
  private var seenPrinted = 0
  /// Events of every kind so far, by the kind's number.
  package private(set) var counts: [Int]
  /// The number of events that were examined.
  package private(set) var seen = 0

  /// A filter that lets all lines through.
  package init(hiddenKinds: Set<TraceKind> = [], query: String = "") {
    self.hiddenKinds = hiddenKinds
    self.query = query.lowercased()
    counts = [Int](repeating: 0, count: TraceKind.allCases.count)
  }

  /// Starts anew when something changed; call `extend` afterwards.
  package mutating func change(hiddenKinds: Set<TraceKind>, query: String) {
    let next = LogFilter(hiddenKinds: hiddenKinds, query: query)
    guard next.hiddenKinds != self.hiddenKinds || next.query != self.query else { return }
    self = next
  }

  /// Hides a kind or shows it again.
  package mutating func toggle(_ kind: TraceKind) {
    change(hiddenKinds: hiddenKinds.symmetricDifference([kind]), query: query)
  }

  /// Looks at events that are new, at most `budget` of them; true when there are more.
  @discardableResult
  package mutating func extend(with trace: Trace, budget: Int = .max) -> Bool {
    // Another trace, as after loading.
    if trace.events.count < seen || trace.console.count < seenPrinted {
      self = LogFilter(hiddenKinds: hiddenKinds, query: query)
    }
    let end = seen + min(budget, trace.events.count - seen)
    for index in seen..<end {
      let event = trace.events[index]
      counts[Int(event.kind.rawValue)] += 1
      guard !hiddenKinds.contains(event.kind) else { continue }
      if query.isEmpty || CanonicalLine.text(event, in: trace).lowercased().contains(query) {
        seqs.append(event.seq)
      }
    }
    seen = end
    extendPrinted(with: trace, budget: budget)
    return seen < trace.events.count || seenPrinted < trace.console.count
  }

  private mutating func extendPrinted(with trace: Trace, budget: Int) {
    let end = seenPrinted + min(budget, trace.console.count - seenPrinted)
    for index in seenPrinted..<end
    where query.isEmpty || trace.console[index].text.lowercased().contains(query) {
      printed.append(index)
    }
    seenPrinted = end
  }

  /// How many lines come before an event: the row of the first line that is not earlier.
  package func row(of seq: UInt32) -> Int {
    seqs.firstIndexOfRest { $0 >= seq }
  }
}
