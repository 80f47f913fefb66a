import TouchTrace

/// What is looked for in the tree.
struct HierarchySearch {
  private let wanted: [UInt8]

  /// Nil for a query that finds everything.
  init?(_ query: String) {
    wanted = query.lowercased().utf8.filter { $0 != 0x20 }
    if wanted.isEmpty { return nil }
  }

  /// An object is found by its own name or by that of its class.
  func finds(_ name: String, _ className: String) -> Bool {
    FuzzyMatch.rank(wanted, in: UnmentionedName.printed(name)) != nil
      || FuzzyMatch.rank(wanted, in: className) != nil
  }
}
