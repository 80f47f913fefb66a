import Foundation
public import TouchScenes

/// Writes a recording line by line, without buffering.
public final class RecordingWriter {
  private let file: FileHandle
  /// The file.
  public let path: String
  /// The first error, such as a full disk; nil while all lines were written.
  public private(set) var problem: String?

  /// Creates the file and writes its first lines.
  public init(path: String, _ recording: Recording) throws {
    self.path = path
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: path, line: 1, column: 1, sentence: "the recording cannot be written here",
          hint: "check the folder and its permissions")
      ])
    }
    self.file = file
    write(RecordingText.header(recording))
    for input in recording.inputs { write(input) }
  }

  /// Nothing is buffered: the line has been handed to the system when this returns.
  public func write(_ input: SceneInput) { write(RecordingText.line(input) + "\n") }

  private func write(_ text: String) {
    do { try file.write(contentsOf: Data(text.utf8)) } catch {
      if problem == nil { problem = error.localizedDescription }
    }
  }

  /// Closes the file.
  public func close() { try? file.close() }
}
