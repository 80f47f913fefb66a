public import UIKit

// The classes of article 000: views that share a place, and recognizers that can be told apart.

/// Takes only its left half.
open class TDLeftTouchView: TDView {
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height).contains(point)
  }
}

/// Takes only its right half.
open class TDRightTouchView: TDView {
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    CGRect(x: bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height).contains(point)
  }
}

/// The view around both halves.
open class TDContainerView: UIView {}

/// A window under a name of the app's own.
open class TDWindow: UIWindow {}
/// The controller that a tap tells.
open class TDGestureViewController: UIViewController {}
/// The controller that a pan tells.
open class TDPanViewController: UIViewController {}

/// Logs its touches and passes them on.
open class TDView: UIView {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

/// A tap by another name.
open class TDTapGestureRecognizer: UITapGestureRecognizer {}
/// A long press by another name.
open class TDLongPressGestureRecognizer: UILongPressGestureRecognizer {}
/// A pan by another name.
open class TDPanGestureRecognizer: UIPanGestureRecognizer {}
/// A pinch by another name.
open class TDPinchGestureRecognizer: UIPinchGestureRecognizer {}
