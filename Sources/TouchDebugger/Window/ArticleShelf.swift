package import TouchArticles
import TouchAssets
import TouchCanvasSDL
import TouchLanguage
import TouchScenes
import TouchWindow

/// The articles that are part of the program, read when they are first needed.
final class ArticleShelf {
  private let covers: (String) -> Bool
  private(set) lazy var reading = ArticlesReading(data: ShippedArticles.all, missing: missing)

  /// `covers` says whether the fonts have all signs of a text.
  init(_ covers: @escaping (String) -> Bool) { self.covers = covers }

  /// A text with signs that every font for a language has.
  private static func sample(_ language: TextLanguage) -> String {
    switch language {
    case .english: "a"
    case .chinese: "\u{89E6}\u{6478}\u{54CD}\u{5E94}"
    case .japanese: "\u{30BF}\u{30C3}\u{30C1}\u{5FDC}\u{7B54}"
    }
  }

  private var missing: Set<TextLanguage> {
    Set(TextLanguage.allCases.filter { !covers(Self.sample($0)) })
  }
}

/// What the program says of the articles.
package enum ShippedArticles {
  /// A test reads the files that are embedded here: they are whole.
  package static let all: Articles =
    (try? ArticleReader.read(
      articles: TouchAssets.articles, questions: TouchAssets.questions,
      lessons: TouchAssets.lessons, glossary: TouchAssets.glossary)) ?? Articles()
}
