import Foundation
import TouchAssets
import TouchEngine
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// Opens scenes, recordings and runs in the place of the open scene.
final class SceneOpening {
  private let host: SessionHost
  private let files: Files
  private let work: WorkRunner
  /// A recording that waits for an answer before it is played.
  private var pending: (opened: SessionFile.Opened, path: String)?

  init(_ host: SessionHost, _ files: Files, _ work: WorkRunner) {
    self.host = host
    self.files = files
    self.work = work
  }

  func load(_ path: String, variant: String?) -> Message {
    do {
      let scene = try LiveScene.load(text: files.text(path), path: path, variant: variant)
      return show(scene)
    } catch { return .loadFailed("\(error)") }
  }

  /// A scene of a template: beside the open one, or else in the folder of scenes.
  func make(_ template: SceneTemplate) -> Message {
    let text = TouchAssets.templates.first { $0.name == template.rawValue }?.text ?? ""
    let open = host.session.scene.path
    let folder =
      open.isEmpty
      ? files.kind("scenes") == .folder ? "scenes" : ""
      : (open as NSString).deletingLastPathComponent
    let made = files.outside.ask("new \(template.rawValue)") {
      Recorded {
        try NewFile.create(
          template.rawValue, ending: "yaml", in: folder, with: text, files.system)
      }
    }
    do {
      let path = try made.get()
      return show(
        try LiveScene.load(text: files.text(path), path: path, variant: nil), isNew: true)
    } catch {
      return .said(Text.compose.exportRefused(template.rawValue + ".yaml", "\(error)"))
    }
  }

  /// A scene or a recording.
  func open(_ path: String) -> [Message] {
    if let text = try? files.text(path), RecordingReader.isRecording(text) {
      return openRecording(path)
    }
    return [load(path, variant: nil)]
  }

  func openRecent(_ path: String) -> [Message] {
    files.kind(path) == .nothing ? [.recentFileMissing(path)] : open(path)
  }

  func openTyped(_ text: String) -> [Message] {
    guard let path = TypedPath(text) else { return [] }
    let typed = TypedFiles(path: path, files: files)
    if let problem = typed.problem { return [.typedPathRefused(problem)] }
    return open(typed.opened)
  }

  func complete(_ text: String) -> Message {
    let found = TypedPath(text).map { TypedFiles(path: $0, files: files).completions() }
    return .typedPathCompleted(query: text, files: found)
  }

  private func show(
    _ scene: LiveScene, _ replay: Replay? = nil, _ what: LoadedScene.Replay? = nil,
    isCopy: Bool = false, isNew: Bool = false
  ) -> Message {
    host.replace(with: scene, replay: replay)
    return .sceneLoaded(
      LoadedScene(
        scene: SceneSummary(scene, files.stamp(scene.path)), replay: what, isCopy: isCopy,
        isNew: isNew))
  }

  // MARK: Recordings and runs

  /// Plays a recording, or asks when its scene has changed since.
  func openRecording(_ path: String) -> [Message] {
    do {
      return work.begin(
        OpeningWork(try files.text(path), path: path) { [unowned self] in
          [show(recordingOf: $0, path)]
        })
    } catch { return [.loadFailed("\(error)")] }
  }

  private func show(recordingOf reader: RecordingReader, _ path: String) -> Message {
    do {
      let opened = try SessionFile.open(reader.recording(), path: path, read: files.text)
      guard opened.warning == nil else {
        forgetPending()
        pending = (opened, path)
        let difference = RecordingDifference(opened, path, files)
        return .recordingDiffers(difference.question)
      }
      return play(opened, path)
    } catch { return .loadFailed("\(error)") }
  }

  private func play(_ opened: SessionFile.Opened, _ path: String) -> Message {
    show(
      opened.scene, Replay(opened.recording.inputs), .recording(path: path),
      isCopy: opened.note != nil)
  }

  func playPending() -> [Message] {
    guard let (opened, path) = pending else { return [] }
    pending = nil
    return [play(opened, path)]
  }

  func forgetPending() {
    pending?.opened.scene.engine.tearDown()
    pending = nil
  }

  /// Loads a scene and plays a run of it.
  func play(_ run: String, path: String, variant: String?) -> Message {
    do {
      let scene = try LiveScene.load(text: files.text(path), path: path, variant: variant)
      // A run names its variant itself.
      let all = scene.runs.filter { $0.name == run }
      guard let found = all.first(where: { $0.variant == variant }) ?? all.first else {
        return show(scene)
      }
      guard found.variant == scene.variant else {
        return play(run, path: path, variant: found.variant)
      }
      return show(scene, Replay(found, on: scene), .run(run))
    } catch { return .loadFailed("\(error)") }
  }

  /// Plays a run of the open scene from its beginning.
  func playRun(_ name: String) -> [Message] {
    let open = host.session.scene
    guard let index = open.runs.firstIndex(where: { $0.name == name }) else { return [] }
    do {
      let scene = try LiveScene.load(
        text: files.text(open.path), path: open.path, variant: open.runs[index].variant)
      guard scene.runs.indices.contains(index) else { return [] }
      return [show(scene, Replay(scene.runs[index], on: scene), .run(name))]
    } catch { return [.loadFailed("\(error)")] }
  }
}

extension SceneSummary {
  init(_ scene: LiveScene, _ stamp: FileStamp?) {
    self.init(
      path: scene.path, title: scene.title, about: scene.about, runs: scene.runs.map(\.name),
      variants: scene.variants, variant: scene.variant, screen: scene.engine.screen, stamp: stamp)
  }
}
