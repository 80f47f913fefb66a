import Foundation
import Testing

/// Every case of the articles has its proof, and docs/golden-cases.md says so. `RULES_UPDATE=1` writes its last column anew.
@Suite struct GoldenPageTests {
  private static let shared: Result<GoldenPage, any Error> = Result {
    let page = GoldenPage()
    guard ProcessInfo.processInfo.environment["RULES_UPDATE"] == "1" else { return page }
    try page.write()
    return GoldenPage()
  }
  private let page: GoldenPage

  init() throws { page = try Self.shared.get() }

  @Test func everyCaseHasItsProof() {
    #expect(page.cases.filter { page.evidence(for: $0.id).isEmpty }.map(\.id) == [])
  }

  /// Cases are neither forgotten nor invented: so many has each article.
  @Test func theListIsComplete() {
    for (article, count) in [("000", 36), ("001", 7), ("002", 12), ("003", 10), ("004", 30)] {
      let ids = (1...count).map { "GOLD-\(article)-\($0 < 10 ? "0" : "")\($0)" }
      #expect(page.cases.map(\.id).filter { $0.hasPrefix("GOLD-\(article)-") } == ids)
    }
    #expect(page.cases.count == 95)
    for one in page.cases {
      #expect(one.sentence.hasSuffix(".") && one.sentence.count <= 140, "\(one.id)")
    }
  }

  @Test func everyCitedCaseExists() {
    let known = Set(page.cases.map(\.id))
    let cited = page.proofs.flatMap(\.ids).filter { $0.hasPrefix("GOLD-") }
    #expect(cited.filter { !known.contains($0) } == [])
  }

  @Test func thePageIsUpToDate() {
    for one in page.cases {
      #expect(
        one.evidence == page.evidence(for: one.id),
        "docs/golden-cases.md is out of date at \(one.id): run scripts/docs")
      #expect(one.text == page.text(for: one.id), "\(one.id)")
    }
  }

  /// The 37 cases that an article prints: 17 logs, which a run compares line by line, and 20 dumps and stacks.
  @Test func whatIsPrintedIsCompared() {
    let compared = RulesPage.files("scenes", ".yaml").reduce(into: Set<String>()) {
      $0.formUnion(Citations.printed(in: $1.text))
    }
    #expect(GoldenPage.logs.filter { !compared.contains($0) } == [])
    #expect(GoldenPage.logs.count == 17 && GoldenPage.dumps.count == 20)
  }

  @Test func runsAreRead() {
    let text = """
      runs:
        - name: "one: two"
          golden: GOLD-000-05
          expect:
            - stack: {a drains: GOLD-000-09}
        - name: three
          expect: []
      """
    #expect(
      Citations.goldens(in: text, scene: "s") == [
        Proof(place: "s/one: two", ids: ["GOLD-000-05"]),
        Proof(place: "s/one: two", ids: ["GOLD-000-09"]),
      ])
    #expect(Citations.printed(in: text) == [])
    #expect(Citations.printed(in: text + "\n      - prints: [a]") == [])
    let printing = text.replacing("expect:\n", with: "expect:\n        - prints: [a]\n")
    #expect(Citations.printed(in: printing) == ["GOLD-000-05"])
  }
}
