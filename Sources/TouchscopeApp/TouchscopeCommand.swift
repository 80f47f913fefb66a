import ArgumentParser
import TouchLanguage

/// `touchscope`: without a subcommand it opens the debugger.
struct TouchscopeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchscope",
    abstract: Text.help.abstract(.touchscope),
    version: ProgramVersion.current,
    subcommands: [
      OpenCommand.self, ComposeCommand.self, ReplayCommand.self, ReplayWindowCommand.self,
      CheckCommand.self,
      LogCommand.self, DiffCommand.self, ExplainCommand.self, DescribeCommand.self,
      DiagramCommand.self,
      ShotCommand.self, ShotsCommand.self, ExportCommand.self, ShrinkCommand.self,
      SimulateCommand.self,
      NewCommand.self, SchemaCommand.self,
      CatalogCommand.self,
    ], defaultSubcommand: OpenCommand.self)
}
