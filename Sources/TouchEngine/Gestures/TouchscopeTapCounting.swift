/// A recognizer of one's own that has a number of taps, so that a scene file can set it.
@preconcurrency @MainActor
public protocol TouchscopeTapCounting: UIGestureRecognizer {
  /// Taps in a row.
  var numberOfTapsRequired: Int { get set }
}
