import Foundation
import TouchEngine
import TouchInspection
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
    var lines = ["\(scene.path) is not the same as when the recording was made."]
    if let recorded = files.stamp(path), let saved = files.stamp(scene.path) {
      let age = saved.modified - recorded.modified
      lines.append(
        age > 0
          ? "The scene was saved \(Self.words(age)) after the recording."
          : "The scene is older than the recording, so it is another copy of it.")
    }
    let gone = Self.gone(opened)
    if !gone.isEmpty {
      lines.append(
        "The recording edits objects that no longer exist: \(gone.joined(separator: ", ")).")
    }
    let count = recording.inputs.count
    let end = CanonicalLine.number(recording.inputs.last?.arrival.seconds ?? 0)
    lines.append(
      "Its \(count == 1 ? "one input" : "\(count) inputs") of \(end)\u{00A0}s would be given to the scene as it is now; results may differ."
    )
    question = QuestionModel(
      title: "The scene has changed since this recording", lines: lines, yes: "Run anyway",
      no: "Cancel")
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

  private static func words(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "\(Int(seconds.rounded()))\u{00A0}s"
    case ..<5400: "\(Int((seconds / 60).rounded()))\u{00A0}min"
    case ..<129_600: "\(Int((seconds / 3600).rounded()))\u{00A0}h"
    default: "\(Int((seconds / 86_400).rounded())) days"
    }
  }
}
