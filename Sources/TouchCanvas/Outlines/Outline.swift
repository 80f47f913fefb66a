package import Foundation

/// Closed polygons of pixels that are filled as one shape.
///
/// Polygons of one outline have the same orientation, so that overlaps are filled once.
package struct Outline: Hashable, Sendable {
  private(set) var points: [CGPoint] = []
  /// The end of each polygon in `points`.
  private(set) var ends: [Int] = []

  init() {}

  init(_ polygon: [CGPoint]) { add(polygon) }

  var isEmpty: Bool { ends.isEmpty }

  mutating func add(_ polygon: [CGPoint]) {
    guard polygon.count > 2 else { return }
    points += polygon
    ends.append(points.count)
  }

  /// The part of every polygon inside a convex one.
  func clipped(to clip: [CGPoint]) -> Outline {
    var result = Outline()
    var start = 0
    for end in ends {
      result.add(Clipping.clip(Array(points[start..<end]), to: clip))
      start = end
    }
    return result
  }
}

/// A clip in pixels: a convex polygon, and its box if it is an axis-aligned rectangle.
package struct PixelClip: Hashable, Sendable {
  package var polygon: [CGPoint]
  package var box: PixelBox?
}

/// Shapes to draw, in order, in pixels.
package enum Batch {
  /// An anti-aliased fill: each pixel by its coverage.
  case shape(FilledShape)
  /// Whole pixels of one colour.
  case rectangle(PixelBox, Color)
  /// `at` is the left end of the baseline.
  case text(String, at: CGPoint, Font, Color, PixelClip?)
}
