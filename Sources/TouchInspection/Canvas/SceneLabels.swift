import Foundation
import TouchCanvas

/// What is written over a scene: the lines from labels to their views lie below all labels.
struct SceneLabels {
  private(set) var leaders = DrawList()
  var labels = Picture()

  /// A thin line from a label to the nearest place of what it is about; none where the two nearly touch.
  mutating func leader(from box: CGRect, to view: CGRect, _ color: Color) {
    guard !view.isNull, !view.insetBy(dx: -6, dy: -6).intersects(box) else { return }
    func nearest(_ p: CGPoint, _ r: CGRect) -> CGPoint {
      CGPoint(x: min(max(p.x, r.minX), r.maxX), y: min(max(p.y, r.minY), r.maxY))
    }
    let end = nearest(CGPoint(x: box.midX, y: box.midY), view)
    let start = nearest(end, box)
    leaders.stroke(.line(start, end), .black.opacity(0.5), width: 2.5)
    leaders.stroke(.line(start, end), color, width: 1)
  }
}
