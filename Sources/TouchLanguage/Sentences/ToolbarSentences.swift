/// What the status line tells to do, by what the window does.
package enum StatusHint: CaseIterable, Sendable {
  /// No scene is open.
  case start
  /// The mouse asks the hit test.
  case pick
  /// An earlier moment shows.
  case past
  /// A recording or run plays.
  case replay
  /// The scene's clock is stopped.
  case paused
  /// The mouse touches the scene.
  case touch
}

/// What is said in the toolbar, the status line and the touch bar.
package protocol ToolbarSentences: Sendable {
  // MARK: Labels and menus

  var touch: String { get }
  var pick: String { get }
  /// Instead of a scene's title.
  var openScene: String { get }
  var incomingCall: String { get }
  var suspendInput: String { get }
  /// How many events wait while input is suspended.
  func queued(_ events: Int) -> String
  var play: String { get }
  var pause: String { get }
  var cancelAll: String { get }
  /// The menu of buttons that have no room.
  var moreHelp: String { get }
  /// The menu of speeds.
  var speedHelp: String { get }

  // MARK: The status line

  /// What can be done, from the longest wording to the shortest.
  func hint(_ hint: StatusHint) -> [String]
  /// The time since the scene was loaded, seconds.
  func session(_ seconds: Double) -> String
  /// The time since the gesture's first touch, seconds.
  func sinceFirstTouch(_ seconds: Double) -> String
  /// When the gesture ended, seconds since its first touch; `ago` is how long before the moment that shows, where that
  /// stands still.
  func gestureEnd(at seconds: Double, isCancelled: Bool, ago: Double?) -> String
  /// The newest event that shows, and how many there are.
  func event(_ number: Int, of count: Int) -> String
  /// How fast the scene's clock goes, 1 for real time.
  func speed(_ speed: Double) -> String
  func framesPerSecond(_ frames: Double) -> String
  var noScene: String { get }
  /// What the numbers count: the newest event that shows, how many events and steps there are, the step that shows.
  func momentHelp(event: Int, events: Int, step: Int, steps: Int) -> String
}
