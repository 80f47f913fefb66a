import Foundation

/// Turns paths into polygons of pixels.
enum Flattening {
  struct Polygon {
    var points: [CGPoint]
    var isClosed: Bool
  }

  /// Subpaths with curves cut into chords; `scale` is pixels per point.
  static func polygons(_ path: Path, scale: Double) -> [Polygon] {
    var polygons: [Polygon] = []
    var current: [CGPoint] = []
    func finish(_ closed: Bool) {
      let points = withoutRepeats(current, closed: closed)
      if points.count > 1 { polygons.append(Polygon(points: points, isClosed: closed)) }
      current = []
    }
    for segment in path.segments {
      switch segment {
      case .move(let p):
        finish(false)
        current = [scaled(p, scale)]
      case .line(let p): current.append(scaled(p, scale))
      case .cubic(let a, let b, let p):
        guard let start = current.last else { continue }
        curve(start, scaled(a, scale), scaled(b, scale), scaled(p, scale), into: &current)
      case .close: finish(true)
      }
    }
    finish(false)
    return polygons
  }

  private static func scaled(_ p: CGPoint, _ s: Double) -> CGPoint {
    CGPoint(x: p.x * s, y: p.y * s)
  }

  private static func curve(
    _ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint, into points: inout [CGPoint]
  ) {
    let length = distance(p, a) + distance(a, b) + distance(b, q)
    let count = max(2, min(64, Int((length / 3).squareRoot() * 2.2) + 2))
    for index in 1...count {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let x = u * u * u * p.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * q.x
      let y = u * u * u * p.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * q.y
      points.append(CGPoint(x: x, y: y))
    }
  }

  static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    let dx = a.x - b.x
    let dy = a.y - b.y
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func withoutRepeats(_ points: [CGPoint], closed: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    for point in points where result.last.map({ distance($0, point) > 0.01 }) ?? true {
      result.append(point)
    }
    if closed, result.count > 1, distance(result[0], result[result.count - 1]) <= 0.01 {
      result.removeLast()
    }
    return result
  }
}
