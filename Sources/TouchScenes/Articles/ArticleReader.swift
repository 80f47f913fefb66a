package import TouchArticles
import TouchLanguage

/// Reads the files of `assets/` about the articles (docs/formats.md).
package enum ArticleReader {
  private static let showing = "scene? run? question? lesson? show?"

  /// `lessons` in their order.
  package static func read(
    articles: String, questions: String, lessons: [String], glossary: String
  ) throws -> Articles {
    var all = Articles()
    let file = try ArticleEntry(
      text: articles, file: "articles.yaml", keys: "touchscopeArticles articles differences")
    all.articles = try file.entries(
      "articles",
      keys:
        "id title original author? language source? address? repository? date? note? sections sessions? links?"
    ).map(article)
    all.differences = try file.entries("differences", keys: "id says here shows?").map(difference)
    all.questions = try ArticleEntry(
      text: questions, file: "questions.yaml", keys: "touchscopeQuestions questions"
    ).entries(
      "questions",
      keys: "id article question scene variant? run moment show predict? answer rules? check never?"
    ).map(question)
    all.lessons = try lessons.map { try lesson($0) }
    all.glossary = Glossary(
      try ArticleEntry(
        text: glossary, file: "glossary.yaml", keys: "touchscopeGlossary terms"
      ).entries("terms", keys: "en zh-Hans ja api words").map { entry in
        Glossary.Term(
          name: try entry.translated(), api: try entry.text("api"), words: try entry.texts("words"))
      })
    return all
  }

  /// Reads `scenes.yaml`.
  package static func scenes(_ text: String) throws -> SceneTexts {
    let file = try ArticleEntry(
      text: text, file: "scenes.yaml", keys: "touchscopeSceneTexts topics names scenes")
    let others = TextLanguage.allCases.filter { $0 != .english }
    var texts = SceneTexts()
    for entry in try file.entries("topics", keys: "en zh-Hans ja") {
      let name = try entry.translated()
      texts.topics[name.english] = name
    }
    for entry in try file.entries("names", keys: "en zh-Hans ja") {
      let name = try entry.translated()
      texts.names[name.english] = name
    }
    for entry in try file.entries("scenes", keys: "id title about") {
      let about = try entry.entry("about", keys: others.map(\.rawValue).joined(separator: " "))
      texts.scenes[try entry.text("id")] = SceneTexts.Words(
        title: try entry.translated("title"),
        about: Dictionary(
          uniqueKeysWithValues: try others.map { ($0, try about.text($0.rawValue)) }))
    }
    return texts
  }

  private static func article(_ entry: ArticleEntry) throws -> Article {
    let language = try entry.text("language")
    guard let language = TextLanguage(rawValue: language) else {
      throw entry.fail(.noLanguage(language))
    }
    return Article(
      id: try entry.text("id"), title: try entry.text("title"),
      original: try entry.text("original"), language: language,
      author: try entry.optional("author"), source: try entry.optional("source"),
      address: try entry.optional("address"), repository: try entry.optional("repository"),
      date: try entry.optional("date"), note: try entry.optional("note"),
      sections: try entry.entries(
        "sections", keys: "number anchor heading? title says shows? differs?"
      ).map(section),
      sessions: try entry.entries("sessions", keys: "year number title address? subject").map {
        session in
        WWDCSession(
          year: try session.text("year"), number: try session.text("number"),
          title: try session.text("title"), address: try session.optional("address"),
          subject: try session.text("subject"))
      },
      links: try entry.entries("links", keys: "title address").map { link in
        ArticleLink(title: try link.text("title"), address: try link.text("address"))
      })
  }

  private static func section(_ entry: ArticleEntry) throws -> ArticleSection {
    ArticleSection(
      number: try entry.text("number"), anchor: try entry.text("anchor"),
      heading: try entry.optional("heading"), title: try entry.text("title"),
      says: try entry.text("says"),
      shows: try entry.entries("shows", keys: showing).map(shown),
      differs: try entry.texts("differs"))
  }

  private static func shown(_ entry: ArticleEntry) throws -> Showing {
    let scene = try entry.optional("scene")
    let run = try entry.optional("run")
    let sights = try entry.sights("show")
    switch (scene, try entry.optional("question"), try entry.optional("lesson")) {
    case (let scene?, nil, nil): return .scene(scene, run: run, sights)
    case (nil, let question?, nil) where run == nil && sights.isEmpty: return .question(question)
    case (nil, nil, let lesson?) where run == nil && sights.isEmpty: return .lesson(lesson)
    default: throw entry.fail(.noShowing)
    }
  }

  private static func difference(_ entry: ArticleEntry) throws -> ArticleDifference {
    ArticleDifference(
      id: try entry.text("id"), says: try entry.text("says"), here: try entry.text("here"),
      shows: try entry.has("shows") ? shown(entry.entry("shows", keys: showing)) : nil)
  }

  private static func place(_ entry: ArticleEntry) throws -> ScenePlace {
    ScenePlace(
      scene: try entry.text("scene"), variant: try entry.optional("variant"),
      run: try entry.text("run"))
  }

  private static func question(_ entry: ArticleEntry) throws -> ArticleQuestion {
    ArticleQuestion(
      id: try entry.text("id"), article: try entry.text("article"),
      question: try entry.translated("question"), place: try place(entry),
      moment: try entry.seconds("moment"), sights: try entry.sights("show"),
      prediction: try entry.has("predict")
        ? prediction(entry.entry("predict", keys: "question choices")) : nil,
      answer: try entry.translated("answer"), rules: try entry.texts("rules"),
      check: try entry.texts("check"), never: try entry.texts("never"))
  }

  private static func prediction(_ entry: ArticleEntry) throws -> Prediction {
    Prediction(
      question: try entry.translated("question"),
      choices: try entry.entries("choices", keys: "en zh-Hans ja right?").map { choice in
        Prediction.Choice(
          text: try choice.translated(), isRight: try choice.optional("right") == "true")
      })
  }

  private static func lesson(_ text: String) throws -> Lesson {
    let file = try ArticleEntry(
      text: text, file: "lessons", keys: "touchscopeLesson id title steps")
    return Lesson(
      id: try file.text("id"), title: try file.translated("title"),
      steps: try file.entries("steps", keys: "scene variant? run seek show select sentence notice")
        .map { step in
          LessonStep(
            place: try place(step), moment: try step.seconds("seek"),
            sights: try step.sights("show"), selection: try step.text("select"),
            sentence: try step.translated("sentence"), notice: try step.text("notice"))
        })
  }
}
