/// The events of a trace that a comparison uses.
struct TraceSide {
  let trace: Trace
  let events: [Int]

  init(_ trace: Trace, leavingOut silent: Set<TraceKind>, _ edits: [Range<Int>]) {
    self.trace = trace
    var isSilent = [Bool](repeating: false, count: TraceKind.allCases.count)
    for kind in silent { isSilent[Int(kind.rawValue)] = true }
    var edits = edits[...]
    var events: [Int] = []
    for index in trace.events.indices {
      while let edit = edits.first, edit.upperBound <= index { edits.removeFirst() }
      if edits.first?.contains(index) == true { continue }
      if !isSilent[Int(trace.events[index].kind.rawValue)] { events.append(index) }
    }
    self.events = events
  }

  func event(_ index: Int) -> TraceEvent { trace.events[events[index]] }

  func text(_ index: Int) -> String { CanonicalLine.text(event(index), in: trace) }

  func subject(_ index: Int) -> String { trace.name(of: event(index).subject) }

  func line(_ index: Int) -> TraceDifference.Line {
    TraceDifference.Line(time: event(index).time, text: text(index), event: events[index])
  }

  /// The end of the moment that the event with this index belongs to.
  func endOfMoment(_ index: Int, _ time: Instant) -> Int {
    var end = index
    while end < events.count, event(end).time == time { end += 1 }
    return end
  }

  /// The next event of one kind about an object.
  func next(_ subject: String, _ kind: TraceKind, from index: Int) -> Int? {
    (index..<max(index, events.count)).first {
      event($0).kind == kind && self.subject($0) == subject
    }
  }
}

/// Walks two traces moment by moment until they differ.
struct TraceComparison {
  private let a: TraceSide
  private let b: TraceSide
  private var i = 0
  private var j = 0

  init(_ a: TraceSide, _ b: TraceSide) {
    self.a = a
    self.b = b
  }

  mutating func first() -> TraceDifference? {
    while i < a.events.count || j < b.events.count {
      let times = [
        i < a.events.count ? a.event(i).time : nil, j < b.events.count ? b.event(j).time : nil,
      ]
      guard let time = times.compactMap({ $0 }).min() else { return nil }
      let endA = a.endOfMoment(i, time)
      let endB = b.endOfMoment(j, time)
      while i < endA, j < endB, isSame() {
        i += 1
        j += 1
      }
      if i < endA || j < endB { return difference(time, endA, endB) }
    }
    return nil
  }

  /// Compares numbers first; texts are created only where those differ.
  private func isSame() -> Bool {
    let x = a.event(i)
    let y = b.event(j)
    let isEqual =
      x.verb == y.verb && x.kind == y.kind && x.subject == y.subject && x.other == y.other
      && x.from == y.from && x.to == y.to && x.phase == y.phase && x.reason == y.reason
      && x.answer == y.answer && x.measured == y.measured && x.limit == y.limit
    if isEqual, a.trace.name(of: x.subject) == b.trace.name(of: y.subject),
      a.trace.name(of: x.other) == b.trace.name(of: y.other),
      a.trace.payload(of: x) == b.trace.payload(of: y)
    {
      return true
    }
    return a.text(i) == b.text(j)
  }

  private func difference(_ time: Instant, _ endA: Int, _ endB: Int) -> TraceDifference {
    let hasA = i < endA
    let hasB = j < endB
    if hasA, hasB, a.subject(i) == b.subject(j) {
      return TraceDifference(time: time, a: a.line(i), b: b.line(j), subject: a.subject(i))
    }
    // What B says later in this moment was only put off by a line that A does not have.
    let isExtraInB = !hasA || hasB && says(a.text(i), b, j..<endB)
    let isFromB = hasB && isExtraInB
    let (side, index, other, start) = isFromB ? (b, j, a, i) : (a, i, b, j)
    let subject = side.subject(index)
    let counterpart = other.next(subject, side.event(index).kind, from: start).map(other.line)
    let line = side.line(index)
    return TraceDifference(
      time: time, a: isFromB ? counterpart : line, b: isFromB ? line : counterpart,
      subject: subject)
  }

  private func says(_ text: String, _ side: TraceSide, _ range: Range<Int>) -> Bool {
    range.contains { side.text($0) == text }
  }
}
