package import Foundation

/// Second fingers that would go down with the mouse, and the middle between them. Points of the screen.
package struct GhostFingers: Sendable, Equatable {
  /// Where the fingers would be, points.
  package var points: [CGPoint]
  /// The middle between them, points.
  package var anchor: CGPoint
  package init(points: [CGPoint], anchor: CGPoint) {
    self.points = points
    self.anchor = anchor
  }
}
