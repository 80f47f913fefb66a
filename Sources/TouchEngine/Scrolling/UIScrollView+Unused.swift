import TouchGeometry

/// What apps set on their scroll views and this engine has no use for: it is kept where it can be read, and changes nothing.
struct UnusedScrollProperties {
  var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var dismissal = UIScrollView.KeyboardDismissMode.none
  var indicatorInsets = UIEdgeInsets.zero
}
