import TouchLanguage
import TouchTrace

/// Why a row of a table was selected.
enum WhyTable {
  static func isSelection(_ event: TraceEvent, _ trace: Trace) -> Bool {
    event.kind == .action && event.payload != TraceEvent.noPayload
      && trace.payload(of: event).hasPrefix(TraceReading.rowSelected)
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
    return [.init(Text.why.rowSelection(by: input.marked(event.subject)), .tbl08, event.seq)]
  }

  private static func isPart(_ view: Handle, of row: Handle, _ input: PictureInput) -> Bool {
    view == row || input.snapshot.isInside(view, row)
  }

  static func explain(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let table = input.marked(event.subject)
    let isNamed = event.other != .none
    let title =
      isNamed
      ? Text.why.rowSelected(input.marked(event.other)) : Text.why.rowSelected(of: table)
    return Explanation(
      isNamed ? event.other : event.subject, title,
      [.init(Text.why.rowSelection(by: table), .tbl08, event.seq)])
  }
}
