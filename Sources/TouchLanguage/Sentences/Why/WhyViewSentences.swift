/// What is said in explanations about a view.
package protocol WhyViewSentences: Sendable {
  // MARK: Titles

  func title(_ view: String, _ outcome: DeliveryOutcome, touch: Int) -> String
  /// It is not the hit view; `isInChain`: it got the touch through the responder chain.
  func notHit(_ view: String, isInChain: Bool) -> String
  /// Of a view in whose subview the hit view lies: its recognizers that got the touch, by their marked names.
  func recognizersGotIt(_ recognizers: [String]) -> String
  func wouldBeHit(_ view: String) -> String
  var nothingWouldBeHit: String { get }
  /// What a touch at a point would hit is not known.
  var cannotBeAsked: String { get }
  func gets(_ view: String, isOver: Bool) -> String
  /// Of a hit view whose touch was lifted, and which has not heard of that.
  func lacksEnd(_ view: String) -> String
  /// Of a touch that is over, and of a view that did not forward it.
  func kept(_ view: String) -> String
  /// A view under the touch refused, so its superview got the touch, or gets it as long as the touch goes on.
  func refused(_ view: String, so superview: String, isOver: Bool) -> String
  /// It lost its touch; `taker`: nil where it is not known what took it.
  func lost(_ view: String, to taker: TouchTaker?) -> String
  /// A touch was so far outside of it, points, and hit nothing of the kind.
  func wasMissed(_ view: String, by points: Double) -> String
  /// The same of a view that takes touches outside of its bounds: how much farther the touch was, points of the screen.
  func wasMissed(_ view: String, tooFarBy excess: Double) -> String
  /// It was hit, and its touch was taken before it was told of it.
  func neverGot(_ view: String) -> String
  /// The hit test never came to it.
  func wasNeverAsked(_ view: String, _ unvisited: Unvisited) -> String

  // MARK: The hit test

  func chosen(_ choice: HitChoice) -> String
  /// A point outside of the bounds that an override of `point(inside:with:)` took; `parent` is nil for the view itself.
  /// `reach`: how far outside of them it takes touches there, points; nil where that is not known.
  func enlarged(by points: Double, parent: String?, reach: Double?) -> String
  /// The same of a view that passed the point on to the hit view in it.
  func enlargedPassedOn(by points: Double, to hitView: String) -> String
  func passedOn(to hitView: String) -> String
  func overridden(with hitView: String) -> String
  /// The view is no longer in the scene.
  var isGone: String { get }
  func doesNotZoom(_ scrollView: String) -> String
  /// A scroll view without a pinch recognizer, although two fingers pinched.
  func cannotZoom(_ scrollView: String) -> String
  var noViewAtPoint: String { get }
  /// No copy of the scene can be made, and without one no hit test can run at this moment.
  var hasNoCopy: String { get }
  /// A view lies in front of another one that could take the touch and was never asked; `isTransparent`: nothing of it
  /// is to be seen.
  func covers(_ front: String, isTransparent: Bool, _ covered: String) -> String
  /// A view under the touch was never asked, because its superview refused.
  func outOfReach(_ view: String, in superview: String, _ refusal: Refusal) -> String
  /// The touch began so far outside of a view, points.
  func missed(_ view: String, by distance: Double) -> String
  /// The same of a view that takes touches up to `reach` outside of its bounds, points of the screen.
  func missed(_ view: String, by distance: Double, reach: Double) -> String
  /// A view under the touch was asked, and refused.
  func refusedUnderTouch(_ view: String, _ refusal: Refusal) -> String
  /// The touch was so far from where such a view takes touches, points of the screen.
  func outsideArea(of view: String, by distance: Double) -> String
  func unvisited(_ unvisited: Unvisited) -> String
  /// The same in a few words, for lists: `behind card`.
  func unvisitedShort(_ unvisited: Unvisited) -> String

  /// Views of which none was asked, for lists; `names` is empty where they are too many to be named.
  func neverAsked(_ names: [String], count: Int) -> String
  /// Why they were not, after their names: `never asked: card answered first`.
  func neverAskedBecause(_ unvisited: Unvisited) -> String
  /// The same of views that lie in so many that refused.
  func neverAskedInRefusing(_ count: Int) -> String

  // MARK: Delivery

  var gotBegan: String { get }
  /// `touchesBegan` or `touchesEnded` came late, seconds.
  func late(_ cause: HoldingProperty, by seconds: Double, holder: String) -> String
  /// Recognizers held the touch, with the property of each; `taker` recognized instead of them, nil when the only one did so
  /// itself.
  func dropped(_ causes: [HoldingProperty], by holders: [String], taker: String?, view: String)
    -> String
  /// Recognizers hold the touch for so many seconds by now; `limit`: how long they do so at most, nil where they wait for
  /// their decision.
  func holding(
    _ causes: [HoldingProperty], for seconds: Double, of limit: Double?, holders: [String],
    view: String
  ) -> String
  func cancelled(_ view: String, by canceller: Canceller) -> String
}
