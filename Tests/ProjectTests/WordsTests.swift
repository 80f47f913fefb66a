import Foundation
import Testing

/// The pages and messages keep to the words of docs/glossary.md.
///
/// A phrase that stumbles comes back easily: it is listed here with what to write instead.
@Suite struct WordsTests {
  /// Folders of Sources whose string literals are read.
  private nonisolated static let folders = [
    "TouchscopeApp", "TouchScenes", "TouchRecording", "TouchDebugger", "TouchWindow",
    "TouchLanguage",
  ]
  /// Names the words that it replaces.
  private static let glossary = "docs/glossary.md"

  private static let replaced: [(phrase: String, word: String)] = [
    ("goes on with", "continues, resumes"), ("go on with", "continue, resume"),
    ("goes on as", "continues as"), ("goes on after", "continues after"),
    ("stands in its place", "replaces it"), ("stands twice", "duplicate"),
    ("what is kept", "settings, what is stored"), ("numbers that are none", "non-finite numbers"),
    ("number that is none", "non-finite number"), ("is told of", "gets, is sent"),
    ("are told of", "get, are sent"), ("hears of", "gets, is sent"),
    ("hears nothing", "gets nothing"),
    ("of its own accord", "by itself"), ("of one's own", "of your own"),
    ("is no yaml", "is not valid YAML"), ("is no id", "is not a valid id"),
    ("is no scene", "is not a scene"), ("is no number", "is not a number"),
    ("is no place", "is not a point"), ("is no recording", "is not a recording"),
    ("is none of:", "is not one of:"), ("belongs here, not", "expected X, found Y"),
    ("a table of keys", "a mapping"), ("not built yet", "not supported yet"),
    ("in mid-run", "during the run"), ("unless given", "by default"),
    ("in the look", "is drawn as"),
    ("panel before", "previous panel"), ("transition before", "previous transition"),
    ("gesture before", "previous gesture"), ("former run", "previous run"),
    ("lets the time go on", "resumes"), ("lets it go on", "resumes"),
    ("does it again", "redoes it"),
    ("takes the last edit back", "undoes the last edit"), ("taken back", "undone"),
    ("comes to the same end", "same outcome"), ("comes to another end", "another outcome"),
    ("goes another way", "diverges"), ("may play differently", "results may differ"),
    ("the way of one event", "how an event flows"), ("in place of", "instead of"),
    ("drawn anew", "redrawn"), ("written anew", "rewritten"), ("made anew", "recreated"),
    ("by program", "programmatically"), ("next switch", "next variant"),
    ("fork", "branch"), ("had to choose", "engine choice"),
  ]

  @Test func pagesKeepToTheGlossary() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(RulesPage.root)/docs")
    let pages =
      ["README.md", "CONTRIBUTING.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    #expect(pages.count > 10)
    for page in pages where page != Self.glossary {
      let text = RulesPage.text("\(RulesPage.root)/\(page)")
      #expect(!text.isEmpty, "\(page) cannot be read")
      report(Self.found(in: Self.prose(text)), page)
    }
  }

  @Test(arguments: Self.folders) func messagesKeepToTheGlossary(_ folder: String) {
    let files = RulesPage.files("Sources/\(folder)", ".swift")
    #expect(files.count > 5)
    var count = 0
    for (name, text) in files {
      let literals = Self.literals(in: text)
      count += literals.count
      for literal in literals { report(Self.found(in: literal), "\(folder)/\(name)") }
    }
    #expect(count > 50)
  }

  /// One kind of apostrophe in all English texts.
  @Test func apostrophesAreStraight() {
    let files = RulesPage.files("Sources/TouchLanguage/English", ".swift")
    #expect(files.count > 20)
    for (name, text) in files {
      #expect(!text.contains("\u{2019}") && !text.contains("\\u{2019}"), "\(name)")
    }
  }

  @Test func everyPhraseHasItsWord() {
    let phrases = Self.replaced.map(\.phrase)
    #expect(Set(phrases).count == phrases.count)
    for (phrase, word) in Self.replaced {
      #expect(phrase == phrase.lowercased() && !word.isEmpty)
      #expect(Self.found(in: word).isEmpty, "the word for '\(phrase)' is replaced itself")
    }
  }

  /// The test can fail: each of these is found.
  @Test(arguments: [
    ("This is no YAML.", "is no yaml"), ("it goes on\nwith a touch", "goes on with"),
    ("Panel before", "panel before"), ("a fork", "fork"),
    ("What is kept, and where", "what is kept"),
  ])
  func aPhraseIsFound(_ text: String, _ phrase: String) {
    #expect(Self.found(in: text).map(\.phrase) == [phrase])
  }

  @Test(arguments: ["forks", "a pitchfork", "as it goes on without", "what is keptly", ""])
  func otherWordsAreNot(_ text: String) { #expect(Self.found(in: text).isEmpty) }

  @Test func codeIsNoProse() {
    let page =
      "Call `fork(atStep:)` to branch.\n\n```swift\nsession.fork(atStep: 1)\n```\nIt branches."
    #expect(Self.found(in: Self.prose(page)).isEmpty)
    #expect(Self.prose(page).contains("It branches."))
  }

  @Test func literalsAreRead() {
    let source = """
      /// "no literal"
      let a = "one \\"two\\""  // "nor this"
      let b = "three \\(name) four"
      """
    let long = "let c = \"\"\"\n  five \"six\"\n  \"\"\"\nlet d = \"seven\""
    #expect(Self.literals(in: "f(\"a\", synonyms: [\"fork\"])") == ["a"])
    #expect(Self.literals(in: source) == ["one \\\"two\\\"", "three \\(name) four"])
    #expect(Self.literals(in: long) == ["  five \"six\"", "seven"])
  }

  private func report(_ found: [(phrase: String, word: String)], _ place: String) {
    for (phrase, word) in found {
      Issue.record("\(place): '\(phrase)'; write: \(word) (docs/glossary.md)")
    }
  }

  /// The phrases in a text, as whole words, whatever their case and white space.
  private static func found(in text: String) -> [(phrase: String, word: String)] {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return replaced.filter { entry in
      words.has(entry.phrase)
        && words.ranges(of: entry.phrase).contains { range in
          let before = words[..<range.lowerBound].last
          let after = words[range.upperBound...].first
          return before?.isLetter != true && after?.isLetter != true
        }
    }
  }

  /// A page without its code, which keeps its letters.
  private static func prose(_ page: String) -> String {
    let blocks = page.components(separatedBy: "```")
    let text = stride(from: 0, to: blocks.count, by: 2).map { blocks[$0] }.joined(separator: " ")
    return text.replacing(/`[^`\n]*`/, with: "`")
  }

  private static let synonyms = /synonyms: \[[^\]]*\]/
  private static let literal = /"((?:[^"\\]|\\.)*)"/

  /// What stands between quotes, comments left out; of a literal over several lines each line. Commands are also found
  /// under former words: their synonyms are for search alone.
  private static func literals(in source: String) -> [String] {
    let source = source.has("synonyms: [") ? source.replacing(synonyms, with: "") : source
    var literals: [String] = []
    var isLong = false
    for line in source.split(separator: "\n") {
      if !isLong, !line.has("\"") { continue }
      if line.has("\"\"\"") {
        isLong.toggle()
      } else if isLong {
        literals.append(String(line))
      } else if !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let code = line.prefix(upTo: line.firstRange(of: "  // ")?.lowerBound ?? line.endIndex)
        literals += code.matches(of: literal).map { String($0.output.1) }
      }
    }
    return literals
  }
}
