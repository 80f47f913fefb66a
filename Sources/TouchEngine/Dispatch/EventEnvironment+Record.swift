import Foundation
import TouchTrace

/// What the event environment writes down.
extension EventEnvironment {
  @discardableResult
  func recordSample(_ finger: Int, _ phase: TouchPhase, _ location: CGPoint) -> UInt32 {
    engine.record(
      TraceEvent(
        kind: .sample, verb: .sample, subject: engine.handle(ofFinger: finger), phase: phase,
        measured: location.x, limit: location.y))
  }

  func recordReceive(
    _ verb: Verb, _ subject: Handle, _ touch: UITouch, _ answer: Bool, _ reason: Reason = .none,
    rule: Rule = .ar04
  ) {
    engine.record(
      TraceEvent(
        kind: .receive, verb: verb, subject: subject, other: touch.fingerHandle, reason: reason,
        answer: answer, source: rule == .ar04 ? .delegate : .none, rule: rule))
  }

  /// What a subclass of one's own says of the event, once for an event when it refuses (EC-128).
  func takesEvent(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard !refused.contains(recognizer.touchscopeHandle) else { return false }
    engine.lastAnswer.isDefault = false
    let answer = recognizer.shouldReceive(event)
    if !engine.lastAnswer.isDefault {
      engine.record(
        TraceEvent(
          kind: .receive, verb: .shouldReceiveEvent, subject: recognizer.touchscopeHandle,
          other: touch.fingerHandle, answer: answer, source: .subclass, rule: .ar04))
    }
    if !answer { refused.insert(recognizer.touchscopeHandle) }
    return answer
  }
}

nonisolated extension [FingerChange] {
  /// True when no finger can occur twice: the order in which digitizers report them.
  var areAscending: Bool {
    var last = Int.min
    for index in indices {
      guard self[index].finger > last else { return false }
      last = self[index].finger
    }
    return true
  }
}
