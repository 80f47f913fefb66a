public import Foundation

/// Second fingers that would go down with the mouse, and the middle between them. Points of the screen.
public struct GhostFingers: Sendable, Equatable {
  /// Where the fingers would be, points.
  public var places: [CGPoint]
  /// The middle between them, points.
  public var anchor: CGPoint
  /// With all its parts.
  public init(places: [CGPoint], anchor: CGPoint) {
    self.places = places
    self.anchor = anchor
  }
}
