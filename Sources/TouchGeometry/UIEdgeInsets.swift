public import Foundation

/// Distances inward from the four edges of a rectangle, in points; negative values reach outward.
public struct UIEdgeInsets: Hashable, Sendable {
  /// At the top, points.
  public var top: CGFloat
  /// At the left, points.
  public var left: CGFloat
  /// At the bottom, points.
  public var bottom: CGFloat
  /// At the right, points.
  public var right: CGFloat

  /// Points at the four sides.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// None at any side.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension CGRect {
  /// The rectangle without the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
