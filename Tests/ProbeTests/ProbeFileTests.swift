import Foundation
import SceneStories
import Testing
import TouchEngine

@testable import TouchscopeProbe

/// The file that goes into an app: what it may name, and what it reads out of descriptions.
@Suite @MainActor struct ProbeFileTests {
  private func source() throws -> String {
    try String(contentsOfFile: "\(Stories.root)/Probe/TouchscopeProbe.swift", encoding: .utf8)
  }

  @Test func itNamesNothingPrivate() throws {
    let text = try source()
    for word in ["value(forKey:", "perform(", "objc_", "method_", "dlsym", "class_", "Swizzl"] {
      #expect(!text.contains(word), "\(word)")
    }
    let lines = text.split(separator: "\n").map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
    for line in lines {
      // Texts may begin with an underscore, names may not.
      let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(separator: " ")
      let names = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      #expect(!names.contains { $0.hasPrefix("_") && $0.count > 1 }, "\(line)")
    }
  }

  @Test func whatAsksTheEngineIsSmall() throws {
    let path = "\(Stories.root)/Probe/EngineRuntime.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count <= 40)
    // What an app gets asks no engine.
    #expect(try !source().contains(/\.touchscope[A-Z]/))
  }

  /// As found in public reports: one and several requirements, older and newer words, and none.
  @Test(arguments: [
    (
      "<UITapGestureRecognizer: 0x7f8a1b; state = Possible; view = <UIView 0x7f01>; target= <(action=tapped:, target=<App.ViewController 0x7f02>)>; must-fail = {\n        <UITapGestureRecognizer: 0x7f8a1c; state = Possible; view = <UIView 0x7f01>; numberOfTapsRequired = 2>\n    }>",
      [0x7f8a1c]
    ),
    (
      "<UIPanGestureRecognizer: 0x101; state = Possible; enabled = NO; must-fail = {\n <UISwipeGestureRecognizer: 0x102; state = Possible; direction = right>,\n <UISwipeGestureRecognizer: 0x103; direction = left>\n }; must-fail-for = {\n <UITapGestureRecognizer: 0x104>\n }>",
      [0x102, 0x103]
    ),
    (
      "<UITapGestureRecognizer: 0x101; state = Possible; must-fail-for = {\n <UITapGestureRecognizer: 0x104; state = Possible>\n }>",
      []
    ),
    ("<UITapGestureRecognizer: 0x101; state = Possible>", []), ("a tap", []), ("", []),
    ("must-fail = {", []), ("must-fail = {}", []), ("must-fail = {<X: 0x>}", []),
    ("must-fail = {<X: 0xffffffffffffffffffff>}", []),
  ])
  func requirementsAreReadFromDescriptions(_ text: String, _ expected: [UInt]) {
    #expect(TouchscopeProbe.required(in: text) == Set(expected))
  }

  @Test func theEnginePrintsRecognizersAsUIKitDoes() {
    let engine = Engine(screen: .zero)
    defer { engine.tearDown() }
    engine.perform {
      let view = UIView(frame: .zero)
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      single.require(toFail: double)
      view.addGestureRecognizer(single)
      let address = UInt(bitPattern: Unmanaged.passUnretained(double).toOpaque())
      #expect(TouchscopeProbe.required(in: single.description) == [address])
      #expect(TouchscopeProbe.required(in: double.description) == [])
      #expect(single.description.hasPrefix("<UITapGestureRecognizer: 0x"))
      #expect(single.description.contains("; state = Possible; view = <UIView: 0x"))
    }
  }
}
