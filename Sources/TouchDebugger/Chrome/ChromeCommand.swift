import Foundation

/// What the panels ask for; it is done after their engine's step.
enum ChromeCommand: Equatable {
  /// A press on a point of the window.
  case press(CGPoint)
  /// A long press, or a second press at once: the context.
  case hold(CGPoint)
  /// A list is scrolled so far.
  case scroll(key: String, offset: Double)
  /// A splitter is dragged to a place of the window.
  case split(SplitterView.Edge, CGPoint)
  /// A splitter goes back to its first place.
  case resetSplit(SplitterView.Edge)
  /// The playhead is dragged; points of the window.
  case scrub(CGPoint)
  case scrubEnded
  /// The timeline is pinched around an x of the window.
  case zoom(by: Double, x: Double)
  /// The timeline is dragged with two fingers, points.
  case pan(by: Double)
}
