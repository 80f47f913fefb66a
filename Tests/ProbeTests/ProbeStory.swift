import Foundation
import SceneStories
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace
import UIKit

@testable import TouchscopeProbe

/// A run of a scene, played once without the probe and once with it, and what the probe wrote.
@MainActor
struct ProbeStory {
  /// How the probe learns of events.
  enum Observer { case window, recognizer }

  /// Where bundles are written, until the process ends.
  private nonisolated static let folders: URL = {
    let path = "touchscope-probe-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { try? FileManager.default.removeItem(at: ProbeStory.folders) }
    return FileManager.default.temporaryDirectory.appendingPathComponent(path)
  }()

  /// What the probe wrote of the one episode.
  struct Bundle {
    let folder: String
    let scene: String
    let fingers: String
    let observed: String
    let objects: String
    let probe: String
    let causes: [ProbeVerdict.Cause]

    @MainActor init(_ folder: String) throws {
      self.folder = folder
      func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      }
      // What is opened first is written beside the capture.
      let opened = try ProbeBundle(path: folder).open("episode-001")
      opened.scene.engine.tearDown()
      causes = opened.causes
      probe = try text("probe.txt")
      scene = try text("episode-001/scene.yaml")
      fingers = try text("episode-001/fingers.rec")
      observed = try text("episode-001/observed.log")
      objects = try text("episode-001/objects.txt")
    }

    /// The ids that the app gave.
    var named: Set<String> {
      Set(
        objects.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
          .filter { $0[0] != "#" && ["identifier", "name"].contains($0[$0.count - 1]) }
          .map { $0[0] })
    }

    /// The ids that the probe made up.
    var made: [String: String] {
      var made: [String: String] = [:]
      for line in objects.split(separator: "\n") where !line.hasPrefix("#") {
        let words = line.split(separator: " ").map(String.init)
        if words.count > 2, words.last == "made" { made[words[0]] = words[1] }
      }
      return made
    }
  }

  let name: String
  let run: SceneRun
  let document: TouchScenes.SceneDocument
  /// The inputs, as the run made them without the probe, and the moment at which all is over.
  let inputs: [SceneInput]
  let end: Instant
  /// The lines without the probe.
  let plain: [String]

  init(_ run: SceneRun, of document: TouchScenes.SceneDocument, named name: String) throws {
    (self.run, self.document, self.name) = (run, document, name)
    let scene = try LiveScene.load(document, variant: run.variant)
    let player = RunPlayer(run, on: scene)
    var inputs: [SceneInput] = []
    while let input = player.next() {
      inputs.append(input)
      scene.apply(input)
    }
    end = Instant(seconds: scene.engine.now.seconds + 3)
    scene.engine.advance(to: end)
    plain = Self.lines(scene)
    self.inputs = inputs
    scene.engine.tearDown()
  }

  static func lines(_ scene: LiveScene) -> [String] {
    let trace = scene.engine.trace
    return trace.events.map { CanonicalLine.text($0, in: trace) }
  }

  /// The lines with the probe, and its bundle; nil for a run without touches.
  func probed(
    observer: Observer = .window, _ change: (inout TouchscopeProbe.Options) -> Void = { _ in }
  ) throws -> (
    lines: [String], bundle: Bundle?
  ) {
    let scene = try LiveScene.load(document, variant: run.variant)
    defer { scene.engine.tearDown() }
    scene.engine.perform { Self.name(scene) }
    let folder = Self.folders.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let probe = TouchscopeProbe()
    var options = TouchscopeProbe.Options()
    options.folder = folder
    // One episode for the whole run.
    options.pause = 60
    change(&options)
    scene.engine.perform { probe.start(options) }
    for window in scene.engine.windows where window.touchscopeProcess == nil {
      if observer == .recognizer {
        scene.engine.isLoading = true
        scene.engine.perform { probe.observe(window) }
        scene.engine.isLoading = false
        continue
      }
      window.touchscopeSendEvent = { [unowned window] event, base in
        probe.sending(event, to: window, base)
      }
    }
    for input in inputs { scene.apply(input) }
    scene.engine.advance(to: end)
    scene.engine.perform { probe.stop() }
    let path = probe.bundleURL?.path ?? ""
    let hasEpisode = FileManager.default.fileExists(atPath: "\(path)/probe.txt")
    return (Self.lines(scene), hasEpisode ? try Bundle(path) : nil)
  }

  /// Gives all objects the identifiers that an app would have given them.
  private static func name(_ scene: LiveScene) {
    for id in scene.ids {
      switch scene.object(id) {
      case let view as UIView: view.accessibilityIdentifier = view.accessibilityIdentifier ?? id
      case let recognizer as UIGestureRecognizer: recognizer.name = recognizer.name ?? id
      case let controller as UIViewController:
        controller.restorationIdentifier = controller.restorationIdentifier ?? id
        if let item = controller.navigationItem.rightBarButtonItem {
          item.accessibilityIdentifier = item.touchscopeButton.touchscopeName
        }
      default: break
      }
    }
  }

  /// The lines that a bundle's scene leaves under its fingers, with the names that it made up taken out.
  static func replayed(_ bundle: Bundle) throws -> [String] {
    let opened = try ProbeBundle(path: bundle.folder).open("episode-001")
    let (scene, recording) = (opened.scene, opened.recording)
    defer { scene.engine.tearDown() }
    for input in recording.inputs { scene.apply(input) }
    return lines(scene)
  }

  /// The part from the first finger on; the probe sees nothing of what was before.
  static func fromFirstTouch(_ lines: [String]) -> ArraySlice<String> {
    let first = lines.firstIndex { $0.hasPrefix("finger") && $0.contains(" began ") } ?? 0
    let start = lines[..<first].lastIndex { $0 == "eventFetcher receives" } ?? first
    return lines[start...]
  }
}
