import Foundation
package import TouchFiles
import TouchLanguage
public import TouchScenes
public import TouchTrace

/// Sessions as files.
public enum SessionFile {
  /// A recording with the scene that it was made on.
  public struct Opened {
    /// The scene, as its file is now; as it was, if there is no file and the recording carries it.
    public var scene: LiveScene
    /// Its inputs.
    public var recording: Recording
    /// A warning that the scene has changed since; nil if it has not.
    public var warning: String?
    /// That the scene is the recording's own copy; nil for a scene of a file.
    public var note: String?
    /// Changes that the recording makes to what the scene does not have, at their lines.
    public var problems: [SceneDiagnostic] = []
  }

  /// Writes the session's inputs, all or those since a moment; returns the path of the file.
  ///
  /// The file is written atomically. An existing file is not overwritten unless `replaces` is true: the name gets a
  /// number, as in `drag-2.rec`. A name without an extension gets `.rec`.
  @discardableResult
  public static func save(
    _ session: Session, to path: String, replaces: Bool = false, since mark: Instant? = nil
  )
    throws -> String
  {
    try save(session, to: path, replaces: replaces, since: mark, in: FileSystem())
  }

  /// The same, in a file system that tests may fail.
  @discardableResult
  package static func save(
    _ session: Session, to path: String, replaces: Bool = false, since mark: Instant? = nil,
    in files: FileSystem
  ) throws -> String {
    let wanted = (path as NSString).pathExtension.isEmpty ? path + ".rec" : path
    func write(_ file: OutputFile) {
      _ = RecordingWriter(path: wanted, file, session.recording(since: mark))
    }
    do {
      if replaces {
        try WholeFile.replace(wanted, in: files, write)
        return wanted
      }
      let made = try WholeFile.create(firstOf: names(wanted), beside: wanted, in: files, write)
      if let made { return made }
    } catch { throw refusal(wanted, error) }
    throw refusal(wanted, .system(Text.recordings.allTaken(most: mostNames)))
  }

  /// Opens a recording with its scene, without playing it, and checks what its changes name; `read` returns the text of
  /// a file.
  public static func open(
    path: String, read: @MainActor (String) throws -> String = SceneText.read(path:)
  ) throws -> Opened {
    let reader = RecordingReader.parsed(try read(path), path)
    let recording = try reader.recording()
    var opened = try open(recording, path: path, read: read)
    for (index, input) in recording.inputs.enumerated() {
      guard let problem = opened.scene.problem(of: input.event) else { continue }
      let (line, text) = reader.place(ofInput: index)
      opened.problems.append(
        SceneDiagnostic(file: path, line: line, column: 1, problem, source: text))
    }
    return opened
  }

  /// Opens the scene of a recording that was read from a file.
  package static func open(
    _ recording: Recording, path: String,
    read: @MainActor (String) throws -> String = SceneText.read(path:)
  ) throws -> Opened {
    let source = try source(of: recording, path, read)
    let scene = try LiveScene.load(
      text: source.text, path: source.path, variant: recording.variant)
    // A recording that was cut before its digest does not know.
    let isSame = recording.digest.isEmpty || digest(of: source.text) == recording.digest
    return Opened(
      scene: scene, recording: recording,
      warning: isSame
        ? nil : Text.recordings.hasChanged(source.path),
      note: source.isCopy
        ? Text.recordings.playsCopy(of: source.path) : nil)
  }

  /// The scene's file, or the recording's copy of it when there is none.
  private static func source(
    of recording: Recording, _ path: String, _ read: (String) throws -> String
  ) throws -> (path: String, text: String, isCopy: Bool) {
    let names = ScenePath.candidates(recording.scenePath, in: path)
    var problem: (any Error)?
    for name in names {
      do { return (name, try read(name), false) } catch { problem = problem ?? error }
    }
    if let text = recording.sceneText { return (names[0], text, true) }
    let reason = (problem as? SceneDiagnostics)?.list.first?.sentence
    throw SceneDiagnostics([
      SceneDiagnostic(
        file: path, line: recording.sceneLine, column: 1,
        Text.recordings.sceneUnreadable(names[0], reason),
        source: "scene \(recording.scenePath)")
    ])
  }

  private static let mostNames = 9999

  /// The name, then `NAME-2.rec` and so on.
  private static func names(_ path: String) -> some Sequence<String> {
    let base = (path as NSString).deletingPathExtension
    let ending = (path as NSString).pathExtension
    return (1...mostNames).lazy.map { $0 == 1 ? path : "\(base)-\($0).\(ending)" }
  }

  private static func refusal(_ path: String, _ refusal: OutputFile.Refusal) -> SceneDiagnostics {
    let problem =
      switch refusal {
      case .exists, .system: Text.recordings.notWritten("\(refusal)")
      case .leftover: Text.recordings.writtenBut("\(refusal)")
      }
    return SceneDiagnostics([SceneDiagnostic(file: path, line: 1, column: 1, problem)])
  }
}

extension Session {
  /// All inputs so far, with their scene and its text; the last line gives the session's end.
  public func recording() -> Recording {
    var recording = Recording(
      scenePath: scene.path, digest: digest(of: scene.text), sceneText: scene.text,
      variant: scene.variant, inputs: inputs)
    if now > inputs.last?.arrival ?? .zero {
      recording.inputs.append(SceneInput(arrival: now, event: .wait))
    }
    return recording
  }
}
