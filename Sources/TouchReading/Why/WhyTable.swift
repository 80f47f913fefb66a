import TouchTrace

/// Why a row of a table was selected.
enum WhyTable {
  static func isSelection(_ event: TraceEvent, _ trace: Trace) -> Bool {
    event.kind == .action && event.payload != TraceEvent.noPayload
      && trace.payload(of: event).hasPrefix(TraceReading.rowSelected)
  }

  static func explain(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let table = input.name(of: event.subject)
    let row = event.other == .none ? "A row of \(table)" : input.name(of: event.other)
    return Explanation(
      event.other == .none ? event.subject : event.other, "\(row) was selected",
      [
        .init(
          "The finger was lifted on the row, and \(table) did not scroll: it selected the row and told its delegate.",
          .tbl08, event.seq)
      ])
  }
}
