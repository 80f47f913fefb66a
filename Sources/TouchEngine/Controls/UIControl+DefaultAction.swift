import Foundation

/// Which recognizers of views around a control its own action beats (CTL-35 to CTL-41, documented: the list is
/// exhaustive), and a text field's, which UIKit has recognizers for (EC-121). A recognizer on the control itself is never beaten (CTL-38).
extension UIControl {
  /// A single tap of one finger.
  final func isOuterSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, isOuter(tap) else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// A pan of one finger that went down on the knob and moves along it. `knob` is in own coordinates, points.
  final func isOuterPan(_ recognizer: UIGestureRecognizer, along knob: CGRect) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, isOuter(pan),
      pan.minimumNumberOfTouches <= 1, startsAlone(pan, on: knob)
    else { return false }
    let way = pan.movement(in: self)
    return abs(way.x) > abs(way.y)
  }

  /// A swipe of one finger that went down on the knob, left or right. `knob` is in own coordinates, points.
  final func isOuterSwipe(_ recognizer: UIGestureRecognizer, along knob: CGRect) -> Bool {
    guard let swipe = recognizer as? UISwipeGestureRecognizer, isOuter(swipe) else { return false }
    return swipe.numberOfTouchesRequired == 1 && swipe.direction.isSubset(of: [.left, .right])
      && startsAlone(swipe, on: knob)
  }

  private func isOuter(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view, view !== self else { return false }
    return isDescendant(of: view)
  }

  private func startsAlone(_ recognizer: UIGestureRecognizer, on knob: CGRect) -> Bool {
    guard recognizer.record.attemptTouches.count == 1,
      let touch = recognizer.record.attemptTouches.first,
      touch.view === self
    else { return false }
    return knob.contains(touchscopeFromScreen(touch.startLocation))
  }
}
