import ArgumentParser
import Foundation
import TouchEngine
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes

/// `touchscope check [scene ...]`: plays the runs and checks what they expect.
struct CheckCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: Text.help.abstract(.check))

  @Argument(help: ArgumentHelp(Text.help.scenesToCheck), completion: .scenes)
  var scenes: [String] = []
  @Option(help: ArgumentHelp(Text.help.junit))
  var junit: String?

  @MainActor func execute() throws {
    try Problems.report {
      var results: [RunResult] = []
      var isBad = false
      let bundles = scenes.filter { ProbeBundle.isBundle($0) }
      let differ = try bundles.count { try !BundleCheck.run($0) }
      let files = scenes.filter { !bundles.contains($0) }
      if files.isEmpty, !bundles.isEmpty { throw ExitCode(differ == 0 ? 0 : 1) }
      for path in SceneFiles.expand(files.isEmpty ? ["scenes"] : files) {
        do { results += try Self.check(path) } catch let problems as SceneDiagnostics {
          Terminal.error(problems.description)
          isBad = true
        }
      }
      for result in results where !result.passed { Terminal.print(result.report) }
      let failed = results.count { !$0.passed }
      if let junit { try OutputText.write(CheckReport.junit(results), to: junit) }
      Terminal.print(Text.console.checked(passed: results.count - failed, failed: failed))
      if isBad { throw ExitCode(2) }
      if failed > 0 || differ > 0 || results.isEmpty { throw ExitCode(1) }
    }
  }

  /// The file is parsed once, however many runs it has.
  @MainActor private static func check(_ path: String) throws -> [RunResult] {
    let scene = try LiveScene.load(path: path)
    for cycle in cycles(scene) { Terminal.error("\(path):1:1: " + Text.console.note(cycle)) }
    scene.engine.tearDown()
    if scene.runs.isEmpty {
      let problem = Text.console.noRunsToCheck
      Terminal.error(
        "\(path):1:1: \(Text.console.note(problem.sentence))\n  \(Text.console.hint(problem.hint))")
    }
    return try scene.runs.map { try RunChecker.check($0, in: scene.document) }
  }
}

extension CheckCommand {
  /// Each ring of recognizers that wait for each other, in words.
  @MainActor private static func cycles(_ scene: LiveScene) -> [String] {
    let input = PictureInput(
      reading: TraceReading(), snapshot: scene.engine.snapshot(), trace: scene.engine.trace)
    return RequirementCycle.all(input).compactMap {
      RequirementCycle.sentence(about: $0, input)?.text
    }
  }
}

/// Scene files by name or folder, in alphabetical order.
enum SceneFiles {
  static func expand(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { return [path] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(path)/\($0)" }
    }
  }
}
