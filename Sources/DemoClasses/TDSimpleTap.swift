public import UIKit
import UIKit.UIGestureRecognizerSubclass

// Article 000's simple recognizer: how many taps it wants decides only whom it prevents.

/// Recognizes one tap of one finger, and leaves those of its kind alone that want more taps than it does itself.
open class TDSimpleTapGestureRecognizer: UIGestureRecognizer, TouchscopeTapCounting {
  /// Compared in `canPrevent` and nowhere else.
  open var numberOfTapsRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: { $0.tapCount != 1 }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let isOneTap = touches.count == 1 && touches.first?.tapCount == 1
    state = isOneTap ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? TDSimpleTapGestureRecognizer else {
      return true
    }
    return !leavesAlone(other)
  }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether another one is not to be prevented.
  open func leavesAlone(_ other: TDSimpleTapGestureRecognizer) -> Bool {
    other.numberOfTapsRequired > numberOfTapsRequired
  }
}

/// The same with the comparison that the article prints: it looks at the fingers of the other one.
open class TDPrintedTapGestureRecognizer: TDSimpleTapGestureRecognizer {
  open override func leavesAlone(_ other: TDSimpleTapGestureRecognizer) -> Bool {
    other.numberOfTouches > numberOfTapsRequired
  }
}
