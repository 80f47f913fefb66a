/// What a view owns: its subviews and recognizers, which know it in turn.
///
/// Their way back is no weak reference, as an object that was ever referred to weakly is slower to hold from then on, in
/// every hit test and every touch. So whoever goes takes itself back from them; a view without parts needs nothing.
final class ViewParts {
  @exclusivity(unchecked) var subviews: [UIView] = []
  @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []

  isolated deinit {
    for subview in subviews { subview.superview = nil }
    for recognizer in recognizers { recognizer.view = nil }
  }
}
