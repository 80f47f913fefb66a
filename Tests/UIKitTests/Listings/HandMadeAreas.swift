import UIKit

// Touch areas, hit tests and touch methods as overrides: what the words of scene files stand for. `assets/listings.md` is made of this file.

/// `pointInside: circle`: a round area, measured with the bounds so that it stays right in a turned view (article 002).
class CircleArea: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
  }
}

/// `pointInside: inset`: an area that reaches beyond the bounds, or stays within (article 002).
class InsetArea: UIView {
  var inset = CGPoint(x: -20, y: -20)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: inset.x, dy: inset.y).contains(point)
  }
}

/// `pointInside: minimum`: at least 44 points wide and high.
class MinimumArea: UIView {
  var least = 44.0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = min(0, (bounds.width - least) / 2)
    let dy = min(0, (bounds.height - least) / 2)
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }
}

/// `pointInside: leftHalf`: of two views in one place, this one has the left half (article 000).
class LeftHalfArea: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && point.x < bounds.midX
  }
}

/// `pointInside: rightHalf`: of two views in one place, this one has the right half (article 000).
class RightHalfArea: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && point.x >= bounds.midX
  }
}

/// `pointInside: anySubview`: wherever a subview is, also outside of the bounds; its own area is not asked (article 002).
class SubviewArea: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.frame.contains(point) }
  }
}

/// `pointInside: selfOrSubview`: its own area, and that of a subview that stands out (article 004).
class BarArea: UIView {
  var button = UIView()

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || button.point(inside: button.convert(point, from: self), with: event)
  }
}

/// `pointInside: notOver`: a cover that takes touches over its controls alone (article 002).
class CoverArea: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0 is UIControl && $0.frame.contains(point) }
  }
}

/// `hitTest: passThrough`: a cover that is never hit itself (article 002).
class PassingCover: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

/// `hitTest: view`: another view gets the touches of this one.
class RedirectingView: UIView {
  var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : target
  }
}

/// `hitTest: detached`: a view that is nowhere in the tree gets the touch (article 001).
class LostView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    UIView()
  }
}

/// `touches: swallow`: touch methods without super, so that the class above never hears of the touch (articles 002 and 004).
class SilentView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
