import ArgumentParser
import TouchEngine
import TouchExport
import TouchFiles
import TouchLanguage
import TouchScenes

/// `touchscope export SCENE --format swift`: a scene for Xcode, or its runs as a test.
struct ExportCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: Text.help.abstract(.export))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case swift, test
  }

  @Argument(help: ArgumentHelp(Text.help.scene), completion: .scenes)
  var file: String
  @Option(
    help: ArgumentHelp(Text.help.exportFormat))
  var format: Format = .swift
  @Option(
    name: .customLong("run"), help: ArgumentHelp(Text.help.runsToExport), completion: .runs)
  var runs: [String] = []
  @Option(help: ArgumentHelp(Text.help.variantToExport), completion: .variants)
  var variant: String?
  @Option(name: .shortAndLong, help: ArgumentHelp(Text.help.exportFile))
  var output: String?
  @Flag(help: ArgumentHelp(Text.help.force))
  var force = false
  @Flag(help: ArgumentHelp(Text.help.strict))
  var strict = false

  @MainActor func execute() throws {
    try Problems.report {
      let scene = try LiveScene.load(path: file, variant: variant)
      defer { scene.engine.tearDown() }
      try check(scene)
      let export =
        format == .swift ? SceneExport.program(scene) : try SceneExport.test(scene, runs: runs)
      for warning in export.warnings {
        Terminal.error("\(file):\(warning.line): \(Text.console.warning(warning.sentence))")
      }
      try write(export.text)
      if strict && !export.warnings.isEmpty { throw ExitCode(1) }
    }
  }

  func validate() throws {
    if format == .swift, !runs.isEmpty { throw ValidationError(Text.console.runIsForTests) }
    if format == .test, variant != nil {
      throw ValidationError(Text.console.variantIsForPrograms)
    }
  }

  /// The variant and the runs must be there.
  @MainActor private func check(_ scene: LiveScene) throws {
    if let variant, !scene.variants.contains(variant) {
      throw ValidationError(
        Text.console.noVariant(variant, in: file, among: scene.variants))
    }
    let names = scene.runs.map(\.name)
    if let missing = runs.first(where: { !names.contains($0) }) {
      throw ValidationError(
        Text.console.noRun(missing, in: file, among: names))
    }
  }

  @MainActor private func write(_ text: String) throws {
    guard let output else { return Terminal.print(String(text.dropLast())) }
    guard !force else {
      return try OutputText.write(text, to: output, Text.console.exportNotWritten)
    }
    do { try WholeFile.create(output, with: text) } catch {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: output, line: 1, column: 1, Text.console.exportNotWritten("\(error)"))
      ])
    }
  }
}
