package import TouchLanguage

/// One problem of a file: where it is, what is wrong, and what to do about it.
public struct SceneDiagnostic: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// What is wrong.
  public var sentence: String
  /// What to do about it.
  public var hint: String
  /// The text of the line, without its end.
  public var source: String

  public nonisolated init(
    file: String, line: Int, column: Int, sentence: String, hint: String, source: String = ""
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.sentence = sentence
    self.hint = hint
    self.source = source
  }

  package nonisolated init(
    file: String, line: Int, column: Int, _ problem: ProblemText, source: String = ""
  ) {
    self.init(
      file: file, line: line, column: column, sentence: problem.sentence, hint: problem.hint,
      source: source)
  }

  /// What is wrong and what to do about it, without the place.
  package nonisolated var problem: ProblemText { ProblemText(sentence, hint: hint) }

  /// `file:line:column: error: sentence`, the line, a caret and the hint.
  ///
  /// Of a line of megabytes a window around the place is shown, of a sentence that quotes it the beginning. A tab is as
  /// wide as a space, so that the caret stands below its place.
  public nonisolated var description: String {
    var text = "\(file):\(line):\(column): " + Text.console.error(Self.cut(sentence))
    let number = "\(line)"
    let start = max(0, column - 61)
    let shown = String(source.unicodeScalars.dropFirst(start).prefix(120)).replacing(
      "\t", with: " ")
    if !shown.isEmpty {
      text += "\n  \(number) | \(shown)"
      text += "\n  " + String(repeating: " ", count: number.count) + " | "
      text += String(repeating: " ", count: max(0, column - 1 - start)) + "^"
    }
    if !hint.isEmpty { text += "\n  " + Text.console.hint(Self.cut(hint)) }
    return text
  }

  /// The most scalars of a sentence: lists of all classes or attributes have room.
  private nonisolated static let longest = 4000

  private nonisolated static func cut(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let scalars = text.unicodeScalars
    return scalars.count > longest ? String(scalars.prefix(longest)) + "\u{2026}" : text
  }
}

/// All problems that were found in a file.
public struct SceneDiagnostics: Error, CustomStringConvertible, Sendable {
  /// In the order of the file.
  public var list: [SceneDiagnostic]
  public nonisolated init(_ list: [SceneDiagnostic]) { self.list = list }
  /// What is printed.
  public nonisolated var description: String { list.map(\.description).joined(separator: "\n") }
}

/// Collects the problems of one text.
final class SceneIssues {
  let file: String
  private let text: String
  /// Split for the first problem.
  private lazy var lines = SourceLines.split(text)
  private(set) var list: [SceneDiagnostic] = []
  /// Further problems are dropped.
  private static let most = 50

  init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// The words of a problem that is not kept are not made.
  func add(_ node: SceneNode, _ problem: @autoclosure () -> ProblemText) {
    add(line: node.line, column: node.column, problem())
  }

  func add(line: Int, column: Int, _ problem: @autoclosure () -> ProblemText) {
    guard list.count < Self.most else { return }
    list.append(diagnostic(line: line, column: column, problem()))
  }

  /// A problem at a place, with its line.
  func diagnostic(line: Int, column: Int, _ problem: ProblemText) -> SceneDiagnostic {
    let source =
      lines.indices.contains(line - 1) ? String(lines[line - 1].unicodeScalars.prefix(4000)) : ""
    return SceneDiagnostic(
      file: file, line: max(1, line), column: max(1, column), problem, source: source)
  }

  func throwIfAny() throws {
    if !list.isEmpty {
      throw SceneDiagnostics(list.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
  }
}

/// Finds the known word that is nearest to a mistyped one.
enum Suggestion {
  /// The known word that was probably meant; nil if none is near.
  static func nearest(to word: String, among known: [String]) -> String? {
    let word = String(word.unicodeScalars.prefix(60))
    let best = known.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }
    guard let best, best.distance <= max(2, word.count / 3) else { return nil }
    return best.word
  }

  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.prefix(60))
    let b = Array(b.prefix(60))
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let old = row[j + 1]
        row[j + 1] = min(old + 1, row[j] + 1, previous + (x == y ? 0 : 1))
        previous = old
      }
    }
    return row[b.count]
  }
}
