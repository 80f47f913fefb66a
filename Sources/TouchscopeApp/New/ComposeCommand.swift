import ArgumentParser
import TouchAssets
import TouchDebugger
import TouchLanguage
import TouchScenes

/// `touchscope compose [scene]`: opens the window in which a scene is composed.
struct ComposeCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose", abstract: Text.help.abstract(.compose))

  @Argument(help: ArgumentHelp(Text.help.sceneToCompose), completion: .scenes)
  var scene: String?
  @Option(
    help: ArgumentHelp(Text.help.sceneTemplate(among: TouchAssets.templates.map(\.name))),
    completion: .list(TouchAssets.templates.map(\.name)))
  var template: String?
  @Option(help: ArgumentHelp(Text.help.quitAfter))
  var quitAfter: Double?
  @Option(help: ArgumentHelp(Text.help.windowSize))
  var size: String?
  @Option(help: ArgumentHelp(Text.help.pixelsPerPoint))
  var scale: Double?
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

  @MainActor func execute() throws {
    try Problems.report {
      var path = scene
      if let template {
        path = try NewCommand.writeScene(scene ?? template, from: template)
      }
      var options = DebuggerOptions(scenePath: path ?? "")
      options.composes = true
      options.quitAfter = quitAfter
      options.size = try size.map(SizeArgument.parse)
      options.scale = scale ?? 1
      options.isLight = light
      options.look.language = language
      options.settingsPath = WindowRunner.settings(isStage: false, quitAfter)
      options.look.systemLanguage = WindowRunner.language(isStage: false, quitAfter)
      let live = try path.map { try LiveScene.load(path: $0) } ?? LiveScene.empty()
      try WindowRunner.run(live, options)
    }
  }
}
