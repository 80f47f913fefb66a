import Foundation
import TouchCanvas
import TouchLanguage
import TouchScenes
import TouchWindow

/// Reads a recorded window: its turns, and the answers of its system.
final class WindowLogReader: Outside {
  let header: WindowLogHeader
  private let path: String
  private var lines: ArraySlice<WindowLogLine>
  /// Where the window that is replayed differs from the recorded one; nil while it does not.
  private(set) var problem: SceneDiagnostics?
  private var line = 1
  /// How often the window was compared with the recorded one.
  private(set) var compared = 0
  /// No window is open for longer than a year, nanoseconds.
  private static let longestTime: UInt64 = 366 * 86_400 * 1_000_000_000

  init(path: String) throws {
    self.path = path
    let text = try SceneText.read(path: path)
    let decoder = JSONDecoder()
    var all = text.split(separator: "\n").map { Data($0.utf8) }[...]
    func refusal(_ line: Int, _ problem: ProblemText) -> SceneDiagnostics {
      SceneDiagnostics([SceneDiagnostic(file: path, line: line, column: 1, problem)])
    }
    guard let first = all.popFirst(),
      let header = try? decoder.decode(WindowLogHeader.self, from: first)
    else { throw refusal(1, Text.display.notARecordedWindow) }
    if let key = header.keyOutOfRange { throw refusal(1, Text.display.outOfRange(key)) }
    self.header = header
    var read: [WindowLogLine] = []
    var now: UInt64 = 0
    for (index, data) in all.enumerated() {
      guard let line = try? decoder.decode(WindowLogLine.self, from: data) else {
        // The last line may be half written.
        if index == all.count - 1 { break }
        throw refusal(index + 2, Text.display.unreadableLine)
      }
      if case .turn(let time) = line {
        guard (now...Self.longestTime).contains(time) else {
          throw refusal(index + 2, Text.display.turnOutOfOrder)
        }
        now = time
      }
      read.append(line)
    }
    lines = read[...]
  }

  /// The time of the next turn; nil at the end.
  func nextTurn() -> WindowTime? {
    while let next = take() {
      if case .turn(let time) = next { return WindowTime(nanoseconds: time) }
      differs(Text.display.noTurn)
    }
    return nil
  }

  /// A slow frame before the turn's events.
  func nextSlowFrame() -> (nanoseconds: UInt64, part: String)? {
    guard case .slow(let time, let part) = lines.first else { return nil }
    _ = take()
    return (time, part)
  }

  /// Compares the window with what the recorded one had come to here.
  func compare(_ window: Debugger) {
    guard case .note(let recorded) = lines.first else { return }
    let note = WindowNote(window)
    if note != recorded {
      differs(Text.display.otherState(note.count, recorded: recorded.count))
    }
    compared += 1
    _ = take()
  }

  /// The turn's next event.
  func nextEvent() -> CanvasEvent? {
    guard case .event(let event) = lines.first else { return nil }
    _ = take()
    return event
  }

  func ask<Answer: Codable>(_ question: String, _ live: () -> Answer) -> Answer {
    guard case .answer(let recorded, let data) = lines.first, recorded == question,
      let answer = try? JSONDecoder().decode([Answer].self, from: data).first
    else {
      differs(Text.display.otherQuestion(question))
      return live()
    }
    _ = take()
    return answer
  }

  private func take() -> WindowLogLine? {
    line += 1
    return lines.popFirst()
  }

  private func differs(_ difference: ProblemText) {
    guard problem == nil else { return }
    problem = SceneDiagnostics([
      SceneDiagnostic(file: path, line: line + 1, column: 1, difference)
    ])
  }
}
