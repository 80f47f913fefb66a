import TouchLanguage
import TouchTrace

/// Why a row of a table was selected.
enum WhyTable {
  static func isSelection(_ event: TraceEvent, _ trace: Trace) -> Bool {
    event.kind == .action && event.payload != TraceEvent.noPayload
      && trace.payload(of: event).hasPrefix(TraceReading.rowSelected)
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
