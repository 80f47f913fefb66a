package import TouchTrace

/// What is said: one event of the trace, without a period at its end.
package protocol EventSentences: Sendable {
  /// What an event is about: `touch 1`, `singleTap`.
  func name(_ subject: EventSubject) -> String

  /// A sample of a touch at a point of the screen.
  func sample(_ touch: EventSubject, _ phase: TouchPhase, x: Double, y: Double) -> String
  /// A recognizer changed its state; without a cause the trace names none.
  func transition(_ recognizer: EventSubject, _ state: GestureState, _ cause: Cause?) -> String
  func held(_ recognizer: EventSubject, waitsFor other: EventSubject) -> String
  func released(_ recognizer: EventSubject) -> String
  func reset(_ recognizer: EventSubject) -> String
  /// A timer by its name in the trace, seconds.
  func timerStarts(_ owner: EventSubject, _ timer: String, due: Double) -> String
  func timerFires(_ owner: EventSubject, _ timer: String) -> String
  func timerCancelled(_ owner: EventSubject, _ timer: String) -> String
  func timerWaits(_ owner: EventSubject, _ timer: String) -> String
  /// A recognizer calls its targets.
  func action(_ recognizer: EventSubject, _ state: GestureState) -> String
  /// The targets of a control get their action, as for `touchUpInside`.
  func sends(_ control: EventSubject, _ controlEvent: String) -> String
  /// A responder or recognizer gets `touchesBegan` or another touch method.
  func touches(_ receiver: EventSubject, _ method: Verb) -> String
  func holds(_ recognizer: EventSubject, _ touch: EventSubject) -> String
  func releases(_ recognizer: EventSubject, _ touch: EventSubject) -> String
  func drops(_ recognizer: EventSubject, _ touch: EventSubject) -> String
  func withholds(_ view: EventSubject, _ touch: EventSubject, _ reason: Reason) -> String
  func rejected(_ view: EventSubject, _ reason: Reason) -> String
  /// What was asked, as a call, the answer, and who gave it; the source is nil where it is not shown.
  func answer(
    _ asked: EventSubject, _ call: String, _ answer: Bool, from source: AnswerSource?
  ) -> String
  /// Any other event, as its canonical line has it.
  func line(_ subject: EventSubject, _ canonical: String) -> String
}
