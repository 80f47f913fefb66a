import Foundation
import Testing

/// The languages beside English have words of their own in every room of the window.
@Suite struct TranslationTests {
  private nonisolated static let languages = ["Chinese", "Japanese"]
  /// Rooms that are English in every language, and why.
  private static let english = [
    "files": "diagnostics stand beside lines of files", "sceneFiles": "the same",
    "values": "the same", "runs": "the same", "recordings": "the same",
    "attributes": "purposes in the reference, which is English",
    "help": "pages of the command line", "console": "the same", "display": "the same",
    "probe": "the same", "simulation": "the same",
  ]
  /// Words that stay Latin: names of Apple's and of the program, keys, units, and what is typed.
  private static let names: Set<String> = [
    "Alt", "Apple", "Began", "Cancelled", "Changed", "Ctrl", "Ended", "English", "Esc", "Failed",
    "Possible", "RunLoop", "Shift", "SpringBoard", "Touchscope", "began", "cancelled", "changed",
    "contentOffset", "ended", "failed", "fps", "min", "ms", "pass", "possible", "pt", "recognized",
    "require", "requireToFail", "session", "shouldBegin", "source", "swipe", "toFail", "touch",
    "alpha", "isEnabled", "true", "left", "right", "up", "down", "top", "bottom", "all", "gap",
    "duration", "fingers", "press", "API", "WWDC", "HID", "Objects", "System", "fonts", "noto",
    "cjk", "Mach", "frame", "center", "touchscope", "check",
  ]

  private static func files(_ language: String) -> [(name: String, text: String)] {
    RulesPage.files("Sources/TouchLanguage/\(language)", ".swift")
  }

  /// Kana or ideographs.
  private static func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
  }

  @Test(arguments: languages) func everyRoomIsTranslatedOrNamed(_ language: String) throws {
    let file = try #require(
      Self.files(language).first { $0.name.split(separator: "/").last == "\(language).swift" })
    let rooms = file.text.matches(of: /var (\w+): any \w+ \{ (\w+)\(\) \}/)
    #expect(rooms.count > 30)
    let left = rooms.filter { !$0.output.2.hasPrefix(language) }.map { String($0.output.1) }
    #expect(Set(left) == Set(Self.english.keys))
    let parts = file.text.components(separatedBy: "// MARK: English in every language")
    #expect(parts.count == 2 && !parts[0].contains("English"))
  }

  /// No sentence was left: a literal has signs of its language, or nothing but names.
  @Test(arguments: languages) func noEnglishIsLeft(_ language: String) {
    let files = Self.files(language)
    #expect(files.count > 20)
    var count = 0
    for (name, text) in files {
      for literal in StringLiterals.all(in: text) {
        count += 1
        for word in Self.english(in: literal.text) {
          Issue.record("\(language)/\(name):\(literal.line): '\(word)' in '\(literal.text)'")
        }
      }
    }
    #expect(count > 900)
  }

  /// The English words of a literal: all that are no names where it has no sign of another language, else two in a row.
  private static func english(in literal: String) -> [String] {
    let words = literal.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    func isName(_ word: String) -> Bool {
      names.contains(word) || word.count < 2 || !word.allSatisfy { $0.isASCII && $0.isLetter }
        || word.dropFirst().contains(where: \.isUppercase)
    }
    guard isEastAsian(literal) else { return words.filter { !isName($0) } }
    let pairs = literal.matches(of: /([A-Za-z]{2,}) ([a-z]{2,})/)
    return pairs.filter { !isName(String($0.output.1)) || !isName(String($0.output.2)) }
      .map { String($0.output.0) }
  }

  /// The test can fail.
  @Test(arguments: ["No scene is open", "Touches", "在 the window 上", "3 events"])
  func englishIsSeen(_ literal: String) { #expect(!Self.english(in: literal).isEmpty) }

  @Test(arguments: ["没有场景", "Shift Esc", "按 Esc 停止", "\u{FFFC} ms", "Possible", " · ", "它的 bounds"])
  func namesAreNot(_ literal: String) { #expect(Self.english(in: literal).isEmpty) }
}
