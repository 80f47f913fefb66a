import Foundation
import TouchEngine
public import TouchScenes

/// A scene or its runs as source text, with what could not be said.
public struct SceneExport {
  public let text: String
  /// The name of its file, without the ending.
  public let name: String
  /// In the order of the file.
  public let warnings: [ExportWarning]

  /// One UIKit program for Xcode.
  public static func program(_ scene: LiveScene) -> SceneExport {
    let exported = ExportedScene(scene)
    let program = Program(exported, .uikit)
    let declarations = ProgramWriter(program).declarations()
    let general = generalWarnings(exported)
    let lines =
      header(exported, general) + ["", "import UIKit"]
      + (needsSubmodule(exported) ? ["import UIKit.UIGestureRecognizerSubclass"] : []) + [""]
      + declarations
    return SceneExport(lines, general + program.warnings, name: typeName(exported))
  }

  /// Runs as a test on `GestureTester`; without names, all of them.
  public static func test(_ scene: LiveScene, runs names: [String]) throws -> SceneExport {
    let runs = (scene.document.root["runs"]?.items ?? []).filter { run in
      names.isEmpty || names.contains(run["name"]?.text ?? "")
    }
    var scenes: [(variant: String?, scene: ExportedScene)] = []
    for run in runs {
      let variant = run["variant"]?.text
      guard !scenes.contains(where: { $0.variant == variant }) else { continue }
      let varied = try LiveScene.load(scene.document, variant: variant, withRuns: false)
      scenes.append((variant, ExportedScene(varied)))
      varied.engine.tearDown()
    }
    let writer = TestWriter(scenes, runs)
    let name = scenes.first.map { typeName($0.scene) } ?? typeName(ExportedScene(scene))
    return SceneExport(writer.lines(), writer.warnings, name: name + "Tests")
  }

  /// Whether a recognizer overrides what only this import shows.
  static func needsSubmodule(_ scene: ExportedScene) -> Bool {
    scene.all.contains { $0.kind == .recognizer && Overrides.areNeeded(for: $0) }
  }

  init(_ lines: [String], _ warnings: [ExportWarning], name: String) {
    self.name = name
    text = lines.joined(separator: "\n") + "\n"
    self.warnings = warnings.sorted { ($0.line, $0.sentence) < ($1.line, $1.sentence) }
  }

  /// The name of a type for the scene: `double-tap.yaml` as `DoubleTap`, `012-many.yaml` as `Many012`.
  static func typeName(_ scene: ExportedScene) -> String {
    let file = URL(fileURLWithPath: scene.document.path).deletingPathExtension().lastPathComponent
    let number = file.prefix { $0.isNumber }
    let name = SwiftNames.camel(String(file.dropFirst(number.count))) + number
    return name.first?.isLetter == true ? SwiftNames.capitalized(name) : "Scene" + name
  }

  private static func header(_ scene: ExportedScene, _ warnings: [ExportWarning]) -> [String] {
    let file = URL(fileURLWithPath: scene.document.path).lastPathComponent
    var lines = [
      "//", "//  \(typeName(scene)).swift", "//  Made by `touchscope export` from \(file).", "//",
    ]
    if let variant = scene.variant { lines += ["//  Variant: \(variant)", "//"] }
    lines += [
      "//  In Xcode: File > New > Project > iOS > App (Storyboard). Delete every Swift file of the template and",
      "//  Main.storyboard, remove the keys UIApplicationSceneManifest and UIMainStoryboardFile from Info.plist, and",
      "//  add this file.", "//",
      "//  Made for \(scene.screen.joined(separator: " x ")) points; on other screens views keep these frames.",
    ]
    lines += warnings.map { "//  Not in UIKit: \($0.sentence)." }
    lines += ownClasses(scene).map {
      "//  \($0) is a class of your own: add its source to the target."
    }
    return lines + ["//"]
  }

  /// The classes that the program names and does not have.
  static func ownClasses(_ scene: ExportedScene) -> [String] {
    Set(scene.all.filter { $0.isOwnClass && $0.className != "AppDelegate" }.map(\.className))
      .sorted()
  }

  /// What holds for the scene as a whole.
  static func generalWarnings(_ scene: ExportedScene) -> [ExportWarning] {
    let root = scene.document.root
    var warnings = (root["constants"]?.entries ?? []).map { key, value in
      ExportWarning(
        line: key.line,
        sentence:
          "UIKit's own thresholds count; the scene had \(key.text ?? "") = \(value.text ?? "")")
    }
    for key in ["profile", "overrides", "seed", "traces"] {
      guard let node = root[key] else { continue }
      warnings.append(
        ExportWarning(line: node.line, sentence: "'\(key)' is of the engine alone"))
    }
    if let application = scene.application, application.isOwnClass {
      warnings.append(
        ExportWarning(
          line: application.node.line,
          sentence:
            "the app makes its own \(application.className) only if Info.plist names it as NSPrincipalClass"
        ))
    }
    warnings += actionWarnings(scene)
    for part in scene.all {
      guard let stall = part["touches"]?["stall"] else { continue }
      warnings.append(
        ExportWarning(
          line: stall.line, sentence: "the stall sleeps, and input is late as it is there")
      )
    }
    return warnings
  }

  /// What becomes of the ways of actions that a scene changes.
  static func actionWarnings(_ scene: ExportedScene) -> [ExportWarning] {
    var warnings: [ExportWarning] = []
    if let own = scene.application?["sendAction"] {
      warnings.append(
        ExportWarning(line: own.line, sentence: "the application sends every action on"))
    }
    for part in scene.all {
      guard let own = part["sendAction"], own["to"] != nil else { continue }
      warnings.append(
        ExportWarning(
          line: own.line, sentence: "the log does not say who performs a redirected action"))
    }
    return warnings
  }
}
