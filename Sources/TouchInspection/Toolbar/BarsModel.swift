/// What the toolbar, and the bar for fingers, show of the window.
struct BarsModel {
  /// Width of the window, points.
  var width = 0.0
  /// The scene's title.
  var title = ""
  /// No scene is open.
  var isStart = false
  /// The window is used with fingers.
  var isTouchMode = false
  /// True while the mouse asks instead of touching.
  var isPicking = false
  /// Whether inputs are written to a file.
  var isRecording = false
  /// Whether the scene's clock stands.
  var isPaused = false
  /// True while the playhead stands at the newest step.
  var isLive = true
  /// The step that is shown.
  var step = 0
  /// How many steps there are.
  var stepCount = 0
  /// How fast the scene's time goes.
  var speed = 1.0
  /// True while the event fetch thread is suspended.
  var isSuspended = false
  /// How many events wait for it.
  var waitingEvents = 0
  /// What is drawn over the scene.
  var overlays = Overlays.usual
  /// The panels that have a place.
  var panels: WindowPanels = []
  /// The region under the pointer; nil while something covers the window.
  var hover: Target?
  /// What they hold beside the rest of the window.
  var toolbar = ToolbarModel()
}

extension BarsModel {
  /// Why a command can do nothing now, as the end of a sentence; nil when it can act.
  func refusal(of command: CommandID) -> String? {
    switch command {
    case .save, .record, .play, .start, .live, .interrupt, .suspend, .modeTouch,
      .modePick, .modeToggle, .cancelTouches:
      if isStart { return "open a scene first" }
    default: break
    }
    switch command {
    case .record:
      return toolbar.recordingFile.map { "this session is written to \($0) already" }
    case .start, .eventBack, .transitionBack, .gestureBack:
      guard step == 0, !toolbar.isWithinStep else { return nil }
      return stepCount == 0 ? "nothing has happened yet" : "nothing happened before this moment"
    case .eventForward, .transitionForward, .gestureForward:
      guard step >= stepCount else { return nil }
      return stepCount == 0 ? "nothing has happened yet" : "this is the newest moment"
    case .live: return isLive && !isPaused ? "this is live" : nil
    case .slower: return speed <= 1.0 / 16 ? "this is the slowest speed" : nil
    case .faster: return speed >= 4 ? "this is the highest speed" : nil
    case .cancelTouches: return toolbar.fingersDown == 0 ? "no finger is on the scene" : nil
    case .interrupt, .suspend:
      if !isLive { return "an earlier moment shows" }
      return isPaused ? "the scene's clock stands still" : nil
    default: return nil
    }
  }
}
