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
    let path = pending.removeFirst()
    reading.isReading = !pending.isEmpty
    guard let index = reading.scenes.firstIndex(where: { $0.path == path }),
      let text = try? files.text(path), let scene = try? LiveScene.load(text: text, path: path)
    else { return }
    defer { scene.engine.tearDown() }
    reading.scenes[index].setThumbnail(of: scene.engine.snapshot(), look)
    revision += 1
  }

  /// All words are there at once, so that no card moves while the pictures come.
  private func list(_ folder: String) {
    self.folder = folder
    let names = files.names(in: folder.isEmpty ? "." : folder).filter { $0.hasSuffix(".yaml") }
    func path(_ file: String) -> String { folder.isEmpty ? file : "\(folder)/\(file)" }
    reading.scenes = names.compactMap { name in
      guard let text = try? files.text(path(name)),
        let header = try? SceneHeader.read(text: text, path: path(name))
      else { return nil }
      var entry = SceneEntry(
        path: path(name), topic: header.topic,
        title: header.title.isEmpty ? path(name) : header.title, about: header.about,
        runCount: header.runCount)
      (entry.mission, entry.goldens) = (header.mission, header.goldens)
      return entry
    }
    pending = names.sorted(by: Self.isEarlier).map(path)
    reading.isReading = !pending.isEmpty
    revision += 1
  }

  /// Those that the start page shows are read first.
  private static func isEarlier(_ a: String, _ b: String) -> Bool {
    func rank(_ name: String) -> Int {
      ScenesModel.firstScenes.firstIndex { "\($0).yaml" == name } ?? .max
    }
    return (rank(a), a) < (rank(b), b)
  }
}
