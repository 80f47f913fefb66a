import Foundation

/// Snaps horizontal and vertical lines to whole pixels, by at most half a pixel, so that no row is half covered.
enum Crispness {
  struct Line {
    var polygon: Flattening.Polygon
    /// Whole pixels.
    var width: Double
    /// The corners of a single straight line with its width.
    var bar: [CGPoint]?
  }

  /// A horizontal or vertical line, or a frame with straight sides; nil for other shapes.
  static func line(_ polygon: Flattening.Polygon, width: Double) -> Line? {
    let whole = max(1, width.rounded())
    if polygon.points.count == 2 {
      return straight(polygon.points[0], polygon.points[1], whole)
    }
    guard polygon.isClosed, Polygons.hasStraightSides(polygon.points) else { return nil }
    let box = Polygons.box(polygon.points)
    let left = middle(box.minX, whole)
    let right = middle(box.maxX, whole)
    let top = middle(box.minY, whole)
    let bottom = middle(box.maxY, whole)
    guard right > left, bottom > top else { return nil }
    let points = polygon.points.map {
      CGPoint(
        x: left + ($0.x - box.minX) / box.width * (right - left),
        y: top + ($0.y - box.minY) / box.height * (bottom - top))
    }
    return Line(polygon: Flattening.Polygon(points: points, isClosed: true), width: whole)
  }

  private static func straight(_ a: CGPoint, _ b: CGPoint, _ whole: Double) -> Line? {
    guard a.y == b.y || a.x == b.x else { return nil }
    let isLevel = a.y == b.y
    let points =
      isLevel
      ? [a, b].map { CGPoint(x: $0.x, y: middle($0.y, whole)) }
      : [a, b].map { CGPoint(x: middle($0.x, whole), y: $0.y) }
    let box = Polygons.box(points).insetBy(
      dx: isLevel ? 0 : -whole / 2, dy: isLevel ? -whole / 2 : 0)
    return Line(
      polygon: Flattening.Polygon(points: points, isClosed: false), width: whole,
      bar: Path.corners(box))
  }

  /// The nearest centre of a line of whole pixels.
  private static func middle(_ value: Double, _ width: Double) -> Double {
    (value - width / 2).rounded() + width / 2
  }
}
