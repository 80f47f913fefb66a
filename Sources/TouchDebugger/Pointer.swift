import Foundation
import TouchInspection

/// The mouse as one finger or two.
struct Pointer {
  var two: TwoFingers
  /// Where the mouse is, points of the window.
  var window = CGPoint.zero
  /// Where the mouse is, points of the scene's screen.
  var at = CGPoint.zero
  var isInside = false
  /// One finger is down with the button.
  var isSingleDown = false
  /// Alt or Ctrl is down.
  var wantsTwo = false

  init(anchor: CGPoint) { two = TwoFingers(anchor: anchor) }

  var ghosts: GhostFingers? {
    guard two.isDown || (wantsTwo && isInside && !isSingleDown) else { return nil }
    return GhostFingers(places: two.isDown ? [] : [at, two.partner(of: at)], anchor: two.anchor)
  }

  mutating func lift() {
    isSingleDown = false
    two.release()
  }
}
