import ArgumentParser
import TouchEngine
import TouchScenes

/// What shells offer behind the program's name.
extension CompletionKind {
  /// Files of scenes, and folders.
  static let scenes = CompletionKind.file(extensions: ["yaml", "yml"])
  /// Files of scenes and recordings, and folders.
  static let played = CompletionKind.file(extensions: ["yaml", "yml", "rec"])

  /// The names of the runs of the scene that stands on the line.
  static let runs = CompletionKind.custom { words, _, _ in
    names(words) { $0.runs.map(\.name) }
  }

  /// The names of its variants.
  static let variants = CompletionKind.custom { words, _, _ in
    names(words) { $0.variants }
  }

  private static func names(
    _ words: [String], _ list: @MainActor @Sendable (LiveScene) -> [String]
  ) -> [String] {
    MainActor.assumeIsolated {
      for path in words where path.hasSuffix(".yaml") || path.hasSuffix(".yml") {
        guard let scene = try? LiveScene.load(path: path) else { continue }
        defer { scene.engine.tearDown() }
        return list(scene)
      }
      return []
    }
  }
}
