package import TouchTrace

/// What is said in the tab Arbitration.
package protocol ArbitrationSentences: Sendable {
  // MARK: Touches

  /// Above the recognizers of touches while there are none.
  var touches: String { get }
  /// Below it.
  var noTouches: String { get }
  /// Above the recognizers of one touch.
  func recognizers(ofTouches numbers: [Int]) -> String
  /// In a view of the graph: its touch was cancelled, from the longest wording to the shortest, or came never.
  var touchCancelled: [String] { get }
  var touchNeverCame: String { get }
  /// In a view of the graph: it got the beginning of a touch that was held back, so long after the gesture's first touch.
  func touchCame(at seconds: Double) -> String
  /// In the delay of a scroll view whose time was over: it let the touch go to its view after so long, seconds; from the
  /// longest wording to the shortest.
  func released(after seconds: Double) -> [String]
  /// Where a recognizer is.
  func on(view: String) -> String
  /// The mark of a recognizer that refused the touch.
  var refused: String { get }
  /// The call that was answered with no.
  func refused(by call: String) -> String
  /// The mark of a recognizer that gets no touches.
  var disabled: String { get }
  /// A recognizer that gets no touches.
  func disabled(_ recognizer: String) -> String

  // MARK: Relations

  /// Above the graph.
  var relations: String { get }
  /// Instead of the graph.
  var noRecognizers: String { get }
  /// What one does to the other, in the present whether it happened or not: stands beside the sign of it.
  func relation(_ relation: RelationLabel) -> String
  /// The same of a requirement for which nothing has waited.
  var standingWait: String { get }
  /// What `first` is to `second`.
  func relation(_ relation: RelationLabel, _ first: String, _ second: String) -> String
  /// Where no recognizer depends on another.
  var unconnected: String { get }
  /// Below the graph: the defaults of UIKit by which recognizers prevented others; at least one.
  func defaults(_ decided: Set<Cause.Precedence>) -> String
  /// Instead of relations where there is one recognizer alone.
  var onlyOneRecognizer: String { get }
  /// When a relation came true, since the gesture's first touch.
  func time(seconds: Double) -> String

  /// On the line from one to the other, in its direction, from the longest wording to the shortest: what it is to it, who
  /// decided it, and what came of it.
  func edge(_ relation: RelationLabel, _ source: AnswerSource, _ outcome: RelationOutcome?)
    -> [String]
  /// What `first` is to `second`, who decided it, and when it came true, seconds since the gesture's first touch.
  func sentence(
    _ relation: RelationLabel, _ first: String, _ second: String, _ source: AnswerSource,
    at seconds: Double?
  ) -> String
  /// Two that have nothing to do with each other.
  func noRelation(_ first: String, _ second: String) -> String
  /// In a control of the graph whose action won over a recognizer.
  var controlWon: String { get }
  /// Recognizers without any relation, below the graph, and how many more there are.
  func alone(_ recognizers: [String], more: Int) -> String
  /// The members of a group in its node, and how many more there are.
  func members(_ names: [String], more: Int) -> String
  /// Of a recognizer that no other object made fail, before the sentence that says why it failed.
  func failedByItself(_ recognizer: String) -> String
  /// Before the signs of the matrix.
  var rowsActOnColumns: String { get }
  /// Why a recognizer failed, in the one or two words beside its row of the matrix: `too far`.
  func failure(_ reason: Reason) -> String
  /// The same where it required another one to fail, which recognized: `back recognized`.
  func failed(after other: String) -> String
  /// Above the rows of views in the matrix.
  var views: String { get }
  /// How many recognizers the matrix leaves out, from 1: they got no touch of the gesture, and have no relation.
  func withoutPart(_ count: Int) -> String
  /// Of two that have no relation, where one is a view.
  func nothingDone(_ first: String, _ second: String) -> String
  func title(of view: RelationsView) -> String
  /// Why the graph cannot be chosen.
  var graphIsUnclear: String { get }
  func help(of view: RelationsView) -> String

  // MARK: Answers

  /// Above the answers.
  var answers: String { get }
  /// An answer, and how often it was the same.
  func answer(_ isYes: Bool, count: Int) -> String
  /// Who answered what an object was asked, in a word or two; nil where that was the object itself.
  func answerer(_ source: AnswerSource, of asked: String) -> String?
  /// The same in a few more words; `name` is who was asked.
  func answered(by source: AnswerSource, of name: String) -> String
}

/// How relations are shown.
package enum RelationsView: String, CaseIterable, Sendable { case graph, matrix }

/// What one recognizer is to another, or to a view.
package enum RelationLabel: CaseIterable, Sendable {
  case waitsFor, recognizesWith, prevented, doesNotPrevent, cancelledTouchOf, heldTouchOf,
    keptFromBeginning, keptTouchFrom
}

/// What came of a relation, seconds; times are since the gesture's first touch.
package enum RelationOutcome: Hashable, Sendable {
  /// The first has waited so long by now.
  case waits(Double)
  /// It waited so long, until the other failed.
  case waited(Double)
  /// The other failed, and the first did not have to wait, or never was ready.
  case free
  /// The other had failed before the first recognized, which therefore did not have to wait.
  case failedFirst
  /// The other recognized, so that the first failed.
  case inVain(at: Double)
  /// The other had not failed when the touch was over, so that the first failed.
  case neverFailed
  /// The first has held the touch of the second back for so long by now.
  case holds(Double)
  /// It held it back so long.
  case held(Double)
  /// It came true.
  case happened(at: Double)
  /// The touch was cancelled while it was held back, and never came.
  case dropped(at: Double)
}
