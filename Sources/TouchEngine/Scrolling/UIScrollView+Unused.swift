public import TouchGeometry

/// What apps set on their scroll views and this engine has no use for: it is kept where it can be read, and changes
/// nothing.
extension UIScrollView {
  /// Whether insets follow the safe area.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// Without effect: the safe area is the whole view, so there is nothing to add (EC-130).
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { unusedScroll.adjustment }
    set { unusedScroll.adjustment = newValue }
  }

  /// How a keyboard goes away.
  public nonisolated enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Without effect: no keyboard is shown.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { unusedScroll.dismissal }
    set { unusedScroll.dismissal = newValue }
  }

  /// Without effect: indicators keep to the edges.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { unusedScroll.indicatorInsets }
    set { unusedScroll.indicatorInsets = newValue }
  }
}

/// The values behind them.
struct UnusedScrollProperties {
  var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var dismissal = UIScrollView.KeyboardDismissMode.none
  var indicatorInsets = UIEdgeInsets.zero
}
