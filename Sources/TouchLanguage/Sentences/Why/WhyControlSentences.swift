/// What is said in explanations about a control.
package protocol WhyControlSentences: Sendable {
  // MARK: Titles

  func doesNotTrack(_ control: String) -> String
  /// Its `beginTracking(_:with:)` returned false.
  func refusedToTrack(_ control: String) -> String
  func isTracking(_ control: String) -> String
  func sentNothing(_ control: String) -> String
  func didNotFire(_ control: String) -> String
  /// The touch ended so far outside of it, points; nil where that is not known.
  func didNotFire(_ control: String, liftedOutsideBy points: Double?) -> String
  /// The touch hit a view in it; `isOver`: the touch has ended.
  func didNotFire(_ control: String, hitView: String, isOver: Bool) -> String
  /// It was pressed, and its touch was cancelled before the lift.
  func didNotFire(_ control: String, cancelledBy taker: TouchTaker) -> String
  func beganEditing(_ control: String) -> String
  /// It sent its event; with the one recognizer that it did not let begin, nil for none and for several.
  func fired(_ control: String, before loser: String?) -> String
  func wasCancelled(_ control: String) -> String
  func changed(_ control: String, _ change: ControlChange) -> String

  // MARK: Sentences

  /// The touch of a slider began beside its thumb.
  func besideThumb(_ control: String) -> String
  /// A control that refused to track a touch: the touch methods that it got of it all the same, and the events that it sent.
  func gotUntracked(_ methods: [String], sent events: [String]) -> String
  func tracks(_ control: String) -> String
  /// A class overrides the touch methods without calling super.
  func superNotCalled(by name: String) -> String
  /// The touch hit a view in the control, which got it along the responder chain.
  func hitInside(_ control: String, hitView: String) -> String
  /// How far outside of it the touch ended, beside its margin, points; nil: it is not known.
  func endedOutside(_ control: String, by distance: Comparison?) -> String
  /// Its action has no target, and no responder of the chain implements it; `last`: the last one that was asked.
  func noResponderActs(asked last: String) -> String
  var becameFirstResponder: String { get }
  /// The touch of a control that fired ended in it, or around it in the margin that counts as inside; nil: it is not known
  /// which.
  func endedInside(_ control: String, isInMargin: Bool?) -> String
  func change(_ change: ControlChange) -> String
  /// `reach`: how far outside of its bounds it takes touches there, points; nil where that is not known.
  func beganOutside(by points: Double, reach: Double?) -> String
  /// Its `touchDown`, or its last event, came late because a recognizer held its touch, seconds.
  func late(_ control: String, _ cause: HoldingProperty, by seconds: Double, holder: String)
    -> String
  func cancelled(_ control: String, by canceller: Canceller) -> String
}
