import Foundation
import TouchFiles

/// Reads a file as text, and rejects files that cannot be a scene before anything parses them.
enum SourceText {
  /// The size limit of a scene, which is parsed as a whole.
  static let mostBytes = 4 * 1024 * 1024
  /// The size limit of a recording: an hour of ten fingers is far below it.
  static let mostRecordingBytes = 512 * 1024 * 1024
  /// The first bytes of every recording.
  static let recordingMark = "touchscope recording"

  static func read(path: String, from files: FileSystem = FileSystem()) throws -> String {
    func refuse(_ sentence: String, _ hint: String) -> SceneDiagnostics {
      SceneDiagnostics([
        SceneDiagnostic(file: path, line: 1, column: 1, sentence: sentence, hint: hint)
      ])
    }
    let file: RegularFile
    do { file = try RegularFile(path: path, in: files) } catch {
      throw refuse(error.sentence, error.hint)
    }
    defer { file.close() }
    let data: Data
    let isRecording: Bool
    do {
      let head = try file.read(most: mostBytes + 1)
      isRecording = head.starts(with: recordingMark.utf8)
      data = isRecording ? head + (try file.read(most: mostRecordingBytes)) : head
    } catch {
      throw refuse(error.sentence, error.hint)
    }
    guard data.count <= (isRecording ? mostRecordingBytes : mostBytes) else {
      guard !isRecording else {
        throw refuse("the recording is larger than 512 MB", "record in shorter sessions")
      }
      throw refuse(
        "the file is larger than 4 MB",
        "use 'repeat' for large scenes")
    }
    guard !data.isEmpty else {
      throw refuse("the file is empty", "a scene starts with 'touchscope: 1'; see docs/formats.md")
    }
    guard let zero = data.firstIndex(of: 0) else {
      guard let text = String(data: data, encoding: .utf8) else {
        throw refuse("the file is not UTF-8 text", "save it as UTF-8")
      }
      return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }
    let line = data[..<zero].count { $0 == 10 } + 1
    throw SceneDiagnostics([
      SceneDiagnostic(
        file: path, line: line, column: 1, sentence: "the file is binary, not text",
        hint: "scenes and recordings are text files")
    ])
  }
}
