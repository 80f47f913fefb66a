/// A recognizer or control whose outcome differs between two runs.
package struct OutcomeChange: Hashable, Sendable {
  /// Its name.
  package var subject: String
  /// The outcomes in A: states of a recognizer, or the events with which a control's touches ended.
  package var a: [String]
  /// The outcomes in B.
  package var b: [String]

  /// `tap: failed -> ended`
  package var text: String { "\(subject): \(Self.words(a)) -> \(Self.words(b))" }

  /// All changed outcomes, in the order in which A mentions them; those that only B mentions come last.
  package static func all(_ a: Trace, _ b: Trace) -> [OutcomeChange] {
    let first = ends(a)
    let second = ends(b)
    let subjects = first.order + second.order.filter { first.ends[$0] == nil }
    return subjects.compactMap { subject in
      let change = OutcomeChange(
        subject: subject, a: first.ends[subject] ?? [], b: second.ends[subject] ?? [])
      return change.a == change.b ? nil : change
    }
  }

  private static func ends(_ trace: Trace) -> (order: [String], ends: [String: [String]]) {
    var order: [String] = []
    var ends: [String: [String]] = [:]
    for event in trace.events {
      guard let end = end(event, trace) else { continue }
      let subject = trace.name(of: event.subject)
      if ends[subject] == nil { order.append(subject) }
      ends[subject, default: []].append(end)
    }
    return (order, ends)
  }

  private static func end(_ event: TraceEvent, _ trace: Trace) -> String? {
    if event.kind == .state, event.to.isTerminal { return event.to.name }
    guard event.kind == .action, event.payload != TraceEvent.noPayload else { return nil }
    let name = trace.payload(of: event)
    let isEnd = name.hasPrefix("touchUp") || name == "touchCancel" || name == "valueChanged"
    return isEnd ? name : nil
  }

  /// `failed, ended`, `failed x3`, `nothing`
  private static func words(_ ends: [String]) -> String {
    guard !ends.isEmpty else { return "nothing" }
    var runs: [(end: String, count: Int)] = []
    for end in ends {
      if runs.last?.end == end { runs[runs.count - 1].count += 1 } else { runs.append((end, 1)) }
    }
    return runs.map { $0.count == 1 ? $0.end : "\($0.end) x\($0.count)" }.joined(separator: ", ")
  }
}
