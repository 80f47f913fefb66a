/// What the articles say that no run prints, as tables of the tab System.
package enum ReferenceTopic: String, CaseIterable, Sendable {
  /// What is read at a breakpoint, and what it means.
  case breakpoint
  /// Which method of a view a phase calls.
  case phases
  /// Who wins, and when.
  case order
  /// The ways out of a state that is undecided.
  case undecided
  /// What is good about touches alone, and what is not.
  case touchesAlone
  /// Two descriptions of one run.
  case firstOpportunity
  /// Which kinds of events the home screen keeps.
  case homeScreen
  /// Which classes respond, and which do not.
  case responders
  /// What is inside the recognizer that delays a scroll view's touches.
  case delay
}

/// Names of what is inside `UIScrollViewDelayedTouchesBeganGestureRecognizer`.
enum DelayName {
  /// The variable with the view that it delays touches of.
  static let client = "_client"
  static let methods = [
    ".cxx_destruct", "_clientView", "_resetGestureRecognizer", "clearTimer", "dealloc",
    "sendDelayedTouches", "sendTouchesShouldBeginForDelayedTouches:",
    "sendTouchesShouldBeginForTouches:withEvent:", "touchesBegan:withEvent:",
    "touchesMoved:withEvent:", "touchesEnded:withEvent:", "touchesCancelled:withEvent:",
  ]
}

/// The tables of `ReferenceTopic`. Code, numbers and names of runs are the same in every language.
package protocol ReferenceSentences: Sendable {
  func title(of topic: ReferenceTopic) -> String
  /// What is said below the title.
  func note(on topic: ReferenceTopic) -> String
  /// The first cell of a row is what it is about.
  func rows(of topic: ReferenceTopic) -> [[String]]
}
