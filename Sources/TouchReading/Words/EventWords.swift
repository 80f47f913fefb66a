import TouchLanguage
import Foundation
package import TouchTrace

/// What happened at one event of the trace, in words with numbers and units: `longPress failed · lifted early 83 ▸ 500 ms`.
package enum EventWords {
  /// One sentence without a period.
  package static func text(_ event: TraceEvent, in trace: Trace) -> String {
    let name = name(event.subject, trace)
    let other = self.name(event.other, trace)
    func payload() -> String { trace.payload(of: event) }
    switch event.verb {
    case .sample: return "\(name) \(sample(event.phase)) x \(place(event))"
    case .transition: return because("\(name) \(event.to.name)", event, trace)
    case .held: return "\(name) held \u{00B7} waits for \(other)"
    case .released: return "\(name) no longer waits"
    case .reset: return "\(name) is reset: its attempt is over"
    case .timerStarts:
      return "\(name) \u{00B7} timer \(payload()) starts, due after \(Units.duration(event.limit))"
    case .timerFires: return "\(name) \u{00B7} timer \(payload()) fires"
    case .timerCancelled: return "\(name) \u{00B7} timer \(payload()) is cancelled"
    case .timerWaits: return "\(name) \u{00B7} timer \(payload()) waits"
    case .action:
      return event.payload == TraceEvent.noPayload
        ? "\(name) calls its action \u{00B7} \(event.to.name)" : "\(name) sends \(payload())"
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      return "\(name) gets \(event.verb.name)"
    case .holds: return "\(name) holds \(other) back from its view"
    case .releases: return "\(name) lets \(other) go to its view"
    case .drops: return "\(name) drops \(other): its view never gets it"
    case .withholds: return "\(name) is not given \(other) \u{00B7} \(event.reason.words)"
    case .rejected: return "\(name) is not hit \u{00B7} \(event.reason.words)"
    default: return isAnswer(event) ? answer(event, in: trace) : line(event, trace)
    }
  }

  /// What was asked, the answer and who gave it: `pan shouldReceiveTouch T1: no (delegate)`.
  package static func answer(_ event: TraceEvent, in trace: Trace, hasSource: Bool = true) -> String
  {
    let other = event.other == .none ? "" : " \(name(event.other, trace))"
    let source = hasSource && event.source != .none ? " (\(event.source.name))" : ""
    return
      "\(name(event.subject, trace)) \(event.verb.name)\(other): \(event.answer ? "yes" : "no")\(source)"
  }

  private static func isAnswer(_ event: TraceEvent) -> Bool {
    event.kind == .decision || event.kind == .receive
  }

  private static func because(_ words: String, _ event: TraceEvent, _ trace: Trace) -> String {
    guard event.reason != .none else { return words }
    let reason = LimitText.strip(event, trace).replacingOccurrences(of: "  ", with: " ")
    return "\(words) \u{00B7} \(reason)"
  }

  private static func sample(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "goes down at"
    case .moved: "moves to"
    case .stationary: "rests at"
    case .ended: "is lifted at"
    case .cancelled: "is cancelled at"
    }
  }

  private static func place(_ event: TraceEvent) -> String {
    "\(Units.decimal(event.measured)), y \(Units.points(event.limit))"
  }

  /// Everything else as the log has it, with fingers as everywhere in the window.
  private static func line(_ event: TraceEvent, _ trace: Trace) -> String {
    "\(name(event.subject, trace)) \(CanonicalLine.what(event, in: trace))"
  }

  /// Fingers are `T1` in the window.
  static func name(_ handle: Handle, _ trace: Trace) -> String {
    let name = trace.name(of: handle)
    return name.hasPrefix("finger") && Int(name.dropFirst(6)) != nil
      ? "T\(name.dropFirst(6))" : name
  }
}
