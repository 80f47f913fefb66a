package import Foundation
import TouchLanguage
import TouchTrace

/// What of the window the scene and all that lies over it show beside the trace.
struct CanvasModel {
  /// What of the scene's views is drawn.
  var render = SceneRender.contents
  /// Which of its views are drawn.
  var focus = SceneFocus()
  /// What is drawn over them.
  var overlays = Overlays.usual
  /// Where a second finger would be.
  var ghosts: GhostFingers?
  /// The chips of the past and of held fingers.
  var live = LiveModel()
  /// The runs of the scene; they are chosen and played from the canvas's head.
  var runs: [String] = []
  /// The run that plays, or played last.
  var run: String?
  /// What is selected, and what the pointer is over.
  var selection: Target?
  var hover: Target?
  /// The view whose refusal is the cause that the headline tells, whatever is selected; nil where that tells
  /// something else.
  var cause: Handle?
  /// Where texts stood in the frame before.
  var steady = SteadyHeights()
  /// What the head has in place of runs and time while the scene is composed.
  var composing: ComposeHead?
  /// Every view that refused or was never asked has its outline, as pictures for teaching tell of them.
  var marksAll = false
  /// The responder chain has no other place.
  var showsChain = true
}

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
