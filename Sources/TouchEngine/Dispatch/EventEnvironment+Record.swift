import Foundation
import TouchTrace

/// What the event environment writes down.
extension EventEnvironment {
  @discardableResult
  func recordSample(_ change: FingerChange) -> UInt32 {
    engine.record(
      TraceEvent(
        kind: .sample, verb: .sample, subject: engine.handle(ofFinger: change.finger),
        phase: change.phase, measured: change.location.x, limit: change.location.y))
  }

  func recordReceive(
    _ verb: Verb, _ subject: Handle, _ touch: UITouch, _ answer: Bool, rule: Rule = .ar04
  ) {
    engine.record(
      TraceEvent(
        kind: .receive, verb: verb, subject: subject, other: touch.fingerHandle, answer: answer,
        source: rule == .ar04 ? .delegate : .none, rule: rule))
  }
}

nonisolated extension [FingerChange] {
  /// True when no finger can occur twice: the order in which digitizers report them.
  var areAscending: Bool {
    var last = Int.min
    for change in self {
      guard change.finger > last else { return false }
      last = change.finger
    }
    return true
  }
}
