import Foundation
import Testing
import TouchLanguage

/// The languages beside English have words of their own in every room of the window.
@Suite struct TranslationTests {
  private nonisolated static let languages = ["Chinese", "Japanese"]
  /// Rooms that are English in every language, and why.
  private static let english = [
    "files": "diagnostics stand beside lines of files", "sceneFiles": "the same",
    "values": "the same", "runs": "the same", "recordings": "the same",
    "attributes": "purposes in the reference, which is English",
    "help": "pages of the command line", "console": "the same", "display": "the same",
    "documentation": "the same", "probe": "the same", "simulation": "the same",
  ]
  /// Words that stay Latin: names of Apple's and of the program, keys, units, and what is typed.
  private static let names: Set<String> = [
    "Alt", "Apple", "Began", "Cancelled", "Changed", "Ctrl", "Ended", "English", "Esc", "Failed",
    "Possible", "RunLoop", "Shift", "SpringBoard", "Touchscope", "began", "cancelled", "changed",
    "contentOffset", "ended", "failed", "fps", "min", "ms", "pass", "possible", "pt", "recognized",
    "require", "requireToFail", "session", "shouldBegin", "source", "swipe", "toFail", "touch",
    "alpha", "isEnabled", "true", "false", "left", "right", "up", "down", "top", "bottom", "all",
    "gap", "duration", "fingers", "press", "API", "WWDC", "HID", "Objects", "System", "fonts",
    "noto", "cjk", "Mach", "frame", "center", "touchscope", "check", "po", "action",
  ]

  private static func files(_ language: String) -> [SourceFile] {
    SourceIndex.files("Sources/TouchLanguage/\(language)")
  }

