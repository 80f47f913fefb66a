import ArgumentParser
import TouchEngine
import TouchExport
import TouchFiles
import TouchScenes

/// `touchscope export SCENE --format swift`: a scene for Xcode, or its runs as a test.
struct ExportCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a scene as a UIKit program for Xcode, or its runs as a Swift test.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case swift, test
  }

  @Argument(help: "A scene.")
  var file: String
  @Option(
    help: "swift: one source file with the app's delegate; test: runs as a test on GestureTester.")
  var format: Format = .swift
  @Option(
    name: .customLong("run"), help: "A run for the test; several may be given, by default all.")
  var runs: [String] = []
  @Option(help: "A variant of the scene, for swift.")
  var variant: String?
  @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
  var output: String?
  @Flag(help: "Replace the file if it exists.")
  var force = false
  @Flag(help: "Exit with 1 if something cannot be said.")
  var strict = false

  @MainActor func execute() throws {
    try Problems.report {
      let scene = try LiveScene.load(path: file, variant: variant)
      defer { scene.engine.tearDown() }
      try check(scene)
      let export =
        format == .swift ? SceneExport.program(scene) : try SceneExport.test(scene, runs: runs)
      for warning in export.warnings {
        Terminal.error("\(file):\(warning.line): warning: \(warning.sentence)")
      }
      try write(export.text)
      if strict && !export.warnings.isEmpty { throw ExitCode(1) }
    }
  }

  func validate() throws {
    if format == .swift, !runs.isEmpty { throw ValidationError("--run is for --format test") }
    if format == .test, variant != nil {
      throw ValidationError("--variant is for --format swift; a run names its own")
    }
  }

  /// The variant and the runs must be there.
  @MainActor private func check(_ scene: LiveScene) throws {
    if let variant, !scene.variants.contains(variant) {
      throw ValidationError(
        "\(file) has no variant '\(variant)'; variants: " + scene.variants.joined(separator: ", "))
    }
    let names = scene.runs.map(\.name)
    if let missing = runs.first(where: { !names.contains($0) }) {
      throw ValidationError(
        "\(file) has no run '\(missing)'; runs: " + names.joined(separator: ", "))
    }
  }

  @MainActor private func write(_ text: String) throws {
    guard let output else { return Terminal.print(String(text.dropLast())) }
    guard !force else { return try OutputText.write(text, to: output, "program") }
    do { try WholeFile.create(output, with: text) } catch {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: output, line: 1, column: 1, sentence: "the program cannot be written: \(error)",
          hint: "choose another name, or replace it with --force")
      ])
    }
  }
}
