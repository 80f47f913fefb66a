package import TouchTrace

/// What holds of every trace, whatever the scene and the fingers are.
///
/// These rules are written from what UIKit promises, and read nothing but the trace: a mistake of the engine's own notes
/// does not hide itself.
package enum TraceInvariant: String, CaseIterable, Sendable {
  case timesGoForward = "times never go back"
  case causesComeFirst = "a line has its number, and its cause came before it"
  case objectsAreNamed = "a line is about objects that have names"
  case fingersAlternate = "a finger goes down, moves, and is lifted or cancelled once"
  case callsAreInOrder = "a view gets a beginning, moves, and one end or cancellation of a touch"
  case recognizersGetWhatBegan =
    "a recognizer gets moves and ends only of touches that began for it"
  case statesAreLegal = "the states of a recognizer follow each other as UIKit says"
  case attemptsReset = "what a recognizer does after its end begins with a reset"
  case actionsHaveStates =
    "an action is sent in the state that it is about, once for each transition"
  case trackingIsInOrder = "a control that tracks began to, and stops once"
  case scrollingIsInOrder = "drags and decelerations of a scroll view begin and end in turn"
  case holdsAreReleased = "what is released or dropped was held"
  case restIsReached = "nothing has a touch long after the last finger was lifted"
}

/// A line of a trace after which an invariant does not hold.
package struct TraceViolation: Error, Hashable {
  package let invariant: TraceInvariant
  /// The object that it is about.
  package let object: Handle

  init(_ invariant: TraceInvariant, _ object: Handle) {
    self.invariant = invariant
    self.object = object
  }
}

/// Reads a trace line by line and finds the first one that breaks something.
protocol TraceCheck {
  init()
  mutating func read(_ event: TraceEvent, in trace: Trace) throws(TraceViolation)
  /// All fingers have been up for long.
  func rest() throws(TraceViolation)
}
