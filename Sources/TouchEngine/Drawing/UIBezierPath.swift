public import Foundation
public import TouchGeometry

/// A path of lines and curves in points: what touch code asks is answered; what draws leaves marks in `draw(_:)`.
open nonisolated class UIBezierPath: NSObject {
  /// Where the path runs.
  open var cgPath: CGPath {
    get { CGPath(elements) }
    set { elements = newValue.elements }
  }
  private var elements: [CGPath.Element] = []
  /// Width of stroked lines, points.
  open var lineWidth: CGFloat = 1
  /// How lines end; kept, not drawn.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet; kept, not drawn.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether `contains` counts what the path goes around an odd number of times only.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { super.init() }

  /// The same as a value's.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The outline of a rectangle, points.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The ellipse in a rectangle, points.
  public convenience init(ovalIn rect: CGRect) {
    self.init(roundedRect: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// The corners are quarters of circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(roundedRect: rect, radii: CGSize(width: radius, height: radius))
  }

  /// A part of a circle; radians from the x axis, clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  convenience init(roundedRect rect: CGRect, radii: CGSize) {
    self.init()
    let (x, y) = (radii.width, radii.height)
    // From the top edge clockwise: where each corner starts, the corner, where its curve ends.
    let corners = [
      (rect.maxX - x, rect.minY, rect.maxX, rect.minY, rect.maxX, rect.minY + y),
      (rect.maxX, rect.maxY - y, rect.maxX, rect.maxY, rect.maxX - x, rect.maxY),
      (rect.minX + x, rect.maxY, rect.minX, rect.maxY, rect.minX, rect.maxY - y),
      (rect.minX, rect.minY + y, rect.minX, rect.minY, rect.minX + x, rect.minY),
    ]
    move(to: CGPoint(x: rect.minX + x, y: rect.minY))
    for (fromX, fromY, cornerX, cornerY, toX, toY) in corners {
      let from = CGPoint(x: fromX, y: fromY)
      let to = CGPoint(x: toX, y: toY)
      let corner = CGPoint(x: cornerX, y: cornerY)
      addLine(to: from)
      addCurve(
        to: to, controlPoint1: CGPath.between(from, corner, CGPath.quarter),
        controlPoint2: CGPath.between(to, corner, CGPath.quarter))
    }
    close()
  }

  // MARK: Building

  /// Starts a new part of the path.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// A straight line from where the path is.
  open func addLine(to point: CGPoint) {
    // UIKit refuses a line from nowhere; here it begins the path.
    elements.append(isEmpty ? .move(point) : .line(point))
  }

  /// A cubic curve from where the path is.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    if isEmpty { move(to: controlPoint1) }
    elements.append(.curve(controlPoint1, controlPoint2, endPoint))
  }

  /// A quadratic curve from where the path is.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let start = isEmpty ? controlPoint : currentPoint
    addCurve(
      to: endPoint, controlPoint1: CGPath.between(start, controlPoint, 2 / 3),
      controlPoint2: CGPath.between(endPoint, controlPoint, 2 / 3))
  }

  /// Radians from the x axis, clockwise on the screen; a line leads to the start of the arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite, radius.isFinite else { return }
    // A full turn or more stays one; the wrong direction goes round the other way.
    if abs(sweep) >= turn, (sweep > 0) == clockwise {
      sweep = clockwise ? turn : -turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if clockwise, sweep < 0 { sweep += turn }
      if !clockwise, sweep > 0 { sweep -= turn }
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * Angle.cosine(angle), y: center.y + radius * Angle.sine(angle))
    }
    addLine(to: point(startAngle))
    let count = max(1, Int((abs(sweep) / (CGFloat.pi / 2)).rounded(.up)))
    let part = sweep / CGFloat(count)
    let handle = radius * 4 / 3 * Angle.sine(part / 4) / Angle.cosine(part / 4)
    for index in 0..<count {
      let a = startAngle + part * CGFloat(index)
      let b = a + part
      let (from, to) = (point(a), point(b))
      addCurve(
        to: to,
        controlPoint1: CGPoint(
          x: from.x - handle * Angle.sine(a), y: from.y + handle * Angle.cosine(a)),
        controlPoint2: CGPoint(
          x: to.x + handle * Angle.sine(b), y: to.y - handle * Angle.cosine(b)))
    }
  }

  /// A line back to where this part began.
  open func close() {
    if !isEmpty { elements.append(.close) }
  }

  /// Adds the parts of another path.
  open func append(_ bezierPath: UIBezierPath) {
    elements += bezierPath.elements
  }

  /// Makes it empty.
  open func removeAllPoints() { elements = [] }

  /// Moves, turns or stretches all its points.
  open func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  // MARK: Asking

  /// True when nothing was added to it.
  open var isEmpty: Bool { elements.isEmpty }
  /// Where the next line would start; zero for an empty path.
  open var currentPoint: CGPoint { cgPath.currentPoint }
  /// Around all points, those that only steer curves included; null for an empty path.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Whether the filled path has the point; an open part counts as closed.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing, within `draw(_:)`

  /// Draws the outline with the present stroke colour.
  @preconcurrency @MainActor
  open func stroke() {
    Engine.current.drawing?.stroke(cgPath, width: lineWidth)
  }

  /// Fills the path with the present fill colour; holes are filled too.
  @preconcurrency @MainActor
  open func fill() { Engine.current.drawing?.fill(cgPath) }

  /// Has no effect: what is drawn is not clipped (EC-75).
  open func addClip() {}
}

/// How a stroked line ends.
public nonisolated enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two stroked lines meet.
public nonisolated enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
