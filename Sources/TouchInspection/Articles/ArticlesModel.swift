package import TouchArticles
package import TouchLanguage

/// What the tab Articles shows, and in which language.
package struct ArticlesModel: Sendable {
  package var data = Articles()
  /// Languages that no font has signs for.
  package var missing: Set<TextLanguage> = []
  package var search = SearchText("")
  /// True while the search field has the keys.
  package var isFocused = false
  package var page = ArticlesPage.home
  /// The section that the page was opened at.
  package var section: SectionID?
  /// The language of texts; nil for that of each article.
  package var language: TextLanguage?
  package var guide: Guide?
  /// The keys of the next and the previous step.
  package var keys = (next: "", previous: "")
  /// What the pointer is over, if anything.
  package var hover: Target?
  /// The part of the picture's height that shows.
  package var visible: Range<Double> = 0..<Double.greatestFiniteMagnitude
  /// Height of a row, points.
  package var rowHeight = 24.0
  /// How much larger texts are than usual.
  package var textScale = 1.0
  package init() {}
}

/// Which of its languages a text is shown in.
extension ArticlesModel {
  /// The language of texts about an article; nil for what belongs to none.
  package func language(of article: String?) -> TextLanguage {
    let own = article.flatMap(data.article)?.language ?? .english
    let wanted = language ?? own
    return missing.contains(wanted) ? .english : wanted
  }

  /// Languages that are asked for and cannot be shown.
  var lacking: [TextLanguage] {
    let wanted = language.map { [$0] } ?? TextLanguage.allCases
    return wanted.filter(missing.contains)
  }

  /// A scene and its run, which the window calls by its name in its own language.
  func place(_ scene: String, _ run: String?) -> String {
    Text.articles.place(scene, run: run.map { data.scenes.name($0) })
  }

  /// What a press on it does.
  func open(_ scene: String, _ run: String?) -> String {
    Text.articles.open(scene, run: run.map { data.scenes.name($0) })
  }

  func question(_ question: ArticleQuestion) -> String {
    question.question[language(of: question.article)]
  }

  /// The title that is read first, and the other one; in an article's own language where it is wanted and can be shown.
  func titles(_ article: Article) -> (String, String?) {
    titles(article.original, article.title, of: article)
  }

  package func titles(_ section: ArticleSection, of article: Article) -> (String, String?) {
    titles(section.heading ?? section.title, section.title, of: article)
  }

  private func titles(_ own: String, _ english: String, of article: Article) -> (String, String?) {
    if missing.contains(article.language) || own == english { return (english, nil) }
    return language == nil || language == article.language ? (own, english) : (english, own)
  }
}

/// What a search finds.
extension ArticlesModel {
  var foundSections: [(article: Article, section: ArticleSection)] {
    data.articles.flatMap { article in
      article.sections.filter { section in
        search.matches(
          [section.heading, section.title, section.says].compactMap(\.self)
            .joined(separator: " ") + " " + section.shows.map(Self.words).joined(separator: " "))
      }.map { (article, $0) }
    }
  }

  var foundQuestions: [ArticleQuestion] {
    data.questions.filter { question in
      search.matches(
        ([question.id, question.place.scene] + question.question.all).joined(separator: " "))
    }
  }

  var foundLessons: [Lesson] {
    data.lessons.filter { search.matches(($0.title.all + [$0.id]).joined(separator: " ")) }
  }

  private static func words(_ showing: Showing) -> String {
    switch showing {
    case .scene(let scene, let run, _): "\(scene) \(run ?? "")"
    case .question, .lesson: ""
    }
  }
}

extension ArticlesModel {
  /// The page as lines of text.
  package var lines: [String] {
    switch page {
    case .home:
      return data.articles.map { "\($0.id) \(titles($0).0)" }
        + data.lessons.map { "\($0.id) \($0.title[language(of: nil)])" }
        + data.questions.map { "\($0.id) \(question($0))" }
    case .article(let id):
      guard let article = data.article(id) else { return [] }
      return [titles(article).0]
        + article.sections.map { "\($0.number) \(titles($0, of: article).0): \($0.says)" }
    case .question(let id):
      guard let one = data.question(id) else { return [] }
      // What is not yet revealed is not copied.
      let answer = guide?.phase == .shown ? [one.answer[language(of: one.article)]] : []
      return [question(one)] + answer
    case .lesson(let id, _):
      guard let lesson = data.lesson(id) else { return [] }
      return [lesson.title[language(of: nil)]]
        + lesson.steps.map { $0.sentence[language(of: nil)] }
    }
  }
}
