import Foundation

/// Facts about polygons of pixels.
enum Polygons {
  static func area(_ p: [CGPoint]) -> Double {
    guard var a = p.last else { return 0 }
    var sum = 0.0
    for b in p {
      sum += a.x * b.y - b.x * a.y
      a = b
    }
    return sum / 2
  }

  /// Oriented with the inside on the right of each edge, with y pointing down.
  static func clockwise(_ p: [CGPoint]) -> [CGPoint] { area(p) < 0 ? p.reversed() : p }

  /// Positive if a point is on the right of the line from `a` to `b`, with y pointing down.
  static func side(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) -> Double {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }

  /// The axis-aligned rectangle that a polygon is; nil for others.
  static func upright(_ p: [CGPoint]) -> CGRect? {
    guard p.count == 4 else { return nil }
    let isUpright =
      (p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x)
      || (p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y)
    return isUpright ? box(p) : nil
  }

  static func box(_ p: [CGPoint]) -> CGRect {
    guard let first = p.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in p {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the outermost parts on all four sides are straight, as those of a rounded rectangle.
  static func hasStraightSides(_ p: [CGPoint]) -> Bool {
    guard p.count >= 4 else { return false }
    let box = box(p)
    var sides: Set<Int> = []
    for index in p.indices {
      let a = p[index]
      let b = p[index + 1 < p.count ? index + 1 : 0]
      if a.x == b.x, abs(a.y - b.y) > 1 {
        if a.x == box.minX { sides.insert(0) }
        if a.x == box.maxX { sides.insert(1) }
      }
      if a.y == b.y, abs(a.x - b.x) > 1 {
        if a.y == box.minY { sides.insert(2) }
        if a.y == box.maxY { sides.insert(3) }
      }
    }
    return sides.count == 4
  }
}
