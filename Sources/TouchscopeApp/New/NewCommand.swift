import ArgumentParser
import Foundation
import TouchAssets
import TouchFiles
import TouchLanguage

/// `touchscope new NAME`: creates a package with a recognizer of your own.
struct NewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: Text.help.abstract(.new))

  @Argument(help: ArgumentHelp(Text.help.packageName))
  var name: String
  @Option(
    help: ArgumentHelp(Text.help.ownFolder))
  var touchscope: String?

  @Option(
    help: ArgumentHelp(Text.help.sceneTemplate(among: TouchAssets.templates.map(\.name))),
    completion: .list(TouchAssets.templates.map(\.name)))
  var template: String?

  @MainActor func execute() throws {
    if let template {
      let path = try Self.writeScene(name, from: template)
      Terminal.print(path)
      return Terminal.print(Text.console.nextScene(path))
    }
    if let problem = PackageTemplate.problem(withName: name) { throw ValidationError(problem) }
    guard !FileManager.default.fileExists(atPath: name) else {
      throw ValidationError(Text.console.alreadyExists(name))
    }
    guard let source = touchscope ?? Self.ownCheckout else {
      throw ValidationError(
        Text.console.noTouchscope)
    }
    let template = PackageTemplate(name: name, touchscope: Self.absolute(source))
    do {
      for (path, text) in template.files {
        let file = URL(fileURLWithPath: name).appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
        Terminal.print("\(name)/\(path)")
      }
    } catch {
      throw ValidationError(Text.console.packageNotWritten(error.localizedDescription))
    }
    Terminal.print(Text.console.next(package: name, scene: template.scenePath))
  }

  /// A scene of a template; nothing that exists is written over.
  @MainActor static func writeScene(_ name: String, from template: String) throws -> String {
    guard let text = TouchAssets.templates.first(where: { $0.name == template })?.text else {
      throw ValidationError(
        Text.console.noTemplate(template, among: TouchAssets.templates.map(\.name)))
    }
    let path = name.hasSuffix(".yaml") ? name : name + ".yaml"
    do { try WholeFile.create(path, with: text) } catch {
      throw ValidationError(Text.console.sceneNotWritten(path, "\(error)"))
    }
    return path
  }

  private static func absolute(_ source: String) -> String {
    source.contains("://") ? source : URL(fileURLWithPath: source).standardizedFileURL.path
  }

  /// The package that this program was built in.
  private static var ownCheckout: String? {
    #if os(Linux)
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #endif
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8),
        text.contains("name: \"touchscope\"")
      {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
