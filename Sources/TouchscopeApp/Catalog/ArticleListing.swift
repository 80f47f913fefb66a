import TouchArticles
import TouchDebugger

/// The articles, questions and lessons as lines: `touchscope catalog articles`.
@MainActor enum ArticleListing {
  private static let all = ShippedArticles.all

  /// Each article, and its sections.
  static var articles: [String] {
    all.articles.flatMap { article in
      ["\(article.id)  \(article.title)  \(article.original)"]
        + article.sections.map { section in
          let heading = section.heading.map { "  \($0)" } ?? ""
          return "\(article.id)/\(section.anchor)  \(section.number)  \(section.title)\(heading)"
        }
    }
  }

  /// Each question, and the run that answers it.
  static var questions: [String] {
    all.questions.map { one in
      "\(one.id)  \(one.question.english)  \(one.place.scene)/\(one.place.run)"
    }
  }

  /// Each lesson, and the runs of its steps.
  static var lessons: [String] {
    all.lessons.flatMap { lesson in
      ["\(lesson.id)  \(lesson.title.english)"]
        + lesson.steps.enumerated().map { index, step in
          "\(lesson.id)/\(index + 1)  \(step.sentence.english)  \(step.place.scene)/\(step.place.run)"
        }
    }
  }
}
