package import TouchInspection
package import Foundation
package import TouchCanvas
package import TouchGeometry
import TouchTrace

/// Who gets a finger or the mouse from its down to its lift: decided once.
package enum PointerOwner: Equatable {
  case scene, panels, nobody
}

/// How points of the window lie on the scene's screen.
package struct SceneMapping: Equatable {
  package var screen: CGSize
  package var toScene: CGAffineTransform
  /// Pixels for each point of the window.
  package var scale: Double

  package init(screen: CGSize, toScene: CGAffineTransform, scale: Double) {
    self.screen = screen
    self.toScene = toScene
    self.scale = scale
  }
}

/// The fingers of the panels: reports that wait, and numbers of real fingers.
package struct PanelFingers: Equatable {
  package var tracker = FingerTracker()
  package var numbers = FingerNumbers()
  /// The last finger was lifted in this turn.
  package var haveLeft = false
  /// Where the mouse was then, points of the window.
  package var mouse = CGPoint.zero

  package init() {}
}

package struct SceneFingers: Equatable {
  package var tracker = FingerTracker()
  package var numbers = FingerNumbers()
  /// Of those that no hand holds: fingers that move together.
  package var linked: Set<Int> = []
  /// For each finger how the window lay on the scene's screen when it went down.
  package var mappings: [Int: SceneMapping] = [:]

  package init() {}

  /// All fingers are gone.
  package mutating func forget() {
    tracker.forget()
    numbers.forget()
    linked = []
  }
}

package struct TimelineDrag: Equatable {
  /// Where a measured range began, seconds; nil while the drag moves the playhead.
  package var measuredFrom: Double?
  /// Where it began on what a press acts on, points of the window: until it has moved from there, it may be a press. Nil for one
  /// that began elsewhere, and once it has moved.
  package var pressedAt: CGPoint?

  package init(measuredFrom: Double?, pressedAt: CGPoint? = nil) {
    (self.measuredFrom, self.pressedAt) = (measuredFrom, pressedAt)
  }
}

/// Sizes for fingers: while they last everything that is pressed is large enough.
package struct TouchMode: Equatable {
  /// Where the mouse was when it began, points of the window.
  package var began: CGPoint

  package init(began: CGPoint) { self.began = began }
}

/// The window's size, the mouse, the fingers and the modifier keys.
package struct InputState: Equatable {
  /// The window's size, points.
  package var size: CGSize
  package var isFullScreen = false
  /// Pixels for each point of the window.
  package var scale: Double
  package var pointer: Pointer
  package var mouseOwner = PointerOwner.nobody
  package var scene = SceneFingers()
  package var panels = PanelFingers()
  package var modifiers: KeyModifiers = []
  package var strokes = KeyStrokes()
  /// The next text replaces all that the field has.
  package var isFieldSelected = false
  package var touchMode: TouchMode?
  package var timelineDrag: TimelineDrag?
  /// The thumb of the slider of layers that a finger holds.
  package var slidEnd: LayerRange.End?
  /// Where Pick mode asks, points of the screen.
  package var pickPoint: CGPoint?

  package init(size: CGSize, scale: Double, screen: CGSize) {
    self.size = size
    self.scale = scale
    pointer = Pointer(on: screen)
  }

  /// The mouse is down, or a finger is on the panels, or left them in this turn.
  package var isHeld: Bool {
    !panels.numbers.isEmpty || panels.haveLeft || mouseOwner != .nobody
  }

  /// On another screen; the mouse stays where it is.
  package mutating func renewPointer(on screen: CGSize) {
    let location = pointer.window
    let isModifierDown = pointer.isModifierDown
    pointer = Pointer(on: screen, latch: pointer.latch)
    pointer.window = location
    pointer.isModifierDown = isModifierDown
  }
}
