/// What the mouse and fingers can do, as the help lists it.
package enum MouseGesture: CaseIterable, Sendable {
  /// Touching the scene.
  case touch
  /// Two touches that mirror each other, those side by side, and the point between them.
  case twoTouches, parallelTouches, moveCenter
  /// The menu of what lies there, by the mouse and by a finger.
  case contextMenu, longPress
  /// Dragging and resetting what can be dragged in the window.
  case drag, reset
  /// Ranges, zoom and position in the timeline and lists.
  case measure, zoom, scroll
  /// A file on the window.
  case drop
}

/// What is said in menus, the palette, help and questions.
package protocol OverSentences: Sendable {
  // MARK: Long work

  /// What the window does now, over the bar that shows how far it is.
  func working(_ kind: WorkKind) -> String
  /// How much of it is done, from 0 to 1.
  func workDone(_ share: Double) -> String
  /// The button that stops it, with its key.
  var stopWork: String { get }
  /// It was stopped, and nothing of it stays.
  func workStopped(_ kind: WorkKind) -> String

  // MARK: Menus of objects

  var whyRecognizer: String { get }
  var whyView: String { get }
  var whyResponder: String { get }
  var whyTouch: String { get }
  var inspect: String { get }
  /// An item of the palette that shows what an object is.
  func describe(_ name: String) -> String
  /// Switches a recognizer and replays the last gesture with it.
  func toggle(isEnabled: Bool) -> String
  /// Stops the scene when a recognizer changes state.
  var breakAtTransitions: String { get }
  /// Stops the scene when a view or another responder gets a touch.
  var breakAtDeliveries: String { get }
  /// Stops the scene at events like one.
  var breakAtEvents: String { get }
  var copyName: String { get }
  var copyLine: String { get }
  var copyPath: String { get }
  /// The title of a touch's menu.
  func touch(_ number: Int) -> String
  var cancelTouch: String { get }
  /// The title of an event's menu, by its number in the trace.
  func event(_ number: Int) -> String
  var seekToEvent: String { get }
  var open: String { get }
  var removeFromRecents: String { get }
  var playRun: String { get }

  // MARK: Views at a point

  var viewsHere: String { get }
  /// Those that a hit test asked, whether the point is in them or not.
  var askedHere: String { get }
  var neverAskedHere: String { get }
  var isHitView: String { get }
  /// A view that the hit test went through.
  var askedSubviews: String { get }
  /// A view with the number of its visit, from 1.
  func visit(_ number: Int, of view: String) -> String

  // MARK: Menus, palette, help

  /// The title above what can always be done.
  var window: String { get }
  var moreAbove: String { get }
  var moreBelow: String { get }
  var palettePlaceholder: String { get }
  /// What belongs into the empty field of the help.
  var keysPlaceholder: String { get }
  func nothingFound(_ query: String) -> String
  var keys: String { get }
  /// What the cross of the help does.
  var closeHelp: String { get }
  var mouse: String { get }
  /// What is done with the mouse or a finger, as combinations of caps: `Alt+Drag`.
  func combinations(of gesture: MouseGesture) -> [String]
  func meaning(of gesture: MouseGesture) -> String

  // MARK: A file that cannot be loaded

  /// The file, where it is known, and how many problems it has, 0 where they were not counted.
  func notLoaded(_ file: String?, problems: Int) -> String
  /// What to do, from the longest wording to the shortest.
  var notLoadedAdvice: [String] { get }
  /// The same while no scene is open.
  var notOpenedAdvice: [String] { get }
  /// What a press on the message does.
  /// Under the title of a problem that no file can mend.
  var escapeHidesProblem: String { get }
  var hideProblem: String { get }
  /// How many lines have no room.
  func moreLines(_ count: Int) -> String
}
