import Foundation
import TouchEngine
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace

/// What has to be decided before anything goes on: a recording of a scene that has changed since.
extension Debugger {
  /// Says what is not as it was, and waits: nothing is played before the answer.
  func ask(about opened: SessionFile.Opened, _ path: String) {
    cancelQuestion()
    pendingRecording = (opened, path)
    model.palette = nil
    model.menu = nil
    model.help = nil
    focus(field: nil)
    model.question = QuestionModel(
      title: "This recording was made on another state of its scene",
      lines: RecordingDifference(opened, path).lines, yes: "Run anyway", no: "Cancel")
  }

  /// Enter and clicks.
  func answer(_ isYes: Bool, _ wall: UInt64) {
    guard let (opened, path) = pendingRecording, isYes else { return cancelQuestion() }
    pendingRecording = nil
    model.question = nil
    play(opened, path, wall)
  }

  /// The session before stays as it is.
  func cancelQuestion() {
    model.question = nil
    pendingRecording?.opened.scene.engine.tearDown()
    pendingRecording = nil
  }
}

/// What a recording knows of its scene and what the scene is now, in sentences.
struct RecordingDifference {
  let lines: [String]

  init(_ opened: SessionFile.Opened, _ path: String) {
    let (recording, scene) = (opened.recording, opened.scene)
    var lines = ["\(scene.path) is not what it was when the recording was made."]
    if let recorded = FileStamp(path), let saved = FileStamp(scene.path) {
      lines.append(
        saved.modified > recorded.modified
          ? "The scene was saved \(Self.words(saved.modified.timeIntervalSince(recorded.modified))) after the recording."
          : "The scene is older than the recording, so it is another copy of it.")
    }
    let gone = Self.gone(recording, scene)
    if !gone.isEmpty {
      lines.append(
        "The recording changes what is no longer there: \(gone.joined(separator: ", ")).")
    }
    let count = recording.inputs.count
    let end = CanonicalLine.number(recording.inputs.last?.arrival.seconds ?? 0)
    lines.append(
      "Its \(count == 1 ? "one input" : "\(count) inputs") of \(end)\u{00A0}s would be given to the scene as it is now, and may come to other ends."
    )
    self.lines = lines
  }

  /// Objects that edits of the recording name and the scene lacks.
  private static func gone(_ recording: Recording, _ scene: LiveScene) -> [String] {
    let snapshot = scene.engine.snapshot()
    let known = Set(snapshot.views.map(\.name) + snapshot.recognizers.map(\.name))
    var gone: [String] = []
    for input in recording.inputs {
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
