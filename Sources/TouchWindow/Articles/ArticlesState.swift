package import TouchArticles
package import TouchInspection
package import TouchLanguage
import TouchReading

/// What the tab Articles shows, and where a question or a lesson is.
package struct ArticlesState: Equatable {
  package var page = ArticlesPage.home
  /// Words to find.
  package var query = ""
  /// The section that the page was opened at.
  package var section: SectionID?
  package var language = ArticleLanguage.window
  /// What leads through the window.
  package var guide: Guide?
  /// The panels beside the scene of a lesson that is presented; nil for the usual window.
  package var presented: WindowPanels?

  package init() {}
}

/// The language of questions, answers and lessons.
package enum ArticleLanguage: Hashable, Sendable {
  /// That of the window, where one was asked for; else that of each article.
  case window
  /// That of each article.
  case original
  case chosen(TextLanguage)
}

/// What there is of articles, and what can be shown of it.
package struct ArticlesReading {
  package var data: Articles
  /// Languages that no font has signs for.
  package var missing: Set<TextLanguage>

  package init(data: Articles = Articles(), missing: Set<TextLanguage> = []) {
    self.data = data
    self.missing = missing
  }
}

extension DebuggerState {
  /// The language of texts about articles; nil for that of each article.
  fileprivate var articleLanguage: TextLanguage? {
    switch articles.language {
    case .window: preferences.wantedLanguage
    case .original: nil
    case .chosen(let language): language
    }
  }

  /// The panels that are open: a lesson that is presented has its own, and the start page has none but the lists.
  package var shownPanels: WindowPanels {
    if let presented = articles.presented { return presented }
    if document.isStart { return document.instruments.showsLists ? [.left] : [] }
    return workspace.panels
  }

  /// Something that shows needs what is known of articles.
  fileprivate var needsArticles: Bool {
    workspace.leftTab == .articles || articles.presented != nil || document.isStart
  }
}

extension ArticlesModel {
  package init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    guard state.needsArticles else { return }
    let articles = state.articles
    data = reading.articles.data
    missing = reading.articles.missing
    search = SearchText(articles.query, data.glossary)
    isFocused = state.prompt == .field(.articles)
    page = articles.page
    section = articles.section
    language = state.articleLanguage
    guide = articles.guide
    let keymap = reading.configuration.keymap
    keys = (
      keymap.keys(of: .guideNext).first ?? "", keymap.keys(of: .guidePrevious).first ?? ""
    )
    rowHeight = state.input.touchMode == nil ? RowHeights.list : RowHeights.touch
  }
}

extension CaptionModel {
  /// Nil while no lesson is presented.
  package init?(_ state: DebuggerState, _ reading: Reading) {
    guard state.articles.presented != nil else { return nil }
    let model = ArticlesModel(state, reading)
    guard case .lesson(let id, let index) = state.articles.page,
      let lesson = model.data.lesson(id), lesson.steps.indices.contains(index)
    else {
      self.init(sentence: "", notice: "", progress: "", keys: "")
      return
    }
    let step = lesson.steps[index]
    self.init(
      sentence: step.sentence[model.language(of: nil)], notice: step.notice,
      progress: Text.articles.step(index + 1, of: lesson.steps.count),
      keys: Text.articles.presenterKeys(next: model.keys.next, previous: model.keys.previous))
  }
}

extension SceneSummary {
  /// The file's name without its folder and its ending.
  fileprivate var fileName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
  }
}

extension Reading {
  /// The scenes of the library, with words in the language that is spoken now.
  package var scenes: [SceneEntry] {
    let language = Text.current
    guard language != .english else { return library.scenes }
    return library.scenes.map { $0.spoken(articles.data.scenes, language) }
  }

  /// The title of a scene and what it is about, in the language that is spoken now.
  package func words(of scene: SceneSummary) -> (title: String, about: String) {
    let own = (scene.shownTitle, scene.about)
    guard Text.current != .english, !scene.path.isEmpty else { return own }
    return articles.data.scenes.words(
      of: scene.fileName, title: own.0, about: own.1, Text.current)
  }

  /// What the runs and variants of a scene are called in the language that is spoken now, by the names in its file.
  package func names(of scene: SceneSummary) -> [String: String] {
    guard Text.current != .english, !scene.path.isEmpty else { return [:] }
    return articles.data.scenes.spoken(
      scene.runs + scene.variants, of: scene.fileName, title: scene.shownTitle, Text.current)
  }

  /// What the window's title says of a scene.
  package func windowTitle(of scene: SceneSummary) -> String {
    let title = words(of: scene).title
    return scene.path.isEmpty ? title : Text.notices.title(title)
  }
}

extension ScenesModel {
  /// A search knows the words of articles in all languages; the open scene tells which sections it is from.
  mutating func addArticles(_ state: DebuggerState, _ reading: Reading) {
    guard state.workspace.leftTab == .scenes, !query.isEmpty || !state.document.isStart else {
      return
    }
    let data = reading.articles.data
    search = SearchText(query, data.glossary)
    if !query.isEmpty { texts = data.scenes }
    var titles = ArticlesModel()
    titles.data = data
    titles.missing = reading.articles.missing
    titles.language = state.articleLanguage
    for article in data.articles {
      for section in article.sections {
        let scenes = Set(section.shows.compactMap(\.scene))
        guard !scenes.isEmpty else { continue }
        let own = SceneSection(
          SectionID(article.id, section.anchor), number: section.number,
          title: titles.titles(section, of: article).0,
          words: [section.heading, section.title].compactMap(\.self).joined(separator: " "))
        for scene in scenes.sorted() { sections[scene, default: []].append(own) }
      }
    }
  }
}
