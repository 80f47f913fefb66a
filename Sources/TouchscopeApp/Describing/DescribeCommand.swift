import ArgumentParser
import TouchDebugger
import TouchLanguage

/// `touchscope describe SCENE ID --run NAME`: what an object is, as the tab Inspect shows it.
struct DescribeCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe", abstract: Text.help.abstract(.describe))

  @OptionGroup var moment: MomentOptions
  @Argument(help: ArgumentHelp(Text.help.objectToDescribe))
  var object: String
  @Flag(help: ArgumentHelp(Text.help.withSource))
  var source = false
  @OptionGroup var language: LanguageOption

  @MainActor func execute() throws {
    try Problems.report { try Text.speaking(language.language) { try describe() } }
  }

  @MainActor private func describe() throws {
    let description = SessionDescription(try moment.load())
    guard let lines = description.lines(object, withSource: source) else {
      throw ValidationError(
        Text.console.noObject(object, in: moment.file, among: description.names))
    }
    for line in lines { Terminal.print(line: line) }
  }
}
