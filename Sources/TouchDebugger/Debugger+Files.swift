import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace

/// Recordings and pictures that the window writes and opens.
extension Debugger {
  private var baseName: String {
    model.isStart
      ? "start"
      : ((session.scene.path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Writes all inputs since the scene was loaded; what is there already is kept.
  func save() {
    guard !model.isStart else { return model.notice = "Open a scene first." }
    do {
      try FileManager.default.createDirectory(
        atPath: "recordings", withIntermediateDirectories: true)
      let path = try SessionFile.save(session, to: "recordings/\(baseName).rec")
      lastRecording = path
      recents.note(recording: path)
      model.notice = "Saved as \(path)"
    } catch { model.notice = "\(error)" }
  }

  /// The frame that shows.
  func savePicture() {
    do {
      try FileManager.default.createDirectory(atPath: "out", withIntermediateDirectories: true)
      let paths = (1...9999).lazy.map { "out/\(self.baseName)-\($0).png" }
      let path = paths.first { !FileManager.default.fileExists(atPath: $0) } ?? "out/window.png"
      try window.writePNG(to: path)
      model.notice = "Saved as \(path)"
    } catch { model.notice = "\(error)" }
  }

  /// The first press marks the beginning; the second one saves, with all that came before.
  func toggleRecording() {
    guard !model.isStart else { return model.notice = "Open a scene first." }
    guard recorder == nil else {
      model.notice = "This session is written to \(options.recordingPath ?? "a file") already."
      return
    }
    model.isRecording.toggle()
    if !model.isRecording { save() }
  }

  /// The recording that was saved last, from the beginning.
  func replayLast(_ wall: UInt64) {
    guard let path = lastRecording else {
      model.notice = "There is no recording yet: F8 begins one and ends it, Ctrl+S saves all."
      return
    }
    open(recording: path, wall)
  }

  /// A recording takes the place of the present session and is played.
  func open(recording path: String, _ wall: UInt64) {
    do {
      let opened = try SessionFile.open(path: path)
      guard opened.warning == nil else { return ask(about: opened, path) }
      play(opened, path, wall)
    } catch { model.problem = "\(error)" }
  }

  func play(_ opened: SessionFile.Opened, _ path: String, _ wall: UInt64) {
    guard replace(with: opened.scene, wall) else { return }
    recents.note(recording: path)
    playback = Playback(opened.recording.inputs)
  }

  /// Plays a run of the open scene from the beginning.
  func play(run name: String, _ wall: UInt64) {
    guard let index = session.scene.runs.firstIndex(where: { $0.name == name }) else { return }
    let run = session.scene.runs[index]
    do {
      let scene = try LiveScene.load(path: session.scene.path, variant: run.variant)
      guard scene.runs.indices.contains(index), replace(with: scene, wall) else { return }
      playback = Playback(scene.runs[index], on: scene)
      model.scenes.run = name
    } catch { model.problem = "\(error)" }
  }

  // MARK: The list of scenes

  /// The scenes beside the open one.
  private func findScenes() {
    guard pendingScenes == nil else { return }
    let folder =
      model.isStart ? "scenes" : (session.scene.path as NSString).deletingLastPathComponent
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let files = names.filter { $0.hasSuffix(".yaml") }
    func path(_ file: String) -> String { folder.isEmpty ? file : "\(folder)/\(file)" }
    // All words are there at once, so that no card moves while the pictures come.
    model.sceneList = files.sorted().compactMap { file in
      guard let header = try? SceneHeader.read(path: path(file)) else { return nil }
      return SceneEntry(
        path: path(file), topic: header.topic,
        title: header.title.isEmpty ? path(file) : header.title, about: header.about,
        runCount: header.runCount)
    }
    pendingScenes = files.sorted(by: Self.isEarlier).map(path)
  }

  /// The scenes for the palette.
  func sceneItems() -> [PaletteModel.Item] {
    findScenes()
    return model.sceneList.map(Self.paletteItem)
  }

  private static func paletteItem(_ scene: SceneEntry) -> PaletteModel.Item {
    PaletteModel.Item(
      .scene(scene.path),
      title: "Open scene: \(scene.title)", detail: scene.file, names: [scene.title, scene.file])
  }

  /// Their pictures are made while the list or the palette shows, one a turn.
  func loadNextThumbnail() {
    guard model.leftTab == .scenes && model.panels.contains(.left) || model.palette != nil else {
      return
    }
    findScenes()
    guard let path = pendingScenes?.first else { return }
    pendingScenes?.removeFirst()
    needsFrame = true
    guard let index = model.sceneList.firstIndex(where: { $0.path == path }),
      let scene = try? LiveScene.load(path: path)
    else { return }
    defer { scene.engine.tearDown() }
    let look = Look(theme: isLight ? .light : .dark, metrics: fonts)
    model.sceneList[index].setThumbnail(of: scene.engine.snapshot(), look)
  }

  /// The path that was typed, or the first that the search leaves.
  func openFirstFound(_ wall: UInt64) {
    if let typed = TypedPath(model.scenes.query) { return open(typed, wall) }
    let recent = model.scenes.found(model.scenes.recordings).first
    if model.scenes.topics(model.sceneList).isEmpty, let recent {
      focus(field: nil)
      return open(recent: recent.path, wall)
    }
    guard let scene = model.scenes.topics(model.sceneList).first?.scenes.first else { return }
    focus(field: nil)
    load(scene.path, wall)
  }

  /// Those that the start page shows are read first.
  private static func isEarlier(_ a: String, _ b: String) -> Bool {
    func rank(_ name: String) -> Int {
      ScenesModel.firstScenes.firstIndex { "\($0).yaml" == name } ?? .max
    }
    return (rank(a), a) < (rank(b), b)
  }
}
