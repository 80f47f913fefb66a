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
  private let work: WorkRunner

  init(_ host: SessionHost, _ files: Files, _ work: WorkRunner) {
    self.host = host
    self.files = files
    self.work = work
  }

  func rerun(_ edits: [Edit], cause: RerunResult.Cause) -> [Message] {
    func tell(_ outcome: RerunResult.Outcome) -> [Message] {
      [.reran(RerunResult(cause: cause, outcome: outcome))]
    }
    do {
      return work.begin(
        RerunWork(
          .rerunning, host, try host.session.replaying(with: edits), stopped: { tell(.stopped) }
        ) {
          tell(
            .done(
              RerunResult.Done(
                difference: RunDifference($0.edit, objects: $0.edit.subjects),
                now: $0.session.now, fingers: $0.fingers)))
        })
    } catch { return tell(.refused(Self.sentence(error))) }
  }

  /// Edits from now on, in a session that is written to a file.
  func edit(_ edits: [Edit], cause: RerunResult.Cause) -> RerunResult {
    do {
      for edit in edits { try host.edit(edit) }
      return RerunResult(cause: cause, outcome: .recorded)
    } catch { return RerunResult(cause: cause, outcome: .refused(Self.sentence(error))) }
  }

  /// The same input and edits in the scene as its file is now; what comes out otherwise is named.
  func rerunSaved(_ edits: [Edit]) -> [Message] {
    func tell(_ outcome: RerunResult.Outcome) -> [Message] {
      [.reran(RerunResult(cause: .save, outcome: outcome))]
    }
    let old = host.session
    do {
      let (replay, refused) = try replaying(old, edits)
      return work.begin(
        RerunWork(.reloading, host, replay, stopped: { tell(.stopped) }) { [files] result in
          let new = result.session
          let change = SceneChangeText.sentence(
            old.scene.engine.snapshot(), new.scene.engine.snapshot(), refused: refused,
            difference: result.difference, hadInputs: !old.inputs.isEmpty)
          // The words of an edit are about the scene as it was.
          let difference = new.inputs.isEmpty ? nil : RunDifference(result.edit)
          let saved = RerunResult.Saved(
            scene: SceneSummary(new.scene, files.stamp(new.scene.path)), refused: refused,
            sentence: change)
          return tell(
            .done(
              RerunResult.Done(
                difference: difference, now: new.now, fingers: result.fingers, saved: saved)))
        })
    } catch { return tell(.failed("\(error)")) }
  }

  /// The saved scene with the edits that it takes.
  private func replaying(_ old: Session, _ edits: [Edit]) throws -> (
    SessionReplay, refused: [String]
  ) {
    func scene() throws -> LiveScene {
      let path = old.scene.path
      return try LiveScene.load(text: files.text(path), path: path, variant: old.scene.variant)
    }
    do { return (try old.replaying(on: scene(), with: edits), []) } catch let error as EditsRefused
    {
      let refused = error.list.map(\.edit.path)
      // The refused scene is over; the next one takes what is left.
      let left = edits.filter { !refused.contains($0.path) }
      return (try old.replaying(on: scene(), with: left), refused)
    }
  }

  /// What is wrong in one sentence, without the place in a text that the user never saw.
  private static func sentence(_ error: any Error) -> String {
    let first = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
    return first.range(of: "error: ").map { String(first[$0.upperBound...]) } ?? first
  }
}

extension RunDifference {
  /// `objects` are those that it is about; nil for the whole scene.
  init(_ result: EditResult, objects: Set<String>? = nil) {
    self.init(
      time: result.difference?.time, gesture: result.zero, objects: objects, text: result.text)
  }
}
