/// Some of the words that a list may hold, in the order in which a scene writes them.
package struct WordSet: Hashable, Sendable {
  /// All that it may hold.
  package let words: [String]
  private var chosen: Set<String>

  /// `text` is a list of a scene, as `[left, top]`, one of the words, or `all`; what is none of the words is left out.
  package init(_ text: String, of words: [String]) {
    self.words = words
    let listed = text.split { "[], ".contains($0) }.map(String.init)
    chosen = listed == ["all"] ? Set(words) : Set(listed).intersection(words)
  }

  package func contains(_ word: String) -> Bool { chosen.contains(word) }

  /// With a word or without it.
  package mutating func set(_ word: String, isOn: Bool) {
    guard words.contains(word) else { return }
    if isOn { chosen.insert(word) } else { chosen.remove(word) }
  }

  /// Only what another has, too.
  package mutating func formIntersection(_ other: WordSet) {
    chosen.formIntersection(other.chosen)
  }

  /// As a scene writes it: `[top, left]`, and `[]` for none.
  package var text: String {
    "[" + words.filter(chosen.contains).joined(separator: ", ") + "]"
  }
}
