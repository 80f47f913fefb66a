package import TouchTrace

/// What is said of places that mention an object: before it is deleted or renamed, and after.
package protocol MentionSentences: Sendable {
  /// Asks whether objects go.
  func deleteTitle(_ ids: [String]) -> String
  /// How many places mention them.
  func mentioned(_ mentions: SceneMentions) -> String
  /// Above the lines that go with them.
  var goesWith: String { get }
  /// Of so many lines that are not listed.
  func moreLines(_ count: Int) -> String
  var deleteAll: String { get }
  /// They are gone, with so many objects in them.
  func deleted(_ ids: [String], views: Int, recognizers: Int) -> String
  /// What a new id would change.
  func renames(to other: String, _ mentions: SceneMentions) -> String
  /// An object has a new id, and so have the places that mention it.
  func renamed(to other: String, _ mentions: SceneMentions) -> String
}
