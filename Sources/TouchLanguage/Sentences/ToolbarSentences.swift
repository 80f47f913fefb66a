package import TouchTrace

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
  /// The mouse touches the scene, which nothing has touched yet.
  case touch
  /// The same after a touch, whose gesture can be looked back at; beside Why, Arbitration and Inspect what these offer.
  case touched, why, arbitration, inspect
}

/// Above parts of the toolbar's menus.
package enum MenuHeading: CaseIterable, Sendable {
  case variant, steps, speed, replay, twoTouches, system, overlays, contents, theme, language,
    panels
  case recording, help
}

/// What is said in the toolbar, the status line and the touch bar.
package protocol ToolbarSentences: Sendable {
  // MARK: Labels and menus

  var touch: String { get }
  var pick: String { get }
  var compose: String { get }
  /// Instead of a scene's title.
  var openScene: String { get }
  /// Instead of a variant's name, where none is in effect.
  var asWritten: String { get }
  /// Before that name, where there is room.
  var variantWord: String { get }
  /// What the picker of variants says of a scene without any.
  var noVariants: String { get }
  /// How many live edits there are.
  func changes(_ count: Int) -> String
  /// The variant's name, and how many live edits there are of it.
  func changed(_ variant: String, _ count: Int) -> String
  func variantHelp(variant: String?, changes: Int) -> String
  var simulate: String { get }
  /// How many events wait while input is suspended.
  func queued(_ events: Int) -> String
  /// What one pointer stands for, and how many events wait; nil while input is not suspended.
  func simulateHelp(latch: TwoFingerLatch, queued: Int?) -> String
  var overlays: String { get }
  /// How many are on, from the longest wording to the shortest.
  func overlaysOn(_ count: Int) -> [String]
  /// On the button that starts a recording, and on the same button while one is made.
  var record: String { get }
  var stop: String { get }
  /// The titles of those that are on, and how many there are in all.
  func overlaysHelp(_ titles: [String], of count: Int) -> String
  /// Of the colours that show, on the button that opens their menu.
  func themeName(isLight: Bool) -> String
  func themeHelp(_ choice: ThemeChoice, isLight: Bool) -> String
  /// How fast the scene's clock goes, short.
  func factor(_ speed: Double) -> String
  /// Before a speed, short.
  var speedWord: String { get }
  var timeHelp: String { get }
  var back: String { get }
  var forward: String { get }
  var twoTouches: String { get }
  var play: String { get }
  var pause: String { get }
  var cancelAll: String { get }
  /// The menu of buttons that have no room.
  var moreHelp: String { get }
  /// A language that the window speaks, below the heading for languages.
  func name(_ language: TextLanguage) -> String
  /// Above a part of a menu.
  func heading(_ heading: MenuHeading) -> String

  // MARK: The status line

  /// What can be done, from the longest wording to the shortest; keys stand between backquotes.
  func hint(_ hint: StatusHint) -> [String]
  /// How to go to the moment that decided: `caption` stands above the headline and leads there.
  func decisionHint(_ caption: String) -> [String]
  /// While a recording is made, for so many seconds; from the longest wording to the shortest.
  func recording(_ seconds: Double) -> [String]
  /// While a recording or a run plays: how far it is, and how long a recording is, seconds.
  func replay(_ seconds: Double, of length: Double?) -> [String]
  /// The time since the scene was loaded.
  func session(_ time: Instant) -> String
  /// The time since the gesture's first touch, seconds.
  func sinceFirstTouch(_ seconds: Double) -> String
  /// When the gesture ended, seconds since its first touch; `ago` is how long before the moment that shows, where that
  /// stands still.
  func gestureEnd(_ end: TouchEnd, at seconds: Double, ago: Double?) -> String
  /// How fast the scene's clock goes, 1 for real time.
  func speed(_ speed: Double) -> String
  var noScene: String { get }
  /// What the numbers count: the newest event that shows, how many events and steps there are, the step that shows.
  func momentHelp(event: Int, events: Int, step: Int, steps: Int) -> String
}
