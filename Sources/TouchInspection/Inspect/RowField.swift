package import TouchTrace

/// A field of a list of rows, by the name that it has in Inspect: `rows[3]`, `rows[+3]` for a new row before that one,
/// `rows[3].detail`, `sections[1][3]`, `sections[1].title`.
package struct RowField: Hashable, Sendable {
  /// What of a row, or of the section that has it.
  package enum Part: String, Hashable, Sendable { case text, detail, title, section }

  package var property: String
  package var place: RowPlace
  package var part: Part
  /// The row is not there before something is typed.
  package var isNew: Bool

  package init(
    _ property: String, _ place: RowPlace, _ part: Part = .text, isNew: Bool = false
  ) {
    self.property = property
    self.place = place
    self.part = part
    self.isNew = isNew
  }

  /// Nil for what is no part of a list.
  package init?(_ name: String) {
    guard let open = name.firstIndex(of: "["), let close = name.lastIndex(of: "]") else {
      return nil
    }
    property = String(name[..<open])
    let inside = name[name.index(after: open)..<close]
    let groups = inside.split(separator: "]", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("[") ? $0.dropFirst() : $0 }
    let numbers = groups.compactMap { Int($0.hasPrefix("+") ? $0.dropFirst() : $0) }
    guard numbers.count == groups.count, (1...2).contains(numbers.count),
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    isNew = groups.last?.hasPrefix("+") == true
    let hasSection = property == "sections"
    place = RowPlace(section: hasSection ? numbers[0] : nil, numbers.count == 2 ? numbers[1] : 0)
    if !hasSection { place.row = numbers[0] }
    switch name[name.index(after: close)...] {
    case "": part = hasSection && numbers.count == 1 ? .section : .text
    case ".detail": part = .detail
    case ".title": part = .title
    default: return nil
    }
    guard hasSection || numbers.count == 1 else { return nil }
  }

  package var name: String {
    let section = place.section.map { "[\($0)]" } ?? ""
    let row = "[\(isNew ? "+" : "")\(place.row)]"
    return switch part {
    case .text: property + section + row
    case .detail: property + section + row + ".detail"
    case .title: property + section + ".title"
    case .section: property + section
    }
  }
}
