public import UIKit
import UIKit.UIGestureRecognizerSubclass

// The classes of article 001: recognizers that are their own delegates, views that print and call super.

/// A view that prints what it is asked and gets; touchesCancelled it does not override.
open class WYView: UIView {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    printCall(.hitTest, of: self)
    return super.hitTest(point, with: event)
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesBegan, of: self)
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesMoved, of: self)
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesEnded, of: self)
    super.touchesEnded(touches, with: event)
  }
}

/// The view around both others.
open class WYContainerView: WYView {}
/// The upper of two views in one place.
open class WYViewUp: WYView {}
/// The lower of two views in one place.
open class WYViewDown: WYView {}

/// A tap that is its own delegate and prints what it is asked.
open class WYTapGesture: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  /// Is its own delegate.
  public init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  /// Takes every touch.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    printCall(.shouldReceiveTouch, of: self)
    return true
  }
}

/// The upper view's tap.
open class WYTapGesUp: WYTapGesture {}
/// The lower view's tap.
open class WYTapGesDown: WYTapGesture {}

/// A pinch that is its own delegate and prints what it is asked.
open class WYPinchGesture: UIPinchGestureRecognizer, UIGestureRecognizerDelegate {
  /// Is its own delegate.
  public init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  /// Takes every touch.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    printCall(.shouldReceiveTouch, of: self)
    return true
  }
}
