public import Foundation
public import TouchGeometry
import TouchTrace

/// Where `draw(_:)` draws: every filled or stroked path becomes a mark of the view (EC-75).
@preconcurrency @MainActor
public final class CGContext {
  var fillColor = RGBA(0, 0, 0)
  var strokeColor = RGBA(0, 0, 0)
  private var lineWidth: CGFloat = 1
  private var transform = CGAffineTransform.identity
  private var path = UIBezierPath()
  private var saved: [(RGBA, RGBA, CGFloat, CGAffineTransform)] = []
  /// What was drawn so far, in the view's coordinates.
  private(set) var marks: [Mark] = []

  init() {}

  // MARK: State

  /// Remembers colours, line width and transform.
  public func saveGState() { saved.append((fillColor, strokeColor, lineWidth, transform)) }

  /// Goes back to what was remembered last; does nothing when there is nothing.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    (fillColor, strokeColor, lineWidth, transform) = last
  }

  /// The colour of what is filled from here on.
  public func setFillColor(_ color: CGColor) { fillColor = color.touchscopeRGBA }
  /// The colour of what is stroked from here on.
  public func setStrokeColor(_ color: CGColor) { strokeColor = color.touchscopeRGBA }
  /// Width of lines, points.
  public func setLineWidth(_ width: CGFloat) { lineWidth = width }
  /// Kept by nobody: all lines end alike here.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Kept by nobody: all lines meet alike here.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Moves what is drawn from here on, points.
  public func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Stretches what is drawn from here on.
  public func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from here on, radians.
  public func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }
  /// Puts another transform before the present one.
  public func concatenate(_ other: CGAffineTransform) { transform = other.concatenating(transform) }

  // MARK: Paths

  /// Starts with an empty path.
  public func beginPath() { path = UIBezierPath() }
  /// Starts a new part of the path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line from where the path is.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A part of a circle; radians, clockwise in coordinates whose y axis points up, so the other way on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// The outline of a rectangle.
  public func addRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
  /// The ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
  /// The parts of another path.
  public func addPath(_ other: CGPath) { path.append(UIBezierPath(cgPath: other)) }
  /// A line back to where this part of the path began.
  public func closePath() { path.close() }

  /// Fills the path, and empties it.
  public func fillPath() {
    fill(path.cgPath)
    beginPath()
  }

  /// Strokes the path, and empties it.
  public func strokePath() {
    stroke(path.cgPath, width: lineWidth)
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(UIBezierPath(rect: rect).cgPath) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(UIBezierPath(rect: rect).cgPath, width: lineWidth) }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(UIBezierPath(ovalIn: rect).cgPath) }
  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(UIBezierPath(ovalIn: rect).cgPath, width: lineWidth)
  }

  func fill(_ path: CGPath) {
    marks += path.applying(transform).marks(fill: fillColor, stroke: nil, width: 0)
  }

  func stroke(_ path: CGPath, width: CGFloat) {
    marks += path.applying(transform).marks(fill: nil, stroke: strokeColor, width: width)
  }
}

/// The context of the `draw(_:)` that runs; nil outside of one.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { Engine.current.drawing }

/// Fills a rectangle with the present fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { Engine.current.drawing?.fill(rect) }

/// Strokes a rectangle with the present stroke colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { Engine.current.drawing?.stroke(rect) }

nonisolated extension CGPath {
  /// One polyline for each part.
  func marks(fill: RGBA?, stroke: RGBA?, width: CGFloat) -> [Mark] {
    polygons.map {
      .polyline(
        $0.points, closed: $0.isClosed || fill != nil, fill: fill, stroke: stroke, width: width)
    }
  }

  /// The part of the path from one share of its length to another, 0 to 1.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    let lines = polygons.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    let pieces = lines.flatMap { line in zip(line, line.dropFirst()).map { ($0, $1) } }
    let length = pieces.reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let (from, to) = (length * max(0, start), length * min(1, end))
    var trimmed: [Element] = []
    var last: CGPoint?
    var gone: CGFloat = 0
    for (a, b) in pieces {
      let step = a.distance(to: b)
      defer { gone += step }
      guard step > 0, gone + step > from, gone < to else { continue }
      let first = CGPath.between(a, b, max(0, (from - gone) / step))
      if last != first { trimmed.append(.move(first)) }
      let end = CGPath.between(a, b, min(1, (to - gone) / step))
      trimmed.append(.line(end))
      last = end
    }
    return CGPath(trimmed)
  }
}
