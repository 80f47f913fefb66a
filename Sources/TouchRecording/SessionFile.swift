import Foundation
public import TouchScenes
import TouchTrace

/// Sessions as files.
public enum SessionFile {
  /// A recording with the scene that it was made on.
  public struct Opened {
    /// The scene's text.
    public var scene: LiveScene
    /// Its inputs.
    public var recording: Recording
    /// A warning that the scene has changed since; nil if it has not.
    public var warning: String?
  }

  /// Writes the session's inputs; returns the path of the file.
  ///
  /// The file is written atomically. An existing file is not overwritten unless `replaces` is true: the name gets a
  /// number, as in `drag-2.rec`. A name without an extension gets `.rec`.
  @discardableResult
  public static func save(_ session: Session, to path: String, replaces: Bool = false) throws
    -> String
  {
    let wanted = (path as NSString).pathExtension.isEmpty ? path + ".rec" : path
    let folder = (wanted as NSString).deletingLastPathComponent
    let temporary = (folder as NSString).appendingPathComponent(
      ".\((wanted as NSString).lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part"
    )
    let writer = try RecordingWriter(path: temporary, session.recording())
    writer.close()
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    if let problem = writer.problem { throw refusal(wanted, problem) }
    if replaces {
      guard rename(temporary, wanted) == 0 else { throw refusal(wanted, lastError()) }
      return wanted
    }
    for name in names(wanted) {
      // A second name of the file is made only where nothing is.
      if link(temporary, name) == 0 { return name }
      guard errno == EEXIST else { throw refusal(name, lastError()) }
    }
    throw refusal(wanted, "all names up to \(mostNames) are taken")
  }

  /// Opens a recording with its scene, without playing it; `read` returns the text of a file.
  public static func open(
    path: String, read: @MainActor (String) throws -> String = SceneText.read(path:)
  ) throws -> Opened {
    let recording = try RecordingReader.read(text: read(path), path: path)
    let text = try read(recording.scenePath)
    let scene = try LiveScene.load(
      text: text, path: recording.scenePath, variant: recording.variant)
    let isSame = digest(of: text) == recording.digest
    return Opened(
      scene: scene, recording: recording,
      warning: isSame
        ? nil
        : "\(recording.scenePath) has changed since the recording was made; results may differ"
    )
  }

  private static let mostNames = 9999

  /// The name, then `NAME-2.rec` and so on.
  private static func names(_ path: String) -> some Sequence<String> {
    let base = (path as NSString).deletingPathExtension
    let ending = (path as NSString).pathExtension
    return (1...mostNames).lazy.map { $0 == 1 ? path : "\(base)-\($0).\(ending)" }
  }

  private static func lastError() -> String { String(cString: strerror(errno)) }

  private static func refusal(_ path: String, _ problem: String) -> SceneDiagnostics {
    SceneDiagnostics([
      SceneDiagnostic(
        file: path, line: 1, column: 1, sentence: "the recording cannot be written: \(problem)",
        hint: "check the folder, its permissions and the free space on the disk")
    ])
  }
}

extension Session {
  /// All inputs so far, with their scene; the last line gives the session's end.
  public func recording() -> Recording {
    var recording = Recording(
      scenePath: scene.path, digest: digest(of: scene.text), variant: scene.variant, inputs: inputs)
    if now > inputs.last?.arrival ?? .zero {
      recording.inputs.append(SceneInput(arrival: now, event: .wait))
    }
    return recording
  }
}
