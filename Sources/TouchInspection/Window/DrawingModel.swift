package import TouchLanguage

/// How the scene is drawn, and what over it.
package struct DrawingModel {
  /// What is drawn over the scene.
  package var overlays = Overlays.usual
  /// What of the scene's views is drawn.
  package var render = SceneRender.contents
  /// Which of its views are drawn.
  package var focus = SceneFocus()
  /// Where texts beside the device stood in the frame before.
  package var steady = SteadyHeights()
  package init() {}
}

/// Fingers beside those of hands.
package struct FingersModel {
  /// Fingers that stay on the glass although no hand holds them, by number.
  package var held: [Int] = []
  /// Of those the ones that move together.
  package var linked: [Int] = []
  /// Where a second finger would be; nil for none.
  package var ghosts: GhostFingers?
  package init() {}
}
