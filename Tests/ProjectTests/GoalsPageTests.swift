import Foundation
import Testing

/// The page of the window's goals: each has a test that is there, or says what is missing.
@Suite struct GoalsPageTests {
  /// A row of the page.
  private struct Goal {
    let id: String
    let rank: String
    /// `Suite.function`
    let tests: [String]
    let missing: String
  }

  /// Goals of the first rank that are not met, or not as a whole.
  private static let openFirst: Set<String> = []
  /// Those of the second rank.
  private static let openSecond: Set<String> = [
    "SV3", "HT5", "AX3", "TE5", "EX4", "CI2",
  ]

  private static func goals() throws -> [Goal] {
    let text = try String(
      contentsOfFile: "\(RulesPage.root)/docs/window-goals.md", encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 7, cells[1].wholeMatch(of: /[A-Z]{2}[0-9]+/) != nil else { return nil }
      let tests = cells[4].replacing("`", with: "").split(separator: " ").map(String.init)
      return Goal(id: cells[1], rank: cells[2], tests: tests, missing: cells[5])
    }
  }

  private static let suite = /(?:struct|class|extension)\ ([A-Za-z]+Tests)\b/
  private static let function = /@Test[^{]*?func\ ([A-Za-z0-9]+)\(/

  /// All functions of tests by the suites of their file, and those of their extensions.
  private static func tests() -> Set<String> {
    var all: Set<String> = []
    for file in SourceIndex.files("Tests") where file.text.has("@Test") {
      let suites = file.text.matches(of: suite)
      let functions = file.text.matches(of: function)
      for suite in suites {
        for function in functions { all.insert("\(suite.output.1).\(function.output.1)") }
      }
    }
    return all
  }

  @Test func everyGoalHasATestOrSaysWhatIsMissing() throws {
    let goals = try Self.goals()
    #expect(goals.count == 117 && Set(goals.map(\.id)).count == 117)
    let tests = Self.tests()
    #expect(tests.count > 500)
    for goal in goals {
      for test in goal.tests { #expect(tests.contains(test), "\(goal.id): no test \(test)") }
      #expect(!goal.tests.isEmpty || !goal.missing.isEmpty, "\(goal.id) says nothing")
    }
    #expect(
      Set(goals.filter { $0.rank == "P0" && !$0.missing.isEmpty }.map(\.id)) == Self.openFirst)
    #expect(
      Set(goals.filter { $0.rank == "P1" && !$0.missing.isEmpty }.map(\.id)) == Self.openSecond)
  }
}
