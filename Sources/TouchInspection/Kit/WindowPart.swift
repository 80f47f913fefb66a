public import Foundation

/// A part of the window that is drawn anew only when it changes.
public struct WindowPart: Sendable {
  /// What tells it apart.
  public var id: String
  /// Points of the window.
  public var frame: CGRect
  /// What is drawn.
  public var picture: Picture
  /// How far it is scrolled, points.
  public var scroll: WindowScroll?

  /// The part that lies over all others, and lets them shine through.
  public static let over = "over"
}
