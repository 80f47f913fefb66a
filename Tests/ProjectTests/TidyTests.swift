import Foundation
import Testing

/// The habits of the house, where a machine can see them.
@Suite struct TidyTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private func sources(_ folder: String) -> [(path: String, text: String)] {
    let base = "\(Self.root)/\(folder)"
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      (try? String(contentsOfFile: "\(base)/\(name)", encoding: .utf8)).map {
        ("\(folder)/\(name)", $0)
      }
    }
  }

  /// Whatever a test or a window writes beside a scene does not stay there.
  @Test func scenesAreAloneInTheirFolder() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(RulesPage.root)/scenes")
    #expect(names.count > 90)
    #expect(names.filter { !$0.hasSuffix(".yaml") && $0 != "README.md" } == [])
  }

  @Test func filesAreShort() {
    let files = sources("Sources") + sources("Tests")
    #expect(files.count > 100)
    for (path, text) in files {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 400, "\(path) has \(lines) lines")
    }
  }

  /// What a trace is made of lies at the top of its module; its folders hold what is read out of it.
  @Test func theTraceNamesNoTypeOfItsFolders() {
    let files = sources("Sources/TouchTrace")
    let (top, inside) = (
      files.filter { $0.path.split(separator: "/").count == 3 },
      files.filter { $0.path.split(separator: "/").count > 3 }
    )
    let types = Set(
      inside.flatMap { file in
        file.text.matches(of: /(?m)^(?:public )?(?:struct|enum|final class) ([A-Za-z]+)/)
          .map { String($0.output.1) }
      })
    #expect(types.count > 5)
    for (path, text) in top {
      // Neither comments nor texts.
      let code = text.replacing(/\/\/.*|"[^"\n]*"/, with: "")
      let words = Set(code.split { !$0.isLetter }.map(String.init))
      #expect(words.isDisjoint(with: types), "\(path) names \(words.intersection(types).sorted())")
    }
  }

  /// No clock, no chance, no thread in or around the engine.
  @Test func theEngineKnowsNoOtherTime() {
    let banned = [
      "Date()", "DispatchQueue", "Task {", "Task.sleep", "clock_gettime", "random(", "UUID()",
      "ObjectIdentifier", "async ",
    ]
    for folder in [
      "TouchGeometry", "TouchTrace", "TouchEngine", "TouchScenes", "TouchLanguage", "TouchReading",
      "TouchInspection",
    ] {
      for (path, text) in sources("Sources/\(folder)") {
        for word in banned { #expect(!text.contains(word), "\(path) uses \(word)") }
      }
    }
  }

  /// Every build proves the facade: the articles' classes are written as a user would write them.
  @Test func demoClassesImportUIKitAlone() {
    let files = sources("Sources/DemoClasses")
    #expect(!files.isEmpty)
    for (path, text) in files {
      for line in text.split(separator: "\n")
      where line.contains("import ") && !line.hasPrefix("//") {
        #expect(line.contains("import UIKit"), "\(path): \(line)")
      }
    }
  }

  @Test func onlyOneFileKnowsTheYAMLParser() {
    #expect(
      sources("Sources").filter { $0.text.contains("import Yams") }.map(\.path) == [
        "Sources/TouchScenes/Reading/YAMLReader.swift"
      ])
  }

  @Test func nothingIsLeftToDo() {
    let words = ["TO" + "DO", "FIX" + "ME", "fatal" + "Error()", "try" + "!"]
    for (path, text) in sources("Sources") {
      for word in words { #expect(!text.contains(word), "\(path) has \(word)") }
    }
  }

  /// A requirement would make the panels late, which is what the program explains in other apps.
  @Test func thePanelsWaitForNoFailure() {
    for (path, text) in sources("Sources/TouchDebugger") {
      #expect(!text.contains("require(toFail"), "\(path)")
    }
  }
}
