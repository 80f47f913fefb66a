import TouchLanguage
import TouchTrace

/// Why a row of a table, or an item of a collection view, was selected.
enum WhyTable {
  static func isSelection(_ event: TraceEvent, _ trace: Trace) -> Bool {
    event.kind == .action && event.payload != TraceEvent.noPayload
      && TraceReading.isSelection(trace.payload(of: event))
  }

  /// That the touch of a hit test selected a row, said of the row, of what is in it and of its table.
  static func selection(
    around view: Handle, _ hit: HitReading, _ input: PictureInput
  ) -> [Explanation.Sentence] {
    let end = min(input.reading.system.position, input.trace.events.count)
    let events = input.trace.events[..<end].drop { $0.seq <= hit.lastEvent ?? 0 }
    guard let event = events.last(where: { isSelection($0, input.trace) }),
      view == event.subject || event.other != .none && isPart(view, of: event.other, input)
    else { return [] }
    return [sentence(event, input)]
  }

  private static func isPart(_ view: Handle, of row: Handle, _ input: PictureInput) -> Bool {
    view == row || input.snapshot.isInside(view, row)
  }

  static func explain(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let isNamed = event.other != .none
    let title =
      isNamed
      ? Text.why.rowSelected(input.marked(event.other)) : untold(event, input)
    return Explanation(
      isNamed ? event.other : event.subject, title, [sentence(event, input)])
  }

  private static func isRow(_ event: TraceEvent, _ trace: Trace) -> Bool {
    trace.payload(of: event).hasPrefix(TraceReading.rowSelected)
  }

  private static func untold(_ event: TraceEvent, _ input: PictureInput) -> String {
    let name = input.marked(event.subject)
    return isRow(event, input.trace)
      ? Text.why.rowSelected(of: name) : Text.why.itemSelected(of: name)
  }

  private static func sentence(
    _ event: TraceEvent, _ input: PictureInput
  ) -> Explanation.Sentence {
    let name = input.marked(event.subject)
    return isRow(event, input.trace)
      ? .init(Text.why.rowSelection(by: name), .tbl08, event.seq)
      : .init(Text.why.itemSelection(by: name), .tbl06, event.seq)
  }
}
