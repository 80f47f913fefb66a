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

  /// Short enough to be read before it goes into an app.
  @Test func itIsShort() throws {
    let lines = try source().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 700)
    #expect(lines.allSatisfy { $0.count <= 150 })
  }

  @Test func whatAsksTheEngineIsSmall() throws {
    let path = "\(Stories.root)/Probe/EngineRuntime.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count <= 40)
    // What an app gets asks no engine.
    #expect(try !source().contains(/\.touchscope[A-Z]/))
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
      let required =
        "must-fail = {\n        <UITapGestureRecognizer: 0x\(String(address, radix: 16))"
      #expect(single.description.contains(required), "\(single.description)")
      #expect(!double.description.contains("must-fail = {"))
      #expect(single.description.hasPrefix("<UITapGestureRecognizer: 0x"))
      #expect(single.description.contains("; state = Possible; view = <UIView: 0x"))
    }
  }
}
