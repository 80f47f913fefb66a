import Foundation
import Testing

/// Sentences that a user reads are written in TouchLanguage alone.
@Suite struct LanguageTests {
  /// Folders of Sources whose literals are names, keys and separators only.
  private nonisolated static let folders = [
    "TouchInspection/Timeline", "TouchInspection/Log", "TouchInspection/Cards",
    "TouchInspection/StateMachine", "TouchInspection/Arbitration", "TouchInspection/Hierarchy",
    "TouchInspection/Inspect",
  ]

  @Test(arguments: Self.folders) func literalsAreNoSentences(_ folder: String) {
    let files = RulesPage.files("Sources/\(folder)", ".swift")
    #expect(!files.isEmpty)
    for (name, text) in files {
      for literal in Literals.all(in: text) where Literals.isSentence(literal) {
        Issue.record("\(folder)/\(name): \"\(literal)\" is a sentence; write it in TouchLanguage")
      }
    }
  }

  /// The test can fail: each of these is seen.
  @Test(arguments: [
    #"let a = "not given""#, #"label(["held by \(who)"], x: 0)"#, #"f("\(count) lines")"#,
    #"let b = "\(isOne ? "a view" : name)""#, #"let c = "\(n == 1 ? "1" : "2") \(m) events""#,
    "let d = \"\"\"\n  Touch the scene.\n  \"\"\"", #"let e = "for " + name"#,
  ])
  func aSentenceIsSeen(_ source: String) {
    #expect(Literals.all(in: source).contains(where: Literals.isSentence))
  }

  @Test(arguments: [
    #"let a = "possible""#, #"f("\(name) \u{00B7} \(other)")"#, #"let b = " / ""#,
    #"// "a comment of words""#, #"let c = Text.log.kind("a\(b)c", of: d)  // "more words""#,
    #"let d = "\(names.map { $0 + ", " })""#, #"let e = "touchDragInside""#,
  ])
  func codeIsNone(_ source: String) {
    #expect(!Literals.all(in: source).contains(where: Literals.isSentence))
  }

  @Test func interpolationsAreReadToo() {
    #expect(
      Literals.all(in: #"f("a \(b ? "c \(d)" : "e") g", "\"h\"")"#)
        == [#"c \()"#, "e", #"a \() g"#, #"\"h\""#])
  }
}

/// The string literals of Swift source.
private enum Literals {
  /// Without comments; `\()` stands for each interpolation, whose own literals come before it.
  static func all(in source: String) -> [String] {
    var rest = Substring(source)
    var literals: [String] = []
    code(&rest, &literals, isInterpolation: false)
    return literals
  }

  /// A word and a space: one word alone may be a name.
  static func isSentence(_ literal: String) -> Bool {
    let text = literal.replacing(/\\u\{[0-9A-Fa-f]+\}|\\./, with: "")
    return text.contains(where: \.isWhitespace) && text.contains(/[A-Za-z]{2}/)
  }

  /// Reads code; that of an interpolation up to the parenthesis that closes it.
  private static func code(
    _ rest: inout Substring, _ literals: inout [String], isInterpolation: Bool
  ) {
    var depth = 1
    while let next = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if next == "\"" {
        literal(&rest, &literals)
      } else {
        rest.removeFirst()
        guard isInterpolation else { continue }
        if next == "(" { depth += 1 }
        if next == ")" { depth -= 1 }
        if depth == 0 { return }
      }
    }
  }

  private static func literal(_ rest: inout Substring, _ literals: inout [String]) {
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest.removeFirst(quote.count)
    var text = ""
    while !rest.isEmpty, !rest.hasPrefix(quote) {
      if rest.hasPrefix("\\(") {
        rest.removeFirst(2)
        text += "\\()"
        code(&rest, &literals, isInterpolation: true)
      } else {
        let length = rest.hasPrefix("\\") ? 2 : 1
        text += rest.prefix(length)
        rest = rest.dropFirst(length)
      }
    }
    rest = rest.dropFirst(quote.count)
    literals.append(text)
  }
}
