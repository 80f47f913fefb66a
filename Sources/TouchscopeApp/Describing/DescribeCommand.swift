import ArgumentParser
import TouchCanvasSDL
import TouchDebugger
import TouchInspection
import TouchLanguage

/// `touchscope describe SCENE ID --run NAME`: what an object is, as the tab Inspect shows it; with `--panel NAME` what a
/// panel shows, as text.
struct DescribeCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe", abstract: Text.help.abstract(.describe))

  @OptionGroup var moment: MomentOptions
  @Argument(help: ArgumentHelp(Text.help.objectToDescribe))
  var object: String?
  @Option(help: ArgumentHelp(Text.help.panel(Panel.simple.map(\.name))))
  var panel: String?
  @Flag(help: ArgumentHelp(Text.help.withSource))
  var source = false
  @OptionGroup var language: LanguageOption

  func validate() throws {
    guard object != nil || panel != nil else {
      throw ValidationError(Text.console.objectOrPanel)
    }
    if source, panel != nil {
      throw ValidationError(Text.console.cannotCombine("--source", "--panel"))
    }
    _ = try shown
  }

  /// The panel of the command line; nil where an object is described.
  private var shown: Panel? {
    get throws {
      guard let panel else { return nil }
      guard let named = Panel(name: panel) else {
        throw ValidationError(Text.console.noPanel(panel, among: Panel.simple.map(\.name)))
      }
      return named
    }
  }

  @MainActor func execute() throws {
    try Problems.report {
      try Text.speaking(language.language) {
        let lines = try shown.map(describe) ?? describe()
        for line in lines { Terminal.print(line: line) }
      }
    }
  }

  /// A panel, with the object as what is selected.
  @MainActor private func describe(_ panel: Panel) throws -> [String] {
    var options = ShotOptions()
    options.panel = panel
    options.language = language.language
    options.run = moment.runName
    options.about = object
    let (session, playhead, still) = try moment.looked()
    options.moment = still
    return try Shot(session: session, options, playhead: playhead).lines(FontBook())
  }

  @MainActor private func describe() throws -> [String] {
    let description = SessionDescription(try moment.load())
    let name = object ?? ""
    guard let lines = description.lines(name, withSource: source) else {
      throw ValidationError(
        Text.console.noObject(name, in: moment.file, among: description.names))
    }
    return lines
  }
}
