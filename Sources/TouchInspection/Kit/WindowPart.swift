package import Foundation

/// A part of the window that is drawn anew only when it changes.
package struct WindowPart: Sendable {
  /// What tells it apart.
  package var id: String
  /// Points of the window.
  package var frame: CGRect
  /// What is drawn.
  package var picture: Picture
  /// How far it is scrolled, points.
  package var scroll: WindowScroll?

  /// The part that lies over all others, and lets them shine through.
  package static let over = "over"
}
