import Foundation
import TouchGeometry
import TouchTrace

/// Where outlines run whose sides nearly coincide with the edge of the screen or with a view around them: side by side
/// such lines would look like a fault, so that they share one.
struct SharedSides {
  /// Sides that are no farther apart are one line, points of the picture.
  private static let near = 2.0
  /// In a smaller view two sides could become one, points of the picture.
  private static let leastSize = 8.0

  private let scene: HitScene
  /// What has an outline already, points of the picture.
  private var boxes: [Handle: CGRect] = [:]

  init(_ scene: HitScene) { self.scene = scene }

  /// The line along the edge of the screen in the picture.
  static func screen(_ scene: HitScene) -> CGRect { scene.frame.insetBy(dx: 1, dy: 1) }

  /// The margins of a view with its sides on those lines; unchanged for one that is turned. Views around it come before it.
  mutating func adapted(_ margins: HitOutlines.Margins, of seen: SeenView) -> HitOutlines.Margins {
    let t = seen.view.toScreen.concatenating(scene.toCanvas)
    guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return margins }
    let own = seen.view.bounds
    let box = CGRect(
      x: own.minX - margins.left, y: own.minY - margins.top,
      width: own.width + margins.left + margins.right,
      height: own.height + margins.top + margins.bottom
    ).applying(t)
    let lines = [Self.screen(scene)] + around(seen)
    func side(_ at: Double, _ side: (CGRect) -> Double) -> Double {
      lines.map(side).first { abs($0 - at) <= Self.near } ?? at
    }
    var (left, right) = (box.minX, box.maxX)
    var (top, bottom) = (box.minY, box.maxY)
    if box.width >= Self.leastSize {
      (left, right) = (side(left) { $0.minX }, side(right) { $0.maxX })
    }
    if box.height >= Self.leastSize {
      (top, bottom) = (side(top) { $0.minY }, side(bottom) { $0.maxY })
    }
    boxes[seen.view.handle] = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    var adapted = margins
    adapted.left += (box.minX - left) / t.a
    adapted.top += (box.minY - top) / t.d
    adapted.right += (right - box.maxX) / t.a
    adapted.bottom += (bottom - box.maxY) / t.d
    return adapted
  }

  /// The outlines of the views around a view, the nearest first.
  private func around(_ seen: SeenView) -> [CGRect] {
    var found: [CGRect] = []
    var next = scene.views[seen.view.parent]
    while let view = next?.view {
      if let box = boxes[view.handle] { found.append(box) }
      next = scene.views[view.parent]
    }
    return found
  }
}
