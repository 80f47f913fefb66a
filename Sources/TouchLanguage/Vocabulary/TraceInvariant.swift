/// What holds of every trace, whatever the scene and the fingers are.
///
/// These rules are written from what UIKit promises, and read nothing but the trace: a mistake of the engine's own notes
/// does not hide itself.
package enum TraceInvariant: Hashable, CaseIterable, Sendable {
  case timesGoForward, causesComeFirst, objectsAreNamed
  case fingersAlternate, callsAreInOrder
  case recognizersGetWhatBegan, statesAreLegal, attemptsReset
  case actionsHaveStates, trackingIsInOrder, scrollingIsInOrder
  case holdsAreReleased, restIsReached
}
