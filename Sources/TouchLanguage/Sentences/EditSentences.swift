package import TouchTrace

/// One side of a difference: the event, or that there is none.
package struct DifferenceSide: Equatable, Sendable {
  /// In the words of the room for events; nil when nothing happens on this side.
  package let event: String?
  /// After the gesture began; nil when the event is where the difference begins.
  package let milliseconds: Int?

  package init(event: String?, milliseconds: Int? = nil) {
    self.event = event
    self.milliseconds = milliseconds
  }
}

/// What the same inputs do in a scene that was loaded again.
package enum ReloadResult: Equatable, Sendable {
  case noInput, same
  case differs(Instant)
}

/// What is said of edits, of scenes that change, and of recordings that were made before.
package protocol EditSentences: Sendable {
  /// An edit of a session that is written to a file: nothing runs again.
  var editIsRecorded: String { get }
  var editRefusedBySave: String { get }
  /// The same inputs came to the same outcomes.
  var noDifference: String { get }
  /// Nothing ran, so nothing can differ.
  var noTouchYet: String { get }
  /// What ends otherwise or at another time in the last gesture, which began at `zero`, and from when on, `milliseconds`
  /// after that.
  func outcomes(_ outcomes: [OutcomeChange], zero: Instant, from milliseconds: Int) -> String
  /// The first event that differs, `milliseconds` after the gesture began, where all outcomes are the same.
  func difference(
    from milliseconds: Int, _ subject: String, before: DifferenceSide, now: DifferenceSide
  ) -> String
  /// The last gesture gives the same; an earlier one differs from so many seconds of the session on.
  func earlierDifference(from seconds: Double) -> String
  /// What the undoing of an edit changed.
  func undone(_ difference: String) -> String
  /// A difference that comes from the scene's saved file.
  func savedScene(_ difference: String) -> String
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
