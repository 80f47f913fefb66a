import Foundation
import TouchFiles
import TouchLanguage
public import TouchScenes

/// The folder that a probe wrote in an app: a capture for each episode, of which a scene, a recording and a log are made.
///
/// Only the files of a bundle are read and written, in the folder itself and its episodes; no path in them leads anywhere.
public struct ProbeBundle: Sendable {
  static let magic = "touchscope probe 1"

  public let path: String
  /// The names of the episodes, in order.
  public let episodes: [String]

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
  ///
  /// The first time, the scene, the recording, the log and the table of objects that its capture comes to are written
  /// beside it; later the scene and the recording are read from there, as they may have been edited. A folder that
  /// cannot be written is read all the same.
  @MainActor public func open(_ episode: String) throws -> Opened {
    guard episodes.contains(episode) else {
      throw Self.problem(path, Text.probe.noEpisode(episode, among: episodes))
    }
    let folder = "\(path)/\(episode)"
    let captured = try captured(in: folder)
    if URL(fileURLWithPath: folder).resolvingSymlinksInPath().path.hasSuffix("/\(episode)") {
      for file in captured.files
      where !FileManager.default.fileExists(atPath: "\(folder)/\(file.name)") {
        try? WholeFile.create("\(folder)/\(file.name)", with: file.text)
      }
    }
    func text(_ name: String, _ captured: String) throws -> String {
      let file = "\(folder)/\(name)"
      return FileManager.default.fileExists(atPath: file)
        ? try SceneText.read(path: file) : captured
    }
    guard let app = ObservedLog.read(captured.log) else {
      throw Self.problem("\(folder)/observed.log", Text.probe.notALog(start: ObservedLog.magic))
    }
    let recordingText = try text("fingers.rec", captured.recording)
    var recording = try RecordingReader.read(text: recordingText, path: "\(folder)/fingers.rec")
    let scene = try LiveScene.load(
      text: text("scene.yaml", captured.scene), path: "\(folder)/scene.yaml")
    recording.scenePath = scene.path
    let standIns = scene.unregisteredClasses.map {
      ProbeVerdict.Cause.notRegistered(class: $0.name, takenAs: $0.standIn)
    }
    return Opened(
      scene: scene, recording: recording, app: app,
      ids: Self.ids(captured.objects).intersection(scene.ids),
      causes: captured.limits.map { ProbeVerdict.Cause(limit: $0) } + standIns)
  }

  /// What is made of an episode's capture; of a probe before captures the files that it wrote itself.
  private func captured(in folder: String) throws -> CapturedEpisode {
    let path = "\(folder)/capture.jsonl"
    guard FileManager.default.fileExists(atPath: path) else { return try stored(in: folder) }
    guard let capture = Capture(try SceneText.read(path: path)) else {
      throw Self.problem(path, Text.probe.notACapture(start: Capture.magic))
    }
    return CapturedEpisode(capture)
  }

  private func stored(in folder: String) throws -> CapturedEpisode {
    let texts = try CapturedEpisode.names.map { try SceneText.read(path: "\(folder)/\($0)") }
    let header = try SceneText.read(path: "\(path)/probe.txt").split(separator: "\n")
    return CapturedEpisode(
      texts, limits: header.filter { $0.hasPrefix("limits ") }.map { String($0.dropFirst(7)) })
  }
}
