import Foundation
import TouchLanguage
import TouchTrace

/// `docs/rules.md`: every rule with the tests that prove it.
struct RulesPage {
  static let root = SourceIndex.root
  static let path = "\(root)/docs/rules.md"
  /// The rules that nothing proves yet; ids leave this list and never come to it.
  static let openPath = "\(root)/Tests/ProjectTests/open-rules.txt"
  private static let mark =
    "<!-- What follows is written by scripts/docs from the comments of the tests. -->"

  let proofs: [Proof]
  /// Comments above tests that begin with an id, but not in the form `ID, ID: sentence`.
  let badComments: [String]
  /// Choices of this engine: id, and the rules that its line in docs/engine-choices.md names.
  let choices: [(id: String, rules: [String])]

  init() {
    var proofs: [Proof] = []
    var bad: [String] = []
    for file in SourceIndex.files("Tests") {
      proofs += file.citations.proofs
      bad += file.citations.bad
    }
    for (name, text) in Self.files("scenes", ".yaml") {
      proofs += Citations.runs(in: text, scene: String(name.dropLast(5)))
    }
    self.proofs = proofs
    badComments = bad
    choices = Self.text("\(Self.root)/docs/engine-choices.md").split(separator: "\n").compactMap {
      guard let id = $0.prefixMatch(of: /\|\ (EC-[0-9]{2,3})\ \|/) else { return nil }
      let rest = $0[id.range.upperBound...]
      return (
        String(id.output.1), rest.matches(of: /\b[A-Z]{2,3}-[0-9]{2}\b/).map { String($0.output) }
      )
    }
  }

  /// The files of a folder by their names in it.
  static func files(_ folder: String, _ suffix: String) -> [(name: String, text: String)] {
    SourceIndex.files(folder, suffix).map {
      (String($0.path.dropFirst(folder.count + 1)), $0.text)
    }
  }

  static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// What stands behind a rule in the last column; nil when it is open.
  func evidence(for id: String) -> String? {
    let places = proofs.filter { $0.ids.contains(id) }.map(\.place)
    let instead = choices.filter { $0.rules.contains(id) }.map(\.id)
    if id.hasPrefix("EC-") { return choices.contains { $0.id == id } ? "" : nil }
    if !places.isEmpty || !instead.isEmpty {
      return (places.map { "`\($0)`" } + instead).joined(separator: ", ")
    }
    return RuleBook.notModelled.contains { $0.id == id } ? "*not modelled*" : nil
  }

  /// Ids of cited rules and choices that do not exist; a choice may be open until docs/engine-choices.md has it.
  var unknown: [String] {
    let known = Set(RuleBook.all.map(\.id) + choices.map(\.id) + Self.open)
    let groups = Set(RuleGroup.allCases.map(\.prefix) + ["EC"])
    return proofs.flatMap(\.ids).filter { id in
      groups.contains(String(id.prefix { $0 != "-" })) && !known.contains(id)
    }
  }

  static var open: [String] {
    text(openPath).split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// The page as it should be: its own head, then the tables.
  var page: String {
    let head = Self.text(Self.path).components(separatedBy: Self.mark)[0]
    var rows = [Self.mark, ""]
    for group in RuleGroup.allCases {
      rows += [
        "## \(group.prefix): \(Text.rules.group(group))", "",
        "| rule | what it says | how sure | tests |",
      ]
      rows.append("| --- | --- | --- | --- |")
      for line in RuleBook.all where line.group == group.prefix {
        rows.append(
          "| \(line.id) | \(line.sentence) | \(Text.rules.basis(line.basis)) | \(evidence(for: line.id) ?? "open") |"
        )
      }
      rows.append("")
    }
    return head + rows.joined(separator: "\n")
  }

  /// Writes the page anew, and takes what is proven by now from the open ones.
  func write() throws {
    let open = Self.open.filter { evidence(for: $0) == nil }
    let lines = (RuleGroup.allCases.map(\.prefix) + ["EC"]).compactMap { group in
      let ids = open.filter { $0.hasPrefix("\(group)-") }
      return ids.isEmpty ? nil : ids.joined(separator: " ")
    }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: Self.openPath, atomically: true, encoding: .utf8)
    try page.write(toFile: Self.path, atomically: true, encoding: .utf8)
  }
}
