import ArgumentParser
import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchDebugger
import TouchScenes
import TouchTrace

/// `touchscope shot`: the picture at one moment of a run or recording; needs no display.
struct ShotCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "shot", abstract: "Write the picture at one moment of a run or recording as PNG.")

  @Argument(help: "A scene, or a recording.")
  var file: String
  @Option(name: .customLong("run"), help: "The run of the scene.")
  var runName: String?
  @Option(help: "Seconds from the start; the end of the run when it is left out.")
  var at: Double?
  @Option(
    name: [.customShort("o"), .customLong("output")], help: "The picture to write, ending in .png.")
  var output: String
  @Flag(help: "The scene alone, one point per pixel, overlays on.")
  var stage = false
  @Option(help: "Size of the window in points, as 1440x900.")
  var size: String?
  @Option(help: "Pixels per point.")
  var scale: Double?
  @Option(help: "dark or light.")
  var theme: String = "dark"

  func validate() throws {
    guard output.hasSuffix(".png") else {
      throw ValidationError("'\(output)' does not end in .png; other formats are not built yet")
    }
    guard theme == "dark" || theme == "light" else {
      throw ValidationError("the theme is dark or light, not '\(theme)'")
    }
    if let at, !(at.isFinite && at >= 0) {
      throw ValidationError("--at is a time in seconds, not negative")
    }
    if let scale, !(scale >= 0.25 && scale <= 8) {
      throw ValidationError("--scale goes from 0.25 to 8")
    }
    if let size { _ = try SizeArgument.parse(size) }
  }

  @MainActor func execute() throws {
    try Problems.report {
      let session = try SessionLoader.load(
        file, run: runName, until: at.map { Instant(seconds: $0) })
      let fonts = FontBook()
      for text in fonts.missing { Terminal.error("note: \(text)") }
      let shot = Shot(
        session: session, isStage: stage, size: try size.map(SizeArgument.parse),
        scale: scale ?? 1, theme: theme == "light" ? .light : .dark)
      do { try shot.write(to: output, fonts: fonts) } catch {
        Terminal.error("\(error)")
        throw ExitCode(2)
      }
    }
  }
}

/// `1440x900`
enum SizeArgument {
  static func parse(_ text: String) throws -> CGSize {
    let parts = text.split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 >= 100 && $0 <= 8000 }) else {
      throw ValidationError(
        "'\(text)' is no size; write WIDTHxHEIGHT, each from 100 to 8000, as 1440x900")
    }
    return CGSize(width: parts[0], height: parts[1])
  }
}
