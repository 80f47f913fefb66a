import UIKit

// Views whose touch area is a path.

/// Takes touches in its oval, less a hole in the middle.
class RingView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let path = UIBezierPath(ovalIn: bounds)
    path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 50, dy: 50)))
    path.usesEvenOddFillRule = true
    return path.contains(point)
  }
}

/// Paths, asked for tests that see no UIKit.
enum Paths {
  static func pie() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    path.close()
    return path
  }

  static func isInPie(_ x: CGFloat, _ y: CGFloat) -> Bool { pie().contains(CGPoint(x: x, y: y)) }

  static func isInTurnedPie(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let path = pie()
    path.apply(CGAffineTransform(rotationAngle: .pi))
    return path.contains(CGPoint(x: x, y: y))
  }

  /// The long way round, from the right anticlockwise to the bottom.
  static func isInRest(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    path.close()
    return path.contains(CGPoint(x: x, y: y))
  }

  static func rounded() -> UIBezierPath {
    UIBezierPath(roundedRect: CGRect(x: 10, y: 20, width: 100, height: 60), cornerRadius: 20)
  }

  static var roundedBounds: CGRect { rounded().bounds }

  static func isInRounded(_ x: CGFloat, _ y: CGFloat) -> Bool {
    rounded().contains(CGPoint(x: x, y: y))
  }

  static func curveBounds() -> (bounds: CGRect, end: CGPoint, isEmpty: Bool) {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 60, y: 0), controlPoint: CGPoint(x: 30, y: 60))
    path.addCurve(
      to: CGPoint(x: 90, y: 0), controlPoint1: CGPoint(x: 70, y: -10),
      controlPoint2: CGPoint(x: 80, y: -10))
    path.stroke()
    let copy = UIBezierPath(cgPath: path.cgPath)
    path.removeAllPoints()
    return (copy.bounds, copy.currentPoint, path.isEmpty)
  }
}
