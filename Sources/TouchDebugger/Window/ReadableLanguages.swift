package import TouchLanguage
import TouchWindow

/// Which languages the fonts of this computer have signs for.
package struct ReadableLanguages {
  private let covers: (String) -> Bool

  /// `covers` says whether the fonts have all signs of a text.
  package init(_ covers: @escaping (String) -> Bool) { self.covers = covers }

  /// Whether texts of a language can be read.
  package func has(_ language: TextLanguage) -> Bool { covers(Self.sample(language)) }

  var missing: Set<TextLanguage> { Set(TextLanguage.allCases.filter { !has($0) }) }

  /// A text with signs that every font for a language has.
  private static func sample(_ language: TextLanguage) -> String {
    switch language {
    case .english: "a"
    case .chinese: "\u{89E6}\u{6478}\u{54CD}\u{5E94}"
    case .japanese: "\u{30BF}\u{30C3}\u{30C1}\u{5FDC}\u{7B54}"
    }
  }
}

extension Preferences {
  /// Speaks English in this launch where no font has the signs of the language that is wanted, and returns that.
  mutating func readLanguages(_ readable: ReadableLanguages) -> TextLanguage? {
    guard let wanted = wantedLanguage, !readable.has(wanted) else { return nil }
    launchLanguage = .english
    return wanted
  }
}
