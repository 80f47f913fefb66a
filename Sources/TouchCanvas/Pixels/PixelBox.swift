package import Foundation

/// Whole pixels from `left` and `top` up to, without, `right` and `bottom`.
package struct PixelBox: Hashable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// A rectangle in pixels with its edges snapped to the nearest pixel boundaries.
  package init(rounding r: CGRect) {
    self.init(
      left: Self.whole(r.minX), top: Self.whole(r.minY), right: Self.whole(r.maxX),
      bottom: Self.whole(r.maxY))
  }

  package var width: Int { max(0, right - left) }
  package var height: Int { max(0, bottom - top) }
  package var isEmpty: Bool { right <= left || bottom <= top }

  package func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Coordinates beyond any window are clamped to where their sums are still exact.
  static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value.rounded(), -1e7), 1e7)) : 0
  }
}
