import Foundation
import TouchCanvas
package import TouchInspection
import TouchTrace

/// Typing in the scene's text: every letter is a change of it, and the scene follows as soon as the text loads.
package enum SceneTextUpdate {
  /// Letters that follow each other so fast, in one line, are one step of undo, seconds.
  private static let pause = 1.0

  /// The caret goes to where a line was pressed.
  package static func begin(atLine line: Int, _ c: inout Context) {
    let letters = c.reading.compose.lines
    guard letters.indices.contains(line - 1) else { return }
    let x = c.state.input.pointer.window.x - c.layout.text.minX - SceneTextPicture.gutter
    let width = max(1, c.reading.metrics.width(of: "0", in: SceneTextPicture.font))
    let column = min(max(0, Int((x / width).rounded())), letters[line - 1].count)
    c.state.compose.hands.completion = nil
    c.state.compose.hands.search = nil
    c.state.prompt = .field(.text(TextCaret(line: line, column: column)))
  }

  package static func type(_ stroke: KeyStroke, _ caret: TextCaret, _ c: inout Context) {
    if let text = stroke.text { return insert(text, caret, &c) }
    let lines = c.reading.compose.lines
    guard lines.indices.contains(caret.line - 1) else { return }
    switch stroke.code {
    case "backspace": delete(before: caret, lines, &c)
    case "delete":
      let next = moved(caret, by: 1, lines)
      if next != caret { delete(before: next, lines, &c) }
    case "left": go(to: moved(caret, by: -1, lines), &c)
    case "right": go(to: moved(caret, by: 1, lines), &c)
    case "up": go(to: TextCaret(line: max(1, caret.line - 1), column: caret.column), &c)
    case "down": go(to: TextCaret(line: min(lines.count, caret.line + 1), column: caret.column), &c)
    case "home": go(to: TextCaret(line: caret.line, column: 0), &c)
    case "end": go(to: TextCaret(line: caret.line, column: lines[caret.line - 1].count), &c)
    default: break
    }
  }

  /// A new line begins as deep as the one before.
  package static func insert(_ text: String, _ caret: TextCaret, _ c: inout Context) {
    let lines = c.reading.compose.lines
    guard lines.indices.contains(caret.line - 1) else { return }
    guard text == "\n" else {
      change(text, deleting: 0, at: caret, &c)
      let next = TextCaret(line: caret.line, column: caret.column + text.count)
      go(to: next, &c)
      return c.add(.compose(.complete(at: next, isAsked: false)))
    }
    let indent = String(lines[caret.line - 1].prefix { $0 == " " }.prefix(caret.column))
    change("\n" + indent, deleting: 0, at: caret, &c)
    go(to: TextCaret(line: caret.line + 1, column: indent.count), &c)
  }

  /// A text takes the place of letters before the caret.
  static func replace(_ count: Int, by text: String, at caret: TextCaret, _ c: inout Context) {
    change(text, deleting: count, at: caret, &c)
    go(to: TextCaret(line: caret.line, column: caret.column - count + text.count), &c)
  }

  private static func delete(before caret: TextCaret, _ lines: [String], _ c: inout Context) {
    let place = moved(caret, by: -1, lines)
    guard place != caret else { return }
    change("", deleting: 1, at: caret, &c)
    go(to: place, &c)
  }

  private static func change(
    _ text: String, deleting count: Int, at caret: TextCaret, _ c: inout Context
  ) {
    let goesOn = c.state.compose.hands.lastTyped.map {
      $0.line == caret.line && c.now.seconds(since: $0.at) < pause
    }
    ComposeUpdate.interruptTrial(&c)
    c.state.compose.hands.lastTyped = .init(line: caret.line, at: c.now)
    c.add(.compose(.type(text, deleting: count, at: caret, goesOn: goesOn ?? false)))
  }

  private static func go(to caret: TextCaret, _ c: inout Context) {
    c.state.compose.hands.completion = nil
    c.state.prompt = .field(.text(caret))
  }

  /// The place a letter on or back, into the lines around.
  private static func moved(_ caret: TextCaret, by step: Int, _ lines: [String]) -> TextCaret {
    let length = lines[caret.line - 1].count
    let column = min(caret.column, length) + step
    if column < 0 {
      guard caret.line > 1 else { return caret }
      return TextCaret(line: caret.line - 1, column: lines[caret.line - 2].count)
    }
    if column > length {
      return caret.line < lines.count ? TextCaret(line: caret.line + 1, column: 0) : caret
    }
    return TextCaret(line: caret.line, column: column)
  }
}
