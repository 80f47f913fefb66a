/// The events of a trace that a comparison uses, found as far as it has come.
struct TraceSide {
  let trace: Trace
  private(set) var events: [Int] = []
  /// Events of the trace that were looked at.
  private(set) var seen = 0
  private var isSilent: [Bool]
  private var edits: ArraySlice<Range<Int>>

  init(
    _ trace: Trace, leavingOut silent: Set<TraceKind>, _ edits: [Range<Int>], since: Instant = .zero
  ) {
    self.trace = trace
    self.edits = edits[...]
    seen = since == .zero ? 0 : trace.events.firstIndexOfRest { $0.time >= since }
    isSilent = [Bool](repeating: false, count: TraceKind.allCases.count)
    for kind in silent { isSilent[Int(kind.rawValue)] = true }
  }

  /// Whether there is an event with this index among those that are compared.
  mutating func has(_ index: Int) -> Bool {
    while events.count <= index, seen < trace.events.count { look() }
    return index < events.count
  }

  private mutating func look() {
    defer { seen += 1 }
    while let edit = edits.first, edit.upperBound <= seen { edits.removeFirst() }
    if edits.first?.contains(seen) == true { return }
    if !isSilent[Int(trace.events[seen].kind.rawValue)] { events.append(seen) }
  }

  func event(_ index: Int) -> TraceEvent { trace.events[events[index]] }

  func text(_ index: Int) -> String { CanonicalLine.text(event(index), in: trace) }

  func subject(_ index: Int) -> String { trace.name(of: event(index).subject) }

  func line(_ index: Int) -> TraceDifference.Line {
    TraceDifference.Line(time: event(index).time, text: text(index), event: events[index])
  }

  /// The end of the moment that the event with this index belongs to.
  mutating func endOfMoment(_ index: Int, _ time: Instant) -> Int {
    var end = index
    while has(end), event(end).time == time { end += 1 }
    return end
  }

  /// The next event of one kind about an object.
  mutating func next(_ subject: String, _ kind: TraceKind, from start: Int) -> Int? {
    var index = start
    while has(index) {
      if event(index).kind == kind, self.subject(index) == subject { return index }
      index += 1
    }
    return nil
  }
}

/// Walks two traces moment by moment until they differ, as far at a time as somebody has time for.
package struct TraceComparison {
  private var a: TraceSide
  private var b: TraceSide
  private var i = 0
  private var j = 0
  /// The first difference; nil while none was found.
  package private(set) var difference: TraceDifference?

  init(_ a: TraceSide, _ b: TraceSide) {
    self.a = a
    self.b = b
  }

  /// `editsOfA` and `editsOfB` are the ranges of events that the edits caused, in order; what happened before `since`
  /// is not compared.
  package init(
    _ a: Trace, _ b: Trace, editsOfA: [Range<Int>] = [], editsOfB: [Range<Int>] = [],
    since: Instant = .zero, without silent: Set<TraceKind> = TraceDifference.silent
  ) {
    self.init(
      TraceSide(a, leavingOut: silent, editsOfA, since: since),
      TraceSide(b, leavingOut: silent, editsOfB, since: since))
  }

  /// How much was compared, from 0 to 1.
  package var share: Double {
    Double(a.seen + b.seen) / Double(max(1, a.trace.events.count + b.trace.events.count))
  }

  /// Compares the moments of about so many events; true when a difference was found or none is left.
  package mutating func run(_ count: Int) -> Bool {
    let stop = count < .max - i ? i + count : .max
    while i < stop {
      let (hasA, hasB) = (a.has(i), b.has(j))
      guard hasA || hasB else { return true }
      let times = [hasA ? a.event(i).time : nil, hasB ? b.event(j).time : nil]
      guard let time = times.compactMap({ $0 }).min() else { return true }
      let endA = a.endOfMoment(i, time)
      let endB = b.endOfMoment(j, time)
      while i < endA, j < endB, isSame() {
        i += 1
        j += 1
      }
      if i < endA || j < endB {
        difference = difference(time, endA, endB)
        return true
      }
    }
    return !a.has(i) && !b.has(j)
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

  private mutating func difference(_ time: Instant, _ endA: Int, _ endB: Int) -> TraceDifference {
    let hasA = i < endA
    let hasB = j < endB
    if hasA, hasB, a.subject(i) == b.subject(j) {
      return TraceDifference(time: time, a: a.line(i), b: b.line(j), subject: a.subject(i))
    }
    // What B says later in this moment was only put off by a line that A does not have.
    let isExtraInB = !hasA || hasB && says(a.text(i), b, j..<endB)
    let isFromB = hasB && isExtraInB
    let (side, index) = isFromB ? (b, j) : (a, i)
    let subject = side.subject(index)
    let kind = side.event(index).kind
    let counterpart =
      isFromB
      ? a.next(subject, kind, from: i).map { a.line($0) }
      : b.next(subject, kind, from: j).map { b.line($0) }
    let line = side.line(index)
    return TraceDifference(
      time: time, a: isFromB ? counterpart : line, b: isFromB ? line : counterpart,
      subject: subject)
  }

  private func says(_ text: String, _ side: TraceSide, _ range: Range<Int>) -> Bool {
    range.contains { side.text($0) == text }
  }
}
