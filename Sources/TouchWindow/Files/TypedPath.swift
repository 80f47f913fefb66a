import Foundation

/// A path as it is typed where scenes are searched.
package struct TypedPath: Equatable {
  /// As it was typed.
  package let text: String

  /// Nil for words of a search: a path has a slash, begins with `~`, or ends as scenes and recordings do.
  package init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.contains("/") || text.hasPrefix("~") || Self.isNamedAsFile(text) else { return nil }
    self.text = text
  }

  /// The name ends as scenes and recordings do.
  package static func isNamedAsFile(_ name: String) -> Bool {
    [".yaml", ".yml", ".rec"].contains { name.lowercased().hasSuffix($0) }
  }
}
