package import TouchLanguage
import Foundation
import TouchInspection
import TouchReading
import TouchTrace

/// Opening scenes and recordings, and saving.
package enum LoadUpdate {
  /// Loads a scene in place of the open one; when it cannot be loaded, that one stays and the window says why.
  package static func load(_ path: String, variant: String? = nil, _ c: inout Context) {
    guard !path.isEmpty else { return c.say(Text.notices.openSceneFirst) }
    guard mayReplace(&c) else { return }
    c.add(.load(path: path, variant: variant))
  }

  /// A scene of a template, beside the open one.
  package static func make(_ template: SceneTemplate, _ c: inout Context) {
    guard mayReplace(&c) else { return }
    c.add(.newScene(template))
  }

  /// A scene or a recording.
  package static func open(_ path: String, _ c: inout Context) {
    guard mayReplace(&c) else { return }
    c.add(.open(path: path))
  }

  /// A session that is written to a file stays with its scene.
  package static func mayReplace(_ c: inout Context) -> Bool {
    if c.state.isWorking { return false }
    if c.reading.configuration.recordingPath == nil { return true }
    c.say(Text.notices.recordingHasOneScene)
    return false
  }

  /// A file that was opened or saved before.
  package static func openRecent(_ path: String, _ c: inout Context) {
    guard mayReplace(&c) else { return }
    c.add(.openRecent(path: path))
  }

  /// Plays a run of the open scene from its beginning.
  package static func replay(run name: String, _ c: inout Context) {
    guard mayReplace(&c) else { return }
    c.add(.replayRun(name))
  }

  /// Opens what was typed, or says below the field why not.
  package static func openTyped(_ text: String, _ c: inout Context) {
    guard mayReplace(&c) else { return }
    FieldUpdate.leave(&c)
    c.add(.openTyped(text))
  }

  /// Opens the path that was typed, or the first file that the search left.
  package static func openFirstFound(_ c: inout Context) {
    let query = c.state.workspace.search.query
    if TypedPath(query) != nil { return openTyped(query, &c) }
    let model = ScenesModel(c.state, c.reading)
    let topics = model.topics(c.reading.scenes)
    if topics.isEmpty, let recent = model.found(model.recordings).first {
      FieldUpdate.leave(&c)
      return openRecent(recent.path, &c)
    }
    guard let scene = topics.first?.scenes.first else { return }
    FieldUpdate.leave(&c)
    load(scene.path, &c)
  }

  /// The scene as it is in its file, from its beginning.
  package static func reload(_ c: inout Context) {
    load(c.state.document.scene.path, variant: c.state.document.scene.variant, &c)
  }

  /// The next variant of the scene, then none again.
  package static func nextVariant(_ c: inout Context) {
    let scene = c.state.document.scene
    let index = scene.variant.flatMap { scene.variants.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let next = index < scene.variants.count ? scene.variants[index] : nil
    guard mayReplace(&c) else { return }
    c.add(.load(path: scene.path, variant: next))
  }

  // MARK: What was loaded

  /// Another scene replaced the open one.
  package static func show(_ loaded: LoadedScene, _ c: inout Context) {
    FingerUpdate.forgetAll(.sceneLoaded, &c)
    let old = c.state.document
    let isSameFile = loaded.scene.path == old.scene.path
    var document = Document(loaded.scene)
    if isSameFile {
      document.tree = old.tree
      document.tree.unfoldedFor = nil
    }
    c.state.document = document
    let speed = c.state.playback.lastingSpeed
    c.state.playback = PlaybackState(
      SceneClock(c.now, speed: speed), session: c.reading.session.number,
      lastInput: c.state.playback.lastInput)
    c.state.prompt = nil
    ComposeUpdate.takeScene(plays: loaded.replay != nil, isNew: loaded.isNew, &c)
    c.state.problem = nil
    c.state.hover.region = nil
    c.state.hover.forgetTooltip()
    arrange(from: old, isSameFile, &c)
    c.state.input.renewPointer(on: loaded.scene.screen)
    c.state.input.pickPoint = nil
    c.add(.setTitle(c.reading.windowTitle(of: loaded.scene)))
    // A path that was typed has done its work; words of a search stay.
    if TypedPath(c.state.workspace.search.query) != nil { FieldUpdate.set(scenesQuery: "", &c) }
    note(loaded, old, &c)
  }

  private static func arrange(from old: Document, _ isSameFile: Bool, _ c: inout Context) {
    // After the start page the views of the scene come first.
    if old.isStart, c.state.articles.guide == nil { c.state.workspace.leftTab = .hierarchy }
    c.state.workspace.drawer = nil
    c.state.workspace.breakpoints.forgetHits()
    let lists: Set = ["left.scenes", ArticleUpdate.listKey]
    c.state.workspace.lists.keep(isSameFile ? lists.union(["left.hierarchy"]) : lists)
  }

  private static func note(_ loaded: LoadedScene, _ old: Document, _ c: inout Context) {
    let folder = c.reading.configuration.folder
    if !loaded.scene.path.isEmpty {
      c.state.preferences.recents.note(scene: loaded.scene.path, from: folder)
    }
    if loaded.isNew { return c.say(Text.compose.madeScene(loaded.scene.path)) }
    switch loaded.replay {
    case .recording(let path):
      c.state.preferences.recents.note(recording: path, from: folder)
      c.state.playback.source = .replay
      if loaded.isCopy { c.say(Text.notices.playedOnCopy(loaded.scene.path)) }
    case .run(let name):
      c.state.document.run = name
      c.state.playback.source = .replay
    case nil:
      if loaded.scene.path == old.scene.path, loaded.scene.variant != old.scene.variant {
        let names = c.reading.names(of: loaded.scene)
        let name = loaded.scene.variant.map { names[$0] ?? $0 }
        c.say(Text.notices.variant(name ?? Text.toolbar.asWritten))
      }
    }
  }

  /// The file of the open scene was saved: the same input runs again in it. Without the file, the scene stays.
  package static func fileChanged(_ stamp: FileStamp, _ c: inout Context) {
    // It is looked at again after the work that goes on.
    if c.state.isWorking { return }
    c.state.document.scene.stamp = stamp
    guard stamp != .gone else { return c.say(Text.notices.fileGone(c.state.document.scene.path)) }
    guard c.reading.configuration.recordingPath == nil else {
      return c.say(Text.edits.fileChangedWhileRecording)
    }
    guard c.reading.compose.changes == 0 else { return ComposeUpdate.fileChanged(&c) }
    FingerUpdate.cancelAll(.sceneSaved, &c)
    c.add(.rerunSaved(c.state.document.edits.current))
  }

  // MARK: Saving

  private static func name(_ c: Context) -> String {
    guard !c.state.document.isStart else { return "start" }
    let file = (c.state.document.scene.path as NSString).lastPathComponent
    return (file as NSString).deletingPathExtension
  }

  /// Writes all inputs since the scene was loaded; what is there already stays.
  package static func saveRecording(_ c: inout Context) {
    c.add(.saveRecording(name: name(c), since: nil))
  }

  /// Writes the window as it shows.
  package static func savePicture(_ c: inout Context) { c.add(.savePicture(name: name(c))) }

  /// The first press sets a mark; the second one saves what happened since.
  package static func toggleRecording(_ c: inout Context) {
    guard let mark = c.state.document.recordedSince else {
      return c.state.document.recordedSince = c.sceneTime
    }
    c.state.document.recordedSince = nil
    c.add(.saveRecording(name: name(c), since: mark))
  }

  /// Plays the recording that was saved last from its beginning.
  package static func replayLast(_ c: inout Context) {
    guard let path = c.state.workspace.lastRecording else { return c.say(Text.notices.noRecording) }
    guard mayReplace(&c) else { return }
    c.add(.replayRecording(path: path))
  }
}
