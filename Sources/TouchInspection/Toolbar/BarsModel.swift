import TouchLanguage

/// What hands do in the scene: they touch it, ask about it, or change it.
enum HandsMode { case touch, pick, compose }

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
  /// What hands do in the scene.
  var mode = HandsMode.touch
  /// Touches reach the scene although it is composed.
  var isTrying = false
  /// Whether inputs are written to a file.
  var isRecording = false
  /// Whether the scene's clock stands.
  var isPaused = false
  /// How fast the scene's time goes.
  var speed = 1.0
  /// How many events wait while the event fetch thread is suspended; nil while it is not.
  var queued: Int?
  /// What is drawn over the scene.
  var overlays = Overlays.usual
  /// The panels that have a place.
  var panels: WindowPanels = []
  /// The region under the pointer; nil while something covers the window.
  var hover: Target?
  /// The control that has the keys, while that shows.
  var focus: Target?
  /// What they hold beside the rest of the window.
  var toolbar = ToolbarModel()
}

extension BarsModel {
  /// The words of a command's entry, with its key and why it can do nothing now; `key` is the command whose key it has
  /// where that is another one.
  func tooltip(of command: CommandID, key: CommandID? = nil) -> String {
    let words = Text.commands.words(command)
    return Text.panels.tooltip(
      words.title, summary: words.summary,
      keys: toolbar.keys[key ?? command] ?? "", refusal: refusal(of: command))
  }

  /// Why a command can do nothing now, as the end of a sentence; nil when it can act.
  func refusal(of command: CommandID) -> String? {
    toolbar.refusals[command]
  }
}
