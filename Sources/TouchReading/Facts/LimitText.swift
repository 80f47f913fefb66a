import TouchLanguage
package import TouchTrace

/// Why a recognizer changed its state, in a few words.
package enum LimitText {
  /// The reason with its numbers, for the strip below a diagram and for flags.
  package static func reason(_ event: TraceEvent, _ trace: Trace) -> String {
    Text.reasons.short(trace.cause(of: event, other: trace.name(of: event.other)))
  }
}
