public import Foundation
public import TouchGeometry

/// A path of lines and cubic curves in points. It does not change, unless it is a `CGMutablePath`.
public nonisolated class CGPath: Hashable, @unchecked Sendable {
  nonisolated enum Element: Hashable, Sendable {
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
  public nonisolated enum FillRule: Sendable { case winding, evenOdd }

  fileprivate(set) var elements: [Element] = []

  /// An empty path.
  public init() {}

  init(_ elements: [Element]) { self.elements = elements }

  private init(_ path: UIBezierPath, _ transform: UnsafePointer<CGAffineTransform>?) {
    elements = transform.map { path.cgPath.applying($0.pointee).elements } ?? path.cgPath.elements
  }

  /// The outline of a rectangle, points.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(rect: rect), transform)
  }

  /// The ellipse in a rectangle, points.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(ovalIn: rect), transform)
  }

  /// The outline of a rectangle whose corners are quarters of ellipses, points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(UIBezierPath(roundedRect: rect, radii: radii), transform)
  }

  /// Equal when all lines and curves are.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
  /// By its lines and curves.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// The same path, which does not change.
  public func copy() -> CGPath? { CGPath(elements) }
  /// The same path, to go on with.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
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
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// Around the path itself, with curves in straight pieces; null for an empty path.
  public var boundingBoxOfPath: CGRect { CGRect(around: polygons.flatMap(\.points)) }

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
    CGPath(
      elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let a, let b, let end):
          .curve(a.applying(transform), b.applying(transform), end.applying(transform))
        case .close: .close
        }
      })
  }

  /// A part of a path in straight pieces.
  nonisolated struct Polygon: Hashable, Sendable {
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

/// A path that is built piece by piece.
public nonisolated final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public override init() { super.init() }

  private func add(_ transform: CGAffineTransform, _ build: (UIBezierPath) -> Void) {
    let path = UIBezierPath()
    // Lines and curves begin where the path is.
    if !isEmpty { path.move(to: currentPoint.applying(transform.inverted())) }
    build(path)
    let added = transform.isIdentity ? path.cgPath : path.cgPath.applying(transform)
    elements += isEmpty ? added.elements : Array(added.elements.dropFirst())
  }

  /// Starts a new part of the path.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// A straight line from where the path is.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLine(to: point) }
  }

  /// A line through points; it starts a new part of the path at the first one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A quadratic curve from where the path is.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { add(transform) { $0.addQuadCurve(to: end, controlPoint: control) } }

  /// A cubic curve from where the path is.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { add(transform) { $0.addCurve(to: end, controlPoint1: control1, controlPoint2: control2) } }

  /// A part of a circle; radians, clockwise in coordinates whose y axis points up, so the other way on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// The outline of a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(rect: rect, transform: nil), transform: transform)
  }

  /// The ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(ellipseIn: rect, transform: nil), transform: transform)
  }

  /// The outline of a rectangle whose corners are quarters of ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      CGPath(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil),
      transform: transform)
  }

  /// The parts of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// A line back to where this part of the path began.
  public func closeSubpath() { if !isEmpty { elements.append(.close) } }
}
