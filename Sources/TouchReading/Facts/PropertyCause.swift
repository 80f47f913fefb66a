import TouchLanguage
import TouchTrace

/// Because of which property a recognizer holds or cancels the touches of a view.
extension PictureInput {
  /// The property because of which a touch is held.
  func cause(of hold: FingerReading.Hold) -> HoldingProperty {
    guard hold.phase == .began else { return .touchesEnded }
    guard let holder = snapshot.recognizer(hold.holder), holder.className == Self.contentDelay
    else {
      return .touchesBegan
    }
    return .contentTouches(of: marked(holder.view))
  }

  /// A hold, or all holds of scroll views that lasted as long as one of theirs: the view got nothing until all had let go.
  func holds(
    with hold: FingerReading.Hold, _ finger: FingerReading
  ) -> [FingerReading.Hold] {
    guard case .contentTouches = cause(of: hold) else { return [hold] }
    return finger.holds.filter { other in
      guard case .contentTouches = cause(of: other) else { return false }
      return (other.from, other.to) == (hold.from, hold.to)
    }
  }

  /// The property with which a recognizer cancels the touches of a view.
  func cancelCause(of recognizer: Handle, in view: Handle) -> CancellingProperty {
    guard let taker = snapshot.recognizer(recognizer), taker.className == Self.scrollPan,
      taker.view != view
    else { return .touchesInView }
    return .contentTouches(of: marked(taker.view))
  }

  private static let contentDelay = "UIScrollViewDelayedTouchesBeganGestureRecognizer"
  private static let scrollPan = "UIScrollViewPanGestureRecognizer"
}
