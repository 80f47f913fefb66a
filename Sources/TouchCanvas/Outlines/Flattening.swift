import Foundation

/// Turns paths into polygons of pixels.
enum Flattening {
  struct Polygon {
    var points: [CGPoint]
    var isClosed: Bool
  }

  /// Subpaths with curves cut into chords; `scale` is pixels per point. Non-finite points are skipped.
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
        if let p = held(p, scale) { current.append(p) }
      case .line(let p): if let p = held(p, scale) { current.append(p) }
      case .cubic(let a, let b, let p):
        guard let start = current.last, let a = held(a, scale), let b = held(b, scale),
          let p = held(p, scale)
        else { continue }
        curve(start, a, b, p, into: &current)
      case .close: finish(true)
      }
    }
    finish(false)
    return polygons
  }

  /// A point in pixels, clamped to a range larger than any window; nil if it is not finite.
  static func held(_ p: CGPoint, _ scale: Double) -> CGPoint? {
    guard p.x.isFinite, p.y.isFinite else { return nil }
    let far = 1e6
    return CGPoint(
      x: min(max(p.x * scale, -far), far), y: min(max(p.y * scale, -far), far))
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
