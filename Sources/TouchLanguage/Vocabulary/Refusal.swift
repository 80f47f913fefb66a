package import TouchTrace

/// Why the hit test did not enter a view.
package enum Refusal: Hashable, Sendable {
  /// Points of the screen from its bounds to the point.
  case outside(Double)
  /// On its right or lower edge, which is not part of it.
  case onFarEdge
  /// Its `point(inside:with:)` returned false though its bounds contain the point.
  case pointInside
  /// Its `hitTest(_:with:)` returned nil.
  case hitTest
  case alpha(Double)
  case hidden, interactionOff, animating
  /// A disabled button lets touches through.
  case disabled
  case other(Reason)
}

/// Why the hit test never asked a view. `superview` is the outermost one that was never asked; nil when that is the view itself.
package enum Unvisited: Hashable, Sendable {
  /// A window in front of its own answered, with this hit view.
  case windowBehind(hitView: String)
  case parentRefused(superview: String?, parent: String, Refusal)
  /// A sibling in front answered first; `outside`: the points by which it would have been missed anyway, nil when the point
  /// lies in it.
  /// `isTransparent`: nothing of that sibling is to be seen at the touch.
  case covered(superview: String?, by: String, isTransparent: Bool, outside: Double?)
  /// An override of `hitTest(_:with:)` of this view, or of one around it, answered without asking.
  case overridden(superview: String?, parent: String)
  /// It was added after the touch began.
  case addedLater(superview: String?, parent: String)
}

/// Why a view is not the hit view.
package enum Miss: Hashable, Sendable {
  case refused(Refusal)
  case unvisited(Unvisited)
}

/// How the hit test found the hit view.
package enum HitChoice: Hashable, Sendable {
  /// Nothing but the view itself could be asked.
  case alone
  /// How many views were asked, and which of them refused.
  case deepest(view: String, asked: Int, refused: [String])
  /// `hitTest(_:with:)` of this view, or of one around it, is overridden and returned the hit view.
  case overridden(in: String, hitView: String)
}