  /// Kana or ideographs.
  private static func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
  }

  @Test(arguments: languages) func everyRoomIsTranslatedOrNamed(_ language: String) throws {
    let file = try #require(
      Self.files(language).first { $0.path.hasSuffix("/\(language).swift") })
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
    for file in files {
      for literal in file.literals {
        count += 1
        for word in Self.english(in: literal.text) {
          Issue.record("\(file.path):\(literal.line): '\(word)' in '\(literal.text)'")
        }
      }
    }
    #expect(count > 900)
  }

  /// The English words of a literal: all that are no names where it has no sign of another language, else two in a row.
  private static func english(in text: String) -> [String] {
    let literal = withoutCode(text)
    let words = literal.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    func isName(_ word: String) -> Bool {
      names.contains(word) || word.count < 2 || !word.allSatisfy { $0.isASCII && $0.isLetter }
        || word.dropFirst().contains(where: \.isUppercase)
    }
    guard isEastAsian(literal) else { return words.filter { !isName($0) } }
    let pairs = literal.matches(of: pair)
    return pairs.filter { !isName(String($0.output.1)) || !isName(String($0.output.2)) }
      .map { String($0.output.0) }
  }

  private static let pair = /([A-Za-z]{2,}) ([a-z]{2,})/
  private static let register = /\$\w+/
  private static let selector = /\w+\([\w:]*:\)/
  private static let run = /^\d{3}-[\w-]+\/.+$/

  /// Without what is the same in every language: registers, selectors, a line of a log, and a run of a scene.
  private static func withoutCode(_ literal: String) -> String {
    var text = literal
    if text.has("$") { text.replace(register, with: "") }
    if text.has(":)") { text.replace(selector, with: "") }
    if text.has("-") { text.replace(run, with: "") }
    return text.replacing("up touchesCancelled", with: "")
  }

  /// The test can fail.
  @Test(arguments: [
    "No scene is open", "Touches", "在 the window 上", "3 events", "$x0 register", "a - sign",
  ])
  func englishIsSeen(_ literal: String) { #expect(!Self.english(in: literal).isEmpty) }

  @Test(arguments: [
    "没有场景", "Shift Esc", "按 Esc 停止", "\u{FFFC} ms", "Possible", " · ", "它的 bounds", "$x0",
    "012-many/drag the card",
    "touchesMoved(_:with:)",
  ])
  func namesAreNot(_ literal: String) { #expect(Self.english(in: literal).isEmpty) }

  // MARK: Words and signs

  /// Each thing has one word, that of `assets/glossary.yaml`; these stood beside it.
  private static let replaced: [String: [(word: String, meaning: String)]] = [
    "Chinese": [
      ("响应链", "responder chain"), ("委托", "delegate"),
      ("页面控件", "page control"), ("跟踪记录", "trace"), ("重播", "replay"),
      ("数字转换器", "digitizer"),
    ],
    "Japanese": [
      ("レコグナイザ", "recognizer"), ("ジェスチャー", "gesture"), ("ウィンドウ", "window"),
      ("スライダ(?!ー)", "slider"), ("ステッパ(?!ー)", "stepper"), ("配送", "delivery"),
      ("追跡", "tracking"), ("単一タップ", "single tap"),
    ],
  ]

  /// Where signs of two scripts meet: Latin letters and digits stand between spaces, punctuation is as wide as the
  /// signs beside it and has no space.
  private static let badMeetings = [
    #"[\u3040-\u30FA\u30FC-\u9FFF][A-Za-z0-9,;:!?(]"#,
    #"[A-Za-z0-9,;:!?)%][\u3040-\u30FA\u30FC-\u9FFF]"#,
    "\u{20}[，。：；（）「」、]", "[，。：；（）「」、]\u{20}",
  ].joined(separator: "|")

  private static func finds(_ pattern: String, in text: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  /// What is said in a language: the literals, and the texts of the data, without marks.
  private static func texts(_ language: String) -> [(place: String, text: String)] {
    let tag = language == "Chinese" ? "zh-Hans: " : "ja: "
    let literals = files(language).flatMap { file in
      file.literals.map { literal in
        // Lines of a literal are indented as the code around it.
        let isLong = literal.text.contains("\n")
        return (
          "\(file.path):\(literal.line)",
          isLong ? literal.text.replacing("  ", with: "") : literal.text
        )
      }
    }
    let data = RulesPage.files("assets", ".yaml").flatMap { name, text in
      text.split(separator: "\n").compactMap { line in
        line.firstRange(of: tag).map { (name, value(line[$0.upperBound...], of: line)) }
      }
    }
    return literals + data.map { ($0, $1.filter { !"*`\"".contains($0) }) }
  }

  /// Of a mapping in one line, `{en: a, zh-Hans: b, ja: c}`, the part up to the next language.
  private static func value(_ rest: Substring, of line: Substring) -> String {
    guard line.contains("{en: ") else { return String(rest) }
    let end = rest.firstRange(of: ", ja: ") ?? rest.firstRange(of: "}")
    return String(rest[..<(end?.lowerBound ?? rest.endIndex)])
  }

  @Test(arguments: languages) func everyThingHasOneWord(_ language: String) throws {
    let texts = Self.texts(language)
    #expect(texts.count > 1200)
    for (place, text) in texts {
      for (word, meaning) in try #require(Self.replaced[language])
      where Self.finds(word, in: text) {
        Issue.record("\(place): '\(word)' in '\(text)': the glossary has another word: \(meaning)")
      }
    }
  }

  @Test(arguments: languages) func scriptsMeetWithASpace(_ language: String) {
    for (place, text) in Self.texts(language) where Self.finds(Self.badMeetings, in: text) {
      Issue.record("\(place): '\(text)'")
    }
  }

  /// The tests can fail.
  @Test(arguments: ["它的bounds", "3个触摸", "触摸 1， 触摸 2", "等待(失败)", "触摸:1", "タッチは3 個"])
  func badMeetingsAreSeen(_ text: String) { #expect(Self.finds(Self.badMeetings, in: text)) }

  @Test(arguments: ["它的 bounds", "3 个触摸", "触摸 1，触摸 2", "require(toFail:)）", "12.4 pt（需要 10）"])
  func goodMeetingsAreNot(_ text: String) { #expect(!Self.finds(Self.badMeetings, in: text)) }

  /// A title has the room of 24 Latin letters; a sign of another script takes that of two.
  @Test(arguments: TextLanguage.allCases) func titlesOfCommandsFit(_ language: TextLanguage) {
    Text.speaking(language) {
      for command in CommandID.allCases {
        let title = Text.commands.words(command).title
        let width = title.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
        #expect(width <= 24, "\(command): \(title)")
      }
    }
  }
}
