/// Every rule of touch behaviour by its id: those that trace events cite (`Rule`) and the others.
///
/// `docs/rules.md` is the same list with the tests that prove each rule.
public enum RuleBook {
  /// One rule.
  public struct Line: Hashable, Sendable {
    /// `AR-37`.
    public let id: String
    /// How sure it is: its basis.
    public let basis: Basis
    public let sentence: String

    /// `AR`.
    public var group: String { String(id.prefix { $0 != "-" }) }
  }

  /// The groups of ids with their titles, in the order of the list.
  public static let groups: [(prefix: String, title: String)] = [
    ("HT", "hit testing"), ("WIN", "windows and application"), ("RC", "responder chain"),
    ("TD", "touches and their delivery"), ("MT", "multiple and exclusive touch"),
    ("GR", "life of a recognizer"), ("AR", "arbitration"), ("DL", "delays and cancellation"),
    ("TAP", "taps"), ("LPR", "long presses"), ("PAN", "pans"), ("SWP", "swipes"),
    ("PIN", "pinches"), ("ROT", "rotations"), ("EDG", "edge pans"), ("HOV", "hover"),
    ("PRS", "presses"), ("CTL", "controls"), ("SCR", "scroll views"), ("TBL", "tables"),
    ("CHG", "changes in mid-touch"), ("SYS", "system interactions"),
  ]

  /// All rules, group by group, by number.
  public static let all: [Line] = {
    var lines: [String: Line] = [:]
    for line in [touches, gestures, recognizers, controls, scrolling].flatMap(read) {
      lines[line.id] = line
    }
    for rule in Rule.allCases where rule != .none && !rule.isChoice {
      lines[rule.id] = Line(id: rule.id, basis: rule.entry.basis, sentence: rule.entry.sentence)
    }
    return groups.flatMap { group in
      lines.values.filter { $0.group == group.prefix }.sorted { $0.id < $1.id }
    }
  }()

  /// Rules that the engine does not follow yet: nothing in the scenes needs them.
  public static let notModelled: [Line] = all.filter { line in
    line.group == "HOV" || notModelledIDs.contains(line.id)
  }

  private static let notModelledIDs: Set<String> = [
    "PRS-03", "PRS-04", "PRS-08", "PRS-09", "SYS-01", "SYS-04", "DL-24",
    "TD-33", "TD-34", "TD-38", "SCR-14", "SCR-74", "SCR-75", "TBL-17", "TBL-18", "TBL-19",
    "CTL-27", "CTL-54",
  ]

  /// Lines of `ID letter sentence`; the letter is d, o or e for documented, observed, engine choice.
  private static func read(_ text: String) -> [Line] {
    text.split(separator: "\n").compactMap { row in
      let parts = row.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let basis = Basis(letter: parts[1]) else { return nil }
      return Line(id: String(parts[0]), basis: basis, sentence: String(parts[2]))
    }
  }
}

extension Basis {
  fileprivate init?(letter: Substring) {
    switch letter {
    case "d": self = .documented
    case "o": self = .observed
    case "e": self = .engineChoice
    default: return nil
    }
  }
}

extension Rule {
  /// Whether it is an engine choice, which docs/engine-choices.md lists.
  public var isChoice: Bool { id.hasPrefix("EC-") }
}
