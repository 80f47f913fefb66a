import ArgumentParser
import TouchLanguage
import TouchRecording
import TouchTrace

/// The arguments of commands that show one moment of a run or recording.
struct MomentOptions: ParsableArguments {
  @Argument(help: ArgumentHelp(Text.help.sceneOrRecording), completion: .played)
  var file: String
  @Option(name: .customLong("run"), help: ArgumentHelp(Text.help.run), completion: .runs)
  var runName: String?
  @Option(help: ArgumentHelp(Text.help.moment))
  var at: Double?

  func validate() throws {
    if let at, !(at.isFinite && at >= 0) {
      throw ValidationError(Text.console.notSeconds(option: "--at"))
    }
  }

  /// Plays up to the moment; throws the problems of the scene or recording.
  @MainActor func load() throws -> Session {
    try SessionLoader.load(file, run: runName, until: at.map { Instant(seconds: $0) })
  }
}
