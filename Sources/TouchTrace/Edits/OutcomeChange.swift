/// A recognizer, control or hit view whose outcome differs between two runs.
package struct OutcomeChange: Hashable, Sendable {
  /// How an attempt or a touch ended.
  package struct Ending: Hashable, Sendable {
    /// The state of a recognizer, the event of a control, or the touch method of a hit view.
    package var word: String
    /// When it ended.
    package var time: Instant
    /// Who prevented the recognizer; nil where another reason let it fail, and for all else.
    package var preventer: String?

    package init(word: String, time: Instant, preventer: String? = nil) {
      (self.word, self.time, self.preventer) = (word, time, preventer)
    }

    /// Whether a recognizer came to it.
    fileprivate var isState: Bool { GestureState.allCases.contains { $0.name == word } }
    /// Whether a hit view got it.
    package var isDelivery: Bool { OutcomeChange.deliveries.contains { $0.name == word } }
  }

  fileprivate static let deliveries: [Verb] = [.touchesBegan, .touchesEnded, .touchesCancelled]

  /// Whether it is a control that sent something before, or a view that got something, and now nothing of the kind.
  package var isSilence: Bool { b.isEmpty && !a.contains(where: \.isState) }
  /// Whether it tells what a hit view got.
  package var isDelivery: Bool { (a + b).contains(where: \.isDelivery) }

  /// Its name.
  package var subject: String
  /// The outcomes in A: states of a recognizer, the events with which a control's touches ended, or the calls by which a
  /// hit view's touches began, or those by which they ended or were cancelled.
  package var a: [Ending]
  /// The outcomes in B.
  package var b: [Ending]

  /// `tap: failed -> ended`; outcomes that differ in time alone with their seconds: `tap: ended 0.4 -> ended 0.05`.
  package var text: String {
    let isTime = a.map(\.word) == b.map(\.word)
    return "\(subject): \(Self.words(a, isTime)) -> \(Self.words(b, isTime))"
  }

  /// Another end, or the same at another time; that something fails earlier or later is no news.
  fileprivate var isNews: Bool {
    guard a.map(\.word) == b.map(\.word) else { return true }
    return zip(a, b).contains { $0.time != $1.time && $0.word != GestureState.failed.name }
  }

  /// Whether something acts otherwise, and does not only fail.
  fileprivate var acts: Bool { (a + b).contains { $0.word != GestureState.failed.name } }

  /// The same with the first of its ends that came at another time alone, where nothing else differs.
  fileprivate var firstDifference: OutcomeChange {
    guard a.map(\.word) == b.map(\.word), let pair = zip(a, b).first(where: { $0.time != $1.time })
    else { return self }
    return OutcomeChange(subject: subject, a: [pair.0], b: [pair.1])
  }

  /// All changed outcomes since a moment, in the order in which A mentions them; those that only B mentions come last. What
  /// hit views got is among them, and comes first, where no recognizer and no control acts otherwise.
  package static func all(_ a: Trace, _ b: Trace, since: Instant = .zero) -> [OutcomeChange] {
    var comparison = OutcomeComparison(a, b)
    while !comparison.run(.max) {}
    return comparison.changes(since: since)
  }

  fileprivate static func end(_ event: TraceEvent, _ trace: Trace) -> String? {
    if event.kind == .state, event.to.isTerminal { return event.to.name }
    guard event.kind == .action, event.payload != TraceEvent.noPayload else { return nil }
    let name = trace.payload(of: event)
    let isEnd = name.hasPrefix("touchUp") || name == "touchCancel" || name == "valueChanged"
    return isEnd ? name : nil
  }

  /// `failed, ended`, `failed x3`, `nothing`
  private static func words(_ ends: [Ending], _ isTime: Bool) -> String {
    guard !ends.isEmpty else { return "nothing" }
    var runs: [(end: String, count: Int)] = []
    for end in ends {
      let word = isTime ? "\(end.word) \(CanonicalLine.number(end.time.seconds))" : end.word
      if runs.last?.end == word { runs[runs.count - 1].count += 1 } else { runs.append((word, 1)) }
    }
    return runs.map { $0.count == 1 ? $0.end : "\($0.end) x\($0.count)" }.joined(separator: ", ")
  }
}

/// Collects the outcomes of two runs, as many events at a time as somebody has time for.
package struct OutcomeComparison {
  /// What came to an end: a recognizer or control, or what began or ended the touches of a hit view.
  private struct Subject: Hashable {
    enum Delivery { case began, over }

    var name: String
    var delivery: Delivery?
  }

  private struct Side {
    let trace: Trace
    var order: [Subject] = []
    var ends: [Subject: [OutcomeChange.Ending]] = [:]
    var seen = 0
    /// The hit view of each finger's last touch.
    private var hitViews: [Handle: Handle] = [:]

    init(trace: Trace) { self.trace = trace }

    /// Looks at so many events at most; how many it did not need.
    mutating func run(_ count: Int) -> Int {
      let stop = count < trace.events.count - seen ? seen + count : trace.events.count
      let rest = count - (stop - seen)
      for event in trace.events[seen..<stop] {
        if event.verb == .bound { hitViews[event.subject] = event.other }
        let isDelivery =
          event.kind == .touches && OutcomeChange.deliveries.contains(event.verb)
          && hitViews[event.other] == event.subject
        guard let word = isDelivery ? event.verb.name : OutcomeChange.end(event, trace) else {
          continue
        }
        let name = trace.name(of: event.subject)
        let delivery: Subject.Delivery = event.verb == .touchesBegan ? .began : .over
        let subject = Subject(name: name, delivery: isDelivery ? delivery : nil)
        if ends[subject] == nil { order.append(subject) }
        let preventer = event.reason == .preventedBy ? trace.name(of: event.other) : nil
        ends[subject, default: []].append(
          .init(word: word, time: event.time, preventer: preventer))
      }
      seen = stop
      return rest
    }

    func ends(of subject: Subject, since: Instant) -> [OutcomeChange.Ending] {
      (ends[subject] ?? []).filter { $0.time >= since }
    }
  }

  private var a: Side
  private var b: Side

  package init(_ a: Trace, _ b: Trace) {
    self.a = Side(trace: a)
    self.b = Side(trace: b)
  }

  /// How much was looked at, from 0 to 1.
  package var share: Double {
    Double(a.seen + b.seen) / Double(max(1, a.trace.events.count + b.trace.events.count))
  }

  /// Looks at so many events at most; true when none is left.
  package mutating func run(_ count: Int) -> Bool {
    _ = b.run(a.run(count))
    return a.seen == a.trace.events.count && b.seen == b.trace.events.count
  }

  private func all(since: Instant) -> [OutcomeChange] {
    let subjects = a.order + b.order.filter { a.ends[$0] == nil }
    return subjects.compactMap { subject in
      let change = OutcomeChange(
        subject: subject.name, a: a.ends(of: subject, since: since),
        b: b.ends(of: subject, since: since))
      return change.isNews ? change : nil
    }
  }

  /// Names of all to which something else came since a moment, also of views that only got what follows from that.
  package func subjects(since: Instant) -> Set<String> { Set(all(since: since).map(\.subject)) }

  /// What was found since a moment, once all was looked at.
  package func changes(since: Instant = .zero) -> [OutcomeChange] {
    let changes = all(since: since)
    let others = changes.filter { !$0.isDelivery }
    // What views got follows from what acted.
    if others.contains(where: \.acts) { return others }
    return changes.filter(\.isDelivery).map(\.firstDifference) + others
  }
}
