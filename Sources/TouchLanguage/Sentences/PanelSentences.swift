package import TouchTrace

/// What the left panel shows.
package enum LeftTab: String, CaseIterable, Sendable { case hierarchy, scenes, articles, about }

/// What the right panel shows.
package enum RightTab: String, CaseIterable, Sendable {
  case why, recognizers, arbitration, inspect, runs, log, system

  /// The tabs that show, from the left; those that are used together stand together. Outside of Compose, runs are
  /// chosen in the list of scenes.
  package static func row(isComposing: Bool, chosen: RightTab) -> [RightTab] {
    if isComposing { return [.inspect, .why, .arbitration, .runs, .recognizers, .log, .system] }
    return allCases.filter { $0 != .runs || chosen == .runs }
  }
}

/// A part of the window that can be drawn alone.
package enum Panel: Hashable, Sendable {
  /// All of it.
  case window
  /// The scene alone, one point per point.
  case stage
  /// The scene in its device, with overlays and legend.
  case canvas
  case why
  case recognizers
  /// One recognizer in large.
  case recognizer(String)
  case arbitration
  case timeline
  case chain
  case hierarchy
  case scenes
  case articles
  case inspect
  case log
  case system
  case toolbar
}

/// A part of the window that takes its share of a frame's time.
package enum WindowPartTitle: Sendable {
  case scene, left, library, right, timeline, text, toolbar, status, over
}

/// A state of a recognizer as the window names it.
package enum StateTitle: CaseIterable, Hashable, Sendable {
  case possible
  /// Ready, and waiting for others to fail.
  case held
  case began, changed, ended, cancelled, failed
  /// Failed because another recognized.
  case prevented
}

/// A line of the keys below what a scene is about.
package enum AboutKey: Hashable, Sendable {
  case touch, twoTouches, parallelTouches, play, step
  /// The next variant, with the name of the present one.
  case variant(String?)
  case cancelTouches
}

/// What is said in tabs, headers and tooltips that panels share.
package protocol PanelSentences: Sendable {
  // MARK: Panels and tabs

  func title(of tab: LeftTab) -> String
  func title(of tab: RightTab) -> String
  /// The tab that opens a menu of others.
  var more: String { get }
  /// The same with the titles of the others.
  func moreHelp(_ titles: [String]) -> String
  /// What a part of the window shows, for lists; without a full stop.
  func summary(of panel: Panel) -> String
  /// A part of the window, within a sentence.
  func name(of part: WindowPartTitle) -> String

  // MARK: Tooltips and states

  /// Of a command or an item: its title, what it does, its key, and why it can do nothing now; empty parts are left out.
  func tooltip(_ title: String, summary: String, keys: String, refusal: String?) -> String
  func title(of state: StateTitle) -> String

  // MARK: Names and sentences beside each other

  func list(_ names: [String]) -> String
  /// A name, and what is said of it.
  func pair(_ name: String, _ words: String) -> String
  /// Whole sentences, one behind the other.
  func text(_ sentences: [String]) -> String

  // MARK: Why

  /// Nothing was touched; `isPast` while an earlier moment shows.
  func nothingTouched(isPast: Bool) -> String
  /// What to do then.
  func nothingTouchedAdvice(isPast: Bool) -> String
  /// Instead of a rule.
  var noReason: String { get }
  /// Above what a touch would hit that is asked about without touching.
  var picked: String { get }
  /// The touches of a gesture, which of its presses is explained where one finger went down several times, from 1, and the
  /// moment, seconds since the first touch.
  func moment(touches: [Int], press: (number: Int, of: Int)?, at seconds: Double?) -> String
  /// When a fact came about, seconds after the gesture began.
  func at(_ seconds: Double) -> String
  /// What stands before the ids of rules.
  func rules(count: Int) -> String
  /// A rule in words, and how sure it is.
  func rule(_ rule: Rule) -> String
  /// Above the other recognizers, whatever became of them, and what was never asked.
  var others: String { get }
  var seekToEvent: String { get }
  /// What the line above the headline does.
  var seekToDecision: String { get }
  /// The way from what Why tells of the selection back to its headline, and what it does.
  var backToDecision: (title: String, help: String) { get }

  // MARK: Pictures for teaching

  /// In the corner of a picture: what it was made from, and how many events had happened.
  func watermark(scene: String, run: String, events: Int) -> String

  // MARK: About

  /// What to press.
  func key(_ key: AboutKey) -> String
  /// What it does.
  func meaning(of key: AboutKey) -> String
}
