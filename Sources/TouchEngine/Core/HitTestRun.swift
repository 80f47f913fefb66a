import TouchTrace

/// The hit test that runs: what it is for, and what has been announced of it so far.
struct HitTestRun {
  /// Which pass it is: 1 looks for the window, 2 for the view; 0 when somebody else asks.
  var pass = 0
  var finger = Handle.none
  /// True when the view that was asked last has said why it is not hit.
  var didReject = false
  /// The view whose `hitTest` its caller has recorded already, so that it is not recorded again inside.
  var pendingHitTest = Handle.none
  /// The same for `point(inside:)`.
  var pendingPointInside = Handle.none
}
