import Foundation
import TouchFiles
import TouchLanguage

/// Reads a file as text, and rejects files that cannot be a scene before anything parses them.
enum SourceText {
  /// The size limit of a scene, which is parsed as a whole.
  static let mostBytes = mostMegabytes * 1024 * 1024
  private static let mostMegabytes = 4
  /// The size limit of a recording or a probe's capture: an hour of ten fingers is far below it.
  static let mostRecordingBytes = mostRecordingMegabytes * 1024 * 1024
  private static let mostRecordingMegabytes = 512
  /// The first bytes of every recording.
  static let recordingMark = "touchscope recording"
  /// The first bytes of what a probe saw in an app.
  private static let captureMark = "touchscope capture"

  static func read(path: String, from files: FileSystem = FileSystem(), keepsMark: Bool = false)
    throws -> String
  {
    func refuse(_ problem: ProblemText, line: Int = 1) -> SceneDiagnostics {
      SceneDiagnostics([SceneDiagnostic(file: path, line: line, column: 1, problem)])
    }
    let file: RegularFile
    do { file = try RegularFile(path: path, in: files) } catch {
      throw refuse(error.text)
    }
    defer { file.close() }
    let data: Data
    let isRecording: Bool
    do {
      let head = try file.read(most: mostBytes + 1)
      isRecording = [recordingMark, captureMark].contains { head.starts(with: $0.utf8) }
      data = isRecording ? head + (try file.read(most: mostRecordingBytes)) : head
    } catch {
      throw refuse(error.text)
    }
    guard data.count <= (isRecording ? mostRecordingBytes : mostBytes) else {
      throw refuse(
        isRecording
          ? Text.files.largeRecording(megabytes: mostRecordingMegabytes)
          : Text.files.largeScene(megabytes: mostMegabytes))
    }
    guard !data.isEmpty else { throw refuse(Text.files.empty) }
    guard let zero = data.firstIndex(of: 0) else {
      guard let text = String(data: data, encoding: .utf8) else {
        throw refuse(Text.files.notUTF8)
      }
      return text.hasPrefix("\u{FEFF}") && !keepsMark ? String(text.dropFirst()) : text
    }
    throw refuse(Text.files.binary, line: data[..<zero].count { $0 == 10 } + 1)
  }
}
