import ArgumentParser
import TouchRecording
import TouchTrace

/// The arguments of commands that show one moment of a run or recording.
struct MomentOptions: ParsableArguments {
  @Argument(help: "A scene, or a recording.")
  var file: String
  @Option(name: .customLong("run"), help: "The scene's run.")
  var runName: String?
  @Option(help: "The moment, in seconds from the start; by default the end of the run.")
  var at: Double?

  func validate() throws {
    if let at, !(at.isFinite && at >= 0) {
      throw ValidationError("--at must be a number of seconds, zero or more")
    }
  }

  /// Plays up to the moment; throws the problems of the scene or recording.
  @MainActor func load() throws -> Session {
    try SessionLoader.load(file, run: runName, until: at.map { Instant(seconds: $0) })
  }
}
