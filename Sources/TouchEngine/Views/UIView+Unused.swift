public import Foundation

/// What apps set on their views and this engine has no use for: it compiles, is kept where it can be read, and changes
/// nothing (EC-77).
extension UIView {
  /// What `intrinsicContentSize` says for "no size of its own".
  public static let noIntrinsicMetric: CGFloat = -1

  /// How a content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// What follows a superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt
    /// By bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room at the left.
    public nonisolated static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public nonisolated static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The room at the right.
    public nonisolated static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The room at the top.
    public nonisolated static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public nonisolated static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The room at the bottom.
    public nonisolated static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Views are drawn anew when their size changes, whatever it says.
  public var contentMode: ContentMode {
    get { unused.contentMode }
    set { unused.contentMode = newValue }
  }

  /// Frames are explicit here; nothing follows a superview's size.
  public var autoresizingMask: AutoresizingMask {
    get { unused.autoresizingMask }
    set { unused.autoresizingMask = newValue }
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
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesAutoresizingMask = true
  var isOpaque = true
  var accessibilityLabel: String?
  var accessibilityIdentifier: String?
  var isAccessibilityElement = false
}
