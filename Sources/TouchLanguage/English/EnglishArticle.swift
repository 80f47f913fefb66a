struct EnglishArticle: ArticleSentences {
  // MARK: The list

  var placeholder: String { "Find article, question, lesson" }
  var articles: String { "Articles" }
  var questions: String { "Questions" }
  var lessons: String { "Lessons" }
  var sections: String { "Sections" }
  func nothingFound(_ query: String) -> String {
    "Nothing found for \u{201C}\(query)\u{201D}. Try fewer words, or a term in English, Chinese or Japanese."
  }
  func alsoSearched(_ words: [String]) -> String { "Also searched: \(words.list)" }
  func choice(_ language: TextLanguage?) -> String {
    switch language {
    case nil: "Original"
    case .english: "English"
    case .chinese: "\u{4E2D}\u{6587}"
    case .japanese: "\u{65E5}\u{672C}\u{8A9E}"
    }
  }
  func choiceHelp(_ language: TextLanguage?) -> String {
    language.map { "Shows questions, answers and lessons in \(name($0))" }
      ?? "Shows each question in the language of its article"
  }
  func missingFonts(_ languages: [TextLanguage]) -> String {
    "No font here has \(languages.map(name).list): these texts are in English. Install fonts-noto-cjk or another font with them."
  }

  private func name(_ language: TextLanguage) -> String {
    switch language {
    case .english: "English"
    case .chinese: "Chinese"
    case .japanese: "Japanese"
    }
  }

  // MARK: An article

  func facts(author: String?, _ language: TextLanguage, date: String?, sections: Int) -> String {
    var facts = author.map { ["by \($0)"] } ?? []
    facts.append("in \(name(language))")
    if let date { facts.append(date) }
    facts.append(sections == 1 ? "1 section" : "\(sections) sections")
    return facts.joined(separator: ", ")
  }
  func source(_ source: String) -> String { "From \(source)." }
  func demo(_ address: String) -> String { "Demo: \(address)" }
  var back: String { "All articles" }
  func back(to article: String) -> String { "Article \(article)" }
  func place(_ scene: String, run: String?) -> String { "\(scene): \(run ?? "all runs")" }
  func open(_ scene: String, run: String?) -> String {
    run.map { "Opens \(scene) and plays run \u{201C}\($0)\u{201D}" }
      ?? "Opens \(scene); its runs are above the scene"
  }
  func says(_ sentence: String) -> String { "Article: \(sentence)" }
  func here(_ sentence: String) -> String { "Here: \(sentence)" }
  var links: String { "Links" }
  var sessions: String { "Sessions of WWDC" }
  func session(year: String, number: String, title: String) -> String {
    "\(year), \(number): \(title)"
  }
  func name(of sight: Sight) -> String {
    switch sight {
    case .left(let tab): Text.panels.title(of: tab)
    case .right(let tab): Text.panels.title(of: tab)
    case .why(let id): "Why \(id)"
    case .printedLog: "Log"
    case .system(let table): Text.system.title(of: table)
    case .overlay(let overlay): Text.canvas.title(of: overlay)
    case .canvas: "Scene"
    case .timeline: "Timeline"
    case .chain: "Responder chain"
    }
  }

  // MARK: A question

  func question(_ number: Int, of count: Int, article: String) -> String {
    "Question \(number) of \(count), article \(article)"
  }
  var predictFirst: String { "Choose first: then the run plays and shows it." }
  func missingScene(_ path: String) -> String {
    "The scene file \(path) cannot be opened. Open a scene of the folder that has it (tab Scenes: type its path), then open this again."
  }
  func opening(_ run: String) -> String { "Opening run \u{201C}\(run)\u{201D}\u{2026}" }
  func playing(_ run: String) -> String { "Playing run \u{201C}\(run)\u{201D}\u{2026}" }
  var answer: String { "Answer" }
  var predictedRight: String { "You predicted what happens." }
  var predictedWrong: String { "Something else happens." }
  var lookAt: String { "Look at" }
  var rules: String { "Rules" }
  var next: String { "Next" }
  var previous: String { "Previous" }
  var again: String { "Again" }

  // MARK: A lesson

  func step(_ number: Int, of count: Int) -> String { "Step \(number) of \(count)" }
  func steps(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }
  var present: String { "Present" }
  func presenterKeys(next: String, previous: String) -> String {
    "\(next) next, \(previous) previous, Esc ends"
  }
  var isLast: String { "This was the last one." }
  var isFirst: String { "This is the first one." }

  // MARK: Scenes

  var fromArticles: String { "From the articles" }
  func section(_ number: String, of article: String) -> String { "\(article), \(number)" }
  func openSection(_ title: String) -> String { "Opens the section \u{201C}\(title)\u{201D}" }

  // MARK: Files

  func mistake(_ mistake: ArticleFileMistake) -> ProblemText {
    ProblemText(sentence(mistake), hint: "docs/formats.md has the keys of these files")
  }

  private func sentence(_ mistake: ArticleFileMistake) -> String {
    switch mistake {
    case .noMapping: "expected a mapping"
    case .unknown(let key): "unknown key '\(key)'"
    case .order(let keys): "the keys must be in the order \(keys.list)"
    case .missing(let key): "'\(key)' is missing"
    case .noText(let key): "'\(key)' is not a text"
    case .noTime(let key): "'\(key)' is no time from 0 to 86400 seconds"
    case .noList(let key): "'\(key)' is not a list"
    case .noSight(let name): "'\(name)' is not a panel or overlay"
    case .noLanguage(let name): "'\(name)' is not a language"
    case .noShowing: "expected one scene, one question or one lesson"
    }
  }
}
