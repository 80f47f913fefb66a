import Foundation

/// `docs/golden-cases.md`: every recorded or derived case of the articles, what it shows, and what proves it.
struct GoldenPage {
  static let path = "\(RulesPage.root)/docs/golden-cases.md"

  /// One line of the table.
  struct Case {
    let id: String
    let sentence: String
    /// Whether an article prints it, and whether the program prints the same.
    let text: String
    let evidence: String
  }

  let cases: [Case]
  /// What cites a case: `suite.function`, or `scene/run`.
  let proofs: [Proof]

  init() {
    cases = RulesPage.text(Self.path).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, cells[0].hasPrefix("GOLD-") else { return nil }
      return Case(
        id: cells[0], sentence: cells[1], text: cells.count > 2 ? cells[2] : "",
        evidence: cells.count > 3 ? cells[3] : "")
    }
    let tests = SourceIndex.files("Tests").flatMap(\.citations.proofs)
    let runs = RulesPage.files("scenes", ".yaml").flatMap { name, text in
      Citations.goldens(in: text, scene: String(name.dropLast(5)))
    }
    proofs = (tests + runs).filter { $0.ids.contains { $0.hasPrefix("GOLD-") } }
  }

  /// What stands in the last column; empty when nothing proves the case.
  func evidence(for id: String) -> String {
    var places: [String] = []
    for proof in proofs where proof.ids.contains(id) && !places.contains(proof.place) {
      places.append(proof.place)
    }
    return places.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// What stands in the column before.
  func text(for id: String) -> String {
    Self.logs.contains(id) ? "log" : Self.dumps.contains(id) ? "dump or stack" : "none"
  }

  /// The cases whose log an article prints: a run of theirs compares it, line by line.
  static let logs: [String] =
    ["GOLD-001-01", "GOLD-001-02", "GOLD-001-03", "GOLD-003-01"]
    + ["01", "04", "06", "07", "08", "09", "10", "11", "12", "13", "14", "16", "17"].map {
      "GOLD-004-\($0)"
    }

  /// The cases of which an article prints a dump or a call stack: tables of the tab System and stacks of lines have it.
  static let dumps: [String] =
    (1...18).map { "GOLD-000-\($0 < 10 ? "0" : "")\($0)" } + ["GOLD-003-02", "GOLD-003-03"]

  /// Writes the last two columns anew.
  func write() throws {
    var rows = RulesPage.text(Self.path).components(separatedBy: "\n")
    for index in rows.indices {
      guard let one = cases.first(where: { rows[index].hasPrefix("| \($0.id) |") }) else {
        continue
      }
      let text = text(for: one.id)
      rows[index] = "| \(one.id) | \(one.sentence) | \(text) | \(evidence(for: one.id)) |"
    }
    try rows.joined(separator: "\n").write(toFile: Self.path, atomically: true, encoding: .utf8)
  }
}

extension Citations {
  /// The cases whose runs compare what was printed.
  static func printed(in text: String) -> Set<String> {
    var ids: Set<String> = []
    var current: String?
    for row in text.split(separator: "\n") {
      let line = row.drop { $0 == " " }
      if line.hasPrefix("- name: ") { current = nil }
      if line.hasPrefix("golden: ") { current = String(line.dropFirst(8)) }
      if line.hasPrefix("- prints:"), let current { ids.insert(current) }
    }
    return ids
  }

  /// The cases that runs of a scene show: what `golden:` names, and the stacks that they compare.
  static func goldens(in text: String, scene: String) -> [Proof] {
    var proofs: [Proof] = []
    var run: String?
    for row in text.split(separator: "\n") {
      let line = row.drop { $0 == " " }
      if line.hasPrefix("- name: ") {
        run = line.dropFirst(8).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      }
      guard let run, line.hasPrefix("golden: ") || line.hasPrefix("- stack: ") else { continue }
      let ids = line.matches(of: /GOLD-[0-9]{3}-[0-9]{2}/).map { String($0.output) }
      if !ids.isEmpty { proofs.append(Proof(place: "\(scene)/\(run)", ids: ids)) }
    }
    return proofs
  }
}
