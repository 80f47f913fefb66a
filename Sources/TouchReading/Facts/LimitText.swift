import TouchLanguage
package import TouchTrace

/// Why a recognizer changed its state, in a few words.
package enum LimitText {
  /// The reason with its numbers, for the strip below a diagram and for flags.
  package static func reason(_ event: TraceEvent, _ input: PictureInput) -> String {
    let cause = input.cause(of: event, other: input.name(of: event.other))
    return middle(cause, event, input)?.first ?? Text.reasons.short(cause)
  }

  /// Whether a gauge says all of the reason: the numbers of it, below its name.
  package static func isTold(
    _ event: TraceEvent, by gauges: [Gauge], _ input: PictureInput
  ) -> Bool {
    let cause = input.cause(of: event)
    // The name of the gauge does not say that the middle of several touches counts.
    guard middle(cause, event, input) == nil else { return false }
    return gauges.contains { cause.isOnly($0.value.comparison) }
  }

  /// The reason in the fewest words, for the edge of a diagram; `other` is the name of the other object that the event names.
  package static func brief(
    _ event: TraceEvent, other: String, _ input: PictureInput
  ) -> String {
    let cause = input.cause(of: event, other: other)
    return middle(cause, event, input)?.last ?? Text.reasons.brief(cause)
  }

  /// How far the middle of several touches moved, which counts for a drag of several; nil for what is no such drag.
  private static func middle(
    _ cause: Cause, _ event: TraceEvent, _ input: PictureInput
  ) -> [String]? {
    switch cause {
    case .moved(let way, _), .movedTooLittle(let way, _, _):
      let touches = input.touchCount(of: event.subject)
      return way.hasLimit && touches > 1 ? Text.reasons.middleMoved(way, of: touches) : nil
    default: return nil
    }
  }
}
