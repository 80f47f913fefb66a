import Foundation
import TouchCanvas
package import TouchInspection
import TouchLanguage

/// Finding letters in the scene's text, and lines of it that do not load.
extension SceneTextUpdate {
  // MARK: Finding

  /// The field that searches the text shows, and the first place from the caret on; false where no text is meant.
  static func beginSearch(_ c: inout Context) -> Bool {
    guard c.state.compose.isOn, c.state.compose.showsText else { return false }
    let caret: TextCaret
    switch c.state.prompt {
    case .field(.text(let place)): caret = place
    case .field(.find): caret = c.state.compose.hands.search?.from ?? TextCaret(line: 1, column: 0)
    default:
      guard c.layout.text.contains(c.state.input.pointer.window) else { return false }
      caret = TextCaret(line: 1, column: 0)
    }
    c.state.compose.hands.completion = nil
    let query = c.state.compose.hands.search?.query ?? ""
    c.state.compose.hands.search = TextSearch(query: query, from: caret)
    c.state.prompt = .field(.find)
    c.state.input.isFieldSelected = !query.isEmpty
    return true
  }

  /// What is typed shows the first place from where the search began.
  static func search(_ query: String, _ c: inout Context) {
    c.state.compose.hands.search?.query = query
    c.state.compose.hands.search?.found = nil
    guard let search = c.state.compose.hands.search else { return }
    let all = search.matches(in: c.reading.compose.lines)
    c.state.compose.hands.search?.found = all.first { !($0 < search.from) } ?? all.first
  }

  /// The next place, or the one before, around the ends.
  static func findNext(_ step: Int, _ c: inout Context) {
    guard let search = c.state.compose.hands.search else { return }
    let all = search.matches(in: c.reading.compose.lines)
    guard !all.isEmpty else { return }
    let now = search.found.flatMap { all.firstIndex(of: $0) }
    let next = now.map { ($0 + step + all.count) % all.count } ?? 0
    c.state.compose.hands.search?.found = all[next]
  }

  /// What a button beside the searched letters does.
  static func find(_ step: FindStep, _ c: inout Context) {
    switch step {
    case .previous: findNext(-1, &c)
    case .next: findNext(1, &c)
    case .close: _ = escape(&c)
    }
  }

  /// Closes the list of words, or the search: the caret is then where that found something last. False where neither
  /// shows.
  static func escape(_ c: inout Context) -> Bool {
    switch c.state.prompt {
    case .field(.text) where c.state.compose.hands.completion != nil:
      c.state.compose.hands.completion = nil
    case .field(.find):
      let search = c.state.compose.hands.search
      c.state.compose.hands.search = nil
      c.state.input.isFieldSelected = false
      let caret = search?.found ?? search?.from ?? TextCaret(line: 1, column: 0)
      c.state.prompt = .field(.text(caret))
    default: return false
    }
    return true
  }

  // MARK: Problems

  /// The caret goes to the next line that does not load, after the last one to the first.
  package static func goToNextProblem(_ c: inout Context) {
    let problems = c.reading.compose.problems
    var line = 0
    if case .field(.text(let caret)) = c.state.prompt { line = caret.line }
    guard let next = problems.first(where: { $0.line > line }) ?? problems.first else {
      return c.say(Text.compose.noProblem)
    }
    c.state.compose.showsText = true
    c.state.compose.hands.completion = nil
    let lines = c.reading.compose.lines
    let text = lines.indices.contains(next.line - 1) ? lines[next.line - 1] : ""
    let column = text.prefix { $0 == " " }.count
    c.state.prompt = .field(.text(TextCaret(line: next.line, column: column)))
  }
}

/// Letters that are searched in the scene's text.
package struct TextSearch: Equatable {
  package var query = ""
  /// Where the caret was when it began.
  package var from: TextCaret
  /// The place that shows.
  package var found: TextCaret?

  /// Where the letters begin, whether they are large or small.
  package func matches(in lines: [String]) -> [TextCaret] {
    guard !query.isEmpty else { return [] }
    return lines.enumerated().flatMap { index, line in
      var places: [TextCaret] = []
      var rest = line.startIndex..<line.endIndex
      while let found = line.range(of: query, options: .caseInsensitive, range: rest) {
        let column = line.distance(from: line.startIndex, to: found.lowerBound)
        places.append(TextCaret(line: index + 1, column: column))
        rest = found.upperBound..<line.endIndex
      }
      return places
    }
  }
}

extension TextCaret {
  static func < (a: TextCaret, b: TextCaret) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
