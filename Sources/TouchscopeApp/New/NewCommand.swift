import ArgumentParser
import Foundation

/// `touchscope new NAME`: creates a package with a recognizer of your own.
struct NewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a package with your own recognizer, a scene, a test and a program.")

  @Argument(help: "The package's name: a Swift name with a capital letter, such as Wiggle.")
  var name: String
  @Option(
    help: "The folder or URL of Touchscope; by default the one that this program was built in.")
  var touchscope: String?

  @MainActor func execute() throws {
    if let problem = PackageTemplate.problem(withName: name) { throw ValidationError(problem) }
    guard !FileManager.default.fileExists(atPath: name) else {
      throw ValidationError("'\(name)' already exists; nothing was overwritten")
    }
    guard let source = touchscope ?? Self.ownCheckout else {
      throw ValidationError(
        "Touchscope's folder was not found; pass it with --touchscope")
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
      throw ValidationError("the package could not be written: \(error.localizedDescription)")
    }
    Terminal.print("Next: cd \(name); swift test; swift run \(name)App \(template.scenePath)")
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
