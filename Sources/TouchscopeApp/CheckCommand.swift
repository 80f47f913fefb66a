import ArgumentParser
import Foundation
import TouchEngine
import TouchScenes

/// `touchscope check [scene ...]`: plays the runs and checks what they expect.
struct CheckCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Play the runs of scenes and check their expectations.")

  @Argument(help: "Scene files, or folders of scenes; by default the folder 'scenes'.")
  var scenes: [String] = []
  @Option(help: "Also write the results as JUnit XML.")
  var junit: String?

  @MainActor func execute() throws {
    var results: [RunResult] = []
    var isBad = false
    for path in SceneFiles.expand(scenes.isEmpty ? ["scenes"] : scenes) {
      do {
        let scene = try LiveScene.load(path: path)
        scene.engine.tearDown()
        for run in scene.runs {
          results.append(try RunChecker.check(run, in: scene.document))
        }
        if scene.runs.isEmpty { Terminal.error("\(path): the scene has no runs to check") }
      } catch let problems as SceneDiagnostics {
        Terminal.error(problems.description)
        isBad = true
      }
    }
    for result in results where !result.passed { Terminal.print(result.report) }
    let failed = results.filter { !$0.passed }.count
    if let junit {
      try CheckReport.junit(results).write(toFile: junit, atomically: true, encoding: .utf8)
    }
    Terminal.print("\(results.count - failed) passed, \(failed) failed")
    if isBad { throw ExitCode(2) }
    if failed > 0 || results.isEmpty { throw ExitCode(1) }
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
