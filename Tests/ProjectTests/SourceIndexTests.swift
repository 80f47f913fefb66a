import Testing

/// The files that the other suites read are all there, and a text in them is found.
@Suite struct SourceIndexTests {
  @Test func filesAreListedByFolderAndSuffix() {
    let names = SourceIndex.files("Tests/ProjectTests").map(\.path)
    #expect(names.contains("Tests/ProjectTests/SourceIndexTests.swift"))
    #expect(names == names.sorted() && names.allSatisfy { $0.hasPrefix("Tests/ProjectTests/") })
    #expect(SourceIndex.files("Tests").count > names.count)
    #expect(SourceIndex.files("Tests/Project").isEmpty && SourceIndex.files("scenes").isEmpty)
    #expect(SourceIndex.files("scenes", ".yaml").count > 90)
    #expect(SourceIndex.files("Sources").allSatisfy { !$0.text.isEmpty })
  }

  /// A file is read once, whichever folder is asked for.
  @Test func aFileIsReadOnce() {
    let (own, all) = (SourceIndex.files("Tests/ProjectTests"), SourceIndex.files("Tests"))
    for file in own { #expect(all.contains { $0 === file }, "\(file.path)") }
  }

  @Test(arguments: [
    ("let a = Date()", "Date()", true), ("日本 Task {", "Task {", true), ("Date ()", "Date()", false),
    ("", "a", false), ("ab", "abc", false), ("aab", "ab", true),
  ])
  func aTextIsFound(_ text: String, _ part: String, _ isFound: Bool) {
    #expect(text.has(part) == isFound && text[...].has(part) == isFound)
  }

  @Test func linesAndWordsAreRead() {
    let file = SourceFile(text: "a_1(b.c)\n\n  d: [E2]\n")
    #expect(file.lines == ["a_1(b.c)", "", "  d: [E2]", ""])
    #expect(file.bareLines == ["a_1(b.c)", "", "d: [E2]", ""])
    #expect(file.lines.flatMap(\.words) == ["a_1", "b", "c", "d", "E2"])
  }
}
