import ArgumentParser
import TouchRecording
import TouchTrace

/// Which moment of which run or recording, as several commands take it.
struct MomentOptions: ParsableArguments {
  @Argument(help: "A scene, or a recording.")
  var file: String
  @Option(name: .customLong("run"), help: "The run of the scene.")
  var runName: String?
  @Option(help: "Seconds from the start; the end of the run when it is left out.")
  var at: Double?

  func validate() throws {
    if let at, !(at.isFinite && at >= 0) {
      throw ValidationError("--at is a time in seconds, not negative")
    }
  }

  /// Plays up to the moment; problems of the scene or the recording are thrown.
  @MainActor func load() throws -> Session {
    try SessionLoader.load(file, run: runName, until: at.map { Instant(seconds: $0) })
  }
}
