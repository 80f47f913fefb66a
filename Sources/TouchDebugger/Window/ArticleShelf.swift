package import TouchArticles
import TouchAssets
import TouchScenes
import TouchWindow

/// The articles that are part of the program, read when they are first needed.
final class ArticleShelf {
  private let languages: ReadableLanguages
  private(set) lazy var reading = ArticlesReading(
    data: ShippedArticles.all, missing: languages.missing)

  init(_ languages: ReadableLanguages) { self.languages = languages }
}

/// What the program says of the articles.
package enum ShippedArticles {
  /// A test reads the files that are embedded here: they are whole.
  package static let all: Articles = {
    var all =
      (try? ArticleReader.read(
        articles: TouchAssets.articles, questions: TouchAssets.questions,
        lessons: TouchAssets.lessons, glossary: TouchAssets.glossary)) ?? Articles()
    all.scenes = (try? ArticleReader.scenes(TouchAssets.scenes)) ?? SceneTexts()
    return all
  }()
}
