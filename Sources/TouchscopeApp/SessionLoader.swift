import ArgumentParser
import TouchRecording
import TouchScenes
import TouchTrace

/// Loads a scene with one of its runs, or a recording, and plays it.
@MainActor
enum SessionLoader {
  /// Stops at `until`; without it, plays everything.
  static func load(_ path: String, run name: String?, until: Instant? = nil) throws -> Session {
    let text = try SceneText.read(path: path)
    if RecordingReader.isRecording(text) {
      let recording = try RecordingReader.read(text: text, path: path)
      let session = Session(try scene(of: recording, path))
      session.play(recording, until: until)
      return session
    }
    let scene = try LiveScene.load(text: text, path: path)
    guard let name else {
      throw ValidationError(
        "choose a run with --run: " + scene.runs.map { "'\($0.name)'" }.joined(separator: ", "))
    }
    guard let run = scene.runs.first(where: { $0.name == name }) else {
      throw ValidationError(
        "\(path) has no run '\(name)'; its runs: "
          + scene.runs.map { "'\($0.name)'" }.joined(separator: ", "))
    }
    let chosen =
      run.variant == nil ? scene : try LiveScene.load(text: text, path: path, variant: run.variant)
    let session = Session(chosen)
    session.play(run, until: until)
    return session
  }

  /// The scene that a recording was made on; warns if it has changed.
  static func scene(of recording: Recording, _ path: String) throws -> LiveScene {
    let text = try SceneText.read(path: recording.scenePath)
    if digest(of: text) != recording.digest {
      Terminal.error(
        "\(path): warning: \(recording.scenePath) has changed since the recording was made; results may differ"
      )
    }
    return try LiveScene.load(text: text, path: recording.scenePath, variant: recording.variant)
  }
}

/// Turns diagnostics into output and exit code 2.
@MainActor
enum Problems {
  static func report(_ body: () throws -> Void) throws {
    do { try body() } catch let problems as SceneDiagnostics {
      Terminal.error(problems.description)
      throw ExitCode(2)
    }
  }
}
