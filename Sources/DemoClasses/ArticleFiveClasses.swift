public import UIKit
import UIKit.UIGestureRecognizerSubclass

// The classes of the fifth article: a tree of views that keep their touches, a yellow view, a button on a blue one.

/// Logs touchesBegan and does not call super.
open class LetterView: UIView {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The outermost of the lettered views.
open class AView: LetterView {}
/// View B of the tree whose hit test article 5 follows.
open class BView: LetterView {}
/// View C of the tree whose hit test article 5 follows.
open class CView: LetterView {}
/// View D of the tree whose hit test article 5 follows.
open class DView: LetterView {}
/// View E of the tree whose hit test article 5 follows.
open class EView: LetterView {}
/// View F of the tree whose hit test article 5 follows.
open class FView: LetterView {}

/// A view that logs its touches.
open class YellowView: UIView {
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

/// A tap that overrides all four touch methods and calls super.
open class LXFTapGestureRecognizer: UITapGestureRecognizer {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
}

/// The recognizer of the control's example.
open class CLTapGestureRecognizer: LXFTapGestureRecognizer {}

/// The view around the button.
open class BlueView: UIView {}

/// A button that overrides touches and tracking and calls super.
open class CLButton: UIButton {
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  open override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

/// A control of one's own: it does not keep an outer tap away (CTL-40).
open class CLControl: UIControl {
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
}

/// The bar with a button that stands out above it.
open class CustomeTabBar: UIView {}

/// Prints its responder chain when it is touched, and calls super.
open class CircleButton: UIButton {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    printResponderChain()
    super.touchesBegan(touches, with: event)
  }

  private func printResponderChain() {
    var names: [String] = []
    var responder: UIResponder? = self
    while let current = responder {
      names.append("\(type(of: current))")
      responder = current.next
    }
    print(names.joined(separator: " --> "))
  }
}
