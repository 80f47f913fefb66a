import Foundation
import TouchGeometry
import TouchInspection

/// One pointer as one finger or two: the mouse, or a finger while two are latched.
struct Pointer {
  var two: TwoFingers
  /// Where the mouse is, points of the window.
  var window = CGPoint.zero
  /// Where the pointer is, points of the scene's screen.
  var at = CGPoint.zero
  var isInside = false
  /// One finger is down with the button.
  var isSingleDown = false
  /// Alt or Ctrl is down.
  var isModifierDown = false
  /// Two fingers without a key that is held.
  private(set) var latch: TwoFingerLatch
  /// The real finger that stands for two; nil while the mouse leads.
  var finger: Finger?
  private let screen: CGSize

  struct Finger: Equatable {
    let device: Int64
    let id: Int64
  }

  /// How far apart two fingers are that move side by side from the start, points.
  private static let beside = 80.0

  /// The fingers mirror each other about the middle of the screen at first.
  init(on screen: CGSize, latch: TwoFingerLatch = .off) {
    two = TwoFingers(anchor: CGPoint(x: screen.width / 2, y: screen.height / 2))
    self.screen = screen
    self.latch = latch
    aim(at: two.anchor)
  }

  var wantsTwo: Bool { isModifierDown || latch != .off }

  var isDown: Bool { isSingleDown || two.isDown }

  var ghosts: GhostFingers? {
    guard two.isDown || (wantsTwo && isInside && !isSingleDown) else { return nil }
    return GhostFingers(places: two.isDown ? [] : [at, two.partner(of: at)], anchor: two.anchor)
  }

  mutating func setLatch(_ latch: TwoFingerLatch) {
    self.latch = latch
    aim(at: at)
  }

  /// Side by side the second finger is on the right of the first one, or where there is room.
  mutating func aim(at p: CGPoint) {
    let dx = p.x + Self.beside <= screen.width ? Self.beside : -Self.beside
    two.usual = latch == .parallel ? .parallel(CGVector(dx: dx, dy: 0)) : .mirror
  }

  mutating func lift() {
    isSingleDown = false
    finger = nil
    two.release()
  }
}
