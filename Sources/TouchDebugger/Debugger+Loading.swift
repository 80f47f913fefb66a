import Foundation
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// Loading scenes while the window is open.
extension Debugger {
  /// Loads a scene in place of the present one; when it cannot be loaded, the present one stays and the window says why.
  func load(_ path: String, variant: String? = nil, _ wall: UInt64) {
    guard !path.isEmpty else { return model.notice = "Open a scene first." }
    needsFrame = true
    // A failed try of another file leaves the watch on the present one.
    if path == session.scene.path { sceneStamp = FileStamp(path) }
    let scene: LiveScene
    do { scene = try LiveScene.load(path: path, variant: variant) } catch {
      model.problem = "\(error)"
      return
    }
    _ = replace(with: scene, wall)
  }

  /// A dropped file: a scene or a recording.
  func open(_ path: String, _ wall: UInt64) {
    if let text = try? SceneText.read(path: path), RecordingReader.isRecording(text) {
      open(recording: path, wall)
    } else {
      load(path, wall)
    }
  }

  /// Another scene takes the place of the present one; false while that one is recorded to a file.
  func replace(with scene: LiveScene, _ wall: UInt64) -> Bool {
    let path = scene.path
    let isSameFile = path == session.scene.path
    guard recorder == nil else {
      model.notice = "A recording belongs to one scene: it goes on with the old one."
      scene.engine.tearDown()
      return false
    }
    cancelFingers(wall, "the scene was loaded again")
    cancelQuestion()
    session.scene.engine.tearDown()
    session = Session(scene)
    sceneStamp = FileStamp(path)
    view = SessionView(session)
    shadow = Shadow(session)
    probe = nil
    areas = nil
    clock = SceneClock(wall: wall, speed: model.speed)
    lookBack = nil
    playback = nil
    edits = EditHistory()
    refusals = [:]
    finder = StepFinder()
    breakpoints.forgetHits()
    let old = model
    model = WindowModel.make(scene, path)
    model.size = old.size
    model.warning = old.warning
    model.overlays = old.overlays
    model.panels = old.panels
    model.split = old.split
    // After the start page the views of the scene come first.
    model.leftTab = old.isStart ? .hierarchy : old.leftTab
    model.rightTab = old.rightTab
    model.sceneList = old.sceneList
    model.speed = old.speed
    model.toolbar = old.toolbar
    model.offsets["left.scenes"] = old.offsets["left.scenes"]
    model.scenes.query = old.scenes.query
    (model.focus, model.showsFocus) = (old.focus, old.showsFocus)
    if isSameFile {
      model.hierarchy = old.hierarchy
      model.offsets["left.hierarchy"] = old.offsets["left.hierarchy"]
    }
    revealed = revealed.filter { $0.key == "left.scenes" }
    applyRowHeights()
    renewPointer(on: scene.engine.screen)
    window.setTitle(Self.title(model))
    listedQuery = ""
    if !path.isEmpty { recents.note(scene: path) }
    checkedEvents = 0
    listen()
    return true
  }

  /// The next of the scene's switches, then none again.
  func nextVariant(_ wall: UInt64) {
    let scene = session.scene
    guard !scene.variants.isEmpty else {
      model.notice = "This scene has no switches."
      return
    }
    let index = scene.variant.flatMap { scene.variants.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let next = index < scene.variants.count ? scene.variants[index] : nil
    load(scene.path, variant: next, wall)
    if model.problem == nil, recorder == nil {
      model.notice = next.map { "Switch: \($0)" } ?? "Switch: none, the scene as it stands"
    }
  }

  /// A saved scene is loaded again by itself.
  func reloadIfChanged(_ wall: UInt64) {
    guard wall &- lastCheck > 250_000_000, playback == nil, !model.isStart else { return }
    lastCheck = wall
    let stamp = FileStamp(session.scene.path)
    guard let stamp, let old = sceneStamp, stamp != old else { return }
    sceneStamp = stamp
    needsFrame = true
    guard recorder == nil else {
      model.notice = "The scene's file has changed: the recording goes on with the scene as it was."
      return
    }
    do {
      try runAgain(LiveScene.load(path: session.scene.path, variant: session.scene.variant), wall)
    } catch { model.problem = "\(error)" }
  }

  /// The same fingers and edits in the scene as its file is now; what comes out otherwise is named.
  private func runAgain(_ scene: LiveScene, _ wall: UInt64) throws {
    cancelFingers(wall, "the scene was saved")
    let old = session
    var refused: [String] = []
    let new: Session
    do { new = try old.replay(on: scene, with: edits.current) } catch let error as EditsRefused {
      refused = error.list.map(\.edit.path)
      // The refused scene is over; the next one takes what is left.
      let left = edits.current.filter { !refused.contains($0.path) }
      new = try old.replay(on: LiveScene.load(path: scene.path, variant: scene.variant), with: left)
      for path in refused { edits.revert(path) }
    }
    let moment = lookBack == nil ? nil : view.reading.now
    let difference = TraceDifference.first(old, new)
    let change = SceneChangeWords(
      old.scene.engine.snapshot(), new.scene.engine.snapshot(), refused: refused,
      difference: difference, hadInputs: !old.inputs.isEmpty)
    take(new, wall, at: clock.time(wall).seconds)
    if let moment { look(at: moment, wall) }
    differenceTime = difference?.time
    model.inspect.editing = nil
    if field == "property" { focus(field: nil) }
    refusals = Dictionary(
      refused.map { ($0, "The saved file does not take this edit: it is gone.") },
      uniquingKeysWith: { first, _ in first })
    // The words of an edit are about the scene as it was.
    model.inspect.difference =
      new.inputs.isEmpty
      ? nil
      : "The scene was saved. "
        + EditResult(
          difference, OutcomeChange.all(old.trace, new.trace),
          zero: gestureStart(at: difference?.time), before: old, now: new
        ).sentence
    model.show(scene, scene.path)
    model.problem = nil
    model.notice = change.sentence
    old.scene.engine.tearDown()
  }
}

/// When a file was last written, and how long it is.
struct FileStamp: Equatable {
  let modified: Date
  let size: Int

  init?(_ path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let modified = attributes[.modificationDate] as? Date,
      let size = attributes[.size] as? Int
    else { return nil }
    self.modified = modified
    self.size = size
  }
}
