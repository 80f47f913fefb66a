import TouchLanguage
import TouchReading
import TouchTrace

/// The short notes of diagrams and cards: why a step was taken, and why one is out of play.
enum StepNote {
  /// The reason in words that are short enough for an edge.
  static func onEdge(_ event: TraceEvent, _ trace: Trace) -> String {
    let other = trace.name(of: event.other)
    let numbers = LimitText.numbers(event)
    func with(_ word: String) -> String { numbers.map { "\(word) \($0)" } ?? word }
    switch event.reason {
    case .thresholdReached where event.rule == .rot01, .notMovedEnough where event.rule == .rot01:
      return with("turned")
    case .movedTooFar where [.ec21, .swp09].contains(event.rule): return with("across")
    case .wrongDirection: return with(event.rule == .ec23 ? "along" : "astray")
    case .notFromEdge: return event.rule == .edg01 ? "no edges" : with("inward")
    case .tooSlow: return with("slow")
    case .thresholdReached: return with(event.rule == .pin01 ? "spread" : "moved")
    case .movedTooFar, .notMovedEnough: return with("moved")
    case .timerFired: return with("rested")
    case .liftedEarly: return with("lifted")
    case .timedOut: return "not in \(Units.duration(event.limit))"
    case .tooManyTouches, .tooFewTouches: return with("touches")
    case .wrongTapCount: return with("taps")
    case .moved: return "moves on"
    case .preventedBy: return named("prevented by ", other)
    case .requirementPending: return named("waits for ", other)
    case .requirementFailed: return named("", other, " failed")
    case .requiredOneRecognized: return named("", other, " recognized")
    case .viewRefused: return named("", other, " said no")
    case .controlWins: return named("control ", other, " wins")
    case .delegateRefused: return "delegate said no"
    default: return with(event.reason.words)
    }
  }

  /// A name with words around it; the name gives way when they are too long together.
  private static func named(_ before: String, _ name: String, _ after: String = "") -> String {
    let room = max(3, StateDiagram.labelMax - before.count - after.count)
    guard name.count > room else { return before + name + after }
    let keep = room - 1
    return before + name.prefix((keep + 1) / 2) + "\u{2026}" + name.suffix(keep / 2) + after
  }

  /// Why a recognizer has no touch.
  static func absence(_ snapshot: RecognizerSnapshot, _ input: PictureInput) -> String {
    guard snapshot.isEnabled else { return "switched off" }
    if let refusal = input.reading.refusal(by: snapshot.handle) {
      return "not attached: \(refusal.verb.name) said no"
    }
    guard let finger = input.reading.fingers.last else { return "no touch yet" }
    let winner = input.reading.hit(of: finger.handle)?.winner ?? .none
    guard winner != .none, !input.snapshot.isInside(winner, snapshot.view) else {
      return "not attached"
    }
    return "not attached: its view has no touch"
  }

  /// The line about a state that the machine does not know.
  static func unknown(_ event: TraceEvent, by className: String, _ trace: Trace) -> String {
    "\(event.to.name) asked for by \(className), \(trace.payload(of: event))"
  }
}
