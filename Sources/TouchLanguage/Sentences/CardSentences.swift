package import TouchTrace

/// What is said in the tab Recognizers, state machines and limits. Where several texts are returned, the longest is
/// first.
package protocol CardSentences: Sendable {
  // MARK: Cards

  /// Instead of cards.
  var noRecognizers: String { get }
  /// A recognizer with its class, its view and its state; `state` is as the card shows it.
  func card(_ name: String, className: String, view: String?, state: String) -> String
  /// What a recognizer needs, with its kind: `2 taps`, `long press, 2 s`.
  func need(_ need: RecognizerNeed) -> String
  /// The same where that has no room, the longest first, and how many fingers, which the kind does not say; empty where it is
  /// short already.
  func shortNeeds(_ need: RecognizerNeed) -> [String]
  /// How its limits follow from its speed, where they do (SWP-09, SWP-12, EC-33); nil for any other.
  func limits(_ need: RecognizerNeed) -> String?
  /// What a recognizer does with its view, where that is all that it does: `scrolls list`; nil for any other.
  func moves(_ need: RecognizerNeed, view: String) -> String?
  /// What it needs, and on which view; nil for a recognizer without a view: `2 taps on card`.
  func needs(_ summary: String, on view: String?) -> String
  /// Its class and view, for tooltips.
  func subject(className: String, view: String?) -> String
  /// Said of recognizers of the system that had no part in the gesture.
  func systemsOwn(count: Int) -> String
  /// Why it has no touch of the gesture.
  func absence(_ absence: RecognizerAbsence) -> String
  /// It has a touch and has not changed.
  var undecided: String { get }
  /// A tap recognizer between its taps; seconds are those until the next one is late.
  func taps(_ count: Int, of needed: Int, nextWithin seconds: Double) -> String
  /// Who prevented it, beside a state that says so, and why it was not first; from the longest wording to the shortest.
  func prevented(by recognizer: String, _ prevention: Prevention?) -> [String]
  /// It waits for all of these to fail; seconds are those until the first can.
  func waits(for recognizers: [String], secondsLeft: Double?) -> [String]
  /// It waits for one, whose name may be cut, and for `others` more.
  func waits(for recognizer: String, others: Int, secondsLeft: Double?) -> String
  /// It waits, and nobody knows for whom.
  func waits(secondsLeft: Double?) -> String

  // MARK: State machines

  /// The name of a node.
  func node(_ state: StateLabel) -> String
  /// A node and how often its state was entered in the attempt.
  func node(_ state: StateLabel, entered count: Int) -> String
  /// An edge.
  func transition(from: StateLabel, to: StateLabel) -> String
  /// An edge that the attempt did not take.
  var notTaken: String { get }
  /// On the edge back to possible.
  var reset: String { get }
  /// On the edge to held.
  func waits(for recognizer: String) -> String
  /// On the edge out of possible that a control forbade.
  var blockedByControl: String { get }
  /// On the edge out of possible that a delegate, subclass or view forbade.
  var shouldBeginRefused: String { get }
  /// Code set a state that the machine does not know; `consequence` is that of the trace.
  func assigned(_ state: StateLabel, by className: String, consequence: String) -> String
  /// A transition that no recognizer may make.
  func illegal(from: StateLabel, to: StateLabel) -> String
}

/// Why a recognizer has no touch of a gesture.
package enum RecognizerAbsence: Sendable {
  case disabled
  /// Its delegate or subclass answered no to this question.
  case refused(Verb)
  case noTouchYet
  /// The touch is outside its view.
  case touchElsewhere
  case unexplained
}

/// What a recognizer's state machine shows: UIKit's states, a possible one that waits for another recognizer, and a
/// failed one that another recognizer prevented.
package enum StateLabel: CaseIterable, Sendable {
  case possible, held, began, changed, ended, cancelled, failed, prevented

  /// One of UIKit's states, as it is.
  package init(_ state: GestureState) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}
