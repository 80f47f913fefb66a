import TouchEngine
import TouchScenes

/// Writes runs of a scene as a test on `GestureTester`, with the scene's program in it.
final class TestWriter {
  private let scenes: [(variant: String?, scene: ExportedScene)]
  private let runs: [SceneNode]
  private(set) var warnings: [ExportWarning] = []
  private var names = SwiftNames()

  /// The runs by their nodes; a scene for each of their variants.
  init(_ scenes: [(variant: String?, scene: ExportedScene)], _ runs: [SceneNode]) {
    self.scenes = scenes
    self.runs = runs
  }

  func lines() -> [String] {
    guard let first = scenes.first?.scene else { return [] }
    let suite = SceneExport.typeName(first) + "Tests"
    let file = first.document.path.split(separator: "/").last.map(String.init) ?? ""
    let tests = runs.map(test) + makers
    let programs = scenes.map { program($0.scene, $0.variant) }
    let needsSubmodule = scenes.contains { SceneExport.needsSubmodule($0.scene) }
    return ["import Testing", "import TouchscopeTesting", "import UIKit"]
      + (needsSubmodule ? ["import UIKit.UIGestureRecognizerSubclass"] : [])
      + [
        "", "/// From \(file), by `touchscope export --format test`.",
        "/// Runs on Touchscope's engine (swift test), not in Xcode's simulator.",
      ]
      + SceneExport.ownClasses(first).map {
        "/// \($0) is a class of your own: import its module."
      }
      + ["@MainActor"]
      + SwiftText.block("@Suite struct \(suite)", Array(tests.joined(separator: [""])))
      + programs.flatMap { [""] + $0 }
  }

  // MARK: The app

  private func space(_ scene: ExportedScene, _ variant: String?) -> String {
    SceneExport.typeName(scene)
      + (variant.map { SwiftNames.capitalized(SwiftNames.camel($0)) } ?? "")
  }

  private func program(_ scene: ExportedScene, _ variant: String?) -> [String] {
    let program = Program(scene, .engine)
    let declarations = ProgramWriter(program).declarations()
    warnings += program.warnings + SceneExport.actionWarnings(scene)
    for part in scene.all {
      guard let stall = part["touches"]?["stall"] else { continue }
      warnings.append(
        ExportWarning(line: stall.line, sentence: "a stall is made by scenes alone"))
    }
    let title = variant.map { "The app of the variant '\($0)'." } ?? "The app of the scene."
    return ["/// \(title)"]
      + SwiftText.block("private enum \(space(scene, variant))", declarations)
  }

  private func maker(_ variant: String?) -> String {
    variant.map { "make" + SwiftNames.capitalized(SwiftNames.camel($0)) } ?? "makeApp"
  }

  /// Functions that start the app, one for each variant.
  private var makers: [[String]] {
    scenes.map { variant, scene in
      let root = scene.document.root
      let size = AttributeForm.structure(["width", "height"], scene.screen)
      var arguments = ["screen: \(size)"]
      var body: [String] = []
      if let constants = root["constants"]?.entries {
        body.append("var constants = EngineConstants()")
        body += constants.map { "constants.\($0.key.text ?? "") = \(SwiftText.number($0.value))" }
        arguments.append("constants: constants")
      }
      if let profile = root["profile"]?.text { arguments.append("profile: .\(profile)") }
      if let application = scene.application, application.isOwnClass {
        arguments.append("application: { \(application.className)() }")
      }
      let list = arguments.joined(separator: ", ")
      let call = "GestureTester(\(list)) { \(space(scene, variant)).AppDelegate() }"
      let named = scene.all.compactMap { part in
        part["action"]?.text.flatMap { name in part.id.map { ($0, name) } }
      }
      var names = named.map {
        "tester.nameAction(of: \(SwiftText.string($0.0)), \(SwiftText.string($0.1)))"
      }
      if root["traces"] != nil { names.append("tester.tracesReleases = true") }
      body +=
        names.isEmpty
        ? [body.isEmpty ? call : "return \(call)"]
        : ["let tester = \(call)"] + names + ["return tester"]
      return SwiftText.function("private func \(maker(variant))", [], "GestureTester", body)
    }
  }

  // MARK: Runs

  private func test(_ run: SceneNode) -> [String] {
    let title = run["name"]?.text ?? "run"
    let name = names.name(title, kind: "run")
    var lines = run["golden"]?.text.map { ["/// Golden case \($0)."] } ?? []
    lines.append("@Test\(name == title ? "" : "(\(SwiftText.string(title)))")")
    var body = ["let tester = \(maker(run["variant"]?.text))()"]
    body += (run["input"]?.items ?? []).map { "tester." + TestInput.call($0) }
    body += (run["expect"]?.items ?? []).flatMap(expectations)
    return lines.dropLast() + SwiftText.block("\(lines[lines.count - 1]) func \(name)()", body)
  }

  private func expectations(_ node: SceneNode) -> [String] {
    do {
      let actionsPrint = scenes.contains { $0.scene.all.contains { $0["prints"] != nil } }
      return try TestExpectation.calls(node, actionsPrint: actionsPrint).map { "tester." + $0 }
    } catch {
      warnings.append(ExportWarning(line: node.line, sentence: error.sentence))
      return ["// Not in a test: \(error.sentence)."]
    }
  }
}
