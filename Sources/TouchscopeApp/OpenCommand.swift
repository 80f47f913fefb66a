import ArgumentParser
import Foundation
import TouchCanvasSDL
import TouchDebugger
import TouchLanguage
import TouchRecording
import TouchScenes

/// `touchscope [scene]`: opens the window.
struct OpenCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: Text.help.abstract(.open))

  @Argument(
    help: ArgumentHelp(Text.help.sceneToOpen), completion: .scenes)
  var scene: String?
  @Flag(
    help:
      ArgumentHelp(Text.help.stageOfWindow))
  var stage = false
  @Option(help: ArgumentHelp(Text.help.record))
  var record: String?
  @Flag(help: ArgumentHelp(Text.help.withScene))
  var withScene = false
  @Option(
    help: ArgumentHelp(Text.help.recordWindow))
  var recordWindow: String?
  @OptionGroup var window: WindowOptions

  func validate() throws {
    if scene == nil, stage || record != nil {
      throw ValidationError(Text.console.needsScene(option: stage ? "--stage" : "--record"))
    }
    if withScene, record == nil {
      throw ValidationError(Text.console.needs(option: "--with-scene", other: "--record"))
    }
  }

  @MainActor func execute() throws {
    try Problems.report {
      var options = DebuggerOptions(scenePath: scene ?? "")
      options.start = stage ? .stage : .touching
      options.recordingPath = record
      options.recordsScene = withScene
      options.windowLogPath = recordWindow
      try window.apply(to: &options)
      if let scene, let bundle = try BundleCheck.session(scene) {
        return try WindowRunner.run(bundle, of: scene, options)
      }
      window.applySettings(to: &options)
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
    commandName: "replay", abstract: Text.help.abstract(.replay))

  @Argument(
    help: ArgumentHelp(Text.help.recordingToReplay), completion: .file(extensions: ["rec"]))
  var recording: String
  @Option(help: ArgumentHelp(Text.help.speed))
  var speed: Double = 1
  @Flag(help: ArgumentHelp(Text.help.stageOfReplay))
  var stage = false
  @OptionGroup var window: WindowOptions

  func validate() throws {
    guard speed >= 0.01, speed <= 100 else {
      throw ValidationError(Text.console.outside(option: "--speed", from: 0.01, to: 100))
    }
  }

  @MainActor func execute() throws {
    try Problems.report {
      let opened = try SessionLoader.recording(recording)
      var options = DebuggerOptions(scenePath: opened.scene.path)
      options.start = stage ? .stage : .touching
      try window.apply(to: &options)
      options.speed = speed
      options.openedRecording = recording
      window.applySettings(to: &options)
      options.replayed = opened.recording
      try WindowRunner.run(opened.scene, options)
    }
  }
}

/// `touchscope replay-window FILE`: replays a recorded window without a display.
struct ReplayWindowCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay-window",
    abstract: Text.help.abstract(.replayWindow))

  @Argument(help: ArgumentHelp(Text.help.recordedWindow))
  var file: String
  @Option(name: [.short, .long], help: ArgumentHelp(Text.help.lastPicture))
  var output: String?
  @Flag(help: ArgumentHelp(Text.help.story))
  var story = false

  @MainActor func execute() throws {
    try Problems.report {
      let replay = try WindowReplay(path: file, fonts: FontBook())
      defer { replay.end() }
      if replay.hasOtherFonts {
        Terminal.error(Text.console.note(Text.console.otherFonts))
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

  /// A window for interactive use speaks the language of the system.
  static func language(isStage: Bool, _ quitAfter: Double?) -> TextLanguage? {
    settings(isStage: isStage, quitAfter) == nil
      ? nil : TextLanguage(environment: ProcessInfo.processInfo.environment)
  }

  /// Plays what a probe wrote in an app, and says whether the engine agrees.
  static func run(
    _ opened: SessionFile.Opened, of bundle: String, _ options: DebuggerOptions
  ) throws {
    if let note = opened.note { Terminal.error("\(bundle): " + Text.console.note(note)) }
    var options = options
    options.scenePath = opened.scene.path
    options.openedRecording = bundle
    options.replayed = opened.recording
    try run(opened.scene, options)
  }

  static func run(
    _ scene: LiveScene, _ options: DebuggerOptions
  ) throws {
    let fonts = FontBook()
    for text in fonts.missing { Terminal.error(Text.console.note(text)) }
    if let problem = DisplayProbe.problem() { return try makePictures(options, fonts, problem) }
    do {
      let outcome = try Loop(scene, options, fonts: fonts).run()
      if let statistics = outcome.statistics { Terminal.print(statistics) }
      for problem in outcome.problems { Terminal.error(problem) }
      if !outcome.problems.isEmpty { throw ExitCode(2) }
    } catch let error as WindowCanvas.CannotOpen {
      Terminal.error(Text.console.error(error.description))
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
          file: path, line: 1, column: 1, Text.console.nothingRecorded(problem))
      ])
    }
    let path = options.scenePath.isEmpty ? Headless.usualScene : options.scenePath
    Terminal.print(Text.console.noWindow(problem, scene: path))
    for path in try Headless.pictures(of: path, in: "out", fonts: fonts) {
      Terminal.print("  \(path)")
    }
  }
}
