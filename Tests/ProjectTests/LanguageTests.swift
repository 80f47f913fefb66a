import Foundation
import Testing

/// What a user reads is in TouchLanguage: other modules choose a sentence, and have no words of their own.
@Suite struct LanguageTests {
  /// Modules with words of their own, and why they have them; in all others a literal has at most one word.
  private static let elsewhere = [
    "TouchLanguage": "the sentences",
    "TouchEngine":
      "canonical lines, and what UIKit itself says of an app's mistakes; it knows no language",
    "UIKit": "what UIKit itself says of an app's mistakes",
    "DemoClasses": "what the articles' apps print and show",
    "TouchExport": "the Swift that it writes, with comments on what UIKit cannot say",
  ]

  private static func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(RulesPage.root)/Sources")
      .filter { !RulesPage.files("Sources/\($0)", ".swift").isEmpty }.sorted()
  }

  /// What has words and is not said to a user, with why it stays.
  private static let exceptions: [(texts: [String], reason: String)] = [
    (devicePrints, "a field or value of the digitizer's event, as a device prints it"),
    (debuggerPrints, "an object or call, as a debugger prints it"),
    (["unsigned long"], "a type of C"), (["keypad enter"], "the window system's name of a key"),
    (
      ["the command '\(StringLiterals.mark)' has no entry"], "stops the program; a test fails first"
    ), (["from edge"], "the name of a measure in the trace"),
    (["name: touchscope"], "a line of a package's manifest"),
    (["touchscope catalog \(StringLiterals.mark)"], "a command line"),
    (["Row \(StringLiterals.mark)"], "a text in a scene, which its file may give"),
    (
      ["touchscope observed 1", "touchscope probe 1", "touchscope capture 1"],
      "the first line of a file of the probe"
    ), (["touchscope capture"], "the first words of a capture"),
    (["# draft of \(StringLiterals.mark)"], "the first line of a draft"),
    (["# touchscope: \(StringLiterals.mark)"], "the first line of copied objects"),
    (["touchscope recording", "scene \(StringLiterals.mark)"], "a line of a recording"),
    (["nesting level", "undefined alias"], "what the YAML parser says"),
    (questions, "a question to the system, as a recorded window has it"),
    (fonts, "families of fonts"),
    (libraries, "a library with its version"),
    (worldReports, "what a process that plays worlds tells the one that watches it"),
  ]
  /// Files with words that are no sentences, or that only developers of the program read.
  private static let files = [
    "StateInvariant.swift": "what a debug build says before it stops",
    "KeymapReader.swift": "what is wrong with the keymap that is built in",
    "PackageTemplate.swift": "the files of a new package, which are code",
    "CanonicalLine.swift": "the lines of the log, which are data",
    "RecordingText.swift": "the lines of a recording",
    "SVG.swift": "the source of a picture",
    "Mermaid.swift": "the source of a diagram",
    "ArticleReader.swift": "the keys of the files about the articles",
    "DocumentationReader.swift": "the keys of the files of pictures for teaching",
    "SceneSchema.swift": "the titles of a schema, which is data",
    "AttributeShape.swift": "the names of a schema's shapes, which is data",
    "DrawListText.swift": "what is drawn, as stored texts have it",
    "GestureTester+Fingers.swift": "inputs as scene files have them",
    "ComposeAddition.swift": "objects as scene files have them",
    "CapturedTouches.swift": "the lines of an app's log and of a recording",
    "CapturedScene.swift": "keys of scene files, and what a probe notes of its limits",
    "CapturedArea.swift": "a touch area as scene files have it",
    "CapturedEpisode.swift": "the first lines of a recording",
    "KeptRun.swift": "inputs and expectations as scene files have them",
  ]
  private static let questions =
    ["save settings"]
    + [
      "save", "picture", "text", "stamp", "names", "kind", "write", "whole text", "new", "export",
      "draft of", "keep draft of", "remove draft of",
    ].map { "\($0) \(StringLiterals.mark)" }
  private static let fonts = [
    "JetBrains Mono", "Droid Sans Fallback",
  ]
  private static let libraries = ["SDL", "FreeType"].map {
    "\($0) \(StringLiterals.mark).\(StringLiterals.mark).\(StringLiterals.mark)"
  }
  private static let worldReports = ["world", "finding", "detail", "events"].map {
    "\($0) \(StringLiterals.mark)"
  }
  private static let devicePrints = [
    "Total Latency",
    "\(StringLiterals.mark) us",
    "0x0ACEFADE00000002 NON KERNEL SENDER",
    "00 00 00 21 1c fc de 35 61 32 e2 40 28 01 30 00 38 00 42 31 08 01 10 35 18 00 20 00 2d 00",
    "00 00 00 31 aa aa aa aa aa 0a 6f 40 39 55 55 55 55 55 5d 83 40 41 aa aa aa aa aa 0a 6f 40",
    "Client SenderID",
    "Client BuiltIn",
    "[ DeviceUsagePage 13, DeviceUsage 4 ]",
  ]
  private static let debuggerPrints = [
    "allTouches: \(StringLiterals.mark)", "gestureRecognizers: \(StringLiterals.mark)",
    "UITouch \(StringLiterals.mark)",
    "baseClass = \(StringLiterals.mark)",
    "frame = \(StringLiterals.mark)",
    "layer = <\(StringLiterals.mark)>",
    "delaysTouchesBegan = YES",
    "delaysTouchesEnded = NO",
    "IOKit: IOHIDEvent",
    "IOHIDEvent (Hand)",
    "IOHIDEvent (\(StringLiterals.mark), \(StringLiterals.mark))",
    "CFRunLoopSource, CFMachPort",
  ]

  @Test func sentencesAreInTouchLanguage() throws {
    let folders = try Self.folders()
    #expect(folders.count > 15)
    for folder in folders where Self.elsewhere[folder] == nil {
      for file in SourceIndex.files("Sources/\(folder)") where !Self.isException(file.path) {
        for literal in Self.sentences(in: file.literals) {
          Issue.record(
            "\(file.path):\(literal.line): '\(literal.text)' belongs to TouchLanguage")
        }
      }
    }
  }

  private static func isException(_ path: String) -> Bool {
    files.keys.contains { path.hasSuffix($0) }
  }

  /// An exception that nothing needs any more goes.
  @Test func everyExceptionIsMet() throws {
    let sources = SourceIndex.files("Sources")
    for (file, reason) in Self.files {
      #expect(sources.contains { $0.path.hasSuffix(file) } && !reason.isEmpty, "\(file)")
    }
    for (folder, reason) in Self.elsewhere {
      let hasWords = SourceIndex.files("Sources/\(folder)").contains {
        !Self.sentences(in: $0.literals).isEmpty
      }
      #expect(hasWords && !reason.isEmpty, "\(folder)")
    }
    let literals = Set(sources.flatMap { $0.literals.map(\.text) })
    for (texts, reason) in Self.exceptions {
      for text in texts { #expect(literals.contains(text) && !reason.isEmpty, "\(text)") }
    }
  }

  /// The test can fail: each of these is seen.
  @Test(arguments: [
    "let a = \"No matches\"", "f(\"\\(count) touches\")", "let b = \"touch \\(number)\"",
    "return \"\"\"\n  One line,\n  and another.\n  \"\"\"", "f(\"\\(g(\"not now\"))\")",
    "let c = x ? \"\" : \"the \\(x) view\"  // \"text\"",
  ])
  func aSentenceIsSeen(_ source: String) {
    #expect(Self.sentences(in: StringLiterals.all(in: source)).count == 1)
  }

  @Test(arguments: [
    "/// \"Two words\"", "/* \"two words\" */", "let a = \"event:\\(number)\"",
    "let b = \" \\u{00B7} \"",
    "let c = \"\\(view) \\(name)\"", "let d = \"tab.why\"", "let e = \"-[UIView hitTest:]\"",
    "let f = \"unsigned long\"", "let i = \"{text, detail, ...}\"", "expect(\"- why: {a: b}\")",
    "let g = \"\\(x) s\"", "let h = \"a \\\"b\\\" c\"",
  ])
  func codeIsNot(_ source: String) {
    #expect(Self.sentences(in: StringLiterals.all(in: source)).isEmpty)
  }

  @Test func literalsAreReadWithTheirLines() {
    let source = "let a = \"x\"\n// \"no\"\nlet b = \"y\\(f(\"z\")) w\"\n"
    #expect(
      StringLiterals.all(in: source).map { "\($0.line) \($0.text)" }.sorted() == [
        "1 x", "3 y\(StringLiterals.mark) w", "3 z",
      ])
  }

  /// Literals of two words or more; an interpolation beside a word is one, too.
  private static func sentences(
    in literals: [StringLiterals.Literal]
  ) -> [StringLiterals.Literal] {
    literals.filter { literal in
      guard !exceptions.contains(where: { $0.texts.contains(literal.text) }),
        !isForm(literal.text)
      else { return false }
      let parts = literal.text.split(whereSeparator: \.isWhitespace)
      let words = parts.count(where: isWord)
      return words > 0 && words + parts.count(where: { $0.contains(StringLiterals.mark) }) > 1
    }
  }

  /// Written as in a scene file: a list, a mapping, or an item with a key.
  private static func isForm(_ text: String) -> Bool {
    text.hasPrefix("{") || text.hasPrefix("[") || (text.hasPrefix("- ") && text.contains(": "))
  }

  /// Letters alone, two at least, apart from punctuation around them.
  private static func isWord(_ part: Substring) -> Bool {
    let punctuation: Set<Character> = [".", ",", ":", ";", "!", "?", "(", ")", "'", "\u{2026}"]
    let bare = part.drop { punctuation.contains($0) }.reversed().drop { punctuation.contains($0) }
    return bare.count > 1 && bare.allSatisfy(\.isLetter)
  }
}
