import TouchArticles

/// Ranks what a palette lists by some letters of its title, its other words or its id.
package enum CommandSearch {
  /// How well an item matches, larger is better; nil when it does not.
  ///
  /// A title counts before a word of the other texts, and that before letters strewn over an id.
  package static func score(
    _ query: String, title: String, other: [String], id: String
  ) -> Int? {
    let letters = Array(query.lowercased()).filter { !$0.isWhitespace }
    if let found = align(letters, title) { return found + 1 }
    let words = query.lowercased().split(separator: " ")
    let text = other.joined(separator: " ").lowercased()
    if letters.count > 2 || SearchText.isEastAsian(query), words.allSatisfy({ text.contains($0) }) {
      return letters.count * inOtherWords
    }
    return align(letters, id).map { $0 / 2 }
  }

  /// How well some phrases match, of which one is enough; nil when none is there.
  static func score(_ phrases: [String], in texts: [String]) -> Int? {
    guard !phrases.isEmpty else { return nil }
    let text = SearchText.folded(texts.joined(separator: " "))
    return phrases.first { text.contains(SearchText.folded($0)) }.map { $0.count * inOtherWords }
  }

  private static let inOtherWords = 8

  private static let each = 2
  private static let atWordStart = 10
  private static let afterAnother = 10
  private static let atFirst = 4
  private static let insideAfterGap = -6

  /// The best score of the letters in this order; nil when they are not there.
  private static func align(_ letters: [Character], _ title: String) -> Int? {
    let text = Array(title.lowercased())
    guard !letters.isEmpty else { return 0 }
    guard letters.count <= text.count else { return nil }
    // The best score by the position of the last letter so far.
    var best: [Int: Int] = [:]
    for (index, letter) in letters.enumerated() {
      var next: [Int: Int] = [:]
      for (at, character) in text.enumerated() where character == letter {
        let own = each + start(text, at)
        if index == 0 {
          next[at] = own
          continue
        }
        for before in 0..<at {
          guard let start = best[before] else { continue }
          let score = start + own + step(from: before, to: at, own)
          if next[at].map({ score > $0 }) ?? true { next[at] = score }
        }
      }
      best = next
    }
    return best.values.max()
  }

  private static func step(from before: Int, to at: Int, _ own: Int) -> Int {
    if before == at - 1 { return afterAnother }
    return own == each ? insideAfterGap : 0
  }

  private static func start(_ text: [Character], _ at: Int) -> Int {
    if at == 0 { return atWordStart + atFirst }
    let before = text[at - 1]
    return before.isLetter || before.isNumber ? 0 : atWordStart
  }
}
