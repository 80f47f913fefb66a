import TouchEngine
import TouchScenes
import TouchTrace
@testable import TouchRecording

/// A session's inputs, run again with edits.
@MainActor
final class EditedRun {
  /// A: the original session.
  let original: Session
  /// B: the session with the edits.
  let session: Session
  /// The edits.
  let edits: [Edit]
  /// The first event at which B diverges from A; nil if it does not.
  private(set) lazy var difference = TraceDifference.first(original, session)
  /// Recognizers and controls whose outcome changed.
  private(set) lazy var outcomes = OutcomeChange.all(original.trace, session.trace)

  /// Throws `EditsRefused` if the scene rejects the edits.
  init(_ original: Session, edits: [Edit]) throws {
    self.original = original
    self.edits = edits
    session = try original.rerun(with: edits)
    // A timer that is longer now may still be running where nothing was left to happen.
    if original.scene.engine.nextDeadline == nil { session.settle() }
  }

  /// The changed outcomes in one line, or that there are none.
  var summary: String {
    outcomes.isEmpty
      ? "No difference: all outcomes are the same as before."
      : outcomes.map(\.text).joined(separator: "; ")
  }

  /// Tears down the edited scene; do not run `session` afterwards.
  func close() { session.scene.engine.tearDown() }
}
