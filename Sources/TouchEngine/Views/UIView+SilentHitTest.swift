import Foundation
import TouchGeometry

/// The same hit test when nobody records it: the same answers, and no calls where nobody can have a say.
extension UIView {
  /// What `defaultHitTest` does, without its trace.
  final func silentHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let engine = touchscopeEngine
    let threshold = engine.constants.alphaThreshold
    if isPlain {
      return containsQuietly(point.x, point.y, threshold)
        ? hitInside(point, event, threshold) : nil
    }
    if isHidden || !isUserInteractionEnabled || Double(alpha) < threshold || refusesHits {
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
    // Nobody else's code runs while plain views are asked, so the list cannot change.
    guard let parts = ownParts else { return self }
    var index = parts.subviews.count
    while index > 0 {
      index -= 1
      let subview = parts.subviews[index]
      guard subview.isPlain, !subview.isTransformed else {
        return hitInside(point, event, threshold, asking: index)
      }
      let x = point.x - subview.shiftX
      let y = point.y - subview.shiftY
      guard subview.containsQuietly(x, y, threshold) else { continue }
      var place = point
      place.x = x
      place.y = y
      return subview.hitInside(place, event, threshold)
    }
    return self
  }

  /// The rest of the subviews from one on that has a say of its own.
  private final func hitInside(
    _ point: CGPoint, _ event: UIEvent?, _ threshold: CGFloat, asking start: Int
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

  /// Whether a plain view takes touches at a place of its own coordinates (HT-01, HT-02, HT-07, HT-10).
  @inline(__always)
  private final func containsQuietly(_ x: CGFloat, _ y: CGFloat, _ threshold: CGFloat) -> Bool {
    let bounds = ownBounds
    guard x >= bounds.origin.x, x < bounds.origin.x + bounds.size.width,
      y >= bounds.origin.y, y < bounds.origin.y + bounds.size.height
    else {
      // A size below zero, as a frame from the outside may have it, is left to CGRect.
      guard bounds.size.width < 0 || bounds.size.height < 0 else { return false }
      return bounds.contains(CGPoint(x: x, y: y)) && takesTouches(threshold)
    }
    return takesTouches(threshold)
  }

  @inline(__always)
  private final func takesTouches(_ threshold: CGFloat) -> Bool {
    !ownHidden && ownInteraction && !(ownAlpha < threshold)
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
