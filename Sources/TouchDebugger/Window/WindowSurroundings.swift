import TouchLanguage
import Foundation
import TouchAssets
import TouchCanvasSDL
import TouchInspection
import TouchReading
import TouchWindow

/// What a window stands in: what it asks the system, and what the system is like.
struct WindowSurroundings {
  var outside: any Outside = LiveOutside()
  /// The system tells what keys type.
  var hasText = TextInput.isOn
  /// The folder that relative paths begin at.
  var folder = FileManager.default.currentDirectoryPath
  var keymap = TouchAssets.keymap
  /// Hears of another scale of the window.
  var scaled: (Double) -> Void = { _ in }

  init() {}
}

extension WindowConfiguration {
  init(_ options: DebuggerOptions, _ surroundings: WindowSurroundings, _ fonts: FontBook) throws {
    self.init(keymap: try Keymap(surroundings.keymap))
    isStage = options.isStage
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
    preferences.isLight = options.isLight
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
