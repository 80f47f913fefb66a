package import TouchFiles
import TouchLanguage
public import TouchScenes

/// Writes a recording line by line, without buffering.
public final class RecordingWriter {
  private let file: OutputFile
  /// The file.
  public let path: String
  /// The first error, such as a full disk; nil while all lines were written. No line is written after it.
  public var problem: String? { file.problem }

  /// Creates the file and writes its first lines; throws if something is there already.
  public convenience init(path: String, _ recording: Recording) throws {
    try self.init(path: path, recording, in: FileSystem())
  }

  /// The same, in a file system that tests may fail.
  package convenience init(path: String, _ recording: Recording, in files: FileSystem) throws {
    let file: OutputFile
    do { file = try OutputFile(creating: path, in: files) } catch {
      throw Self.diagnostics(path, error)
    }
    self.init(path: path, file, recording)
  }

  package init(path: String, _ file: OutputFile, _ recording: Recording) {
    self.path = path
    self.file = file
    file.write(RecordingText.header(recording, at: path))
    for input in recording.inputs { write(input) }
  }

  private static func diagnostics(_ path: String, _ refusal: OutputFile.Refusal) -> SceneDiagnostics
  {
    let problem =
      switch refusal {
      case .exists: Text.recordings.exists
      case .system(let reason), .leftover(let reason): Text.recordings.notRecorded(reason)
      }
    return SceneDiagnostics([SceneDiagnostic(file: path, line: 1, column: 1, problem)])
  }

  /// Nothing is buffered: the line has been handed to the system when this returns.
  public func write(_ input: SceneInput) { file.write(RecordingText.line(input) + "\n") }

  /// The problem, once.
  package func takeProblem() -> String? { file.takeProblem() }

  /// Closes the file.
  public func close() { file.close() }
}
