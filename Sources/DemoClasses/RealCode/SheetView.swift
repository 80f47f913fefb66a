public import UIKit

/// A sheet that is dragged down to dismiss it: far or fast enough it goes, else it springs back.
open class SheetView: UIView, UIGestureRecognizerDelegate {
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private var restingCenter = CGPoint.zero
  private var wouldDismiss = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("handlePan:", SheetView.handlePan))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  // Both the view's own answer and the delegate's: only downward.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: self)
    return velocity.y > abs(velocity.x)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: superview)
    switch pan.state {
    case .began:
      restingCenter = center
      feedback.prepare()
    case .changed:
      center = CGPoint(x: restingCenter.x, y: restingCenter.y + max(0, translation.y))
      let isFar = translation.y > bounds.height / 3
      if isFar != wouldDismiss {
        wouldDismiss = isFar
        feedback.impactOccurred()
      }
    case .ended:
      if wouldDismiss || pan.velocity(in: superview).y > 800 { dismiss() } else { springBack() }
    case .cancelled, .failed: springBack()
    default: break
    }
  }

  private func dismiss() {
    UIView.animate(withDuration: 0.25) {
      self.center.y += self.bounds.height
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
      print("sheet dismissed")
    }
  }

  private func springBack() {
    wouldDismiss = false
    let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) {
      self.center = self.restingCenter
    }
    animator.addCompletion { _ in print("sheet stays") }
    animator.startAnimation()
  }
}
