import TouchEngine
import Foundation
import TouchRecording
import TouchScenes

/// What is to become smaller: inputs with their scene's text, and what a run expects of them.
@MainActor
struct ShrinkSource {
  /// It carries its scene.
  let recording: Recording
  /// The expectations of the run about its end, each as one line.
  let expectations: [String]

  /// A recording, or a run of a scene; throws what is wrong with the file.
  init(_ path: String, run name: String?) throws {
    if RecordingReader.isRecording(try SceneText.read(path: path)) {
      let opened = try SessionLoader.recording(path)
      opened.scene.engine.tearDown()
      var recording = opened.recording
      recording.scenePath = opened.scene.path
      recording.sceneText = opened.scene.text
      recording.digest = digest(of: opened.scene.text)
      self.recording = recording
      expectations = []
      return
    }
    let session = try SessionLoader.load(path, run: name)
    recording = session.recording()
    let run = session.scene.document.root["runs"]?.items?.first { $0["name"]?.text == name }
    // What is looked at in the middle of a run is not known at its end.
    expectations = (run?["expect"]?.items ?? []).filter { $0["at"] == nil }.map(\.flow)
    session.scene.engine.tearDown()
  }
}
