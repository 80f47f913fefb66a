/// What a change of the edits does to one property.
package struct EditChange: Equatable, Sendable {
  /// `id.property`
  package var path: String
  /// The values as a scene file would write them.
  package var before: String
  package var now: String

  package init(path: String, before: String, now: String) {
    self.path = path
    self.before = before
    self.now = now
  }

  /// The object's id and the property's name.
  package var id: String { Edit(path: path, value: now).id }
  package var property: String { Edit(path: path, value: now).property }

  /// The entries of a list that are gone, and those that are new; nil when the values are no lists.
  package var entries: (removed: [String], added: [String])? {
    guard let before = Self.list(before), let now = Self.list(now) else { return nil }
    return (before.filter { !now.contains($0) }, now.filter { !before.contains($0) })
  }

  private static func list(_ text: String) -> [String]? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return text.isEmpty ? [] : nil }
    return text.dropFirst().dropLast().split(separator: ",").map { entry in
      String(entry.drop { $0 == " " })
    }
  }
}

extension EditHistory {
  /// What differs from an earlier or later state of the history, by property, in the order of this one.
  package func changes(from other: EditHistory) -> [EditChange] {
    let paths = current.map(\.path) + other.current.map(\.path).filter { value(of: $0) == nil }
    return paths.compactMap { path in
      let original = original(of: path) ?? other.original(of: path) ?? ""
      let change = EditChange(
        path: path, before: other.value(of: path) ?? original, now: value(of: path) ?? original)
      return change.before == change.now ? nil : change
    }
  }
}
