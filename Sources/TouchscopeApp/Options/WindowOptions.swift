import ArgumentParser
import TouchDebugger
import TouchLanguage

/// How a window is opened, whatever is shown in it.
struct WindowOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Text.help.quitAfter))
  var quitAfter: Double?
  @Option(help: ArgumentHelp(Text.help.windowSize))
  var size: String?
  @Option(help: ArgumentHelp(Text.help.pixelsPerPoint))
  var scale: Double?
  @Flag(help: ArgumentHelp(Text.help.statistics))
  var stats = false
  @Flag(help: ArgumentHelp(Text.help.light))
  var light = false
  @Option(help: ArgumentHelp(Text.help.language(LanguageOption.tags, isOfWindow: true)))
  var language: TextLanguage?

  func validate() throws {
    if let size { _ = try SizeArgument.parse(size) }
    if let quitAfter, !(quitAfter.isFinite && quitAfter >= 0) {
      throw ValidationError(Text.console.notSeconds(option: "--quit-after"))
    }
    if let scale, !(scale >= 0.5 && scale <= 4) {
      throw ValidationError(Text.console.outside(option: "--scale", from: 0.5, to: 4))
    }
  }

  @MainActor func apply(to options: inout DebuggerOptions) throws {
    options.quitAfter = quitAfter
    options.size = try size.map(SizeArgument.parse)
    options.scale = scale ?? 1
    options.showsStatistics = stats
    options.isLight = light
    options.look.language = language
  }

  /// The user's settings and the system's language; the stage and windows that end by themselves have neither.
  @MainActor func applySettings(to options: inout DebuggerOptions) {
    options.settingsPath = WindowRunner.settings(isStage: options.start == .stage, quitAfter)
    options.look.systemLanguage = WindowRunner.language(isStage: options.start == .stage, quitAfter)
  }
}
