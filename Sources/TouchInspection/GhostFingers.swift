public import Foundation

/// Second fingers that would go down with the mouse, and the middle between them. Points of the screen.
public struct GhostFingers: Sendable, Equatable {
  public var places: [CGPoint]
  public var anchor: CGPoint
  public init(places: [CGPoint], anchor: CGPoint) {
    self.places = places
    self.anchor = anchor
  }
}
