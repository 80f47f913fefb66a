import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage

/// The lists of the start page: articles, questions, lessons, and what is the user's own.
extension StartPicture {
  private static let questionsMost = 5
  private static let recentMost = 3

  mutating func articles(_ left: Double, _ top: Double, _ width: Double) -> Double {
    let data = model.articles.data
    guard !data.articles.isEmpty else { return top }
    let y = heading(Text.scenes.startArticles, left, top, width)
    let rows = data.articles.map { article in
      Row(
        target: .article(.article(article.id)), number: article.id,
        title: model.articles.titles(article).0,
        note: facts(article, width),
        tooltip: article.title)
    }
    return list(rows, left, y, width)
  }

  /// Its language, date and length; without the date where that is long.
  private func facts(_ article: Article, _ width: Double) -> String {
    func words(_ date: String?) -> String {
      Text.articles.facts(
        author: nil, article.language, date: date, sections: article.sections.count)
    }
    let all = words(article.date)
    return pen.look.width(all, pen.ui(12)) < width * 0.4 ? all : words(nil)
  }

  /// Some questions of different articles, and the lessons; returns the y below.
  mutating func questions(_ left: Double, _ top: Double, _ width: Double) -> Double {
    let data = model.articles.data
    guard !data.questions.isEmpty else { return top }
    var y = heading(
      Text.scenes.startQuestions, left, top, width,
      link: (.command(.leftArticles), Text.scenes.allQuestions(data.questions.count)))
    let rows = Self.different(data.questions).prefix(Self.questionsMost).map { question in
      Row(
        target: .article(.question(question.id)), title: model.articles.question(question),
        tooltip: question.question.english)
    }
    y = list(Array(rows), left, y, width)
    guard !data.lessons.isEmpty else { return y }
    y = heading(Text.scenes.startLessons, left, y + 24, width)
    let lessons = data.lessons.map { lesson in
      Row(
        target: .article(.lesson(lesson.id)),
        title: lesson.title[model.articles.language(of: nil)],
        note: Text.articles.steps(lesson.steps.count), tooltip: lesson.title.english)
    }
    return list(lessons, left, y, width)
  }

  /// The first question of each article, then the second ones, and so on.
  private static func different(_ questions: [ArticleQuestion]) -> [ArticleQuestion] {
    var seen: [String: Int] = [:]
    let ranked = questions.enumerated().map { index, question in
      seen[question.article, default: 0] += 1
      return (seen[question.article] ?? 0, index, question)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// A new scene, a file, a place to drop one, and what was open before; returns the y below.
  mutating func own(_ left: Double, _ top: Double, _ width: Double) -> Double {
    var y = heading(Text.scenes.startOwn, left, top, width)
    let height = max(36 * pen.scale, pen.rowHeight)
    let half = (width - 16) / 2
    button(.sceneNew, CGRect(x: left, y: y, width: half, height: height), isFirst: true)
    button(.open, CGRect(x: left + half + 16, y: y, width: half, height: height), isFirst: false)
    y += height + 12
    let font = pen.ui(13)
    let lines = Double(pen.look.wrap(Text.scenes.drop, width - 24, font).count)
    let box = CGRect(x: left, y: y, width: width, height: max(44, lines * pen.line(font) + 20))
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 8), pen.theme.border, width: 1, dash: [4, 3])
    let area = CGRect(
      x: box.minX, y: box.midY - lines * pen.line(font) / 2, width: box.width,
      height: lines * pen.line(font))
    for (index, line) in pen.look.wrap(Text.scenes.drop, width - 24, font).enumerated() {
      pen.picture.list.centered(
        line,
        in: CGRect(
          x: area.minX, y: area.minY + Double(index) * pen.line(font), width: area.width,
          height: pen.line(font)), font, pen.theme.secondary, pen.look)
    }
    pen.picture.region(.drop, box, Text.scenes.dropHelp)
    y = box.maxY
    guard !model.recent.isEmpty else { return y }
    let rows = model.recent.prefix(Self.recentMost).map { file in
      Row(
        target: .recent(file.path),
        title: file.path.split(separator: "/").last.map(String.init) ?? file.path,
        tooltip: file.path)
    }
    return list(Array(rows), left, y + 12, width)
  }

  private mutating func button(_ command: CommandID, _ box: CGRect, isFirst: Bool) {
    let theme = pen.theme
    let target = Target.command(command)
    let isHovered = model.hover == target
    let shape = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6)
    pen.picture.list.fill(
      shape, isFirst ? theme.accent : isHovered ? theme.raised : theme.panel)
    pen.picture.list.stroke(
      shape, isFirst ? (isHovered ? theme.text : theme.accent) : theme.border, width: 1)
    let text = Text.commands.words(command)
    pen.picture.list.centered(
      text.title, in: box.insetBy(dx: 8, dy: 0), pen.ui(13, .semibold),
      isFirst ? theme.onAccent : theme.text, pen.look)
    pen.picture.region(target, box, text.summary)
  }
}
