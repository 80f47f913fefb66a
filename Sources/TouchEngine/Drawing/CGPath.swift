public import Foundation
public import TouchGeometry

/// A path as a value: lines and cubic curves in points.
public struct CGPath: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// Two points that steer, and the end.
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let a, let b, let end): [a, b, end]
      case .close: []
      }
    }
  }

  /// Which parts of a path that crosses itself are inside: those it goes around, or those it goes around an odd number of times.
  public enum FillRule: Sendable { case winding, evenOdd }

  var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// The outline of a rectangle, points.
  @MainActor
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = UIBezierPath(rect: rect).cgPath
    self = transform.map { path.applying($0.pointee) } ?? path
  }

  /// The ellipse in a rectangle, points.
  @MainActor
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = UIBezierPath(ovalIn: rect).cgPath
    self = transform.map { path.applying($0.pointee) } ?? path
  }

  /// How far the steering points of a quarter of a circle lie towards the corner.
  static let quarter: CGFloat = 0.5522847498307936
  /// Straight pieces that a curve is measured with.
  private static let pieces = 64

  /// True when nothing was added to it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would start; zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let point = last.points.last { return point }
    for case .move(let start) in elements.reversed() { return start }
    return .zero
  }

  /// Around all points, those that only steer curves included; null for an empty path.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the filled path has the point; an open part counts as closed.
  public func contains(_ point: CGPoint, using rule: FillRule = .winding) -> Bool {
    var winding = 0
    for polygon in polygons {
      var from = polygon.points[polygon.points.count - 1]
      for to in polygon.points {
        // Crossings of the ray to the right: down counts one, up takes one away.
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  func applying(_ transform: CGAffineTransform) -> CGPath {
    var path = CGPath()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let a, let b, let end):
        .curve(a.applying(transform), b.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
    return path
  }

  /// A part of a path in straight pieces.
  struct Polygon: Hashable, Sendable {
    /// One at least.
    var points: [CGPoint]
    var isClosed: Bool
  }

  /// The parts of the path as polygons.
  var polygons: [Polygon] {
    var all: [Polygon] = []
    var part: [CGPoint] = []
    func finish(isClosed: Bool) {
      if !part.isEmpty { all.append(Polygon(points: part, isClosed: isClosed)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        part = [point]
      case .line(let point): part.append(point)
      case .curve(let a, let b, let end):
        let start = part.last ?? a
        for piece in 1...Self.pieces {
          part.append(Self.curve(start, a, b, end, CGFloat(piece) / CGFloat(Self.pieces)))
        }
      case .close:
        let start = part.first
        finish(isClosed: true)
        part = start.map { [$0] } ?? []
      }
    }
    // What stands alone after a close is only where the next line would start.
    if part.count > 1 || elements.last.map({ if case .close = $0 { false } else { true } }) ?? false
    {
      finish(isClosed: false)
    }
    return all
  }

  private static func curve(
    _ start: CGPoint, _ a: CGPoint, _ b: CGPoint, _ end: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let (ab, bc, cd) = (between(start, a, t), between(a, b, t), between(b, end, t))
    return between(between(ab, bc, t), between(bc, cd, t), t)
  }

  /// The point that lies the part `t` of the way from `a` to `b`.
  static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
