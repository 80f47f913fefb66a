import TouchLanguage
package import TouchTrace

/// What was measured against which limit, as text.
package enum LimitText {
  /// What stands between measured and limit: a triangle that is drawn, as fonts lack it.
  package static let sign: Character = "\u{25B8}"

  /// The same text for places that draw no sign.
  package static func plain(_ text: String) -> String { text.replacing(String(sign), with: "of") }

  /// What stands between measured and limit.
  package static func numbers(_ event: TraceEvent) -> String? {
    guard event.limit > 0, event.measured > 0 || event.reason == .notMovedEnough else { return nil }
    switch event.reason {
    case .thresholdReached where event.rule == .rot01, .notMovedEnough where event.rule == .rot01:
      return "\(Units.degrees(event.measured)) \(sign) \(Units.degrees(event.limit))"
    case .thresholdReached, .movedTooFar, .notMovedEnough, .wrongDirection, .notFromEdge:
      return "\(Units.decimal(event.measured)) \(sign) \(Units.points(event.limit))"
    case .timerFired, .liftedEarly:
      return "\(Units.whole(event.measured * 1000)) \(sign) \(Units.milliseconds(event.limit))"
    case .tooManyTouches, .tooFewTouches, .wrongTapCount:
      return "\(Units.whole(event.measured)) \(sign) \(Units.whole(event.limit))"
    case .tooSlow, .tooFast:
      return "\(Units.whole(event.measured)) \(sign) \(Units.speed(event.limit))"
    default: return nil
    }
  }

  /// The reason with its numbers, for the strip below a diagram and for flags.
  package static func reason(_ event: TraceEvent, _ trace: Trace) -> String {
    let words = Self.words(event, trace.name(of: event.other))
    if event.reason == .timedOut, event.limit > 0 {
      return "\(words) after \(Units.duration(event.limit))"
    }
    return numbers(event).map { "\(words)  \($0)" } ?? words
  }

  private static func words(_ event: TraceEvent, _ other: String) -> String {
    switch event.reason {
    case .preventedBy: "prevented by \(other)"
    case .requirementPending: "waited for \(other)"
    case .requirementFailed: "\(other) failed"
    case .requiredOneRecognized: "\(other) recognized"
    case .viewRefused: "\(other) said no"
    case .controlWins: "control \(other) wins"
    case .contentKeepsTouch: "\(other) keeps the touch"
    case .leftToOuter: "left to \(other)"
    default: event.reason.words
    }
  }

  /// The reason with its numbers, in one line of plain text.
  package static func strip(_ event: TraceEvent, _ trace: Trace) -> String {
    plain(reason(event, trace))
  }
}
