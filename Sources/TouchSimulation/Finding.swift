import TouchFiles
package import TouchRecording

/// A recording that shows something, as two files: a scene, and the recording, which also carries the scene.
package struct Finding {
  package let recording: Recording

  package init(_ recording: Recording) { self.recording = recording }

  /// How many lines of the recording are inputs.
  package var inputLines: Int { recording.inputs.count }
  /// How many lines of the scene are not empty.
  package var sceneLines: Int {
    (recording.sceneText ?? "").split(separator: "\n", omittingEmptySubsequences: true).count
  }

  /// Writes `NAME.yaml` and `NAME.rec`, each as a whole; throws if one of them is there already.
  package func write(named name: String) throws {
    var recording = recording
    recording.scenePath = name + ".yaml"
    try WholeFile.create(name + ".yaml", with: recording.sceneText ?? "")
    do {
      try WholeFile.create(
        name + ".rec", with: RecordingText.document(recording, at: name + ".rec"))
    } catch {
      try? FileSystem().remove(name + ".yaml")
      throw error
    }
  }
}
