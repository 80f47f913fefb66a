import Foundation
import TouchGeometry

/// What an animation shows of a view: at its start, at its end, and in between.
struct ShownValues {
  var bounds: CGRect
  var center: CGPoint
  var transform: CGAffineTransform
  var alpha: CGFloat
  var backgroundColor: UIColor?

  init(of view: UIView) {
    bounds = view.bounds
    center = view.center
    transform = view.transform
    alpha = view.alpha
    backgroundColor = view.backgroundColor
  }

  /// `part` of the way to other values, each of them in a straight line; colours change at once.
  func toward(_ end: ShownValues, part: CGFloat) -> ShownValues {
    func mean(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    var values = end
    values.bounds = CGRect(
      x: mean(bounds.minX, end.bounds.minX), y: mean(bounds.minY, end.bounds.minY),
      width: mean(bounds.width, end.bounds.width), height: mean(bounds.height, end.bounds.height))
    values.center = CGPoint(x: mean(center.x, end.center.x), y: mean(center.y, end.center.y))
    let (a, b) = (transform, end.transform)
    values.transform = CGAffineTransform(
      a: mean(a.a, b.a), b: mean(a.b, b.b), c: mean(a.c, b.c), d: mean(a.d, b.d),
      tx: mean(a.tx, b.tx), ty: mean(a.ty, b.ty))
    values.alpha = mean(alpha, end.alpha)
    if part <= 0 { values.backgroundColor = backgroundColor }
    return values
  }

  /// Gives a view these values.
  func set(_ view: UIView) {
    view.transform = transform
    view.bounds = bounds
    view.center = center
    view.alpha = alpha
    view.backgroundColor = backgroundColor
  }
}
