import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage
import TouchTrace

/// A question with its choices and answer, and a lesson with its steps.
extension ArticlesPicture {
  private var body: Font { pen.ui(13) }

  // MARK: A question

  mutating func question(_ question: ArticleQuestion) {
    back(.article(question.article), Text.articles.back(to: question.article))
    let language = model.language(of: question.article)
    let all = model.data.questions.filter { $0.article == question.article }
    let number = (all.firstIndex { $0.id == question.id } ?? 0) + 1
    paragraph(
      Words(
        Text.articles.question(number, of: all.count, article: question.article), pen.ui(11),
        pen.theme.secondary))
    y += 4
    paragraph(Words(question.question[language], pen.ui(15, .semibold), pen.theme.text))
    let guide = model.guide.flatMap { $0.subject == .question(question.id) ? $0 : nil }
    if let prediction = question.prediction { self.prediction(prediction, guide, language) }
    status(question, guide)
    if guide?.phase == .shown { answer(question, language) }
    y += 16
    steps([
      (.command(.guidePrevious), Text.articles.previous, model.keys.previous),
      (.command(.guideNext), Text.articles.next, model.keys.next),
      (.article(.question(question.id)), Text.articles.again, ""),
    ])
  }

  private mutating func prediction(
    _ prediction: Prediction, _ guide: Guide?, _ language: TextLanguage
  ) {
    y += 12
    paragraph(Words(prediction.question[language], body, pen.theme.text))
    y += 4
    let isRevealed = guide?.phase == .shown
    for (index, choice) in prediction.choices.enumerated() {
      let isChosen = guide?.choice == index
      let lead: Lead = isRevealed ? (choice.isRight ? .right : isChosen ? .wrong : .ring) : .ring
      let isLoud = isRevealed ? choice.isRight || isChosen : true
      row(
        .article(.choice(index)),
        [
          Words(
            choice.text[language], isRevealed && choice.isRight ? pen.ui(13, .semibold) : body,
            isLoud ? pen.theme.text : pen.theme.secondary)
        ], lead: lead, isSelected: isChosen, "")
    }
  }

  /// What the reader or the program does now.
  private mutating func status(_ question: ArticleQuestion, _ guide: Guide?) {
    let text: String? =
      switch guide?.phase {
      case .opening: Text.articles.opening(model.data.scenes.name(question.place.run))
      case .asking: Text.articles.predictFirst
      case .playing: Text.articles.playing(model.data.scenes.name(question.place.run))
      case .shown:
        question.prediction.flatMap { prediction in
          guide?.choice.map {
            prediction.choices.indices.contains($0) && prediction.choices[$0].isRight
              ? Text.articles.predictedRight : Text.articles.predictedWrong
          }
        }
      case .missing, nil: nil
      }
    missing(guide)
    y += 8
    if let text { paragraph(Words(text, pen.ui(12), pen.theme.secondary)) }
  }

  /// That the scene's file cannot be opened, and what to do.
  mutating func missing(_ guide: Guide?) {
    guard case .missing(let path)? = guide?.phase else { return }
    y += 12
    paragraph(Words(Text.articles.missingScene(path), pen.ui(12, .medium), pen.theme.danger))
  }

  private mutating func answer(_ question: ArticleQuestion, _ language: TextLanguage) {
    heading(Text.articles.answer)
    paragraph(Words(question.answer[language], body, pen.theme.text))
    sights(question.sights)
    y += 8
    let place = model.place(question.place.scene, question.place.run)
    paragraph(Words(place, pen.ui(11), pen.theme.secondary))
    let rules = Rule.allCases.filter { question.rules.contains($0.id) }
    guard !rules.isEmpty else { return }
    heading(Text.articles.rules)
    for rule in rules {
      paragraph(Words(Text.panels.rule(rule), pen.ui(11), pen.theme.secondary))
      y += 4
    }
  }

  // MARK: A lesson

  mutating func lesson(_ lesson: Lesson, at step: Int) {
    let language = model.language(of: nil)
    back(.home, Text.articles.back)
    paragraph(
      Words(
        Text.articles.step(step + 1, of: lesson.steps.count), pen.ui(11), pen.theme.secondary))
    y += 4
    paragraph(Words(lesson.title[language], pen.ui(15, .semibold), pen.theme.text))
    y += 12
    steps([
      (.command(.guidePrevious), Text.articles.previous, model.keys.previous),
      (.command(.guideNext), Text.articles.next, model.keys.next),
      (.command(.guidePresent), Text.articles.present, ""),
    ])
    missing(model.guide.flatMap { $0.subject == .step(lesson.id, step) ? $0 : nil })
    y += 8
    for (index, one) in lesson.steps.enumerated() {
      let (top, isHere) = (y, index == step)
      row(
        .article(.step(index)),
        [
          Words(
            one.sentence[language], isHere ? pen.ui(13, .medium) : body,
            isHere ? pen.theme.text : pen.theme.secondary)
        ], lead: .number("\(index + 1)"), isSelected: isHere,
        model.open(one.place.scene, one.place.run))
      guard isHere else { continue }
      y += 4
      paragraph(Words(one.notice, pen.ui(12), pen.theme.text), inset: 40 * pen.scale)
      paragraph(
        Words(
          model.place(one.place.scene, one.place.run), pen.ui(11), pen.theme.secondary),
        inset: 40 * pen.scale)
      sights(one.sights)
      y += 8
      mark = .init(id: "\(lesson.id):\(index)", top: top, bottom: y)
    }
  }

  private mutating func steps(_ all: [(target: Target, title: String, key: String)]) {
    buttons(all.map { ($0.target, $0.title, $0.key) })
  }
}
