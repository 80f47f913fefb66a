import Foundation

/// What proves a rule: a test function, or a run of a scene.
struct Proof: Hashable {
  let place: String
  let ids: [String]
}

/// Reads which rules the tests and scenes cite: the ids with which the comment above an `@Test`, or the one in a run, begins.
enum Citations {
  private static let id = /(?:[A-Z]{1,4}-[0-9]{2,3}(?:-[0-9]{2})?|A[0-9]{1,2})\b/
  private static let through = /\ to\ (?=[A-Z])/
  private static let type = /\b(?:struct|class|extension)\ ([A-Z][A-Za-z0-9]*)/
  private static let function = /\bfunc\ ([A-Za-z0-9_]+)/

  /// `HT-01, AR-04 to AR-08, OBS-071` before a colon, a full stop or the end; nil when the text begins otherwise.
  static func ids(at text: Substring) -> [String]? {
    var rest = text
    var ids: [String] = []
    while let id = takeID(&rest) {
      if let range = rest.prefixMatch(of: through) {
        rest = rest[range.range.upperBound...]
        guard let last = takeID(&rest), let all = span(id, last) else { return nil }
        ids += all
      } else {
        ids.append(id)
      }
      guard rest.hasPrefix(", ") else { break }
      rest = rest.dropFirst(2)
    }
    guard !ids.isEmpty, rest.isEmpty || rest.hasPrefix(":") || rest.hasPrefix(".") else {
      return nil
    }
    return ids
  }

  private static func takeID(_ text: inout Substring) -> String? {
    guard let match = text.prefixMatch(of: id) else { return nil }
    text = text[match.range.upperBound...]
    return String(match.output)
  }

  /// All numbers from one id to another of its group.
  private static func span(_ first: String, _ last: String) -> [String]? {
    let (a, b) = (first.split(separator: "-"), last.split(separator: "-"))
    guard a.count == 2, b.count == 2, a[0] == b[0], let from = Int(a[1]), let to = Int(b[1]),
      from < to
    else { return nil }
    return (from...to).map { "\(a[0])-\($0 < 10 ? "0" : "")\($0)" }
  }

  // MARK: Tests

  /// The proofs of one test file, and the comments that begin with an id but not in the form.
  static func tests(in text: String) -> (proofs: [Proof], bad: [String]) {
    var proofs: [Proof] = []
    var bad: [String] = []
    var suite = ""
    var comment: [Substring] = []
    var pending: [String]?
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = row.drop { $0 == " " }
      // Types within a suite or a test are no suites.
      if row == line, line.hasSuffix("{"),
        let match = line.firstMatch(of: type)
      {
        suite = String(match.output.1)
      }
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(3).drop { $0 == " " })
        continue
      }
      if line.hasPrefix("@Test"), let first = comment.first {
        pending = ids(at: first)
        var start = first
        if pending == nil, takeID(&start) != nil { bad.append(String(first)) }
      }
      comment = []
      if line.has("func "), let match = line.firstMatch(of: function) {
        if let ids = pending { proofs.append(Proof(place: "\(suite).\(match.output.1)", ids: ids)) }
        pending = nil
      }
    }
    return (proofs, bad)
  }

  // MARK: Scenes

  /// The proofs of one scene file: comments that stand in a run.
  static func runs(in text: String, scene: String) -> [Proof] {
    var proofs: [Proof] = []
    var run: String?
    for row in text.split(separator: "\n") {
      let line = row.drop { $0 == " " }
      if line.hasPrefix("- name: ") {
        run = line.dropFirst(8).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      } else if line.hasPrefix("# "), let run, let ids = ids(at: line.dropFirst(2)) {
        proofs.append(Proof(place: "\(scene)/\(run)", ids: ids))
      }
    }
    return proofs
  }
}
