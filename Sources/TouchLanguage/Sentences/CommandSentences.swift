/// What a command is called.
package struct CommandText: Equatable, Sendable {
  /// For the palette, menus and tooltips.
  package let title: String
  /// One sentence without its full stop.
  package let summary: String
  /// Other words by which the palette finds it.
  package let synonyms: [String]

  package init(_ title: String, _ summary: String, synonyms: [String] = []) {
    self.title = title
    self.summary = summary
    self.synonyms = synonyms
  }
}

/// What is said: titles, summaries and search words of commands, and why they can do nothing now.
package protocol CommandSentences: Sendable {
  func words(_ command: CommandID) -> CommandText
  /// The heading of a group in the help.
  func group(_ group: CommandGroup) -> String
  /// The heading of the keys that work in one part of the window only.
  func context(_ context: KeyContext) -> String
  /// As the end of a tooltip, or the detail of a menu's row.
  func reason(_ refusal: CommandRefusal) -> String
  /// As a notice of its own.
  func sentence(_ refusal: CommandRefusal) -> String
}
