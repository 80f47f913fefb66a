package import Foundation

/// What the panels ask for; it is done after their engine's step. Points are points of the window.
package enum ChromeCommand: Equatable {
  case press(CGPoint)
  /// A long press, or a second press at once: the context.
  case hold(CGPoint)
  /// A list is scrolled so far.
  case scroll(key: String, offset: Double)
  /// A splitter is dragged to a point.
  case split(SplitterEdge, CGPoint)
  /// A splitter goes back to its first position.
  case resetSplit(SplitterEdge)
  /// The playhead is dragged to a point.
  case scrub(CGPoint)
  case scrubEnded
  /// The slider of layers is dragged to a point.
  case slide(CGPoint)
  case slideEnded
  /// The timeline is pinched around an x.
  case zoom(by: Double, x: Double)
  /// The timeline is dragged with two fingers, points.
  case pan(by: Double)
}
