import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage
import TouchTrace

/// The list of all, what a search finds, and an article section by section.
extension ArticlesPicture {
  private var title: Font { pen.ui(13, .medium) }
  private var small: Font { pen.ui(12) }

  mutating func home() {
    let articles = model.data
    heading(Text.articles.articles)
    for article in articles.articles {
      let (first, second) = model.titles(article)
      var lines = [Words(first, title, pen.theme.text, limit: 2)]
      if let second { lines.append(Words(second, small, pen.theme.secondary, limit: 2)) }
      row(.article(.article(article.id)), lines, lead: .number(article.id), facts(article))
    }
    heading(Text.articles.lessons)
    for lesson in articles.lessons { lessonRow(lesson) }
    heading(Text.articles.questions)
    for question in articles.questions { questionRow(question) }
  }

  mutating func found() {
    let words = model.data.glossary.translations(of: model.search.query)
      .filter { !SearchText.isEastAsian($0) || model.missing.isEmpty }
    if !words.isEmpty {
      paragraph(Words(Text.articles.alsoSearched(words), pen.ui(11), pen.theme.secondary))
    }
    let (sections, questions) = (model.foundSections, model.foundQuestions)
    let lessons = model.foundLessons
    if !sections.isEmpty { heading(Text.articles.sections) }
    for (article, section) in sections {
      let (first, second) = model.titles(section, of: article)
      var lines = [Words(first, title, pen.theme.text, limit: 3)]
      if let second { lines.append(Words(second, small, pen.theme.secondary, limit: 2)) }
      lines.append(
        Words(
          Text.articles.section(section.number, of: article.id), pen.mono(11), pen.theme.secondary))
      row(
        .article(.section(SectionID(article.id, section.anchor))), lines,
        Text.articles.openSection(section.title))
    }
    if !lessons.isEmpty { heading(Text.articles.lessons) }
    for lesson in lessons { lessonRow(lesson) }
    if !questions.isEmpty { heading(Text.articles.questions) }
    for question in questions { questionRow(question) }
    if sections.isEmpty, questions.isEmpty, lessons.isEmpty {
      paragraph(
        Words(Text.articles.nothingFound(model.search.query), small, pen.theme.secondary))
    }
  }

  // MARK: Rows

  private mutating func lessonRow(_ lesson: Lesson) {
    row(
      .article(.lesson(lesson.id)),
      [
        Words(lesson.title[model.language(of: nil)], title, pen.theme.text),
        Words(Text.articles.steps(lesson.steps.count), pen.ui(11), pen.theme.secondary),
      ], lead: .number(lesson.id), lesson.title.english)
  }

  private mutating func questionRow(_ question: ArticleQuestion) {
    row(
      .article(.question(question.id)),
      [Words(model.question(question), pen.ui(13), pen.theme.text)],
      lead: .number(String(question.id.dropFirst(2))), question.question.english)
  }

  private func facts(_ article: Article) -> String {
    Text.articles.facts(
      author: article.author, article.language, date: article.date,
      sections: article.sections.count)
  }

  // MARK: An article

  mutating func article(_ article: Article) {
    back(.home, Text.articles.back)
    let (first, second) = model.titles(article)
    paragraph(Words(first, pen.ui(15, .semibold), pen.theme.text))
    if let second { paragraph(Words(second, small, pen.theme.text)) }
    y += 8
    let fine = pen.ui(11)
    paragraph(Words(facts(article), fine, pen.theme.secondary))
    if let source = article.source {
      paragraph(Words(Text.articles.source(source), fine, pen.theme.secondary))
    }
    if let demo = article.repository {
      paragraph(Words(Text.articles.demo(demo), fine, pen.theme.secondary))
    }
    if let note = article.note {
      y += 4
      paragraph(Words(note, fine, pen.theme.secondary))
    }
    for section in article.sections { self.section(section, of: article) }
    sessions(article.sessions)
    links(of: article)
  }

  private mutating func sessions(_ sessions: [WWDCSession]) {
    guard !sessions.isEmpty else { return }
    heading(Text.articles.sessions)
    for session in sessions {
      let words = Text.articles.session(
        year: session.year, number: session.number, title: session.title)
      if let address = session.address {
        link(words, address)
      } else {
        paragraph(Words(words, small, pen.theme.text))
      }
    }
  }

  /// The article itself and what it links to: nothing opens a browser, a press copies an address.
  private mutating func links(of article: Article) {
    guard article.address != nil || !article.links.isEmpty else { return }
    heading(Text.articles.links)
    if let address = article.address { link(article.source ?? article.original, address) }
    for one in article.links { link(one.title, one.address) }
  }

  private mutating func link(_ title: String, _ address: String) {
    row(
      .article(.address(address)),
      [
        Words(title, small, pen.theme.text),
        Words(address, pen.ui(11), pen.theme.accent, limit: 2),
      ], Text.inspect.copyAddress(address))
  }

  private mutating func section(_ section: ArticleSection, of article: Article) {
    let id = SectionID(article.id, section.anchor)
    y += 16
    let top = y
    if isVisible(CGRect(x: 0, y: y, width: width, height: 1)) {
      pen.picture.list.stroke(
        .line(CGPoint(x: Self.edge, y: y), CGPoint(x: width - Self.edge, y: y)),
        pen.theme.hairline, width: 1)
    }
    y += 8
    let (first, second) = model.titles(section, of: article)
    paragraph(Words(section.number, pen.mono(11), pen.theme.secondary))
    paragraph(Words(first, pen.ui(13, .semibold), pen.theme.text))
    if let second { paragraph(Words(second, small, pen.theme.text)) }
    y += 4
    paragraph(Words(section.says, small, pen.theme.secondary))
    y += 4
    for showing in section.shows { shown(showing) }
    for id in section.differs {
      if let difference = model.data.difference(id) { differs(difference) }
    }
    if id == model.section { mark = .init(id: "\(id)", top: top, bottom: y) }
  }

  /// A run, a question or a lesson that shows what a section says.
  private mutating func shown(_ showing: Showing) {
    switch showing {
    case .question(let id): if let question = model.data.question(id) { questionRow(question) }
    case .lesson(let id): if let lesson = model.data.lesson(id) { lessonRow(lesson) }
    case .scene(let scene, let run, let sights):
      let names = Text.panels.list(sights.map(Text.articles.name(of:)))
      var lines = [Words(model.place(scene, run), small, pen.theme.text)]
      if !names.isEmpty { lines.append(Words(names, pen.ui(11), pen.theme.secondary)) }
      row(
        .article(.show(showing)), lines, lead: .play,
        isSelected: model.guide?.subject == .place(showing),
        model.open(scene, run))
    }
  }

  /// What the article says otherwise, beside a bar.
  private mutating func differs(_ difference: ArticleDifference) {
    y += 8
    let top = y
    let inset = 10.0
    paragraph(Words(difference.id, pen.mono(11), pen.theme.secondary), inset: inset)
    paragraph(
      Words(Text.articles.says(difference.says), small, pen.theme.secondary), inset: inset)
    paragraph(Words(Text.articles.here(difference.here), small, pen.theme.text), inset: inset)
    let bar = CGRect(x: Self.edge, y: top, width: 2, height: y - top)
    if isVisible(bar) {
      pen.picture.list.fill(.rectangle(bar), StateLook.ink(.cancelled, pen.theme))
    }
    if let shows = difference.shows { shown(shows) }
  }
}
