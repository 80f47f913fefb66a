package import TouchTrace

/// What is said in the tab Log.
package protocol LogSentences: Sendable {
  /// The chip that indents calls.
  var nested: String { get }
  /// What the chip does.
  var nestedTooltip: String { get }
  /// The chip that shows what code printed.
  var printed: String { get }
  /// What the chip does.
  var printedTooltip: String { get }
  /// In the empty filter field.
  var filterPlaceholder: String { get }
  /// What the lines of a kind are about, and how many there are.
  func kind(_ kind: TraceKind, lines: Int) -> String
  /// The chip of the kinds for which there is no room.
  func moreKinds(_ count: Int) -> String
  /// These kinds, by their names in the trace.
  func moreKinds(_ names: [String]) -> String
  /// Instead of lines.
  func empty(_ reason: LogEmptiness) -> String
  /// One line: its number in the trace, its kind, its time and itself.
  func line(_ number: Int, _ kind: TraceKind, milliseconds: Double, _ line: String) -> String
  /// One line that code printed: its number, its time and itself.
  func printedLine(_ number: Int, milliseconds: Double, _ line: String) -> String
  /// The left edge of a line, where a click sets or removes a breakpoint.
  func breakpoint(isSet: Bool) -> String
}

/// Why the log has no lines.
package enum LogEmptiness: Sendable {
  case noEvents
  /// No code has printed anything.
  case nothingPrinted
  case allKindsHidden
  case notFound(String)
  /// Nothing in the kinds that are shown; others are hidden.
  case notFoundInShownKinds(String)
}
