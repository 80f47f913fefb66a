import Foundation
import TouchEngine
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// What a recording knows of its scene and what the scene is now, in sentences.
struct RecordingDifference {
  let question: QuestionModel

  init(_ opened: SessionFile.Opened, _ path: String, _ files: Files) {
    let (recording, scene) = (opened.recording, opened.scene)
    var lines = [Text.edits.isNotTheSame(scene.path)]
    if let recorded = files.stamp(path), let saved = files.stamp(scene.path) {
      let age = saved.modified - recorded.modified
      lines.append(age > 0 ? Text.edits.sceneSaved(after: age) : Text.edits.sceneIsOlder)
    }
    let gone = Self.gone(opened)
    if !gone.isEmpty { lines.append(Text.edits.editsMissing(gone)) }
    lines.append(
      Text.edits.wouldBeGiven(
        inputs: recording.inputs.count, until: recording.inputs.last?.arrival ?? .zero))
    question = QuestionModel(
      title: Text.edits.sceneHasChanged, lines: lines, yes: Text.edits.runAnyway,
      no: Text.edits.cancel)
  }

  /// Objects that edits of the recording name and the scene lacks.
  private static func gone(_ opened: SessionFile.Opened) -> [String] {
    let snapshot = opened.scene.engine.snapshot()
    let known = Set(snapshot.views.map(\.name) + snapshot.recognizers.map(\.name))
    var gone: [String] = []
    for input in opened.recording.inputs {
      guard case .set(let path, _) = input.event else { continue }
      let name = path.split(separator: ".").dropLast().joined(separator: ".")
      if !known.contains(name), !gone.contains(name) { gone.append(name) }
    }
    return gone
  }
}
