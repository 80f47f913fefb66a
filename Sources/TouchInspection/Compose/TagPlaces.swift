package import Foundation
import TouchGeometry

/// Where tags stand over a composed scene: each finds a place on which no handle and no other tag is.
package struct TagPlaces {
  private let canvas: CGRect
  private var taken: [CGRect]
  private static let gap = 3.0

  /// `taken` is what no tag may cover, points of the window.
  package init(in canvas: CGRect, besides taken: [CGRect]) {
    self.canvas = canvas
    self.taken = taken
  }

  /// The first of some middles at which a tag of a size covers nothing and is on the canvas; the first one where none is.
  package mutating func place(_ size: CGSize, at middles: [CGPoint]) -> CGRect {
    let boxes = middles.map {
      CGRect(
        x: $0.x - size.width / 2, y: $0.y - size.height / 2, width: size.width,
        height: size.height)
    }
    let box =
      boxes.first { box in
        canvas.contains(box)
          && !taken.contains { $0.insetBy(dx: -Self.gap, dy: -Self.gap).intersects(box) }
      } ?? boxes.first ?? .null
    taken.append(box)
    return box
  }

  /// On a line: in its middle, nearer to an end, or beyond an end or beside it where it is too short. Beyond the end that is
  /// nearer to a point, so that the tags around one object stand on the same side of its edges.
  package mutating func place(
    _ size: CGSize, on from: CGPoint, _ to: CGPoint, near point: CGPoint? = nil
  ) -> CGRect {
    func along(_ part: Double) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
    let middle = along(0.5)
    let isLevel = abs(to.x - from.x) > abs(to.y - from.y)
    // Past a handle at the end of the line.
    let beside = [1.0, -1, 2, -2].map { step in
      isLevel
        ? CGPoint(x: middle.x, y: middle.y + step * (size.height + 6))
        : CGPoint(x: middle.x + step * (size.width / 2 + 10), y: middle.y)
    }
    let length = max(0.1, from.distance(to: to))
    // Past a handle at that end.
    let reach = ((isLevel ? size.width : size.height) / 2 + 9) / length
    var beyond = [along(-reach), along(1 + reach)]
    if let point, beyond[1].distance(to: point) < beyond[0].distance(to: point) {
      beyond.reverse()
    }
    return place(size, at: [middle, along(0.3), along(0.7)] + beyond + beside)
  }
}
