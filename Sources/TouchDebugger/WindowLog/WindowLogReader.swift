import Foundation
import TouchCanvas
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

  init(path: String) throws {
    self.path = path
    let text = try SceneText.read(path: path)
    let decoder = JSONDecoder()
    var all = text.split(separator: "\n").map { Data($0.utf8) }[...]
    func refusal(_ line: Int, _ sentence: String) -> SceneDiagnostics {
      SceneDiagnostics([
        SceneDiagnostic(
          file: path, line: line, column: 1, sentence: sentence,
          hint: "use a file that --record-window has written")
      ])
    }
    guard let first = all.popFirst(),
      let header = try? decoder.decode(WindowLogHeader.self, from: first)
    else { throw refusal(1, "this is not a recorded window") }
    self.header = header
    var read: [WindowLogLine] = []
    for (index, data) in all.enumerated() {
      guard let line = try? decoder.decode(WindowLogLine.self, from: data) else {
        // The last line may be half written.
        if index == all.count - 1 { break }
        throw refusal(index + 2, "this line cannot be read")
      }
      read.append(line)
    }
    lines = read[...]
  }

  /// The time of the next turn; nil at the end.
  func nextTurn() -> WindowTime? {
    while let next = take() {
      if case .turn(let time) = next { return WindowTime(nanoseconds: time) }
      differs("a turn was expected")
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
      differs(
        "the window has another state than the recorded one: \(note.inputs) inputs, \(note.events) trace events and the state \(note.state); recorded were \(recorded.inputs), \(recorded.events) and \(recorded.state)"
      )
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
      differs("the window asks for '\(question)' here, and the recorded one did not")
      return live()
    }
    _ = take()
    return answer
  }

  private func take() -> WindowLogLine? {
    line += 1
    return lines.popFirst()
  }

  private func differs(_ sentence: String) {
    guard problem == nil else { return }
    problem = SceneDiagnostics([
      SceneDiagnostic(
        file: path, line: line + 1, column: 1, sentence: sentence,
        hint: "replay the file with the version that recorded it")
    ])
  }
}
