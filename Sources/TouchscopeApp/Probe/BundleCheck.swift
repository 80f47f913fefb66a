import TouchLanguage
import TouchRecording
import TouchScenes

/// Plays what a probe wrote in an app on the engine, and says whether both agree.
@MainActor
enum BundleCheck {
  /// True when all episodes agree.
  static func run(_ path: String) throws -> Bool {
    let bundle = try ProbeBundle(path: path)
    var agreeing = 0
    for episode in bundle.episodes {
      let result = try bundle.check(episode)
      if result.verdict.agrees { agreeing += 1 }
      for (index, sentence) in result.sentences.enumerated() {
        Terminal.print(index == 0 ? Text.probe.episode(episode, sentence) : "  \(sentence)")
      }
    }
    Terminal.print(Text.probe.summary(agreeing: agreeing, of: bundle.episodes.count))
    return agreeing == bundle.episodes.count
  }

  /// The bundle's only or first episode; another one is named by its folder, `BUNDLE/episode-002`.
  static func session(_ path: String) throws -> SessionFile.Opened? {
    if ProbeBundle.isBundle(path) {
      let bundle = try ProbeBundle(path: path)
      return try bundle.session(bundle.episodes[0])
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last, name.hasPrefix("episode-") else { return nil }
    let folder = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    guard ProbeBundle.isBundle(folder.isEmpty ? "." : folder) else { return nil }
    return try ProbeBundle(path: folder.isEmpty ? "." : folder).session(String(name))
  }
}
