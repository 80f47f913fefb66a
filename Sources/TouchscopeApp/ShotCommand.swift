import TouchLanguage
import ArgumentParser
import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchDebugger
import TouchInspection
import TouchScenes
import TouchTrace

/// `touchscope shot`: the picture at one moment of a run or recording; needs no display.
struct ShotCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "shot",
    abstract: "Write the picture at one moment of a run or recording as PNG or SVG.")

  @OptionGroup var moment: MomentOptions
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "The file to write, ending in .png or .svg.")
  var output: String
  @Flag(help: "Draw the scene alone: one point per pixel, overlays on; same as --panel stage.")
  var stage = false
  @Option(
    help: "Draw one part: \(Panel.simple.map(\.name).joined(separator: ", ")) or recognizer:ID.")
  var panel: String?
  @Option(
    help: "Size in points, such as 1440x900; by default a single panel is as large as its content.")
  var size: String?
  @Option(help: "Pixels per point.")
  var scale: Double?
  @Option(help: "The theme: dark or light.")
  var theme: String = "dark"
  @Option(help: "The overlays to draw, separated by commas: \(OverlayList.names).")
  var overlays: String?
  @Option(
    help:
      "What to draw of the views: \(SceneRender.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var render: String?
  @Option(help: "The object to explain: a recognizer, control, view or responder.")
  var about: String?
  @Option(help: "The range of the timeline in seconds, such as 0.1-0.4.")
  var range: String?
  @Option(
    help: "Show the hit test of a point of the screen, such as 120,80, instead of the touches.")
  var probe: String?
  @Option(
    help:
      "The tab of the right panel: \(RightTab.allCases.map(\.rawValue).joined(separator: ", ")).")
  var tab: String?
  @Option(
    help:
      "The table of the tab 'system': \(SystemTableKind.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var table: String?

  func validate() throws {
    guard output.hasSuffix(".png") || output.hasSuffix(".svg") else {
      throw ValidationError("'\(output)' must end in .png or .svg")
    }
    if let scale, !(scale >= 0.25 && scale <= 8) {
      throw ValidationError("--scale must be between 0.25 and 8")
    }
    if stage, panel != nil { throw ValidationError("--stage and --panel cannot be combined") }
    _ = try options()
  }

  /// The options from the arguments.
  private func options() throws -> ShotOptions {
    var options = ShotOptions()
    guard theme == "dark" || theme == "light" else {
      throw ValidationError("--theme must be dark or light, not '\(theme)'")
    }
    options.theme = theme == "light" ? .light : .dark
    options.scale = scale ?? 1
    options.run = moment.runName
    options.size = try size.map(SizeArgument.parse)
    options.about = about
    if stage { options.panel = .stage }
    if let panel {
      guard let named = Panel(name: panel) else {
        throw ValidationError(
          "there is no panel '\(panel)'; panels: "
            + Panel.simple.map(\.name).joined(separator: ", ") + ", recognizer:ID")
      }
      options.panel = named
    }
    if let overlays { options.overlays = try OverlayList.parse(overlays) }
    if let render {
      guard let named = SceneRender(rawValue: render) else {
        throw ValidationError(
          "--render must be one of \(SceneRender.allCases.map(\.rawValue).joined(separator: ", ")), not '\(render)'"
        )
      }
      options.render = named
    }
    options.range = try range.map(RangeArgument.parse)
    options.probe = try probe.map(PointArgument.parse)
    if let tab {
      guard let named = RightTab(rawValue: tab) else {
        throw ValidationError(
          "--tab must be one of \(RightTab.allCases.map(\.rawValue).joined(separator: ", ")), not '\(tab)'"
        )
      }
      options.tab = named
    }
    if let table {
      guard let named = SystemTableKind(rawValue: table) else {
        throw ValidationError(
          "--table must be one of \(SystemTableKind.allCases.map(\.rawValue).joined(separator: ", ")), not '\(table)'"
        )
      }
      options.tab = .system
      options.table = named
    }
    return options
  }

  @MainActor func execute() throws {
    try Problems.report {
      let session = try moment.load()
      let fonts = FontBook()
      for text in fonts.missing { Terminal.error("note: \(text)") }
      do { try Shot(session: session, try options()).write(to: output, fonts: fonts) } catch {
        Terminal.error("error: \(error)")
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
        "'\(text)' is not a size; write WIDTHxHEIGHT, each between 100 and 8000, such as 1440x900")
    }
    return CGSize(width: parts[0], height: parts[1])
  }
}

/// `120,80`
enum PointArgument {
  static func parse(_ text: String) throws -> CGPoint {
    let parts = text.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ abs($0) <= 10_000 }) else {
      throw ValidationError(
        "'\(text)' is not a point; write X,Y in points of the screen, such as 120,80")
    }
    return CGPoint(x: parts[0], y: parts[1])
  }
}

/// `0.1-0.4`
enum RangeArgument {
  static func parse(_ text: String) throws -> TimelineRange {
    let parts = text.split(separator: "-").compactMap { Double($0) }
    guard parts.count == 2, parts[0] >= 0, parts[0] < parts[1], parts[1] <= 1e6 else {
      throw ValidationError("'\(text)' is not a range; write FROM-TO in seconds, such as 0.1-0.4")
    }
    return TimelineRange(start: Instant(seconds: parts[0]), end: Instant(seconds: parts[1]))
  }
}

/// `hit,touches`
enum OverlayList {
  static var names: String { OverlayCatalog.all.map(\.id).joined(separator: ", ") + ", all, none" }

  static func parse(_ text: String) throws -> Overlays {
    // The window's own pass takes the place of another one.
    if text == "all" { return .all.subtracting(.windowPass) }
    if text == "none" { return [] }
    var overlays = Overlays()
    for name in text.split(separator: ",") {
      guard let entry = OverlayCatalog.all.first(where: { $0.id == name }) else {
        throw ValidationError("there is no overlay '\(name)'; overlays: \(names)")
      }
      overlays.insert(entry.overlay)
    }
    return overlays
  }
}
