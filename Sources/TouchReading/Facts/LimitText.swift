import TouchLanguage
package import TouchTrace

/// Why a recognizer changed its state, in a few words.
package enum LimitText {
  /// The reason with its numbers, for the strip below a diagram and for flags.
  package static func reason(_ event: TraceEvent, _ input: PictureInput) -> String {
    Text.reasons.short(input.cause(of: event, other: input.name(of: event.other)))
  }
}
