import Testing

@testable import TouchScenes

/// Anchors, aliases and tags are refused wherever the parser finds them, before anything is read twice.
@Suite struct ReferenceTests {
  private func problem(_ text: String) -> SceneDiagnostic? {
    do {
      _ = try YAMLReader.read(text, file: "test.yaml")
      return nil
    } catch let problems as SceneDiagnostics { return problems.list.first } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  /// Nine lists, each of nine times the list before: 387 million nodes.
  private func bomb(_ end: String, name: String = "a", key: Bool = false) -> String {
    var lines = ["# c", "\(name)0: &\(name)0 [x,x,x,x,x,x,x,x,x]"]
    for level in 1...9 {
      let all = Array(repeating: "*\(name)\(level - 1) ", count: 9).joined(separator: ",")
      lines.append("\(name)\(level): &\(name)\(level) [\(all)]")
    }
    if key { lines.append("? *\(name)9") }
    return lines.map { $0 + end }.joined()
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func anchorsAreFoundWhateverEndsALine(_ end: String) {
    for text in [bomb(end), bomb(end, key: true), bomb(end, name: "-")] {
      let problem = problem(text)
      #expect(problem?.sentence == "anchors and aliases are not supported")
      #expect(problem?.line == 2 && problem?.column == 5)
    }
  }

  @Test(arguments: [
    ("a: *b\n", "anchors and aliases", 4), ("a: |\n  x\n*b : 1\n", "anchors and aliases", 1),
    ("a: &b 1\n", "anchors and aliases", 4), ("- {&a b: 1}\n", "anchors and aliases", 4),
    ("a: !b 1\n", "tags", 4), ("a: !b [1]\n", "tags", 4), ("!b {a: 1}\n", "tags", 1),
    ("a: !!int 1\n", "tags", 4),
  ])
  func eachKindIsRefused(_ text: String, _ sentence: String, _ column: Int) {
    let problem = problem(text)
    #expect(problem?.sentence.contains(sentence) == true, "\(text)")
    #expect(problem?.column == column, "\(text)")
  }

  @Test(arguments: [
    "a: |\n  &b *b !b\n", "a: 'x &b'\nb: \"*c !d\"\n", "a: x & y * z!\n", "# &a *a !a\na: 1\n",
    "a: \"&a\"\r\n\"*\": 1\r\n",
  ])
  func textIsNoReference(_ text: String) { #expect(problem(text) == nil, "\(text)") }

  @Test func nodesAreCounted() throws {
    // The root, a key, a list and seven texts.
    let text = "a: [1, 2, 3, 4, 5, 6, 7]"
    _ = try YAMLReader.read(text, file: "test.yaml", mostNodes: 10)
    #expect(throws: SceneDiagnostics.self) {
      try YAMLReader.read(text, file: "test.yaml", mostNodes: 9)
    }
    #expect(YAMLReader.mostNodes < 1_000_000)
  }

  /// The place of a problem is shown in files of other systems, too.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func theLineIsShownWhateverEndsIt(_ end: String) throws {
    let text = ["touchscope: 1", "window:", "  subviews:", "    - {id: a, isHiden: true}", ""]
      .joined(separator: end)
    do {
      _ = try LiveScene.load(text: text, path: "test.yaml")
      Issue.record("loaded")
    } catch let problems as SceneDiagnostics {
      #expect(problems.list.map(\.source) == ["    - {id: a, isHiden: true}"])
      #expect(problems.list.map(\.line) == [4])
    }
  }
}
