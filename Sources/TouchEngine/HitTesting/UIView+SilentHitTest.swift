import Foundation
import TouchGeometry
import TouchTrace

/// The same hit test when nobody records it: the same answers, without calling out where no override exists.
extension UIView {
  /// What `defaultHitTest` does, without its trace.
  final func silentHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let threshold = touchscopeEngine.constants.alphaThreshold
    if node.pointee.isPlain {
      guard node.pointee.takes(point.x, point.y, threshold) else { return nil }
      return hitInside(point, event, threshold)
    }
    // From the end of an animation on it is as plain as before.
    if animatedUntil != .zero, !touchscopeIsAnimating { animatedUntil = .zero }
    if isHidden || !isUserInteractionEnabled || Double(alpha) < threshold || touchscopeIsAnimating
      || refusesHits
    {
      return nil
    }
    let inside =
      if let hook = touchscopeViewHooks.pointInside {
        hook(point, event) { [self] in self.point(inside: point, with: event) }
      } else { self.point(inside: point, with: event) }
    return inside ? hitInside(point, event, threshold) : nil
  }

  /// The subviews, the frontmost first, and then the view itself; its bounds contain the point.
  private final func hitInside(
    _ point: CGPoint, _ event: UIEvent?, _ threshold: CGFloat
  ) -> UIView? {
    // Lists take a view that is not transparent at all for one that is visible enough.
    guard threshold <= 1 else { return hitInside(point, event, asking: subviews.count - 1) }
    let end = HitNode.descend(from: node, point, threshold)
    let view = end.view.takeUnretainedValue()
    return end.index < 0 ? view : view.hitInside(end.place, event, asking: end.index)
  }

  /// The subviews from one on that has a say of its own.
  private final func hitInside(
    _ point: CGPoint, _ event: UIEvent?, asking start: Int
  ) -> UIView? {
    // Somebody may change the tree meanwhile: those are asked who were there at the beginning.
    let subviews = subviews
    for index in stride(from: start, through: 0, by: -1) {
      let subview = subviews[index]
      let place = point.applying(subview.toSuperview.inverted())
      if let hit = subview.askHitTest(place, event) { return hit }
    }
    return self
  }
}

/// The classes whose hit test is that of UIView, so that instances need not be called to know their answer.
///
/// A class may stand here only when it overrides nothing of `hitTest`, `point(inside:)`, `isHidden`, `alpha`,
/// `isUserInteractionEnabled`, `bounds`, `center`, `transform` and `refusesHits`. Subclasses of others' own are never
/// in it: they are asked.
enum HitClasses {
  private static let plain: [AnyObject.Type] = [
    UIView.self, UILabel.self,
    UIImageView.self,
  ]

  static func contains(_ type: AnyObject.Type) -> Bool {
    for known in plain where known == type { return true }
    return false
  }
}
