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

  /// Views are drawn anew when their size changes, whatever it says.
  public var contentMode: ContentMode {
    get { unused.contentMode }
    set { unused.contentMode = newValue }
  }

  /// Frames are explicit here, whatever it says.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { unused.translatesAutoresizingMask }
    set { unused.translatesAutoresizingMask = newValue }
  }

  /// Whether it covers everything behind it; nothing relies on that.
  public var isOpaque: Bool {
    get { unused.isOpaque }
    set { unused.isOpaque = newValue }
  }

  /// For those who cannot see the screen: read by nobody here.
  public var accessibilityLabel: String? {
    get { unused.accessibilityLabel }
    set { unused.accessibilityLabel = newValue }
  }

  /// For tests that drive apps: read by nobody here.
  public var accessibilityIdentifier: String? {
    get { unused.accessibilityIdentifier }
    set { unused.accessibilityIdentifier = newValue }
  }

  /// For those who cannot see the screen: read by nobody here.
  public var isAccessibilityElement: Bool {
    get { unused.isAccessibilityElement }
    set { unused.isAccessibilityElement = newValue }
  }

  /// Asks for another layout by size; sizes are explicit here.
  public func invalidateIntrinsicContentSize() { setNeedsLayout() }
}

/// The values behind them.
struct UnusedProperties {
  var contentMode = UIView.ContentMode.scaleToFill
  var translatesAutoresizingMask = true
  var isOpaque = true
  var accessibilityLabel: String?
  var accessibilityIdentifier: String?
  var isAccessibilityElement = false
}
