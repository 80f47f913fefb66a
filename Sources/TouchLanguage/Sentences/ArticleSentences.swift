/// What is wrong with a file about the articles.
package enum ArticleFileMistake: Hashable, Sendable {
  case noMapping
  case unknown(String)
  /// The keys in their order.
  case order([String])
  case missing(String)
  case noText(String)
  case noTime(String)
  case noList(String)
  case noSight(String)
  case noLanguage(String)
  /// Neither one scene nor one question nor one lesson.
  case noShowing
}

/// What is said in the tab Articles, about questions, and in lessons.
package protocol ArticleSentences: Sendable {
  // MARK: The list

  /// In the empty search field.
  var placeholder: String { get }
  var articles: String { get }
  var questions: String { get }
  var lessons: String { get }
  var sections: String { get }
  /// Nothing has what was typed.
  func nothingFound(_ query: String) -> String
  /// What was searched beside what was typed.
  func alsoSearched(_ words: [String]) -> String
  /// On the switch of the texts' language; nil for that of each article.
  func choice(_ language: TextLanguage?) -> String
  func choiceHelp(_ language: TextLanguage?) -> String
  /// No font has the signs of some languages.
  func missingFonts(_ languages: [TextLanguage]) -> String

  // MARK: An article

  /// Who wrote it, in which language, when, and how many sections it has.
  func facts(author: String?, _ language: TextLanguage, date: String?, sections: Int) -> String
  func source(_ source: String) -> String
  func demo(_ address: String) -> String
  var back: String { get }
  func back(to article: String) -> String
  /// A run, with its scene; nil for all runs.
  func place(_ scene: String, run: String?) -> String
  func open(_ scene: String, run: String?) -> String
  /// What the article says where the program does something else.
  func says(_ sentence: String) -> String
  func here(_ sentence: String) -> String
  /// Above the addresses of an article and of what it links to.
  var links: String { get }
  /// Sessions of Apple's conference.
  var sessions: String { get }
  func session(year: String, number: String, title: String) -> String
  func name(of sight: Sight) -> String

  // MARK: A question

  /// Which of an article's questions.
  func question(_ number: Int, of count: Int, article: String) -> String
  /// The reader has to say what will happen.
  var predictFirst: String { get }
  func opening(_ run: String) -> String
  /// The scene's file cannot be opened, and what to do.
  func missingScene(_ path: String) -> String
  func playing(_ run: String) -> String
  var answer: String { get }
  var predictedRight: String { get }
  var predictedWrong: String { get }
  /// Before the panels that are worth looking at.
  var lookAt: String { get }
  var rules: String { get }
  var next: String { get }
  var previous: String { get }
  var again: String { get }

  // MARK: A lesson

  func step(_ number: Int, of count: Int) -> String
  func steps(_ count: Int) -> String
  var present: String { get }
  /// The keys of a lesson that is presented.
  func presenterKeys(next: String, previous: String) -> String
  var isLast: String { get }
  var isFirst: String { get }

  // MARK: Scenes

  /// Above the sections that a scene is from.
  var fromArticles: String { get }
  func section(_ number: String, of article: String) -> String
  func openSection(_ title: String) -> String

  // MARK: Files

  func mistake(_ mistake: ArticleFileMistake) -> ProblemText
}
