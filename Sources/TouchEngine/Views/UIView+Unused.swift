public import Foundation

/// What apps set on their views and this engine has no use for: it compiles, is kept where it can be read, and changes
/// nothing (EC-77).
extension UIView {
  /// What `intrinsicContentSize` says for "no size of its own".
  public static let noIntrinsicMetric: CGFloat = -1

  /// How a content fills a view.
  public nonisolated enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }
}
