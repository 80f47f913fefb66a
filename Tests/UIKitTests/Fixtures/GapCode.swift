import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that is its own delegate, and hands what others set on.
class SharingPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  weak var outerDelegate: (any UIGestureRecognizerDelegate)?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    super.delegate = self
  }

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { outerDelegate }
    set { outerDelegate = newValue }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// A layer with its own initializers.
class HoopLayer: CALayer {
  var ring: CGFloat = 1
  override init() {
    super.init()
    ring = 2
  }
  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? HoopLayer { ring = other.ring }
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class HoopView: UIView {
  override class var layerClass: AnyClass { HoopLayer.self }
  var ring: CGFloat { (layer.presentation() as? HoopLayer)?.ring ?? 0 }
}

/// An animator that a finger moves by hand.
class Scrubbing: NSObject {
  let animator: UIViewPropertyAnimator
  let view: UIView
  var lines: [String] = []

  init(_ view: UIView) {
    self.view = view
    animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame.origin.x += 100
      view.alpha = 0
    }
    super.init()
    animator.addCompletion { self.lines.append("completed \($0)") }
  }

  /// The model's left edge and alpha, then what is shown of them.
  var places: [CGFloat] {
    let shown = view.layer.presentation()
    return [view.frame.minX, view.alpha, shown?.frame.minX ?? -1, CGFloat(shown?.opacity ?? -1)]
  }
}

/// Methods that return something, as actions.
class Form: UIView {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  func listen() {
    addSubview(field)
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("endEditing:", Form.endEditing)))
    let press = UILongPressGestureRecognizer(
      target: field, action: Selector("becomeFirstResponder", UITextField.becomeFirstResponder))
    addGestureRecognizer(press)
  }
}

/// A class that no actor isolates, which names actions.
nonisolated final class Names {
  var taps = 0
  func tapped() { taps += 1 }
  func touched(_ recognizer: UIGestureRecognizer) -> Int {
    taps += 10
    return taps
  }
  var all: [Selector] {
    [
      Selector("tapped", Names.tapped), Selector("touched:", Names.touched),
      Selector("listen", Form.listen),
    ]
  }
}
