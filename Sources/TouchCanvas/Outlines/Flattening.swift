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
    var current = ChordLine()
    for segment in path.segments {
      switch segment {
      case .move(let p):
        if let polygon = current.finish(isClosed: false) { polygons.append(polygon) }
        if let p = held(p, scale) { current.add(p) }
      case .line(let p): if let p = held(p, scale) { current.add(p) }
      case .cubic(let a, let b, let p):
        guard let start = current.last, let a = held(a, scale), let b = held(b, scale),
          let p = held(p, scale)
        else { continue }
        curve(start, a, b, p, into: &current)
      case .close: if let polygon = current.finish(isClosed: true) { polygons.append(polygon) }
      }
    }
    if let polygon = current.finish(isClosed: false) { polygons.append(polygon) }
    return polygons
  }

  /// The chords of a subpath, without points that repeat the one before.
  private struct ChordLine {
    private var points: [CGPoint] = []
    /// Where the subpath has come to, also where no point is kept there.
    private(set) var last: CGPoint?

    /// Room for the points of a circle as small as most are.
    private static let usual = 24

    @inline(__always) mutating func add(_ point: CGPoint) {
      last = point
      if let kept = points.last, !isApart(kept, point) { return }
      if points.isEmpty { points.reserveCapacity(Self.usual) }
      points.append(point)
    }

    /// What was added, and nothing from now on; nil for less than a line.
    mutating func finish(isClosed: Bool) -> Polygon? {
      if isClosed, points.count > 1, !isApart(points[0], points[points.count - 1]) {
        points.removeLast()
      }
      defer { (points, last) = ([], nil) }
      return points.count > 1 ? Polygon(points: points, isClosed: isClosed) : nil
    }

    /// Farther than a hundredth of a pixel.
    @inline(__always) private func isApart(_ a: CGPoint, _ b: CGPoint) -> Bool {
      distance(a, b) > 0.01
    }
  }

  /// A point in pixels, clamped to a range larger than any window; nil if it is not finite.
  static func held(_ p: CGPoint, _ scale: Double) -> CGPoint? {
    guard p.x.isFinite, p.y.isFinite else { return nil }
    let far = 1e6
    return CGPoint(
      x: min(max(p.x * scale, -far), far), y: min(max(p.y * scale, -far), far))
  }

  private static func curve(
    _ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint, into line: inout ChordLine
  ) {
    let length = distance(p, a) + distance(a, b) + distance(b, q)
    let count = max(2, min(64, Int((length / 3).squareRoot() * 2.2) + 2))
    for index in 1...count {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let x = u * u * u * p.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * q.x
      let y = u * u * u * p.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * q.y
      line.add(CGPoint(x: x, y: y))
    }
  }

  static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    let dx = a.x - b.x
    let dy = a.y - b.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
