public import UIKit
import UIKit.UIGestureRecognizerSubclass

// The classes of the second article: recognizers that are their own delegates, views that log and call super.

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

open class WYContainerView: WYView {}
open class WYViewUp: WYView {}
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

open class WYNoSuperContainerView: WYNoSuperView {}
open class WYNoSuperViewUp: WYNoSuperView {}
open class WYNoSuperViewDown: WYNoSuperView {}

open class WYTapGesture: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  public override init() {
    super.init()
    delegate = self
  }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

open class WYTapGesUp: WYTapGesture {}
open class WYTapGesDown: WYTapGesture {}

/// Its touchesBegan never reaches UIKit's, so it cannot recognize.
open class WYTapGesUpNoSuper: WYTapGesture {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}

open class WYPinchGesture: UIPinchGestureRecognizer, UIGestureRecognizerDelegate {
  public override init() {
    super.init()
    delegate = self
  }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
