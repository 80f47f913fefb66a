/// The words of the articles in three languages: what is typed in one finds texts in the others.
package struct Glossary: Sendable {
  /// One notion.
  package struct Term: Sendable {
    package var name: TranslatedText
    /// Apple's name.
    package var api: String
    /// Other words for it, in any language.
    package var words: [String]

    package init(name: TranslatedText, api: String, words: [String]) {
      self.name = name
      self.api = api
      self.words = words
    }
  }

  package let terms: [Term]
  /// All names of each term, as searches compare them.
  private let names: [[String]]

  package init(_ terms: [Term] = []) {
    self.terms = terms
    names = terms.map { ($0.name.all + [$0.api] + $0.words).map(SearchText.folded) }
  }

  /// The terms that a text names: those that are called so, or else those with it in a name of theirs.
  package func terms(for text: String) -> [Term] {
    let text = SearchText.folded(text)
    guard !text.isEmpty else { return [] }
    let exact = zip(terms, names).filter { $0.1.contains(text) }.map(\.0)
    // A part of an English word is no word; two ideographs are one.
    guard exact.isEmpty, text.count >= 2, SearchText.isEastAsian(text) else { return exact }
    return zip(terms, names).filter { $0.1.contains { $0.contains(text) } }.map(\.0)
  }

  /// The names, in all languages, of what a text names; without the text itself.
  package func translations(of text: String) -> [String] {
    var known: Set<String> = [SearchText.folded(text)]
    return terms(for: text).flatMap { $0.name.all + [$0.api] }
      .filter { known.insert(SearchText.folded($0)).inserted }
  }
}

/// What is searched, and texts as they are compared with it.
package struct SearchText: Equatable, Sendable {
  /// As it was typed.
  package let query: String
  private let words: [String]
  private let translations: [String]

  package init(_ query: String, _ glossary: Glossary = Glossary()) {
    self.query = query
    words = Self.folded(query).split(separator: " ").map(String.init)
    translations = glossary.translations(of: query).map(Self.folded)
  }

  package var isEmpty: Bool { words.isEmpty }

  /// A text has all words, or what they mean in another language.
  package func matches(_ text: String) -> Bool {
    let text = Self.folded(text)
    return words.allSatisfy { text.contains($0) } || translations.contains { text.contains($0) }
  }

  /// In small letters, with full-width forms as the usual ones, and with blanks for hyphens.
  package static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: folded.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x3000, 0x2D: folded.append(" ")
      default: folded.append(scalar)
      }
    }
    return String(folded).lowercased().split(separator: " ").joined(separator: " ")
  }

  /// Kana or ideographs are in it.
  package static func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
  }
}
