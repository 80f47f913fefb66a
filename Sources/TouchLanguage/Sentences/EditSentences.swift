package import TouchTrace

/// The first event that differs between two runs: the words of the room for events, on the side or sides that have it.
package enum EventDifference: Equatable, Sendable {
  case before(String)
  case now(String)
  /// Both have such an event; the time of a side is in milliseconds after the gesture began, where it is another one.
  case both(before: String, beforeAt: Int?, now: String, nowAt: Int?)
}

/// What the same inputs do in a scene that was loaded again.
package enum ReloadResult: Equatable, Sendable {
  case noInput, same
  case differs(Instant)
}

/// What is said of edits, of scenes that change, and of recordings that were made before.
package protocol EditSentences: Sendable {
  /// A part of a list must be a number.
  func enterNumber(_ part: String) -> String
  var negativeSize: String { get }
  func enterNumber(from: Double, to: Double) -> String
  /// A time is wanted, seconds.
  func enterSeconds(from: Double, to: Double) -> String
  func noColor(_ text: String) -> String
  /// There is no object that could be named.
  var nothingToChoose: String { get }
  /// An edit of a session that is written to a file: nothing runs again.
  var editIsRecorded: String { get }
  var editRefusedBySave: String { get }
  /// The same inputs came to the same outcomes.
  var noDifference: String { get }
  /// Nothing ran, so nothing can differ.
  var noTouchYet: String { get }
  /// What ends otherwise or at another time in the last gesture, which began at `zero`, with marked names.
  func outcome(_ change: OutcomeChange, zero: Instant) -> String
  /// The same as a row of a table.
  func row(_ change: OutcomeChange, zero: Instant) -> WhatIfText.Row
  /// Such a row as a sentence.
  func sentence(_ row: WhatIfText.Row) -> String
  /// How many outcomes differ beside those that are told.
  func moreOutcomes(_ count: Int) -> String
  /// From when on the last gesture differs, milliseconds after it began.
  func differs(from milliseconds: Int) -> String
  /// The first event that differs, `milliseconds` after the gesture began, where all outcomes are the same.
  func difference(from milliseconds: Int, _ event: EventDifference) -> String
  /// The last gesture gives the same; an earlier one differs from so many seconds of the session on.
  func earlierDifference(from seconds: Double) -> String
  /// What edits try out, as the title of what comes of them.
  func whatIf(_ changes: [EditChange]) -> String
  /// What the undoing of edits brought back.
  func undone(_ changes: [EditChange]) -> String
  /// A difference that comes from the scene's saved file.
  var sceneSaved: String { get }
  /// On the switch that shows the run before the edit above the one with it, and back.
  var compareRuns: String { get }
  /// What a scene's new file changed: objects, edits that it refuses, and what the same inputs do in it.
  func reloaded(gone: [String], new: [String], refused: [String], _ result: ReloadResult) -> String
  var fileChangedWhileRecording: String { get }

  // MARK: A recording whose scene has changed

  /// The title of the question.
  var sceneHasChanged: String { get }
  func isNotTheSame(_ path: String) -> String
  /// Seconds from the recording to the scene's file.
  func sceneSaved(after: Double) -> String
  var sceneIsOlder: String { get }
  func editsMissing(_ names: [String]) -> String
  func wouldBeGiven(inputs: Int, until end: Instant) -> String
  var runAnyway: String { get }
  var cancel: String { get }
}
