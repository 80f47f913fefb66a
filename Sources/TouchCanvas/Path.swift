public import Foundation
public import TouchGeometry

/// Lines and curves in points; subpaths are filled with the non-zero rule one by one.
public struct Path: Hashable, Sendable {
  /// One piece of a path.
  public enum Segment: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// The elements, in order.
  public var segments: [Segment] = []

  /// An empty path.
  public init() {}

  /// Starts a new subpath.
  public mutating func move(_ p: CGPoint) { segments.append(.move(p)) }
  /// A straight line from the current point.
  public mutating func line(_ p: CGPoint) { segments.append(.line(p)) }
  /// A cubic curve from the current point.
  public mutating func cubic(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) {
    segments.append(.cubic(a, b, p))
  }
  /// A line back to the start of the subpath.
  public mutating func close() { segments.append(.close) }

  /// The outline of a rectangle.
  public static func rectangle(_ r: CGRect) -> Path { polygon(corners(r)) }

  /// The corners, clockwise from the top left.
  static func corners(_ r: CGRect) -> [CGPoint] {
    [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
      CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.minX, y: r.maxY),
    ]
  }

  /// A closed line through points.
  public static func polygon(_ points: [CGPoint]) -> Path {
    var path = polyline(points)
    if !points.isEmpty { path.close() }
    return path
  }

  /// An open line through points.
  public static func polyline(_ points: [CGPoint]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(point) } else { path.line(point) }
    }
    return path
  }

  /// A line between two points.
  public static func line(_ a: CGPoint, _ b: CGPoint) -> Path { polyline([a, b]) }

  /// The ellipse in a rectangle.
  public static func ellipse(_ r: CGRect) -> Path {
    let k = 0.5522847498
    let rx = r.width / 2
    let ry = r.height / 2
    let c = CGPoint(x: r.midX, y: r.midY)
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * rx, y: c.y + y * ry) }
    var path = Path()
    path.move(p(1, 0))
    path.cubic(p(1, k), p(k, 1), p(0, 1))
    path.cubic(p(-k, 1), p(-1, k), p(-1, 0))
    path.cubic(p(-1, -k), p(-k, -1), p(0, -1))
    path.cubic(p(k, -1), p(1, -k), p(1, 0))
    path.close()
    return path
  }

  /// A circle around a point.
  public static func circle(_ center: CGPoint, _ radius: Double) -> Path {
    ellipse(
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  /// A rectangle with round corners.
  public static func roundedRectangle(_ r: CGRect, _ radius: Double) -> Path {
    let radius = max(0, min(radius, min(r.width, r.height) / 2))
    guard radius > 0 else { return rectangle(r) }
    let k = radius * (1 - 0.5522847498)
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.move(p(r.minX + radius, r.minY))
    path.line(p(r.maxX - radius, r.minY))
    path.cubic(p(r.maxX - k, r.minY), p(r.maxX, r.minY + k), p(r.maxX, r.minY + radius))
    path.line(p(r.maxX, r.maxY - radius))
    path.cubic(p(r.maxX, r.maxY - k), p(r.maxX - k, r.maxY), p(r.maxX - radius, r.maxY))
    path.line(p(r.minX + radius, r.maxY))
    path.cubic(p(r.minX + k, r.maxY), p(r.minX, r.maxY - k), p(r.minX, r.maxY - radius))
    path.line(p(r.minX, r.minY + radius))
    path.cubic(p(r.minX, r.minY + k), p(r.minX + k, r.minY), p(r.minX + radius, r.minY))
    path.close()
    return path
  }

  /// The path in other coordinates.
  public func applying(_ t: CGAffineTransform) -> Path {
    var path = Path()
    path.segments = segments.map { segment in
      switch segment {
      case .move(let p): .move(p.applying(t))
      case .line(let p): .line(p.applying(t))
      case .cubic(let a, let b, let p): .cubic(a.applying(t), b.applying(t), p.applying(t))
      case .close: .close
      }
    }
    return path
  }
}
