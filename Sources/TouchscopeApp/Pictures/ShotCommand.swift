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
    abstract: Text.help.abstract(.shot))

  @OptionGroup var moment: MomentOptions
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(Text.help.picture))
  var output: String
  @Flag(help: ArgumentHelp(Text.help.stageOfPicture))
  var stage = false
  @Option(
    help: ArgumentHelp(Text.help.panel(Panel.simple.map(\.name))))
  var panel: String?
  @Option(
    help: ArgumentHelp(Text.help.pictureSize))
  var size: String?
  @Option(help: ArgumentHelp(Text.help.pixelsPerPoint))
  var scale: Double?
  @Option(help: ArgumentHelp(Text.help.theme))
  var theme: String = "dark"
  @Option(help: ArgumentHelp(Text.help.overlays(OverlayList.names)))
  var overlays: String?
  @Option(
    help:
      ArgumentHelp(Text.help.render(SceneRender.allCases.map(\.rawValue)))
  )
  var render: String?
  @Option(help: ArgumentHelp(Text.help.objectInPicture))
  var about: String?
  @Option(help: ArgumentHelp(Text.help.range))
  var range: String?
  @Option(
    help: ArgumentHelp(Text.help.probe))
  var probe: String?
  @Option(
    help:
      ArgumentHelp(Text.help.tab(RightTab.allCases.map(\.rawValue))))
  var tab: String?
  @Option(
    help:
      ArgumentHelp(Text.help.table(SystemTableKind.allCases.map(\.rawValue)))
  )
  var table: String?
  @OptionGroup var language: LanguageOption

  func validate() throws {
    guard output.hasSuffix(".png") || output.hasSuffix(".svg") else {
      throw ValidationError(Text.console.noPictureFile(output))
    }
    if let scale, !(scale >= 0.25 && scale <= 8) {
      throw ValidationError(Text.console.outside(option: "--scale", from: 0.25, to: 8))
    }
    if stage, panel != nil {
      throw ValidationError(Text.console.cannotCombine("--stage", "--panel"))
    }
    _ = try options()
  }

  /// The options from the arguments.
  private func options() throws -> ShotOptions {
    var options = ShotOptions()
    guard theme == "dark" || theme == "light" else {
      throw ValidationError(Text.console.noTheme(theme))
    }
    options.theme = theme == "light" ? .light : .dark
    options.scale = scale ?? 1
    options.language = language.language
    options.run = moment.runName
    options.size = try size.map(SizeArgument.parse)
    options.about = about
    if stage { options.panel = .stage }
    if let panel {
      guard let named = Panel(name: panel) else {
        throw ValidationError(
          Text.console.noPanel(panel, among: Panel.simple.map(\.name)))
      }
      options.panel = named
    }
    if let overlays { options.overlays = try OverlayList.parse(overlays) }
    if let render {
      guard let named = SceneRender(rawValue: render) else {
        throw ValidationError(
          Text.console.notOneOf(option: "--render", SceneRender.allCases.map(\.rawValue), render)
        )
      }
      options.render = named
    }
    options.range = try range.map(RangeArgument.parse)
    options.probe = try probe.map(PointArgument.parse)
    if let tab {
      guard let named = RightTab(rawValue: tab) else {
        throw ValidationError(
          Text.console.notOneOf(option: "--tab", RightTab.allCases.map(\.rawValue), tab)
        )
      }
      options.tab = named
    }
    if let table {
      guard let named = SystemTableKind(rawValue: table) else {
        throw ValidationError(
          Text.console.notOneOf(option: "--table", SystemTableKind.allCases.map(\.rawValue), table)
        )
      }
      options.tab = .system
      options.table = named
    }
    return options
  }

  @MainActor func execute() throws {
    try Problems.report {
      let (session, playhead, still) = try moment.looked()
      var options = try self.options()
      options.moment = still
      let fonts = FontBook()
      for text in fonts.missing { Terminal.error(Text.console.note(text)) }
      do {
        try Shot(session: session, options, playhead: playhead).write(
          to: output, fonts: fonts)
      } catch {
        Terminal.error(Text.console.error("\(error)"))
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
        Text.console.notASize(text))
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
        Text.console.notAPoint(text))
    }
    return CGPoint(x: parts[0], y: parts[1])
  }
}

/// `0.1-0.4`
enum RangeArgument {
  static func parse(_ text: String) throws -> TimelineRange {
    let parts = text.split(separator: "-").compactMap { Double($0) }
    guard parts.count == 2, parts[0] >= 0, parts[0] < parts[1], parts[1] <= 1e6 else {
      throw ValidationError(Text.console.notARange(text))
    }
    return TimelineRange(start: Instant(seconds: parts[0]), end: Instant(seconds: parts[1]))
  }
}

/// `hit,touches`
enum OverlayList {
  static var names: [String] { OverlayCatalog.all.map(\.id) + ["all", "none"] }

  static func parse(_ text: String) throws -> Overlays {
    // The window's own pass takes the place of another one.
    if text == "all" { return .all.subtracting(.windowPass) }
    if text == "none" { return [] }
    var overlays = Overlays()
    for name in text.split(separator: ",") {
      guard let entry = OverlayCatalog.all.first(where: { $0.id == name }) else {
        throw ValidationError(Text.console.noOverlay(String(name), among: names))
      }
      overlays.insert(entry.overlay)
    }
    return overlays
  }
}
