import Foundation
import Testing

@testable import TouchScenes

/// Bad input gets its place, a sentence and a hint, and never more than a moment.
@Suite struct SceneProblemTests {
  private func problems(_ text: String) -> [SceneDiagnostic] {
    do {
      _ = try LiveScene.load(text: text, path: "test.yaml")
      return []
    } catch let problems as SceneDiagnostics {
      return problems.list
    } catch {
      Issue.record("\(error)")
      return []
    }
  }

  private func file(_ name: String, _ data: Data) throws -> [SceneDiagnostic] {
    let path = NSTemporaryDirectory() + "touchscope-test-\(name)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try data.write(to: URL(fileURLWithPath: path))
    do {
      _ = try LiveScene.load(path: path)
      return []
    } catch let problems as SceneDiagnostics { return problems.list }
  }

  private func scene(_ subviews: String) -> String {
    "touchscope: 1\nwindow:\n  subviews:\n" + subviews
  }

  @Test(arguments: [
    ("    - {id: a, isHiden: true}\n", 4, 15, "unknown attribute 'isHiden'", "isHidden"),
    ("    - {id: a, alpha: high}\n", 4, 22, "expected a number, found 'high'", ""),
    ("    - {id: a, frame: [0, 0, nan, 10]}\n", 4, 29, "nan is not a usable number", "finite"),
    (
      "    - {id: a, frame: [0, 0, 10]}\n", 4, 22, "expected [x, y, width, height]", "4 numbers"
    ),
    ("    - {id: a, frame: [0, 0, -1, 10]}\n", 4, 22, "cannot be negative", ""),
    ("    - {id: a}\n    - {id: a}\n", 5, 12, "duplicate id 'a'", "line 4"),
    (
      "    - {id: a, nextResponder: b}\n    - {id: b, nextResponder: a}\n", 4, 30,
      "cycle: a -> b -> a", "further up"
    ),
    (
      "    - &x {id: a}\n    - *x\n", 4, 7, "anchors and aliases are not supported",
      "repeat the value"
    ),
    ("    - !t {id: a}\n", 4, 7, "tags", "remove the tag"),
    ("    - {id: a, class: UIVew}\n", 4, 22, "no class 'UIVew'", "UIView"),
    (
      "    - {id: a, gestureRecognizers: [{class: UIPanGestureRecognizer, numberOfTapsRequired: 2}]}\n",
      4, 68, "is not an attribute of UIPanGestureRecognizer", "tap"
    ),
    (
      "    - {id: a, gestureRecognizers: [{id: t, class: UITapGestureRecognizer, requireToFail: [u]}]}\n",
      4, 90, "no object with the id 'u'", ""
    ),
    ("    - {id: a, backgroundColor: bleu}\n", 4, 32, "not a colour", "blue"),
    ("    - {id: a, id: b}\n", 4, 8, "duplicate key", "one of them"),
    ("   - {id: a\n", 5, 1, "not valid YAML", "brackets"),
  ]) func problemsHaveAPlaceASentenceAndAHint(
    _ text: String, _ line: Int, _ column: Int, _ sentence: String, _ hint: String
  ) {
    let problem = problems(scene(text)).first
    #expect(problem?.line == line)
    #expect(
      abs((problem?.column ?? -99) - column)
        <= (sentence.contains("YAML") || sentence.contains("duplicate key")
          || sentence.contains("[x, y")
          || sentence.contains("'u'") ? 12 : 0),
      "\(problem?.column ?? 0)")
    #expect(problem?.sentence.contains(sentence) == true, "\(problem?.description ?? "no problem")")
    #expect(problem?.hint.contains(hint) == true || hint.isEmpty, "\(problem?.hint ?? "")")
  }

  @Test func allProblemsAreToldAtOnce() {
    let list = problems(
      scene("    - {id: a, isHiden: true, alpha: 7, frame: [1, 2]}\n    - {id: a}\n"))
    #expect(list.count == 4)
    #expect(list.map(\.line) == [4, 4, 4, 5])
  }

  @Test func missingEmptyLargeAndBinaryFilesAreRefused() throws {
    #expect(throws: SceneDiagnostics.self) { try LiveScene.load(path: "/no/such/scene.yaml") }
    #expect(try file("empty.yaml", Data()).first?.sentence == "the file is empty")
    #expect(
      try file("large.yaml", Data(repeating: 97, count: 50_000_000)).first?.sentence.contains(
        "4 MB") == true)
    #expect(try file("binary.yaml", Data([116, 10, 0, 255, 3])).first?.line == 2)
    #expect(
      try file("latin.yaml", Data([116, 58, 32, 0xE9, 10])).first?.sentence.contains("UTF-8")
        == true)
  }

  @Test func endlessNestingIsRefusedAtOnce() {
    let flow = "touchscope: 1\nwindow: " + String(repeating: "{subviews: [", count: 10_000)
    #expect(problems(flow).first?.sentence.contains("nests deeper") == true)
    var text = "touchscope: 1\nwindow:\n"
    for level in 0..<1000 { text += String(repeating: " ", count: level * 2 + 2) + "subviews:\n" }
    #expect(problems(text).first?.sentence.contains("nests deeper") == true)
  }

  @Test func changesThatLeadNowhereAreTold() {
    let text =
      scene("    - {id: a}\n")
      + "runs:\n  - {name: r, input: [{set: {a.alfa: 1}}, {set: {b.alpha: 1}}], expect: [{actions: []}]}\n"
      + "variants:\n  - {name: v, set: {a.isHiden: true}}\n"
    let sentences = problems(text).map(\.sentence)
    #expect(sentences.count == 3)
    #expect(sentences.contains { $0.contains("'alfa'") })
    #expect(sentences.contains { $0.contains("id 'b'") })
    #expect(sentences.contains { $0.contains("'isHiden'") })
  }

  @Test func valuesThatDoNotFitInMidRunFailTheRun() throws {
    let text =
      scene("    - {id: a}\n")
      + "runs:\n  - {name: r, input: [{set: {a.alpha: high}}], expect: [{actions: []}]}\n"
    let run = try LiveScene.load(text: text, path: "test.yaml").runs[0]
    let result = try RunChecker.check(run, scenePath: "test.yaml", sceneText: text)
    #expect(result.report.contains("a change during the run failed"))
  }

  @Test func theLineIsShownWithACaret() {
    let text = problems(scene("    - {id: a, isHiden: true}\n")).first?.description ?? ""
    #expect(text.hasPrefix("test.yaml:4:15: error: unknown attribute 'isHiden' on UIView\n"))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1] == "  4 |     - {id: a, isHiden: true}")
    #expect(lines[2] == "    |               ^")
  }
}
