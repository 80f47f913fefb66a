public import Foundation

// Not public: `import UIKit` brings along what is, and apps have helpers of these names.

extension CGPoint {
  /// The straight distance in points; computed with products and a square root only, so that it is the same everywhere.
  @inlinable package func distance(to other: CGPoint) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// How far it lies outside of a rectangle, points; 0 inside and on the border.
  package func distance(outside rect: CGRect) -> Double {
    let dx = max(rect.minX - x, 0, x - rect.maxX)
    let dy = max(rect.minY - y, 0, y - rect.maxY)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The point halfway between two.
  package static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}

extension CGRect {
  /// The smallest one around some points; null for none.
  package init(around points: some Collection<CGPoint>) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Its point that is nearest to another one: that one itself inside and on the border.
  package func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}

/// The mean of some points, or nil when there are none.
package func centroid(of points: [CGPoint]) -> CGPoint? {
  guard !points.isEmpty else { return nil }
  var x = 0.0
  var y = 0.0
  for point in points {
    x += point.x
    y += point.y
  }
  return CGPoint(x: x / Double(points.count), y: y / Double(points.count))
}
