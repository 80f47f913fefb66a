import Foundation
import Testing

/// The habits of the house, where a machine can see them.
@Suite struct TidyTests {
  /// Whatever a test or a window writes beside a scene does not stay there.
  @Test func scenesAreAloneInTheirFolder() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(RulesPage.root)/scenes")
    #expect(names.count > 90)
    #expect(names.filter { !$0.hasSuffix(".yaml") && $0 != "README.md" } == [])
  }

  @Test func filesAreShort() {
    let files = SourceIndex.files("Sources") + SourceIndex.files("Tests")
    #expect(files.count > 100)
    for file in files {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
    }
  }

  /// What a trace is made of lies at the top of its module; its folders hold what is read out of it.
  @Test func theTraceNamesNoTypeOfItsFolders() {
    let files = SourceIndex.files("Sources/TouchTrace")
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
    for file in top {
      // Neither comments nor texts.
      let code = file.text.replacing(/\/\/.*|"[^"\n]*"/, with: "")
      let words = Set(code.split { !$0.isLetter }.map(String.init))
      #expect(
        words.isDisjoint(with: types), "\(file.path) names \(words.intersection(types).sorted())")
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
      for file in SourceIndex.files("Sources/\(folder)") {
        for word in banned where file.text.has(word) {
          Issue.record("\(file.path) uses \(word)")
        }
      }
    }
  }

  /// Every build proves the facade: the articles' classes are written as a user would write them.
  @Test func demoClassesImportUIKitAlone() {
    let files = SourceIndex.files("Sources/DemoClasses")
    #expect(!files.isEmpty)
    for file in files {
      for line in file.lines
      where line.contains("import ") && !line.hasPrefix("//") {
        #expect(line.contains("import UIKit"), "\(file.path): \(line)")
      }
    }
  }

  @Test func onlyOneFileKnowsTheYAMLParser() {
    #expect(
      SourceIndex.files("Sources").filter { $0.text.has("import Yams") }.map(\.path) == [
        "Sources/TouchScenes/Reading/YAMLReader.swift"
      ])
  }

  @Test func nothingIsLeftToDo() {
    let words = ["TO" + "DO", "FIX" + "ME", "fatal" + "Error()", "try" + "!"]
    for file in SourceIndex.files("Sources") {
      for word in words where file.text.has(word) {
        Issue.record("\(file.path) has \(word)")
      }
    }
  }

  /// A requirement would make the panels late, which is what the program explains in other apps.
  @Test func thePanelsWaitForNoFailure() {
    for file in SourceIndex.files("Sources/TouchDebugger") {
      #expect(!file.text.has("require(toFail"), "\(file.path)")
    }
  }
}
