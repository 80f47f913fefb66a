import Foundation
import TouchGeometry

/// The part of a line from a text to its object that lies on the scene, from the edge of the screen to the object.
struct LeaderLine {
  /// Two where it is level, else three: it goes level first, and then up or down. Points of the picture.
  let points: [CGPoint]

  /// To the edge of a view's visible part: level, or with one corner for a text that stands above or below the view. Nil for
  /// a view of which nothing shows. With a corner it ends near the near end of an edge, or near the far one.
  init?(to seen: SeenView, from: CGPoint, isLeft: Bool, atFarEnd: Bool = false) {
    let box = seen.box
    guard !box.isNull else { return nil }
    if let span = seen.span(at: from.y) {
      points = [from, CGPoint(x: isLeft ? span.lowerBound : span.upperBound, y: from.y)]
      return
    }
    // Not to the end of an edge, which may be round.
    let inset = min(box.width / 2, Self.corner)
    let x = isLeft != atFarEnd ? box.minX + inset : box.maxX - inset
    points = [
      from, CGPoint(x: x, y: from.y), CGPoint(x: x, y: from.y < box.minY ? box.minY : box.maxY),
    ]
  }

  /// From the end of an edge, points of the picture.
  private static let corner = 8.0

  /// Where it meets its object.
  var end: CGPoint { points[points.count - 1] }

  var isLevel: Bool { points.count == 2 }

  /// Its parts, each as the rectangle that it is.
  private var parts: [CGRect] {
    zip(points, points.dropFirst()).map { a, b in
      CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
  }

  /// Whether it has a point in common with a rectangle.
  func meets(_ box: CGRect) -> Bool { parts.contains { Self.meet($0, box) } }

  /// Whether both cross, or touch.
  func meets(_ other: LeaderLine) -> Bool { other.parts.contains(where: meets) }

  /// Lines have no area, so that they intersect nothing.
  private static func meet(_ a: CGRect, _ b: CGRect) -> Bool {
    a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
  }
}
