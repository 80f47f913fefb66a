import TouchLanguage
import Foundation
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// Runs the input of a session again: with other edits, or in a scene whose file was saved.
final class Reruns {
  private let host: SessionHost
  private let files: Files

  init(_ host: SessionHost, _ files: Files) {
    self.host = host
    self.files = files
  }

  func rerun(_ edits: [Edit], cause: RerunResult.Cause) -> RerunResult {
    let old = host.session
    do {
      let new = try old.rerun(with: edits)
      var difference = self.difference(old, new)
      if case .undo = cause { difference.sentence = Text.edits.undone(difference.sentence) }
      host.take(new)
      old.scene.engine.tearDown()
      return RerunResult(
        cause: cause,
        outcome: .done(
          RerunResult.Done(difference: difference, now: new.now, fingers: host.fingersDown)))
    } catch { return RerunResult(cause: cause, outcome: .refused(Self.sentence(error))) }
  }

  /// Edits from now on, in a session that is written to a file.
  func edit(_ edits: [Edit], cause: RerunResult.Cause) -> RerunResult {
    do {
      for edit in edits { try host.edit(edit) }
      return RerunResult(cause: cause, outcome: .recorded)
    } catch { return RerunResult(cause: cause, outcome: .refused(Self.sentence(error))) }
  }

  /// The same input and edits in the scene as its file is now; what comes out otherwise is named.
  func rerunSaved(_ edits: [Edit]) -> RerunResult {
    let old = host.session
    do {
      let (new, refused) = try replay(old, edits)
      let found = TraceDifference.first(old, new)
      let change = SceneChangeText.sentence(
        old.scene.engine.snapshot(), new.scene.engine.snapshot(), refused: refused,
        difference: found, hadInputs: !old.inputs.isEmpty)
      // The words of an edit are about the scene as it was.
      var difference: RunDifference?
      if !new.inputs.isEmpty {
        let new = self.difference(old, new)
        difference = RunDifference(
          time: new.time, sentence: Text.edits.savedScene(new.sentence))
      }
      let summary = SceneSummary(new.scene, files.stamp(new.scene.path))
      host.take(new)
      old.scene.engine.tearDown()
      return RerunResult(
        cause: .save,
        outcome: .done(
          RerunResult.Done(
            difference: difference, now: new.now, fingers: host.fingersDown,
            saved: RerunResult.Saved(
              scene: summary, refused: refused, sentence: change))))
    } catch { return RerunResult(cause: .save, outcome: .failed("\(error)")) }
  }

  /// The saved scene with the edits that it takes.
  private func replay(_ old: Session, _ edits: [Edit]) throws -> (Session, refused: [String]) {
    func scene() throws -> LiveScene {
      let path = old.scene.path
      return try LiveScene.load(text: files.text(path), path: path, variant: old.scene.variant)
    }
    do { return (try old.replay(on: scene(), with: edits), []) } catch let error as EditsRefused {
      let refused = error.list.map(\.edit.path)
      // The refused scene is over; the next one takes what is left.
      let left = edits.filter { !refused.contains($0.path) }
      return (try old.replay(on: scene(), with: left), refused)
    }
  }

  /// What the last gesture came to, in words whose times count from its beginning.
  private func difference(_ old: Session, _ new: Session) -> RunDifference {
    let difference = TraceDifference.first(old, new)
    let sentence = EditResult.sentence(
      difference, zero: lastGestureStart(new), before: old, now: new)
    return RunDifference(time: difference?.time, sentence: sentence)
  }

  private func lastGestureStart(_ session: Session) -> Instant {
    let view = SessionView(session)
    view.follow(session.now)
    return view.reading.gestureStart
  }

  /// What is wrong in one sentence, without the place in a text that the user never saw.
  private static func sentence(_ error: any Error) -> String {
    let first = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
    return first.range(of: "error: ").map { String(first[$0.upperBound...]) } ?? first
  }
}
