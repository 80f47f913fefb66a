import Foundation
import TouchCanvasSDL
import TouchFiles
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchWindow

/// What a window stands in: what it asks the system, and what the system is like.
struct WindowSurroundings {
  var outside: any Outside = LiveOutside()
  var files = FileSystem()
  /// The system tells what keys type.
  var hasText = TextInput.isOn
  /// False while a recorded window plays: a session that was written to a file is not written again.
  var writesRecordings = true
  /// The folder that relative paths begin at.
  var folder = FileManager.default.currentDirectoryPath
  /// The text of a keymap; nil for the one that the program comes with.
  var keymap: String?
  /// The name of the desktop's theme; nil when it is not known.
  var themeName: () -> String? = { DesktopTheme.name(ProcessInfo.processInfo.environment) }
  /// Hears of another scale of the window.
  var scaled: (Double) -> Void = { _ in }

  init() {}

  /// Writes the session from its beginning to the file that the options name.
  func recorder(_ scene: LiveScene, _ options: DebuggerOptions) throws -> RecordingWriter? {
    guard writesRecordings, let path = options.recordingPath else { return nil }
    return try RecordingWriter(
      path: path,
      Recording(
        scenePath: options.scenePath, digest: digest(of: scene.text),
        sceneText: options.recordsScene ? scene.text : nil, variant: scene.variant),
      in: files)
  }
}

extension WindowConfiguration {
  init(_ options: DebuggerOptions, _ surroundings: WindowSurroundings, _ fonts: FontBook) throws {
    self.init(keymap: try surroundings.keymap.map { try Keymap($0) } ?? Keymap.standard())
    isStage = options.start == .stage
    scale = options.scale
    recordingPath = options.recordingPath
    folder = surroundings.folder
    warning = fonts.missing.first.map { "\($0.prefix(1).uppercased())\($0.dropFirst())" }
  }
}

extension DebuggerState {
  /// Arranges the window as the options and the saved settings say.
  mutating func start(
    _ options: DebuggerOptions, _ configuration: WindowConfiguration, _ saved: Settings?
  ) {
    let folder = configuration.folder
    if options.isLight { preferences.launchTheme = .light }
    preferences.launchLanguage = options.look.language
    preferences.systemLanguage = options.look.systemLanguage
    if document.isStart { workspace.leftTab = .scenes }
    if !options.scenePath.isEmpty {
      preferences.recents.note(scene: options.scenePath, from: folder)
    }
    for path in [options.openedRecording, options.recordingPath].compactMap({ $0 }) {
      preferences.recents.note(recording: path, from: folder)
    }
    if let saved { apply(saved, from: folder) }
  }
}
