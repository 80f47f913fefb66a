import ArgumentParser
import Foundation
import TouchDebugger
import TouchLanguage
import TouchScenes

/// `touchscope shots DIR`: the pictures for teaching of a folder; needs no display.
struct ShotsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "shots", abstract: Text.help.abstract(.shots),
    discussion: Text.help.discussion(.shots) ?? "")

  @Argument(help: ArgumentHelp(Text.help.picturesFolder))
  var folder: String
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(Text.help.picturesOutput))
  var output: String?
  @Option(help: ArgumentHelp(Text.help.scenesFolder))
  var scenes: String = "scenes"
  @Flag(help: ArgumentHelp(Text.help.checkPictures))
  var check = false
  @OptionGroup var language: LanguageOption

  func validate() throws {
    if check, output != nil {
      throw ValidationError(Text.console.cannotCombine("--check", "--output"))
    }
  }

  @MainActor func execute() throws {
    try Problems.report {
      let pictures = try PictureFolder(folder, output: output, scenes: scenes)
      guard !pictures.files.isEmpty else {
        Terminal.error(Text.console.error(Text.documentation.noPictures(in: folder)))
        throw ExitCode(2)
      }
      var facts = 0
      var code: Int32 = 0
      for file in pictures.files {
        // What else is wrong is told, too.
        do {
          if check {
            facts += try pictures.check(file)
          } else {
            try pictures.make(file, language: language.language)
          }
        } catch let problem as DocumentationProblem {
          Terminal.error(problem.description)
          code = max(code, problem.isChange ? 1 : 2)
        } catch let problems as SceneDiagnostics {
          Terminal.error(problems.description)
          code = 2
        }
      }
      guard code == 0 else { throw ExitCode(code) }
      let count = pictures.files.count
      Terminal.print(
        check
          ? Text.documentation.checked(count, facts: facts)
          : Text.documentation.made(
            count, files: pictures.files.reduce(0) { $0 + pictures.outputs(of: $1).all.count }))
    }
  }
}
