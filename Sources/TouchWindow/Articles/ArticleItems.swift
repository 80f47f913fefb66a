import TouchArticles
import TouchInspection
import TouchLanguage
import TouchReading

/// What the palette lists of articles: their sections, questions and lessons.
enum ArticleItems {
  /// Nothing before two letters are typed: there are more of these than of everything else.
  static func items(_ query: String, _ reading: Reading) -> [PaletteModel.Item] {
    guard query.count > 1 else { return [] }
    let data = reading.articles.data
    let sections = data.articles.flatMap { article in
      article.sections.map { section in
        PaletteModel.Item(
          .article(.section(SectionID(article.id, section.anchor))),
          title: section.title,
          detail: Text.articles.section(section.number, of: article.id),
          names: [section.heading, section.says].compactMap(\.self))
      }
    }
    let questions = data.questions.map { question in
      PaletteModel.Item(
        .article(.question(question.id)), title: question.question.english, detail: question.id,
        names: question.question.all)
    }
    let lessons = data.lessons.map { lesson in
      PaletteModel.Item(
        .article(.lesson(lesson.id)), title: lesson.title.english, detail: lesson.id,
        names: lesson.title.all)
    }
    return sections + lessons + questions
  }
}
