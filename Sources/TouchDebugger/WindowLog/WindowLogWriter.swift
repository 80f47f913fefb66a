import Foundation
import TouchCanvas
import TouchScenes
import TouchWindow

/// Writes all that comes from outside of a window, a JSON value a line.
final class WindowLogWriter: Outside {
  private let file: FileHandle
  private let encoder = JSONEncoder()
  /// Why a line could not be written; nil while all were.
  private(set) var problem: String?

  /// Creates the file; one that exists is not overwritten.
  init(path: String, _ header: WindowLogHeader) throws {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: path, line: 1, column: 1,
          sentence: "the window cannot be recorded here: \(String(cString: strerror(errno)))",
          hint: "name a file that does not exist, in a folder that can be written")
      ])
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    write(header)
  }

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

  func close() { try? file.close() }

  private func write(_ value: some Encodable) {
    do {
      var line = try encoder.encode(value)
      line.append(0x0A)
      try file.write(contentsOf: line)
    } catch { if problem == nil { problem = "\(error)" } }
  }
}
