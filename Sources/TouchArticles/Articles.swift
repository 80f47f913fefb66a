package import TouchLanguage

/// What the program says of the five articles that its scenes come from.
package struct Articles: Sendable {
  package var articles: [Article] = []
  package var differences: [ArticleDifference] = []
  package var questions: [ArticleQuestion] = []
  package var lessons: [Lesson] = []
  package var glossary = Glossary()
  package var scenes = SceneTexts()

  package init() {}

  package func article(_ id: String) -> Article? { articles.first { $0.id == id } }
  package func question(_ id: String) -> ArticleQuestion? { questions.first { $0.id == id } }
  package func lesson(_ id: String) -> Lesson? { lessons.first { $0.id == id } }
  package func difference(_ id: String) -> ArticleDifference? { differences.first { $0.id == id } }

  package func section(_ id: SectionID) -> ArticleSection? {
    article(id.article)?.sections.first { $0.anchor == id.anchor }
  }
}

/// A text in the three languages.
package struct TranslatedText: Hashable, Sendable {
  package var english: String
  package var chinese: String
  package var japanese: String

  package init(english: String, chinese: String, japanese: String) {
    self.english = english
    self.chinese = chinese
    self.japanese = japanese
  }

  package subscript(language: TextLanguage) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    case .japanese: japanese
    }
  }

  package var all: [String] { TextLanguage.allCases.map { self[$0] } }
}

/// One of the articles, as far as its text says what it is.
package struct Article: Sendable {
  package var id: String
  /// In English.
  package var title: String
  /// In its own language.
  package var original: String
  package var language: TextLanguage
  package var author: String?
  /// Where the text was found.
  package var source: String?
  /// Its own address.
  package var address: String?
  /// The address of its demo.
  package var repository: String?
  package var date: String?
  package var note: String?
  package var sections: [ArticleSection]
  package var sessions: [WWDCSession]
  /// What it links to, but for sessions.
  package var links: [ArticleLink]

  package init(
    id: String, title: String, original: String, language: TextLanguage, author: String? = nil,
    source: String? = nil, address: String? = nil, repository: String? = nil,
    date: String? = nil, note: String? = nil, sections: [ArticleSection],
    sessions: [WWDCSession] = [], links: [ArticleLink] = []
  ) {
    self.id = id
    self.title = title
    self.original = original
    self.language = language
    self.author = author
    self.source = source
    self.address = address
    self.repository = repository
    self.date = date
    self.note = note
    self.sections = sections
    self.sessions = sessions
    self.links = links
  }
}

/// A page that an article sends its readers to.
package struct ArticleLink: Hashable, Sendable {
  package var title: String
  package var address: String

  package init(title: String, address: String) {
    self.title = title
    self.address = address
  }
}

/// Which section of which article.
package struct SectionID: Hashable, Sendable {
  package var article: String
  package var anchor: String

  package init(_ article: String, _ anchor: String) {
    self.article = article
    self.anchor = anchor
  }
}

/// A section of an article, with what shows it here.
package struct ArticleSection: Sendable {
  /// As `2.1`.
  package var number: String
  package var anchor: String
  /// As it is printed in the article; nil where it has none.
  package var heading: String?
  /// In English.
  package var title: String
  /// What it says, in one sentence.
  package var says: String
  package var shows: [Showing]
  /// Ids of the differences between it and the program.
  package var differs: [String]

  package init(
    number: String, anchor: String, heading: String? = nil, title: String, says: String,
    shows: [Showing] = [], differs: [String] = []
  ) {
    self.number = number
    self.anchor = anchor
    self.heading = heading
    self.title = title
    self.says = says
    self.shows = shows
    self.differs = differs
  }
}

/// What shows what a section is about.
package enum Showing: Hashable, Sendable {
  /// A run of a scene, or all of them.
  case scene(String, run: String?, [Sight])
  case question(String)
  case lesson(String)
}

extension Showing {
  /// The scene that it opens; nil for a question or a lesson.
  package var scene: String? {
    if case .scene(let scene, _, _) = self { return scene }
    return nil
  }
}

/// Where an article is wrong or not precise, and what the program does.
package struct ArticleDifference: Sendable {
  package var id: String
  /// What the article says.
  package var says: String
  /// What happens in the program.
  package var here: String
  package var shows: Showing?

  package init(id: String, says: String, here: String, shows: Showing? = nil) {
    self.id = id
    self.says = says
    self.here = here
    self.shows = shows
  }
}

/// A session of Apple's conference that an article names.
package struct WWDCSession: Sendable {
  package var year: String
  package var number: String
  package var title: String
  /// Of the video, as far as the article has it.
  package var address: String?
  package var subject: String

  package init(
    year: String, number: String, title: String, address: String?, subject: String
  ) {
    self.year = year
    self.number = number
    self.title = title
    self.address = address
    self.subject = subject
  }
}
