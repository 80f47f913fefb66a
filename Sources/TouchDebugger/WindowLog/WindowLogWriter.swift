import Foundation
import TouchCanvas
import TouchFiles
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchWindow

/// Writes all that comes from outside of a window, a JSON value a line.
final class WindowLogWriter: Outside {
  private let file: OutputFile
  private let encoder = JSONEncoder()
  /// Why a line could not be written; nil while all were.
  var problem: String? { file.problem }

  /// Creates the file; one that exists is not overwritten.
  convenience init(path: String, _ header: WindowLogHeader, in files: FileSystem = FileSystem())
    throws
  {
    let file: OutputFile
    do { file = try OutputFile(creating: path, in: files) } catch {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: path, line: 1, column: 1,
          Text.display.cannotRecordWindow("\(error)"))
      ])
    }
    self.init(file, header)
  }

  init(_ file: OutputFile, _ header: WindowLogHeader) {
    self.file = file
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    write(header)
  }

  /// The problem, once.
  func takeProblem() -> String? { file.takeProblem() }

  func note(_ debugger: Debugger) { note(WindowNote(debugger)) }

  func note(_ note: WindowNote) { write(WindowLogLine.note(note)) }

  func turn(at time: WindowTime) { write(WindowLogLine.turn(time.nanoseconds)) }

  func event(_ event: CanvasEvent) { write(WindowLogLine.event(event)) }

  func slowFrame(_ nanoseconds: UInt64, _ part: String) {
    write(WindowLogLine.slow(nanoseconds, part))
  }

  func ask<Answer: Codable>(_ question: String, _ live: () -> Answer) -> Answer {
    let answer = live()
    if let data = try? encoder.encode([answer]) { write(WindowLogLine.answer(question, data)) }
    return answer
  }

  func close() { file.close() }

  private func write(_ value: some Encodable) {
    do { file.write(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n") } catch {
      // A value that has no text.
      file.fail("\(error)")
    }
  }
}
