package import TouchArticles
package import TouchInspection
import TouchLanguage
import TouchReading

/// What is pressed and typed in the tab Articles.
package enum ArticleUpdate {
  package static func press(_ target: ArticleTarget, _ c: inout Context) {
    switch target {
    case .home: open(.home, &c)
    case .article(let id): open(.article(id), &c)
    case .section(let section): open(.article(section.article), at: section, &c)
    case .language(let language):
      c.state.articles.language = language.map(ArticleLanguage.chosen) ?? .original
    case .question(let id), .show(.question(let id)):
      GuideUpdate.open(.question(id), page: .question(id), &c)
    case .lesson(let id), .show(.lesson(let id)):
      GuideUpdate.open(.step(id, 0), page: .lesson(id, step: 0), &c)
    case .show(let showing): GuideUpdate.open(.place(showing), page: nil, &c)
    case .choice(let index): GuideUpdate.choose(index, &c)
    case .step(let index):
      guard case .lesson(let id, _) = c.state.articles.page else { return }
      GuideUpdate.open(.step(id, index), page: .lesson(id, step: index), &c)
    case .sight(let sight): GuideUpdate.look(at: [sight], &c)
    case .address(let address): c.add(.copy(address, name: .named(address)))
    }
  }

  /// Shows a page from its beginning, or at a section.
  package static func open(
    _ page: ArticlesPage, at section: SectionID? = nil, _ c: inout Context
  ) {
    GuideUpdate.endPresentation(&c)
    if case .missing? = c.state.articles.guide?.phase { c.state.articles.guide = nil }
    let old = c.state.articles
    c.state.articles.page = page
    c.state.articles.section = section
    c.state.articles.query = ""
    if page != old.page || !old.query.isEmpty { c.state.workspace.lists[listKey] = 0 }
    FieldUpdate.leave(&c)
    CommandUpdate.show(LeftTab.articles, &c)
  }

  package static let listKey = "left.articles"

  package static func search(_ query: String, _ c: inout Context) {
    c.state.articles.query = query
    c.state.workspace.lists[listKey] = 0
  }
}
