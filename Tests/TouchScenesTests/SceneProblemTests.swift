import Foundation
import Testing

import TouchLanguage
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
      "    - {id: a, gestureRecognizers: [{id: t, class: UITapGestureRecognizer, delegate: a}]}\n",
      4, 85, "'a' is a UIView, which does not adopt UIGestureRecognizerDelegate", "register a class"
    ),
    (
      "    - {id: a, gestureRecognizers: [{id: t, class: UITapGestureRecognizer, delegate: a, shouldBegin: true}]}\n",
      4, 85, "one delegate", "not both"
    ),
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

  @Test(arguments: [
    "alpha: high", "isHidden: 7", "frame: [1, 2]", "center: 3", "transform: {x: 1}",
  ])
  func valuesOfARunAreCheckedBeforeItIsPlayed(_ change: String) {
    let text =
      scene("    - {id: a}\n")
      + "runs:\n  - name: r\n    input: [{set: {a.\(change)}}]\n    expect: [{actions: []}]\n"
    let list = problems(text)
    #expect(list.map(\.line) == [7])
    #expect(list.allSatisfy { $0.column > 20 && !$0.hint.isEmpty })
  }

  @Test func whatTheSceneRefusesDuringARunFailsItAtItsPlace() throws {
    let text =
      scene("    - {id: a}\n")
      + "runs:\n  - name: r\n    input: [{set: {a.backgroundColor: bleu}}]\n    expect: [{actions: []}]\n"
    let scene = try LiveScene.load(text: text, path: "test.yaml")
    let player = RunPlayer(scene.runs[0], on: scene)
    player.playAll()
    #expect(player.refused.map(\.line) == [7] && player.refused.map(\.column) == [39])
    #expect(player.refused.first?.source == "    input: [{set: {a.backgroundColor: bleu}}]")
    let result = try RunChecker.check(scene.runs[0], in: scene.document)
    #expect(result.report.contains("a change during the run failed: 'bleu' is not a colour"))
    #expect(result.report.contains("did you mean 'blue'?"))
    #expect(result.failures.map(\.line) == [7])
  }

  /// Whatever a file has in it, a problem is some lines long and has advice.
  @Test func monstrousWordsAreCut() {
    let marks = String(repeating: "\u{301}", count: 1_000_000)
    for text in ["x: \(marks)\n", "\(marks): 1\n", scene("    - {id: a, alpha: \(marks)}\n")] {
      let list = problems(text)
      #expect(!list.isEmpty)
      for problem in list {
        #expect(problem.description.utf8.count < 20_000)
        #expect(!problem.hint.isEmpty)
      }
    }
  }

  /// Fifty are kept, and words are looked for in the list of known ones for no other.
  @Test func wordsAreMadeForKeptProblemsAlone() {
    let issues = SceneIssues(file: "test.yaml", text: "")
    var made = 0
    func words() -> ProblemText {
      made += 1
      return ProblemText("x", hint: "y")
    }
    for _ in 0..<1000 { issues.add(line: 1, column: 1, words()) }
    #expect(issues.list.count == 50 && made == 50)
  }

  /// What is parsed for a scene does not grow with the runs that it is built for.
  @Test func aSceneForARunIsBuiltWithoutTheOtherRuns() throws {
    var text = scene("    - {id: a, frame: [0, 0, 9, 9]}\n") + "runs:\n"
    for index in 0..<50 { text += "  - {name: r\(index), input: [], expect: [{actions: []}]}\n" }
    let document = try SceneDocument(text: text, path: "test.yaml")
    #expect(try LiveScene.load(document, withRuns: false).runs.isEmpty)
    let scene = try LiveScene.load(document)
    #expect(scene.runs.count == 50)
    for run in scene.runs { #expect(try RunChecker.check(run, in: scene.document).passed) }
  }

  /// Fingers are numbered from 1 to 20, in recordings, too.
  @Test(arguments: [(20, 0), (21, 1), (4000, 1)])
  func aRunHasTwentyFingers(_ count: Int, _ expected: Int) {
    let lists = Array(repeating: "[{tap: a}]", count: count).joined(separator: ", ")
    let text =
      scene("    - {id: a, frame: [0, 0, 9, 9]}\n")
      + "runs:\n  - {name: r, input: [{together: [\(lists)]}], expect: [{actions: []}]}\n"
    let list = problems(text)
    #expect(list.count == expected)
    #expect(list.allSatisfy { $0.sentence.contains("\(count) fingers") && !$0.hint.isEmpty })
  }

  @Test func aRecordingIsNoScene() {
    let problem = problems("touchscope recording 1\nscene s.yaml\n").first
    #expect(problem?.sentence == "this is a recording, not a scene")
    #expect(problem?.hint == "play it with: touchscope replay test.yaml")
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
