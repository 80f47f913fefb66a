package import TouchTrace

/// A group of rules, whose ids start alike.
package enum RuleGroup: Hashable, CaseIterable, Sendable {
  case ht, win, rc, td, mt, gr, ar, dl, tap, lpr, pan, swp, pin, rot, edg, hov, prs, ctl, scr, tbl,
    chg, sys

  /// `AR`.
  package var prefix: String { "\(self)".uppercased() }
}

/// Every rule of touch behaviour by its id: those that trace events cite (`Rule`) and the others.
///
/// `docs/rules.md` is the same list with the tests that prove each rule.
package enum RuleBook {
  /// One rule.
  package struct Line: Hashable, Sendable {
    /// `AR-37`.
    package let id: String
    /// How sure it is: its basis.
    package let basis: Basis
    package let sentence: String

    /// `AR`.
    package var group: String { String(id.prefix { $0 != "-" }) }
  }

  /// All rules, group by group, by number, in English as the reference has them.
  package static let all: [Line] = Text.speaking(.english) {
    var rules = Rule.allCases.filter { $0 != .none && !$0.isChoice }.map {
      Line(id: $0.id, basis: $0.basis, sentence: Text.rules.sentence($0))
    }
    rules += lines(TouchRule.self)
    rules += lines(GestureRule.self)
    rules += lines(RecognizerRule.self)
    rules += lines(ControlRule.self)
    rules += lines(ScrollingRule.self)
    return RuleGroup.allCases.flatMap { group in
      rules.filter { $0.group == group.prefix }.sorted { $0.id < $1.id }
    }
  }

  private static func lines<Other: OtherRule>(_ rules: Other.Type) -> [Line] {
    rules.allCases.map { Line(id: $0.id, basis: $0.basis, sentence: $0.sentence) }
  }

  /// Rules that the engine does not follow yet: nothing in the scenes needs them.
  package static let notModelled: [Line] = all.filter { line in
    line.group == RuleGroup.hov.prefix || notModelledIDs.contains(line.id)
  }

  private static let notModelledIDs: Set<String> = [
    "PRS-03", "PRS-04", "PRS-08", "PRS-09", "SYS-01", "SYS-04", "DL-24",
    "TD-33", "TD-34", "TD-38", "SCR-14", "SCR-74", "SCR-75", "TBL-17", "TBL-18", "TBL-19",
    "CTL-27", "CTL-54",
  ]
}
