import TouchLanguage
import TouchReading
import TouchTrace

/// The short notes of diagrams and cards: why a step was taken, and why one is out of play.
enum StepNote {
  /// The reason with what was measured, in one line.
  static func reason(_ event: TraceEvent, _ input: PictureInput) -> String {
    LimitText.reason(event, input)
  }

  /// The reason, short enough for an edge or a lane; the name in it gives way.
  static func brief(_ event: TraceEvent, _ input: PictureInput) -> String {
    fitted(input.name(of: event.other)) { LimitText.brief(event, other: $0, input) }
  }

  /// A sentence about a name, which is cut when both are too long together.
  static func fitted(_ name: String, _ sentence: (String) -> String) -> String {
    let whole = sentence(name)
    let excess = whole.count - StateDiagram.labelMax
    guard excess > 0, !name.isEmpty, whole.contains(name) else { return whole }
    let keep = max(3, name.count - excess) - 1
    guard keep + 1 < name.count else { return whole }
    return sentence(name.prefix((keep + 1) / 2) + "\u{2026}" + name.suffix(keep / 2))
  }

  /// Why a recognizer has no touch.
  static func absence(_ snapshot: RecognizerSnapshot, _ input: PictureInput) -> String {
    Text.cards.absence(cause(ofAbsence: snapshot, input))
  }

  private static func cause(
    ofAbsence snapshot: RecognizerSnapshot, _ input: PictureInput
  ) -> RecognizerAbsence {
    guard snapshot.isEnabled else { return .disabled }
    if let refusal = input.reading.refusal(by: snapshot.handle) { return .refused(refusal.verb) }
    guard let finger = input.reading.fingers.last else { return .noTouchYet }
    let winner = input.reading.hit(of: finger.handle)?.winner ?? .none
    guard winner != .none, !input.snapshot.isInside(winner, snapshot.view) else {
      return .unexplained
    }
    return .touchElsewhere
  }

  /// The line about a state that the machine does not know.
  static func unknown(_ event: TraceEvent, by className: String, _ trace: Trace) -> String {
    Text.cards.assigned(
      StateDiagram.node(event.to).label, by: className, consequence: trace.payload(of: event))
  }
}
