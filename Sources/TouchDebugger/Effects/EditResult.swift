import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// What an edit changed in what the same input does, as a sentence.
enum EditResult {
  /// `zero` is when the last gesture began: times count from there, as those of the ruler; `outcomes` are those since then.
  static func sentence(
    _ difference: TraceDifference?, _ outcomes: [OutcomeChange], zero: Instant, before: Session,
    now session: Session
  ) -> String {
    guard let difference else {
      let hasTouches = session.inputs.contains {
        if case .digitizer = $0.event { true } else { false }
      }
      return hasTouches ? Text.edits.noDifference : Text.edits.noTouchYet
    }
    func milliseconds(_ time: Instant) -> Int {
      Int(((time.seconds - zero.seconds) * 1000).rounded())
    }
    func side(_ line: TraceDifference.Line?, _ trace: Trace) -> DifferenceSide {
      guard let line else { return DifferenceSide(event: nil) }
      return DifferenceSide(
        event: EventWords.text(trace.events[line.event], in: trace),
        milliseconds: line.time == difference.time ? nil : milliseconds(line.time))
    }
    if !outcomes.isEmpty {
      return Text.edits.outcomes(
        outcomes, zero: zero, from: milliseconds(max(difference.time, zero)))
    }
    guard difference.time >= zero else {
      return Text.edits.earlierDifference(from: difference.time.seconds)
    }
    return Text.edits.difference(
      from: milliseconds(difference.time), difference.subject,
      before: side(difference.a, before.trace), now: side(difference.b, session.trace))
  }
}
