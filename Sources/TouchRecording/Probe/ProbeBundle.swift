import Foundation
import TouchLanguage
public import TouchScenes

/// The folder that a probe wrote in an app: a scene, a recording and a log for each episode.
///
/// Only the files that a probe writes are read, from the folder itself and its episodes; no path in them leads anywhere.
public struct ProbeBundle: Sendable {
  static let magic = "touchscope probe 1"

  public let path: String
  /// The names of the episodes, in order.
  public let episodes: [String]
  /// What the probe could not see or keep, as it noted it.
  public let limits: [String]

  /// One episode, ready to be played.
  public struct Opened {
    public let scene: LiveScene
    public let recording: Recording
    /// What the app did.
    public let app: ProbedRun
    /// The objects that both sides know.
    public let ids: Set<String>
    /// What may be the reason if the engine does something else.
    public let causes: [ProbeVerdict.Cause]
  }

  /// True for a folder in which a probe has left its header.
  public static func isBundle(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/probe.txt")
  }

  @MainActor public init(path: String) throws {
    self.path = path
    let header = "\(path)/probe.txt"
    let lines = try SceneText.read(path: header).split(separator: "\n")
    guard lines.first == Self.magic[...] else {
      throw Self.problem(header, Text.probe.notABundle(start: Self.magic))
    }
    limits = lines.filter { $0.hasPrefix("limits ") }.map { String($0.dropFirst(7)) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    episodes = names.filter(Self.isEpisode).sorted()
    guard !episodes.isEmpty else { throw Self.problem(header, Text.probe.noEpisodes) }
  }

  private static func isEpisode(_ name: String) -> Bool {
    name.hasPrefix("episode-") && name.count > 8
      && name.dropFirst(8).allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func problem(_ path: String, _ text: ProblemText) -> SceneDiagnostics {
    SceneDiagnostics([SceneDiagnostic(file: path, line: 1, column: 1, text)])
  }

  /// The objects of the app, without those of private classes: each has a line with its description.
  private static func ids(_ objects: String) -> Set<String> {
    var (all, hidden): (Set<String>, Set<String>) = ([], [])
    for line in objects.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count > 2 else { continue }
      if words[0] != "#" {
        all.insert(String(words[0]))
      } else if words[2].hasPrefix("<_") {
        hidden.insert(String(words[1]))
      }
    }
    return all.subtracting(hidden)
  }

  /// Reads an episode and builds its scene.
  @MainActor public func open(_ episode: String) throws -> Opened {
    guard episodes.contains(episode) else {
      throw Self.problem(path, Text.probe.noEpisode(episode, among: episodes))
    }
    let folder = "\(path)/\(episode)"
    let text = try SceneText.read(path: "\(folder)/scene.yaml")
    var recording = try RecordingReader.read(path: "\(folder)/fingers.rec")
    let objects = try SceneText.read(path: "\(folder)/objects.txt")
    let observed = try SceneText.read(path: "\(folder)/observed.log")
    guard let app = ObservedLog.read(observed) else {
      throw Self.problem("\(folder)/observed.log", Text.probe.notALog(start: ObservedLog.magic))
    }
    let scene = try LiveScene.load(text: text, path: "\(folder)/scene.yaml")
    recording.scenePath = scene.path
    let standIns = scene.unregisteredClasses.map {
      ProbeVerdict.Cause.notRegistered(class: $0.name, takenAs: $0.standIn)
    }
    return Opened(
      scene: scene, recording: recording, app: app,
      ids: Self.ids(objects).intersection(scene.ids),
      causes: limits.map { ProbeVerdict.Cause(limit: $0) } + standIns)
  }
}
