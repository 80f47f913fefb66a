package import Foundation
package import TouchGeometry
package import TouchInspection
package import TouchLanguage
import TouchReading

/// One pointer as one finger or two: the mouse, or a finger while two are latched.
package struct Pointer: Equatable {
  package var two: TwoFingers
  /// Where the mouse is, points of the window.
  package var window = CGPoint.zero
  /// Where the pointer is, points of the scene's screen.
  package var at = CGPoint.zero
  package var isInside = false
  /// One finger is down with the button.
  package var isSingleDown = false
  /// That finger stays down when the button is released.
  package var isSticky = false
  /// The numbers of its fingers: of the one at the mouse, and of its partner.
  package var numbers = Numbers(first: 1, second: 2)
  /// The held finger whose ring was pressed, how far the mouse is from its middle, and whether it was moved.
  package var grip: Grip?
  /// Alt or Ctrl is down.
  package var isModifierDown = false
  /// Two fingers without a key that is held.
  package private(set) var latch: TwoFingerLatch
  /// The real finger that stands for two; nil while the mouse leads.
  package var finger: Finger?
  /// The screen that it points at, points.
  package let screen: CGSize

  package struct Numbers: Equatable {
    package var first: Int
    package var second: Int
  }

  package struct Finger: Equatable {
    package let device: Int64
    package let id: Int64
  }

  /// How far apart two fingers are that move side by side from the start, points.
  private static let beside = 80.0

  /// The fingers mirror each other about the middle of the screen at first.
  package init(on screen: CGSize, latch: TwoFingerLatch = .off) {
    two = TwoFingers(anchor: CGPoint(x: screen.width / 2, y: screen.height / 2))
    self.screen = screen
    self.latch = latch
    aim(at: two.anchor)
  }

  package var wantsTwo: Bool { isModifierDown || latch != .off }

  package var isDown: Bool { isSingleDown || two.isDown }

  package struct Grip: Equatable {
    package let finger: Int
    package let offset: CGVector
    package let start: CGPoint
    package var hasMoved = false
  }

  package var ghosts: GhostFingers? {
    guard two.isDown || (wantsTwo && isInside && !isSingleDown) else { return nil }
    return GhostFingers(points: two.isDown ? [] : [at, two.partner(of: at)], anchor: two.anchor)
  }

  package mutating func setLatch(_ latch: TwoFingerLatch) {
    self.latch = latch
    aim(at: at)
  }

  /// Side by side the second finger is on the right of the first one, or where there is room.
  package mutating func aim(at p: CGPoint) {
    let dx = p.x + Self.beside <= screen.width ? Self.beside : -Self.beside
    two.usual =
      switch latch {
      case .off, .mirrored: .mirror
      case .parallel: .parallel(CGVector(dx: dx, dy: 0))
      case .pinch: .pinch
      case .rotate: .rotate
      }
  }

  package mutating func lift() {
    isSingleDown = false
    isSticky = false
    finger = nil
    grip = nil
    two.release()
  }
}
