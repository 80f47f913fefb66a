import Foundation
import TouchGeometry

/// The part of a line from a text to its object that lies on the scene, from the edge of the screen to the object.
struct LeaderLine {
  /// Points of the picture.
  let from, to: CGPoint

  /// To where the edge of a view's visible part is nearest in height: level, or slanted for a text that stands above or
  /// below the view. Nil for a view of which nothing shows.
  init?(to seen: SeenView, from: CGPoint, isLeft: Bool) {
    guard !seen.box.isNull else { return nil }
    // Not to a corner, which may be round.
    let inset = min(seen.box.height / 2, Self.corner)
    let level = seen.span(at: from.y)
    let y = level == nil ? min(max(from.y, seen.box.minY + inset), seen.box.maxY - inset) : from.y
    guard let span = level ?? seen.span(at: y) else { return nil }
    self.from = from
    to = CGPoint(x: isLeft ? span.lowerBound : span.upperBound, y: y)
  }

  /// From the end of an edge, points of the picture.
  private static let corner = 8.0

  var isLevel: Bool { from.y == to.y }

  /// Whether it has a point in common with a rectangle.
  func meets(_ box: CGRect) -> Bool {
    var (first, last) = (0.0, 1.0)
    for (start, way, least, most) in [
      (from.x, to.x - from.x, box.minX, box.maxX), (from.y, to.y - from.y, box.minY, box.maxY),
    ] {
      guard way != 0 else {
        if start < least || start > most { return false }
        continue
      }
      let (a, b) = ((least - start) / way, (most - start) / way)
      first = max(first, min(a, b))
      last = min(last, max(a, b))
    }
    return first <= last
  }

  /// Whether both cross, or touch.
  func meets(_ other: LeaderLine) -> Bool {
    func side(_ line: LeaderLine, _ p: CGPoint) -> Double {
      (line.to.x - line.from.x) * (p.y - line.from.y) - (line.to.y - line.from.y)
        * (p.x - line.from.x)
    }
    return side(self, other.from) * side(self, other.to) <= 0
      && side(other, from) * side(other, to) <= 0
  }
}
