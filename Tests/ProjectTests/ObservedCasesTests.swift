import Testing

/// Every observed case has a test or a run that shows it, or a line among the engine's choices that says why not.
@Suite struct ObservedCasesTests {
  /// Read once for all: they are in all files of the tests.
  private static let shown = Set(RulesPage().proofs.flatMap(\.ids))

  private func isShown(_ id: String) -> Bool { Self.shown.contains(id) }

  /// Logs and tests on real UIKit are followed without exception.
  @Test func whatWasLoggedIsShown() {
    for line in ObservedCases.all where line.grade == .timed || line.grade == .logged {
      #expect(isShown(line.id), "\(line.id): \(line.text)")
    }
  }

  /// The sixteen reference traces A1 to A16 are tests too.
  @Test(arguments: 1...16) func referenceTracesAreShown(_ number: Int) {
    #expect(isShown("A\(number)"))
  }

  /// Statements may be left aside, with a reason.
  @Test func whatWasStatedIsShownOrDecided() {
    let choices = RulesPage.text("\(RulesPage.root)/docs/engine-choices.md")
      .split(separator: "\n").filter { $0.hasPrefix("| EC-") }
    for line in ObservedCases.all where line.grade == .stated || line.grade == .doubtful {
      let isDecided = choices.contains { $0.contains(line.id) }
      #expect(isShown(line.id) || isDecided, "\(line.id): \(line.text)")
    }
  }

  /// No test cites a case that is not in the list, and no case is there twice.
  @Test func theListIsComplete() {
    let ids = ObservedCases.all.map(\.id)
    #expect(ids.count == 67 && Set(ids).count == 67)
    let cited = Self.shown.filter { $0.hasPrefix("OBS-") }
    #expect(cited.subtracting(ids) == [])
  }
}
