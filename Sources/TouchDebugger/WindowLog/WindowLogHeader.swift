import Foundation
import TouchAssets
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchWindow

/// What a recorded window began with: enough to open it without any other file.
struct WindowLogHeader: Codable {
  /// The first word of the file.
  var touchscopeWindow = 1
  var scenePath: String
  var sceneText: String
  var variant: String?
  /// A recording that is replayed from the start, as its text.
  var replayed: String?
  var openedRecording: String?
  var problem: String?
  var recordingPath: String?
  var settingsPath: String?
  var isStage: Bool
  var width: Double
  var height: Double
  var scale: Double
  var speed: Double
  var isLight: Bool
  /// The language of the command line and that of the system, by their tags.
  var language: String?
  var systemLanguage: String?
  var hasText: Bool
  var folder: String
  var keymap: String
  /// Libraries and fonts that decide the pixels.
  var versions: String

  init(
    _ scene: LiveScene, _ options: DebuggerOptions, _ surroundings: WindowSurroundings,
    _ fonts: FontBook
  ) {
    scenePath = scene.path
    sceneText = scene.text
    variant = scene.variant
    replayed = options.replayed.map(RecordingText.document)
    openedRecording = options.openedRecording
    problem = options.problem
    recordingPath = options.recordingPath
    settingsPath = options.settingsPath
    isStage = options.start == .stage
    let size =
      options.size
      ?? (isStage ? scene.engine.screen : CGSize(width: 1440, height: 900))
    width = size.width
    height = size.height
    scale = options.scale
    speed = options.speed
    isLight = options.isLight
    language = options.look.language?.rawValue
    systemLanguage = options.look.systemLanguage?.rawValue
    hasText = surroundings.hasText
    folder = surroundings.folder
    keymap = surroundings.keymap ?? TouchAssets.keymap
    versions = CanvasVersions.description(fonts)
  }

  /// The key of a number that no window has; nil in files that the program has written.
  var keyOutOfRange: String? {
    let numbers: [(key: String, number: Double, allowed: ClosedRange<Double>)] = [
      ("width", width, 1...16_384), ("height", height, 1...16_384), ("scale", scale, 0.1...16),
      ("speed", speed, 0.01...100),
    ]
    return numbers.first { !$0.allowed.contains($0.number) }?.key
  }

  /// How the window is opened again; its settings are answers of the recording, and nothing is written.
  var options: DebuggerOptions {
    var options = DebuggerOptions(scenePath: scenePath)
    options.start = isStage ? .stage : .touching
    options.size = CGSize(width: width, height: height)
    options.scale = scale
    options.speed = speed
    options.isLight = isLight
    options.look.language = language.flatMap(TextLanguage.init)
    options.look.systemLanguage = systemLanguage.flatMap(TextLanguage.init)
    options.openedRecording = openedRecording
    options.problem = problem
    options.recordingPath = recordingPath
    options.settingsPath = settingsPath
    return options
  }
}

/// A line of a recorded window after the first.
enum WindowLogLine: Codable {
  /// A turn begins, nanoseconds since the window was opened.
  case turn(UInt64)
  case event(CanvasEvent)
  /// What the system answered, as JSON.
  case answer(String, Data)
  /// A frame took long.
  case slow(UInt64, String)
  /// What the window had come to after the turn.
  case note(WindowNote)
}
