import Foundation
import TouchTrace

extension ScrollDrive {
  /// Bars at the right and bottom edge that show which part is seen, while it moves.
  var indicators: [Mark] {
    guard
      scrollView.isDragging || scrollView.isDecelerating || isAnimating || scrollView.zoom.isAtWork
    else { return [] }
    let bounds = scrollView.bounds
    var marks: [Mark] = []
    if scrollView.showsVerticalScrollIndicator, let (at, length) = bar(.y, bounds.height) {
      marks.append(
        mark(CGRect(x: bounds.maxX - 6, y: bounds.minY + at, width: 3, height: length)))
    }
    if scrollView.showsHorizontalScrollIndicator, let (at, length) = bar(.x, bounds.width) {
      marks.append(
        mark(CGRect(x: bounds.minX + at, y: bounds.maxY - 6, width: length, height: 3)))
    }
    return marks
  }

  /// Place and length along one edge, points; nil when there is nothing to scroll.
  private func bar(_ axis: ScrollAxis, _ page: Double) -> (at: Double, length: Double)? {
    let range = scrollView.range(axis)
    let way = range.most - range.least
    let track = page - 6
    guard way > 0, track > 12 else { return nil }
    let offset = axis.of(scrollView.contentOffset)
    // A pull beyond an edge presses the bar together.
    let length = max(8, max(36, track * page / (way + page)) - abs(range.overshoot(offset)))
    let part = (range.limit(offset) - range.least) / way
    return (3 + max(0, track - length) * part, min(length, track))
  }

  private func mark(_ rect: CGRect) -> Mark {
    .roundedRectangle(rect, radius: 1.5, fill: RGBA(0, 0, 0, 0.4), stroke: nil, width: 0)
  }
}
