import TouchEngine
import TouchScenes
import TouchTrace
@testable import TouchRecording

/// What would have been: the inputs of a session again, with edits.
@MainActor
final class EditedRun {
  /// A: what happened.
  let original: Session
  /// B: what happens with the edits.
  let session: Session
  /// What was changed.
  let edits: [Edit]
  /// Where B first goes another way; nil when it never does.
  private(set) lazy var difference = TraceDifference.first(original, session)
  /// Recognizers and controls that came to another end.
  private(set) lazy var outcomes = OutcomeChange.all(original.trace, session.trace)

  /// Throws `EditsRefused` when the scene does not take the edits.
  init(_ original: Session, edits: [Edit]) throws {
    self.original = original
    self.edits = edits
    session = try original.rerun(with: edits)
    // A timer that is longer now may still be running where nothing was left to happen.
    if original.scene.engine.nextDeadline == nil { session.settle() }
  }

  /// In one line: the changed ends, or that there are none.
  var summary: String {
    outcomes.isEmpty
      ? "No difference: all outcomes are the same as before."
      : outcomes.map(\.text).joined(separator: "; ")
  }

  /// Ends the edited scene; nothing of `session` is run afterwards.
  func close() { session.scene.engine.tearDown() }
}
