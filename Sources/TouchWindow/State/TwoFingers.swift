package import Foundation
package import TouchGeometry

/// One mouse as two fingers: mirrored about an anchor, or side by side (docs/ux.md, Two fingers).
package struct TwoFingers: Equatable {
  package enum Mode: Equatable {
    /// The second finger mirrors the first.
    case mirror
    /// It keeps its distance to the first.
    case parallel(CGVector)
    /// The second mirrors the first, which stays on the line of the press.
    case pinch
    /// The second mirrors the first, which keeps the distance of the press.
    case rotate
  }

  /// The middle between the fingers, points of the screen.
  package private(set) var anchor: CGPoint
  package private(set) var mode = Mode.mirror
  /// How they go together without Shift.
  package var usual = Mode.mirror { didSet { if !isDown { mode = usual } } }
  /// True while the button is down.
  package private(set) var isDown = false
  private var last = CGPoint.zero
  /// From the anchor to the press.
  private var arm = CGVector.zero
  /// A press nearer to the anchor has no direction, points.
  private static let shortArm = 1.0

  package init(anchor: CGPoint) { self.anchor = anchor }

  /// Where the first finger is for a pointer at `p`.
  package func first(for p: CGPoint) -> CGPoint {
    let length = (arm.dx * arm.dx + arm.dy * arm.dy).squareRoot()
    guard isDown, length >= Self.shortArm else { return p }
    let (dx, dy) = (p.x - anchor.x, p.y - anchor.y)
    switch mode {
    case .mirror, .parallel: return p
    case .pinch:
      // They do not change sides.
      let part = max(Self.shortArm, (dx * arm.dx + dy * arm.dy) / length) / length
      return CGPoint(x: anchor.x + arm.dx * part, y: anchor.y + arm.dy * part)
    case .rotate:
      let distance = (dx * dx + dy * dy).squareRoot()
      guard distance > 0 else { return CGPoint(x: anchor.x + arm.dx, y: anchor.y + arm.dy) }
      let part = length / distance
      return CGPoint(x: anchor.x + dx * part, y: anchor.y + dy * part)
    }
  }

  /// Where the second finger is for the first at `p`.
  package func partner(of p: CGPoint) -> CGPoint {
    switch mode {
    case .mirror, .pinch, .rotate: CGPoint(x: 2 * anchor.x - p.x, y: 2 * anchor.y - p.y)
    case .parallel(let offset): CGPoint(x: p.x + offset.dx, y: p.y + offset.dy)
    }
  }

  /// The mouse moves with no button; with Shift the anchor goes along.
  package mutating func hover(to p: CGPoint, shift: Bool) {
    if shift { anchor = CGPoint(x: anchor.x + p.x - last.x, y: anchor.y + p.y - last.y) }
    last = p
  }

  package mutating func press(at p: CGPoint) {
    mode = usual
    isDown = true
    last = p
    arm = CGVector(dx: p.x - anchor.x, dy: p.y - anchor.y)
  }

  /// With the button down Shift switches to side by side; without it they mirror about their new middle, unless they go
  /// side by side anyway. Those that only pinch or rotate stay so.
  package mutating func drag(to p: CGPoint, shift: Bool) {
    switch (mode, shift || usual != .mirror) {
    case (.mirror, true):
      let other = partner(of: last)
      mode = .parallel(CGVector(dx: other.x - last.x, dy: other.y - last.y))
    case (.parallel, false):
      anchor = CGPoint.middle(p, partner(of: p))
      mode = .mirror
    case (.mirror, false), (.parallel, true), (.pinch, _), (.rotate, _): break
    }
    last = p
  }

  package mutating func release() {
    if case .parallel = mode { anchor = CGPoint.middle(last, partner(of: last)) }
    isDown = false
    mode = usual
  }
}
