import TouchTrace

struct EnglishLog: LogSentences {
  var nested: String { "nested" }
  var nestedTooltip: String { "Indents calls under their callers" }
  var printed: String { "as printed" }
  var printedTooltip: String { "Shows what the scene's own classes and actions printed" }
  var filterPlaceholder: String { "Filter lines" }

  func kind(_ kind: TraceKind, lines: Int) -> String {
    "\(summary(kind)): \(lines == 1 ? "1 line" : "\(lines) lines")"
  }

  private func summary(_ kind: TraceKind) -> String {
    switch kind {
    case .hit: "Views that the hit test asked, with their answers"
    case .receive: "Whether a recognizer receives a touch"
    case .gesture: "Touches that recognizers got"
    case .decision: "Questions to delegates, subclasses and views, with their answers"
    case .state: "State changes of recognizers"
    case .held: "Recognizers that wait for others to fail"
    case .measure: "What recognizers measured, with the limits"
    case .timer: "Timers of recognizers"
    case .machine: "States that code assigned"
    case .action: "Actions that were sent"
    case .touches: "Touches that views got"
    case .tracking: "Controls that track a touch"
    case .event: "Events that windows got"
    case .withhold: "Touches that a view does not get"
    case .hold: "Touches that a recognizer delays"
    case .chain: "Touches passed to the next responder"
    case .change: "Properties that changed"
    case .sample: "Samples of each touch"
    case .print: "Lines that code printed"
    case .reset: "Recognizers that reset to Possible"
    case .warning: "What code should not do"
    case .scroll: "What scroll views ask and tell their delegates"
    case .press: "Presses that responders got"
    case .motion: "Motion events that responders got"
    case .pipeline: "The path of events into the app"
    }
  }

  func moreKinds(_ count: Int) -> String { "\(count) more" }
  func moreKinds(_ names: [String]) -> String { "More kinds: \(names.list)" }

  func empty(_ reason: LogEmptiness) -> String {
    switch reason {
    case .noEvents: "No events yet. Touch the scene."
    case .nothingPrinted:
      "Nothing was printed. Touch a view whose class prints, or click \u{201C}as printed\u{201D} to see what the engine did."
    case .allKindsHidden: "All kinds of lines are hidden. Click a kind above to show it."
    case .notFound(let query):
      "Nothing found for \u{201C}\(query)\u{201D}. Try fewer letters."
    case .notFoundInShownKinds(let query):
      "Nothing found for \u{201C}\(query)\u{201D} in the kinds that are shown. Click a kind above to show it, or try fewer letters."
    }
  }

  func line(_ number: Int, _ kind: TraceKind, milliseconds: Double, _ line: String) -> String {
    "Event \(number), \(kind.name), at \(Units.decimal(milliseconds)) ms: \(line)"
  }

  func printedLine(_ number: Int, milliseconds: Double, _ line: String) -> String {
    "Printed line \(number), at \(Units.decimal(milliseconds)) ms: \(line)"
  }

  func breakpoint(isSet: Bool) -> String { isSet ? "Remove breakpoint" : "Set breakpoint" }
}
