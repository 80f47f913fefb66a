import Foundation
import TouchEngine
import TouchInspection
import TouchReading
import TouchScenes
import TouchWindow

/// The scenes beside the open one, with pictures of them that are made one a turn.
final class SceneLibrary {
  private let files: Files
  private(set) var reading = SceneLibraryReading()
  /// Changes when a scene or a picture comes.
  private(set) var revision = 0
  private var folder: String?
  private var pending: [String] = []

  init(_ files: Files) { self.files = files }

  /// Lists the scenes of a folder that is not listed yet, or makes the next picture.
  func work(for scene: String, look: Look) {
    let folder = scene.isEmpty ? "scenes" : (scene as NSString).deletingLastPathComponent
    if folder != self.folder { return list(folder) }
    guard !pending.isEmpty else { return }
    let path = pending.remove(at: next(for: scene))
    reading.isReading = !pending.isEmpty
    guard let index = reading.scenes.firstIndex(where: { $0.path == path }),
      let text = try? files.text(path), let scene = try? LiveScene.load(text: text, path: path)
    else { return }
    defer { scene.engine.tearDown() }
    reading.scenes[index].setThumbnail(of: scene.engine.snapshot(), look)
    revision += 1
  }

  /// Which picture is next: that of the open scene, then those around it, which show with it in the list.
  private func next(for scene: String) -> Int {
    if let own = pending.firstIndex(of: scene) { return own }
    guard let topic = reading.scenes.first(where: { $0.path == scene })?.topic else { return 0 }
    let near = Set(reading.scenes.filter { $0.topic == topic }.map(\.path))
    return pending.firstIndex(where: near.contains) ?? 0
  }

  /// All words are there at once, so that no card moves while the pictures come.
  private func list(_ folder: String) {
    self.folder = folder
    let names = files.names(in: folder.isEmpty ? "." : folder).filter { $0.hasSuffix(".yaml") }
    func path(_ file: String) -> String { folder.isEmpty ? file : "\(folder)/\(file)" }
    reading.scenes = names.compactMap { name in
      (try? files.text(path(name))).flatMap { Self.entry(path(name), text: $0) }
    }
    pending = names.sorted(by: Self.isEarlier).map(path)
    reading.isReading = !pending.isEmpty
    revision += 1
  }

  /// The words of a scene, without a picture; nil for a file without a scene.
  private static func entry(_ path: String, text: String) -> SceneEntry? {
    guard let header = try? SceneHeader.read(text: text, path: path) else { return nil }
    var entry = SceneEntry(
      path: path, topic: header.topic, title: header.title.isEmpty ? path : header.title,
      about: header.about, runCount: header.runCount)
    (entry.mission, entry.goldens) = (header.mission, header.goldens)
    return entry
  }

  /// The scenes in the folder of one of them, in the order of their names, without pictures.
  static func entries(beside scene: String) -> [SceneEntry] {
    let folder = (scene as NSString).deletingLastPathComponent
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder))
    return (names ?? []).filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
      let path = (folder as NSString).appendingPathComponent(name)
      return (try? SceneText.read(path: path)).flatMap { entry(path, text: $0) }
    }
  }

  /// Those that the start page shows are read first.
  private static func isEarlier(_ a: String, _ b: String) -> Bool {
    func rank(_ name: String) -> Int {
      ScenesModel.firstScenes.firstIndex { "\($0).yaml" == name } ?? .max
    }
    return (rank(a), a) < (rank(b), b)
  }
}
