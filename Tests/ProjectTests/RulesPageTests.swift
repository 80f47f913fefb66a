import Foundation
import Testing
import TouchLanguage
import TouchTrace

/// Every rule has its proof, and docs/rules.md says so. `RULES_UPDATE=1` writes the page anew.
@Suite struct RulesPageTests {
  private static let shared: Result<RulesPage, any Error> = Result {
    let page = RulesPage()
    if ProcessInfo.processInfo.environment["RULES_UPDATE"] == "1" { try page.write() }
    return page
  }
  private let page: RulesPage

  init() throws { page = try Self.shared.get() }

  @Test func everyRuleHasASentence() {
    for rule in Rule.allCases where rule != .none {
      #expect(!Text.rules.sentence(rule).isEmpty && rule.id.contains("-"), "\(rule.id)")
    }
    #expect(RuleBook.all.allSatisfy { !$0.sentence.isEmpty })
    #expect(Set(RuleBook.all.map(\.id)).count == RuleBook.all.count)
  }

  @Test func thePageIsUpToDate() {
    #expect(
      RulesPage.text(RulesPage.path) == page.page, "docs/rules.md is out of date: run scripts/docs")
  }

  @Test func everyCitedIdExists() {
    #expect(page.unknown == [])
    #expect(page.badComments == [])
  }

  /// Test, engine choice, not modelled, or on the list of those that are still open.
  @Test func everyRuleHasItsProof() {
    let open = RulesPage.open
    let all = RuleBook.all.map(\.id)
    let unproven = all.filter { page.evidence(for: $0) == nil && !open.contains($0) }
    #expect(unproven == [])
    let wrong = open.filter {
      !(all.contains($0) || $0.hasPrefix("EC-")) || page.evidence(for: $0) != nil
    }
    #expect(wrong == [], "these are not open: run scripts/docs")
  }

  @Test func theListOfRulesIsComplete() {
    #expect(RuleBook.all.count == 463)
    #expect(RuleBook.notModelled.count == 24)
    for line in RuleBook.all {
      #expect(line.sentence.hasSuffix(".") && line.sentence.count <= 120, "\(line.id)")
    }
  }

  @Test(arguments: [
    ("HT-01, HT-02: sentence", ["HT-01", "HT-02"]),
    ("AR-08 to AR-10, OBS-071. Both", ["AR-08", "AR-09", "AR-10", "OBS-071"]),
    ("CTL-55.", ["CTL-55"]), ("A12: the pan", ["A12"]), ("MT-06, MT-07", ["MT-06", "MT-07"]),
  ])
  func citationsAreRead(_ text: String, _ ids: [String]) {
    #expect(Citations.ids(at: text[...]) == ids)
  }

  @Test func typesWithinASuiteAreNoSuites() {
    let text = [
      "@Suite struct Outer {", "  /// HT-01: one.", "  @Test func one() {",
      "    final class Inner {", "    }", "  }", "  /// HT-02: two.", "  @Test func two() {}", "}",
    ].joined(separator: "\n")
    #expect(Citations.tests(in: text).proofs.map(\.place) == ["Outer.one", "Outer.two"])
  }

  @Test(arguments: ["HT-21 apart: what", "A view: it", "Bad HT-01: no", "HT-05 to HT-01: back"])
  func otherCommentsCiteNothing(_ text: String) {
    #expect(Citations.ids(at: text[...]) == nil)
  }
}
