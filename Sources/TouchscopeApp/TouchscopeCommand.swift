import ArgumentParser

/// `touchscope`: without a subcommand it opens the debugger.
struct TouchscopeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchscope",
    abstract:
      "See which view, recognizer or control gets a touch, when, and why the others do not.",
    version: "0.1.0",
    subcommands: [
      OpenCommand.self, ReplayCommand.self, ReplayWindowCommand.self, CheckCommand.self,
      LogCommand.self, ExplainCommand.self,
      ShotCommand.self, ExportCommand.self, ShrinkCommand.self, SimulateCommand.self,
      NewCommand.self, SchemaCommand.self,
      CatalogCommand.self,
    ], defaultSubcommand: OpenCommand.self)
}
