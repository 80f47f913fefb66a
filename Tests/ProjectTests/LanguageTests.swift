import Foundation
import Testing

/// Sentences live in TouchLanguage: other modules choose one, and have no words of their own.
@Suite struct LanguageTests {
  /// Folders of Sources without sentences, each with the literals that are names of the trace and not words.
  private nonisolated static let folders: [(name: String, names: Set<String>)] = [
    ("TouchReading", ["from edge"]), ("TouchInspection/Timeline", []), ("TouchInspection/Log", []),
    ("TouchInspection/Cards", []), ("TouchInspection/StateMachine", []),
    ("TouchInspection/Arbitration", []), ("TouchInspection/Hierarchy", []),
    ("TouchInspection/Inspect", []),
  ]

  @Test(arguments: Self.folders) func folderHasNoSentences(_ folder: String, _ names: Set<String>) {
    let files = RulesPage.files("Sources/\(folder)", ".swift")
    #expect(!files.isEmpty)
    var seen: Set<String> = []
    var count = 0
    for (name, text) in files {
      let literals = SwiftLiterals(text).found
      count += literals.count
      for literal in literals where SwiftLiterals.isSentence(literal) {
        seen.insert(literal)
        #expect(
          names.contains(literal), "\(folder)/\(name): \"\(literal)\" belongs to TouchLanguage")
      }
    }
    #expect(seen == names, "names that are gone")
  }

  /// The test can fail: each of these would be reported.
  @Test(arguments: [
    (#"let a = "took the touch""#, "took the touch"),
    (#"let a = "\(name) failed""#, "\(SwiftLiterals.value) failed"),
    (
      #"let a = "\(names.map { "\($0)" }.joined(separator: ", ")) wait""#,
      "\(SwiftLiterals.value) wait"
    ),
    (#"let a = b ? "said no" : c  // "a comment""#, "said no"),
    ("let a = \"\"\"\n  two lines\n  \"\"\"", "\n  two lines\n  "),
    (##"let a = #"a "raw" one"#"##, "a \"raw\" one"),
    (#"let a = "\(x ? "yes it is" : "")""#, "yes it is"),
  ])
  func aSentenceIsFound(_ source: String, _ sentence: String) {
    #expect(SwiftLiterals(source).found.filter(SwiftLiterals.isSentence) == [sentence])
  }

  @Test(arguments: [
    #"/// "two words""#, #"let a = "touchUpInside""#, #"let a = ["a", "b"]"#,
    #"let a = "\(rule.id) \(basis)""#, #"/* "two words" */ let a = ", ""#, #"let a = "\"""#,
  ])
  func namesAreNoSentences(_ source: String) {
    #expect(SwiftLiterals(source).found.filter(SwiftLiterals.isSentence) == [])
  }
}

/// The string literals of Swift source, with a sign for each interpolated value.
struct SwiftLiterals {
  /// Stands for an interpolated value.
  nonisolated static let value: Character = "\u{FFFC}"
  /// The innermost literals first.
  private(set) var found: [String] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    code(until: nil)
  }

  /// Two words or more; an interpolated value beside a word counts as one.
  static func isSentence(_ literal: String) -> Bool {
    let words = literal.split(whereSeparator: \.isWhitespace)
    return words.contains { $0.contains(where: \.isLetter) }
      && words.count { $0.contains { $0.isLetter || $0 == value } } > 1
  }

  /// Reads code up to the parenthesis that closes an interpolation, or to the end.
  private mutating func code(until end: Character?) {
    var depth = 0
    while let next = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("#\"") {
        literal(open: "#\"", close: "\"#", interpolation: "\\#(")
      } else if rest.hasPrefix("\"\"\"") {
        literal(open: "\"\"\"", close: "\"\"\"", interpolation: "\\(")
      } else if next == "\"" {
        literal(open: "\"", close: "\"", interpolation: "\\(")
      } else {
        rest.removeFirst()
        if next == "(" { depth += 1 }
        if next == end {
          if depth == 0 { return }
          depth -= 1
        }
      }
    }
  }

  private mutating func literal(open: String, close: String, interpolation: String) {
    rest.removeFirst(open.count)
    var text = ""
    while let next = rest.first, !rest.hasPrefix(close) {
      if rest.hasPrefix(interpolation) {
        rest.removeFirst(interpolation.count)
        code(until: ")")
        text.append(Self.value)
      } else if next == "\\", open != "#\"" {
        // An escaped sign is no word.
        text.append(contentsOf: rest.prefix(2).dropFirst().filter { !$0.isLetter })
        rest.removeFirst(2)
      } else {
        text.append(next)
        rest.removeFirst()
      }
    }
    rest.removeFirst(min(close.count, rest.count))
    found.append(text)
  }
}
