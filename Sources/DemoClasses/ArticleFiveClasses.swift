public import UIKit
import UIKit.UIGestureRecognizerSubclass

// The classes of article 004: a tree of views that keep their touches, a yellow view, a button on a blue one.

/// Prints what it is asked and passes it on; prints touchesBegan and keeps it.
open class LetterView: UIView {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    printCall(.hitTest, of: self)
    return super.hitTest(point, with: event)
  }
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    printCall(.pointInside, of: self)
    return super.point(inside: point, with: event)
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesBegan, of: self)
  }
}

/// The outermost of the lettered views.
open class AView: LetterView {}
/// View B of the tree whose hit test article 004 follows.
open class BView: LetterView {}
/// View C of the tree whose hit test article 004 follows.
open class CView: LetterView {}
/// View D of the tree whose hit test article 004 follows.
open class DView: LetterView {}
/// View E of the tree whose hit test article 004 follows.
open class EView: LetterView {}
/// View F of the tree whose hit test article 004 follows.
open class FView: LetterView {}

/// A view that prints its touches.
open class YellowView: UIView {
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
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesCancelled, of: self)
    super.touchesCancelled(touches, with: event)
  }
}

/// A tap that prints its touches and calls super.
open class LXFTapGestureRecognizer: UITapGestureRecognizer {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    printCall(.touchesBegan, of: self)
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    printCall(.touchesMoved, of: self)
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    printCall(.touchesEnded, of: self)
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    printCall(.touchesCancelled, of: self)
    super.touchesCancelled(touches, with: event)
  }
}

/// The controller that handles taps and pans.
open class LXFViewController: UIViewController {}

/// The recognizer of the control's example: it prints its state when super has come to it.
open class CLTapGestureRecognizer: UITapGestureRecognizer {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    printCall(.touchesBegan, of: self)
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let call = PrintedMethod.touchesEnded.name(in: CLTapGestureRecognizer.self)
    NSLog("\(call) after called state = \(state.rawValue)")
  }
}

/// The view around the button.
open class BlueView: UIView {}

/// A button that prints touches and tracking and calls super.
open class CLButton: UIButton {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesBegan, of: self)
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesEnded, of: self)
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesCancelled, of: self)
    super.touchesCancelled(touches, with: event)
  }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    printCall(.beginTracking, of: self)
    return super.beginTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    printCall(.endTracking, of: self)
    super.endTracking(touch, with: event)
  }
  open override func cancelTracking(with event: UIEvent?) {
    printCall(.cancelTracking, of: self)
    super.cancelTracking(with: event)
  }
}

/// A control of one's own that prints the same: it does not keep an outer tap away (CTL-40).
open class CLControl: UIControl {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesBegan, of: self)
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesEnded, of: self)
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesCancelled, of: self)
    super.touchesCancelled(touches, with: event)
  }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    printCall(.beginTracking, of: self)
    return super.beginTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    printCall(.endTracking, of: self)
    super.endTracking(touch, with: event)
  }
  open override func cancelTracking(with event: UIEvent?) {
    printCall(.cancelTracking, of: self)
    super.cancelTracking(with: event)
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
