public import UIKit
import UIKit.UIGestureRecognizerSubclass

// The classes of the second article: recognizers that are their own delegates, views that log and call super.

/// A view that logs what it is asked and gets.
open class WYView: UIView {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}

/// The view around both others.
open class WYContainerView: WYView {}
/// The upper of two views in one place.
open class WYViewUp: WYView {}
/// The lower of two views in one place.
open class WYViewDown: WYView {}

/// hitTest answers a fresh view that is in no tree.
open class WYDetachedViewUp: WYView {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    UIView(frame: .zero)
  }
}

/// Keeps its touches to itself.
open class WYNoSuperView: UIView {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The view around both that keep their touches.
open class WYNoSuperContainerView: WYNoSuperView {}
/// The upper one, which keeps its touches.
open class WYNoSuperViewUp: WYNoSuperView {}
/// The lower one, which keeps its touches.
open class WYNoSuperViewDown: WYNoSuperView {}

/// A tap that logs its touches and is its own delegate.
open class WYTapGesture: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  /// Is its own delegate.
  public init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  /// Goes with every other recognizer.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// The upper view's tap.
open class WYTapGesUp: WYTapGesture {}
/// The lower view's tap.
open class WYTapGesDown: WYTapGesture {}

/// Its touchesBegan never reaches UIKit's, so it cannot recognize.
open class WYTapGesUpNoSuper: WYTapGesture {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// A pinch that is its own delegate.
open class WYPinchGesture: UIPinchGestureRecognizer, UIGestureRecognizerDelegate {
  /// Is its own delegate.
  public init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  /// Goes with every other recognizer.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
