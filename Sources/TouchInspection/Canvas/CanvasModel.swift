import TouchLanguage

/// What of the window the scene and all that lies over it show beside the trace.
struct CanvasModel {
  /// What of the scene's views is drawn.
  var render = SceneRender.contents
  /// What is drawn over them.
  var overlays = Overlays.usual
  /// Where a second finger would be.
  var ghosts: GhostFingers?
  /// The chips of the past and of held fingers.
  var live = LiveModel()
  /// Colours of states are in use beside the scene, so the legend tells them.
  var showsStates = true
}
