public import Foundation

/// A corner of a triangle, in pixels.
public struct Vertex: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var color: Color
  public init(_ p: CGPoint, _ color: Color) {
    x = p.x
    y = p.y
    self.color = color
  }
  public var point: CGPoint { CGPoint(x: x, y: y) }
}

/// What a backend draws, in order: triangles, three vertices each, and texts.
public enum Batch: Sendable {
  case triangles([Vertex])
  /// Whole pixels of one colour: what a backend fills fastest.
  case rectangle(CGRect, Color)
  /// `at` is the left end of the baseline in pixels; the clip is a convex polygon in pixels, or none.
  case text(String, at: CGPoint, Font, Color, clip: [CGPoint]?)
}
