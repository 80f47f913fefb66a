/// A trace as a tree of calls: the lines that a call caused are between its Before and its After.
public enum NestedLog {
  /// One line with its depth.
  public struct Line: Sendable {
    /// The event behind it.
    public let event: TraceEvent
    /// `card touchesBegan Before`
    public let text: String
    /// The number of calls that are open around it.
    public let depth: Int
  }

  /// The lines of the events that pass the filter; a call that led to others gets a Before and an After.
  public static func lines(_ trace: Trace, where passes: (TraceEvent) -> Bool) -> [Line] {
    var lines: [Line] = []
    var open: [TraceEvent] = []
    func add(_ event: TraceEvent, _ suffix: String) {
      guard passes(event) else { return }
      lines.append(
        Line(
          event: event, text: CanonicalLine.text(event, in: trace) + suffix,
          depth: Int(event.depth)))
    }
    for (index, event) in trace.events.enumerated() {
      while let last = open.last, last.depth >= event.depth { add(open.removeLast(), " After") }
      let next = index + 1 < trace.events.count ? trace.events[index + 1] : nil
      if let next, next.depth > event.depth {
        add(event, " Before")
        open.append(event)
      } else {
        add(event, "")
      }
    }
    while let last = open.popLast() { add(last, " After") }
    return lines
  }
}
