import ArgumentParser
import Foundation
import TouchCanvasSDL
import TouchDebugger
import TouchRecording
import TouchScenes

/// `touchscope [scene]`: opens the window.
struct OpenCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open a scene in the window (the default command).")

  @Argument(
    help: "The scene to open. Without one, the window lists the scenes in the folder 'scenes'.")
  var scene: String?
  @Flag(
    help:
      "Show the scene alone: one point per pixel from the top left corner, overlays on, no panels.")
  var stage = false
  @Option(help: "Record the inputs to this file as they happen; it must not exist yet.")
  var record: String?
  @Flag(help: "The file of --record carries the scene, so that it plays without the scene's file.")
  var withScene = false
  @Option(
    help: "Record the window into this file, so that 'touchscope replay-window' can replay it.")
  var recordWindow: String?
  @Option(help: "Close the window after this many seconds.")
  var quitAfter: Double?
  @Option(help: "Window size in points, such as 1440x900.")
  var size: String?
  @Option(help: "Pixels per point.")
  var scale: Double?
  @Flag(help: "On exit, print how long frames took.")
  var stats = false
  @Flag(help: "Use the light theme.")
  var light = false

  func validate() throws {
    if scene == nil, stage || record != nil {
      throw ValidationError("--\(stage ? "stage" : "record") needs a scene")
    }
    if withScene, record == nil { throw ValidationError("--with-scene needs --record") }
    if let size { _ = try SizeArgument.parse(size) }
    if let quitAfter, !(quitAfter.isFinite && quitAfter >= 0) {
      throw ValidationError("--quit-after must be a number of seconds, zero or more")
    }
    if let scale, !(scale >= 0.5 && scale <= 4) {
      throw ValidationError("--scale must be between 0.5 and 4")
    }
  }

  @MainActor func execute() throws {
    try Problems.report {
      var options = DebuggerOptions(scenePath: scene ?? "")
      options.isStage = stage
      options.recordingPath = record
      options.recordsScene = withScene
      options.windowLogPath = recordWindow
      options.quitAfter = quitAfter
      options.size = try size.map(SizeArgument.parse)
      options.scale = scale ?? 1
      options.showsStatistics = stats
      options.isLight = light
      options.settingsPath = WindowRunner.settings(isStage: stage, quitAfter)
      let live: LiveScene
      do { live = try scene.map { try LiveScene.load(path: $0) } ?? LiveScene.empty() } catch {
        return try show(error, options)
      }
      try WindowRunner.run(live, options)
    }
  }

  /// Says in a window, too, why the scene cannot be opened; the program ends as it does without a display.
  @MainActor private func show(_ error: any Error, _ options: DebuggerOptions) throws {
    guard let problems = error as? SceneDiagnostics, !stage, record == nil,
      DisplayProbe.isSeen()
    else { throw error }
    Terminal.error(problems.description)
    var options = options
    options.scenePath = ""
    options.problem = problems.description
    try WindowRunner.run(LiveScene.empty(), options)
    throw ExitCode(2)
  }
}

/// `touchscope replay RECORDING`: plays a recording in the window.
struct ReplayCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Replay a recording in the window.")

  @Argument(help: "The recording to replay.")
  var recording: String
  @Option(help: "Playback speed: 1 as recorded, 0.5 half as fast.")
  var speed: Double = 1
  @Flag(help: "Show the scene alone: one point per pixel from the top left corner.")
  var stage = false
  @Option(help: "Close the window after this many seconds.")
  var quitAfter: Double?
  @Option(help: "Window size in points, such as 1440x900.")
  var size: String?
  @Flag(help: "On exit, print how long frames took.")
  var stats = false

  func validate() throws {
    guard speed >= 0.01, speed <= 100 else {
      throw ValidationError("--speed must be between 0.01 and 100")
    }
    if let size { _ = try SizeArgument.parse(size) }
  }

  @MainActor func execute() throws {
    try Problems.report {
      let opened = try SessionLoader.recording(recording)
      var options = DebuggerOptions(scenePath: opened.scene.path)
      options.isStage = stage
      options.quitAfter = quitAfter
      options.size = try size.map(SizeArgument.parse)
      options.speed = speed
      options.openedRecording = recording
      options.settingsPath = WindowRunner.settings(isStage: stage, quitAfter)
      options.showsStatistics = stats
      options.replayed = opened.recording
      try WindowRunner.run(opened.scene, options)
    }
  }
}

/// `touchscope replay-window FILE`: replays a recorded window without a display.
struct ReplayWindowCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay-window",
    abstract: "Replay a window that --record-window recorded, without a display.")

  @Argument(help: "The recorded window.")
  var file: String
  @Option(name: [.short, .long], help: "Write the window as it is at the end to this PNG file.")
  var output: String?
  @Flag(help: "Print the time, the notices and the size of the trace after each change.")
  var story = false

  @MainActor func execute() throws {
    try Problems.report {
      let replay = try WindowReplay(path: file, fonts: FontBook())
      defer { replay.end() }
      if replay.hasOtherFonts {
        Terminal.error("note: fonts or libraries differ from the recording's; pixels may differ")
      }
      if story { replay.onChange = { Terminal.print($0) } }
      try replay.run()
      if let output { try replay.writePNG(to: output) }
      Terminal.print(replay.summary)
    }
  }
}

/// Opens the window, or writes pictures if there is no display.
@MainActor
enum WindowRunner {
  /// A window for interactive use saves its settings; one that shows a scene alone, or closes by itself, looks the
  /// same on every machine.
  static func settings(isStage: Bool, _ quitAfter: Double?) -> String? {
    isStage || quitAfter != nil ? nil : DebuggerOptions.standardSettingsPath
  }

  static func run(
    _ scene: LiveScene, _ options: DebuggerOptions
  ) throws {
    let fonts = FontBook()
    for text in fonts.missing { Terminal.error("note: \(text)") }
    if let problem = DisplayProbe.problem() { return try makePictures(options, fonts, problem) }
    do {
      let outcome = try Loop(scene, options, fonts: fonts).run()
      if let statistics = outcome.statistics { Terminal.print(statistics) }
      for problem in outcome.problems { Terminal.error(problem) }
      if !outcome.problems.isEmpty { throw ExitCode(2) }
    } catch let error as WindowCanvas.CannotOpen {
      Terminal.error("error: \(error.description)")
      throw ExitCode(2)
    }
  }

  /// What can be done without a display; a window that was to be recorded is refused.
  private static func makePictures(
    _ options: DebuggerOptions, _ fonts: FontBook, _ problem: String
  ) throws {
    if let path = options.recordingPath ?? options.windowLogPath {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: path, line: 1, column: 1, sentence: "nothing can be recorded: \(problem)",
          hint: "set DISPLAY or WAYLAND_DISPLAY to a display that is running")
      ])
    }
    let path = options.scenePath.isEmpty ? Headless.usualScene : options.scenePath
    Terminal.print("There is no window (\(problem)); writing the runs of \(path) as pictures:")
    for path in try Headless.pictures(of: path, in: "out", fonts: fonts) {
      Terminal.print("  \(path)")
    }
  }
}
