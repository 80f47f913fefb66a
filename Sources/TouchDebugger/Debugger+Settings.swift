import Foundation
import TouchCanvasSDL
import TouchInspection
import TouchRecording
import TouchScenes

/// What is kept from one start to the next, and files that were opened or saved.
extension Debugger {
  /// As the window is now.
  var settings: Settings {
    var settings = Settings()
    settings.split = model.split
    settings.panels = model.panels
    settings.isLight = isLightKept
    settings.textScale = textScale
    settings.recents = recents
    return settings
  }

  /// Brings the window to what the file says.
  func applySettings() {
    if !options.scenePath.isEmpty { recents.note(scene: options.scenePath) }
    if let recording = options.openedRecording { recents.note(recording: recording) }
    guard let file = settingsFile else { return }
    let settings = file.settings
    model.split = settings.split
    model.panels = settings.panels
    isLightKept = settings.isLight
    isLight = isLight || settings.isLight
    textScale = settings.textScale
    let opened = recents
    recents = settings.recents
    for path in opened.scenes { recents.note(scene: path) }
    for path in opened.recordings { recents.note(recording: path) }
    if textScale != 1 { applyScale() }
    model.notice = file.takeProblem()
  }

  /// Between the turns, but not while something is dragged.
  func keepSettings() {
    guard let file = settingsFile, !isHeld else { return }
    file.keep(settings)
    guard let problem = file.takeProblem() else { return }
    model.notice = problem
    needsFrame = true
  }

  // MARK: Files

  /// What the list of scenes shows beside the scenes: recent files, or those that a typed path begins with.
  func prepareFiles() {
    guard model.leftTab == .scenes else { return }
    func shown(_ paths: [String], _ kind: ScenesModel.File.Kind) -> [ScenesModel.File] {
      paths.map { ScenesModel.File(path: RecentFiles.shown($0), kind: kind) }
    }
    let open =
      session.scene.path.isEmpty
      ? ""
      : URL(fileURLWithPath: session.scene.path)
        .standardizedFileURL.path
    model.scenes.recordings = shown(recents.recordings, .recording)
    model.scenes.recent = shown(recents.scenes.filter { $0 != open }, .scene)
    guard model.scenes.query != listedQuery else { return }
    listedQuery = model.scenes.query
    model.scenes.problem = nil
    model.scenes.files = TypedPath(model.scenes.query)?.completions()
  }

  /// A file that was opened or saved before; one that is gone leaves the list.
  func open(recent path: String, _ wall: UInt64) {
    guard FileManager.default.fileExists(atPath: path) else {
      recents.forget(path)
      return model.notice = "There is no file \(path) any more: it has left the list."
    }
    open(path, wall)
  }

  /// Opens what was typed, or says below the field why not.
  func open(_ typed: TypedPath, _ wall: UInt64) {
    needsFrame = true
    if let problem = typed.problem {
      // What ends in a slash may go on.
      focus(field: "scenes")
      return model.scenes.problem = problem
    }
    focus(field: nil)
    open(typed.path, wall)
    // Another search begins anew; what cannot be read can be mended.
    if model.problem == nil { model.scenes.query = "" }
  }

  /// Goes on typing in a folder.
  func type(path: String) {
    model.scenes.query = path
    model.offsets["left.scenes"] = 0
    focus(field: "scenes")
  }
}
