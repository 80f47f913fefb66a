import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// What an edit changed in what the same input does, in words.
struct EditResult {
  let sentence: String

  /// While a session is written to a file nothing runs again.
  static let recorded = "The edit is a part of the recording: it counts from now on."

  /// `zero` is when the gesture of the difference began: times count from there, as those of the ruler.
  init(
    _ difference: TraceDifference?, _ outcomes: [OutcomeChange], zero: Instant, before: Session,
    now session: Session
  ) {
    guard let difference else {
      let hasTouches = session.inputs.contains {
        if case .digitizer = $0.event { true } else { false }
      }
      sentence =
        hasTouches
        ? "Nothing changed: the same input does the same as before."
        : "The scene has no touch yet: the next one shows what the edit does."
      return
    }
    func at(_ time: Instant) -> String {
      "\(Int(((time.seconds - zero.seconds) * 1000).rounded())) ms"
    }
    func side(_ line: TraceDifference.Line?, _ trace: Trace) -> String {
      guard let line else { return "\(difference.subject) does nothing there" }
      let words = EventWords.text(trace.events[line.event], in: trace)
      return line.time == difference.time ? words : "\(words) at \(at(line.time))"
    }
    let first =
      "Changed first at \(at(difference.time)). Before: \(side(difference.a, before.trace)). Now: \(side(difference.b, session.trace))."
    sentence = ([first] + outcomes.prefix(2).map { "\($0.text)." }).joined(separator: " ")
  }
}
