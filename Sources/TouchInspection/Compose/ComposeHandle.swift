package import Foundation

/// A place at a view's edge by which it is resized.
package enum ComposeHandle: CaseIterable, Sendable, Hashable {
  case topLeft, top, topRight, right, bottomRight, bottom, bottomLeft, left

  package var edges: Snapping.Edges {
    switch self {
    case .topLeft: [.top, .left]
    case .top: .top
    case .topRight: [.top, .right]
    case .right: .right
    case .bottomRight: [.bottom, .right]
    case .bottom: .bottom
    case .bottomLeft: [.bottom, .left]
    case .left: .left
    }
  }

  private var isCorner: Bool { edges.rawValue.nonzeroBitCount == 2 }

  /// Its middle on a box.
  package func point(on box: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.left) ? box.minX : edges.contains(.right) ? box.maxX : box.midX,
      y: edges.contains(.top) ? box.minY : edges.contains(.bottom) ? box.maxY : box.midY)
  }

  /// Small boxes have their handles around them, and the smallest only those of the corners.
  package static func all(on box: CGRect) -> [(handle: ComposeHandle, point: CGPoint)] {
    let least = min(box.width, box.height)
    let around = least < 48 ? box.insetBy(dx: -8, dy: -8) : box
    return allCases.filter { $0.isCorner || least >= 32 }.map { ($0, $0.point(on: around)) }
  }

  /// The nearest handle within `reach` of a point.
  package static func hit(_ point: CGPoint, on box: CGRect, reach: Double) -> ComposeHandle? {
    all(on: box)
      .map {
        (handle: $0.handle, distance: max(abs($0.point.x - point.x), abs($0.point.y - point.y)))
      }
      .filter { $0.distance <= reach }
      .min { $0.distance < $1.distance }?.handle
  }

  /// The same with one ratio, or about its middle, at whole points.
  package func resize(
    _ frame: CGRect, by delta: CGPoint, keepsRatio: Bool, fromMiddle: Bool
  ) -> CGRect {
    let scale = fromMiddle ? 2.0 : 1
    let sides = resize(frame, by: CGPoint(x: delta.x * scale, y: delta.y * scale))
    var size = sides.size
    if keepsRatio, frame.width > 0, frame.height > 0 {
      // The side that was dragged farther leads the other.
      let (across, down) = (size.width / frame.width, size.height / frame.height)
      let isAcross = edges.isDisjoint(with: [.top, .bottom])
      let isDown = edges.isDisjoint(with: [.left, .right])
      let factor =
        isAcross
        ? across : isDown ? down : abs(across - 1) > abs(down - 1) ? across : down
      size = CGSize(width: frame.width * factor, height: frame.height * factor)
    }
    size = CGSize(width: max(1, size.width.rounded()), height: max(1, size.height.rounded()))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func start(
      _ low: Double, _ high: Double, _ middle: Double, _ length: Double, _ movesLow: Bool,
      _ movesHigh: Bool
    ) -> Double {
      fromMiddle || !movesLow && !movesHigh
        ? middle - length / 2 : movesLow ? high - length : low
    }
    return CGRect(
      x: start(
        frame.minX, frame.maxX, middle.x, size.width, edges.contains(.left), edges.contains(.right)),
      y: start(
        frame.minY, frame.maxY, middle.y, size.height, edges.contains(.top),
        edges.contains(.bottom)),
      width: size.width, height: size.height)
  }

  /// The frame whose edge was dragged so far; no edge crosses the one across.
  package func resize(_ frame: CGRect, by delta: CGPoint) -> CGRect {
    var (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    if edges.contains(.left) { left = min(left + delta.x, right - 1) }
    if edges.contains(.right) { right = max(right + delta.x, left + 1) }
    if edges.contains(.top) { top = min(top + delta.y, bottom - 1) }
    if edges.contains(.bottom) { bottom = max(bottom + delta.y, top + 1) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
