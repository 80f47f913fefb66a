import Foundation
import TouchGeometry
import TouchTrace

/// What follows from a change of a property.
extension UIView {
  final func tellTint() {
    tintColorDidChange()
    for subview in subviews where subview.storedTint == nil { subview.tellTint() }
  }

  final func findShift() {
    let (x, y) = (storedCenter.x - storedBounds.midX, storedCenter.y - storedBounds.midY)
    nodeOwner.change {
      $0.shiftX = x
      $0.shiftY = y
    }
  }

  final func choosePath() {
    let isPlain =
      HitClasses.contains(type(of: self)) && animatedUntil == .zero
      && touchscopeViewHooks.hitTest == nil && touchscopeViewHooks.pointInside == nil
    nodeOwner.change { $0.isPlain = isPlain }
  }

  final func sizeChanged(from old: CGSize) {
    guard old != storedBounds.size else { return }
    resizeSubviews(from: old)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Sets a property, with a trace line when it becomes another one.
  final func change<Value: Equatable>(
    _ property: String, from old: Value, to new: Value, _ apply: () -> Void
  ) {
    guard old != new else {
      apply()
      return
    }
    prepareAnimation(of: property)
    apply()
    noticeAnimation(of: property)
    touchscopeEngine.lookVersion += 1
    guard touchscopeEngine.records(.change) else { return }
    touchscopeEngine.record(
      TraceEvent(kind: .change, verb: .change, subject: touchscopeHandle),
      payload: "\(property) \(PropertyText.text(old)) -> \(PropertyText.text(new))")
  }

  /// Moves the origin of the bounds, for a scroll view that traces it by itself.
  final func moveBounds(to origin: CGPoint) {
    storedBounds.origin = origin
    setNeedsLayout()
  }

  /// From the view's coordinates to its superview's.
  final var toSuperview: CGAffineTransform {
    guard node.pointee.isTransformed else {
      return CGAffineTransform(translationX: node.pointee.shiftX, y: node.pointee.shiftY)
    }
    return CGAffineTransform(translationX: -storedBounds.midX, y: -storedBounds.midY)
      .concatenating(storedTransform)
      .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }
}
