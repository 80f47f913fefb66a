import Foundation
import SceneStories

/// The files of `assets/` that tell of the articles: sections, differences, questions, lessons and terms (docs/formats.md).
@MainActor
struct ArticleData {
  /// What shows something: a run, all runs of a scene, a question or a lesson.
  struct Show {
    static let keys = "scene? run? question? lesson? show?"
    let scene, run, question, lesson: String?
    let panels: [String]

    init(_ entry: DataEntry) throws {
      scene = try entry.optional("scene")
      run = try entry.optional("run")
      question = try entry.optional("question")
      lesson = try entry.optional("lesson")
      panels = try entry.texts("show")
      let kinds = [scene, question, lesson].compactMap(\.self)
      guard kinds.count == 1, scene != nil || (run == nil && panels.isEmpty) else {
        throw entry.fail("it names one scene, question or lesson")
      }
    }
  }

  struct Section {
    let number, anchor, title, says: String
    let heading: String?
    let shows: [Show]
    let differs: [String]
  }

  struct WWDCSession { let year, number, subject: String, title: String? }

  struct Article {
    let id, title, original, language: String
    let author, source, repository, date, note: String?
    let sections: [Section]
    let sessions: [WWDCSession]
  }

  struct Difference {
    let id, says, here: String
    let shows: Show?
  }

  /// A run of a scene with its variant.
  struct Place: Hashable {
    let scene, run: String
    let variant: String?
  }

  struct Choice {
    let text: DataEntry.InThree
    let isRight: Bool
  }

  struct Question {
    let id, article: String
    let question: DataEntry.InThree
    let place: Place
    let moment: Double
    let panels: [String]
    let predict: DataEntry.InThree?
    let choices: [Choice]
    let answer: DataEntry.InThree
    let rules, check, never: [String]
  }

  struct Step {
    let place: Place
    let seek: Double
    let panels: [String]
    let selection: String
    let sentence: DataEntry.InThree
    let notice: String
  }

  struct Lesson {
    let id: String
    let title: DataEntry.InThree
    let steps: [Step]
  }

  struct Term {
    let name: DataEntry.InThree
    let api: String
    let words: [String]
  }

  static let folder = "\(Stories.root)/assets"

  let articles: [Article]
  let differences: [Difference]
  let questions: [Question]
  let lessons: [Lesson]
  let terms: [Term]

  init() throws {
    let file = try DataEntry.read(
      "\(Self.folder)/articles.yaml", keys: "touchscopeArticles articles differences")
    articles = try file.entries(
      "articles",
      keys: "id title original author? language source? repository? date? note? sections sessions?"
    ).map(Self.article)
    differences = try file.entries("differences", keys: "id says here shows?").map { entry in
      Difference(
        id: try entry.text("id"), says: try entry.text("says"), here: try entry.text("here"),
        shows: try entry.has("shows") ? Show(entry.entry("shows", keys: Show.keys)) : nil)
    }
    questions = try DataEntry.read(
      "\(Self.folder)/questions.yaml", keys: "touchscopeQuestions questions"
    ).entries(
      "questions",
      keys: "id article question scene variant? run moment show predict? answer rules? check never?"
    ).map(Self.question)
    lessons = try FileManager.default.contentsOfDirectory(atPath: "\(Self.folder)/lessons").sorted()
      .map { try Self.lesson("\(Self.folder)/lessons/\($0)") }
    terms = try DataEntry.read("\(Self.folder)/glossary.yaml", keys: "touchscopeGlossary terms")
      .entries("terms", keys: "en zh-Hans ja api words").map { entry in
        Term(
          name: try entry.inThree(), api: try entry.text("api"), words: try entry.texts("words"))
      }
  }

  private static func article(_ entry: DataEntry) throws -> Article {
    Article(
      id: try entry.text("id"), title: try entry.text("title"),
      original: try entry.text("original"), language: try entry.text("language"),
      author: try entry.optional("author"), source: try entry.optional("source"),
      repository: try entry.optional("repository"), date: try entry.optional("date"),
      note: try entry.optional("note"),
      sections: try entry.entries(
        "sections", keys: "number anchor heading? title says shows? differs?"
      ).map { section in
        Section(
          number: try section.text("number"), anchor: try section.text("anchor"),
          title: try section.text("title"), says: try section.text("says"),
          heading: try section.optional("heading"),
          shows: try section.entries("shows", keys: Show.keys).map { try Show($0) },
          differs: try section.texts("differs"))
      },
      sessions: try entry.entries("sessions", keys: "year number title? subject").map { session in
        WWDCSession(
          year: try session.text("year"), number: try session.text("number"),
          subject: try session.text("subject"), title: try session.optional("title"))
      })
  }

  private static func place(_ entry: DataEntry) throws -> Place {
    Place(
      scene: try entry.text("scene"), run: try entry.text("run"),
      variant: try entry.optional("variant"))
  }

  private static func question(_ entry: DataEntry) throws -> Question {
    let predict =
      try entry.has("predict") ? entry.entry("predict", keys: "question choices") : nil
    return Question(
      id: try entry.text("id"), article: try entry.text("article"),
      question: try entry.inThree("question"), place: try place(entry),
      moment: try entry.seconds("moment"), panels: try entry.texts("show"),
      predict: try predict?.inThree("question"),
      choices: try predict?.entries("choices", keys: "en zh-Hans ja right?").map { choice in
        Choice(text: try choice.inThree(), isRight: try choice.optional("right") == "true")
      } ?? [],
      answer: try entry.inThree("answer"), rules: try entry.texts("rules"),
      check: try entry.texts("check"), never: try entry.texts("never"))
  }

  private static func lesson(_ path: String) throws -> Lesson {
    let file = try DataEntry.read(path, keys: "touchscopeLesson id title steps")
    return Lesson(
      id: try file.text("id"), title: try file.inThree("title"),
      steps: try file.entries("steps", keys: "scene variant? run seek show select sentence notice")
        .map { step in
          Step(
            place: try place(step), seek: try step.seconds("seek"),
            panels: try step.texts("show"), selection: try step.text("select"),
            sentence: try step.inThree("sentence"), notice: try step.text("notice"))
        })
  }
}
