package import Foundation
import TouchGeometry

/// A line that is as wide at each of its points as is wanted there, as one shape.
package struct Ribbon {
  private var points: [CGPoint] = []
  private var halves: [Double] = []

  package init() {}

  /// Goes on to a point, in points like the width; one that is too near the last one to have a direction is left out.
  package mutating func add(_ point: CGPoint, width: Double) {
    if let last = points.last, last.distance(to: point) < 0.5 {
      halves[halves.count - 1] = width / 2
      return
    }
    points.append(point)
    halves.append(width / 2)
  }

  /// Its outline: one side forth, the other one back. Nil with fewer than two points.
  package var path: Path? {
    guard points.count > 1 else { return nil }
    var path = Path()
    for index in points.indices {
      let point = side(index, 1)
      index == 0 ? path.move(point) : path.line(point)
    }
    for index in points.indices.reversed() { path.line(side(index, -1)) }
    path.close()
    return path
  }

  /// Beside a point, across the way from the point before it to the next.
  private func side(_ index: Int, _ sign: Double) -> CGPoint {
    let from = points[max(0, index - 1)]
    let to = points[min(points.count - 1, index + 1)]
    let length = from.distance(to: to)
    let point = points[index]
    // Forth and back in one place: across the way that led there.
    guard length > 0 else { return point }
    let reach = sign * halves[index] / length
    return CGPoint(x: point.x - (to.y - from.y) * reach, y: point.y + (to.x - from.x) * reach)
  }
}
