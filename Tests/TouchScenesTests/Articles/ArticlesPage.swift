import Foundation
import SceneStories
import TouchArticles
import TouchLanguage

@testable import TouchScenes

/// `docs/articles.md`: the articles, section by section, made from the files of `assets/`.
@MainActor
struct ArticlesPage {
  static let path = "\(Stories.root)/docs/articles.md"

  /// The files of `assets/`.
  static func read() throws -> Articles {
    let folder = "\(Stories.root)/assets"
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
    let lessons = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/lessons").sorted()
    return try ArticleReader.read(
      articles: text("articles.yaml"), questions: text("questions.yaml"),
      lessons: lessons.map { try text("lessons/\($0)") }, glossary: text("glossary.yaml"))
  }

  let data: Articles

  var text: String {
    ([Self.opening] + data.articles.map(article) + [differences, questions, lessons])
      .joined(separator: "\n")
  }

  private static let opening = """
    # The articles

    <!-- Written by scripts/docs from assets/articles.yaml, questions.yaml and lessons/. -->

    Touchscope was made from five articles about touches on iOS. Here are their sections in order, with what shows each of them: a
    scene and its run, and the panels or overlays to look at. `touchscope scenes/NAME.yaml` opens a scene; its runs are in the toolbar.
    The last column names where the program differs from the article; what each difference is stands
    [below](#where-the-program-differs). Author, date and address are given as far as the texts have them.

    """

  private func article(_ article: Article) -> String {
    var text = "## Article \(article.id): \(article.title)\n\n"
    var facts = ["*\(article.original)*"]
    if let author = article.author { facts.append("by \(author)") }
    facts.append(article.language == .japanese ? "in Japanese" : "in Chinese")
    if let date = article.date { facts.append(date) }
    if let source = article.source {
      facts.append("from \(article.address.map { "[\(source)](\($0))" } ?? source)")
    }
    text += facts.joined(separator: ", ") + "."
    if let repository = article.repository { text += " Demo repository: <\(repository)>." }
    if let note = article.note { text += " \(note)" }
    let links = article.links.map { "[\($0.title)](\($0.address))" }
    if !links.isEmpty { text += " Links: \(links.joined(separator: ", "))." }
    text += "\n\n| section | what it says | shown by | differs |\n| --- | --- | --- | --- |\n"
    for section in article.sections {
      let heading = section.heading.map { " (\($0))" } ?? ""
      let anchor = "<a id=\"\(article.id)-\(section.anchor)\"></a>"
      let shows = section.shows.map(Self.shown).joined(separator: "; ")
      let differs = section.differs.map { "[\($0)](#\($0.lowercased()))" }.joined(separator: ", ")
      text +=
        "| \(anchor)\(section.number) \(section.title)\(heading) | \(section.says) | \(shows) | \(differs) |\n"
    }
    guard !article.sessions.isEmpty else { return text }
    text += "\nThe sessions of WWDC that it names:\n\n| year | session | title | subject |\n"
    text += "| --- | --- | --- | --- |\n"
    for session in article.sessions {
      let title = session.address.map { "[\(session.title)](\($0))" } ?? session.title
      text +=
        "| \(session.year) | \(session.number) | \(title) | \(session.subject) |\n"
    }
    return text
  }

  private static func shown(_ show: Showing) -> String {
    switch show {
    case .question(let question): return "[\(question)](#questions)"
    case .lesson(let lesson): return "[\(lesson)](#lessons)"
    case .scene(let scene, let run, let sights):
      let name = run.map { "\(scene)/\($0)" } ?? scene
      let list = sights.map { "\($0)" }.joined(separator: ", ")
      let panels = list.isEmpty ? "" : " (\(list))"
      return "[`\(name)`](../scenes/\(scene).yaml)\(panels)"
    }
  }

  private var differences: String {
    var text = "## Where the program differs\n\n| id | the articles | the program | seen in |\n"
    text += "| --- | --- | --- | --- |\n"
    for one in data.differences {
      text += "| <a id=\"\(one.id.lowercased())\"></a>\(one.id) | \(one.says) | \(one.here) | "
      text += (one.shows.map(Self.shown) ?? "") + " |\n"
    }
    return text
  }

  private var questions: String {
    var text = "## Questions\n\n"
    text +=
      "What the articles ask or leave open, with the run and the moment that answer it. The answers, in three languages, are in\n"
    text += "[assets/questions.yaml](../assets/questions.yaml).\n\n"
    text += "| id | question | run | at |\n| --- | --- | --- | --- |\n"
    for one in data.questions {
      let moment = String(format: "%.3f s", one.moment)
      text += "| \(one.id) | \(one.question.english) | \(Self.place(one.place)) | \(moment) |\n"
    }
    return text
  }

  private var lessons: String {
    var text = "## Lessons\n\n"
    for lesson in data.lessons {
      text += "### \(lesson.id): \(lesson.title.english)\n\n"
      for (index, step) in lesson.steps.enumerated() {
        text += "\(index + 1). \(step.sentence.english) \(Self.place(step.place))\n"
      }
      text += "\n"
    }
    return String(text.dropLast())
  }

  private static func place(_ place: ScenePlace) -> String {
    "[`\(place.scene)/\(place.run)`](../scenes/\(place.scene).yaml)"
  }
}
