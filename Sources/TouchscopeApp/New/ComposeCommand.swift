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
  @OptionGroup var window: WindowOptions

  @MainActor func execute() throws {
    try Problems.report {
      var path = scene
      if let template {
        path = try NewCommand.writeScene(scene ?? template, from: template)
      }
      var options = DebuggerOptions(scenePath: path ?? "")
      options.start = .composing
      try window.apply(to: &options)
      window.applySettings(to: &options)
      let live = try path.map { try LiveScene.load(path: $0) } ?? LiveScene.empty()
      try WindowRunner.run(live, options)
    }
  }
}
