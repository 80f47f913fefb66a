import Foundation
import Testing
import TouchArticles
import TouchCanvas
import TouchCanvasSDL
import TouchInspection
import TouchLanguage

@testable import TouchDebugger
@testable import TouchInspection

/// The pages of the tab Articles and the sentences of lessons, in the system's fonts.
@Suite struct ArticlePictureTests {
  private let fonts = FontBook()
  private let data = ShippedArticles.all
  private var look: Look { Look(theme: .light, metrics: fonts) }

  private var pages: [ArticlesPage] {
    [.home] + data.articles.map { .article($0.id) }
      + data.questions.map { .question($0.id) }
      + data.lessons.map { .lesson($0.id, step: 1) }
  }

  private func model(_ page: ArticlesPage, _ phase: Guide.Phase? = nil) -> ArticlesModel {
    var model = ArticlesModel()
    model.data = data
    model.page = page
    if let phase, case .question(let id) = page {
      model.guide = Guide(.question(id))
      model.guide?.phase = phase
      model.guide?.choice = phase == .shown ? 0 : nil
    }
    return model
  }

  private func check(_ picture: Picture, _ size: CGSize, _ what: String) {
    let faults = TextChecker(metrics: fonts, size: size).faults(picture.list)
    #expect(faults.isEmpty, "\(what): \(faults.prefix(3))")
    let room = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
    for region in picture.regions { #expect(room.contains(region.outline), "\(what): \(region)") }
  }

  private func texts(_ list: DrawList) -> [(text: String, at: CGPoint)] {
    list.commands.compactMap { command in
      if case .text(let text, let at, _, _) = command { (text, at) } else { nil }
    }
  }

  @Test(arguments: [(200.0, 1.0), (256, 1), (260, 2), (420, 1)])
  func everyPageCanBeRead(_ width: Double, _ scale: Double) {
    for page in pages {
      for language in [nil, TextLanguage.english] {
        var model = model(page, .shown)
        model.textScale = scale
        model.language = language
        let drawn = ArticlesPicture.list(model, width: width, look)
        check(
          drawn.picture, CGSize(width: width, height: drawn.height), "\(page) \(width) \(scale)")
      }
    }
  }

  @Test func everythingBeginsAtOneEdge() {
    for page in pages {
      let list = ArticlesPicture.list(model(page, .shown), width: 256, look).picture.list
      let left = texts(list).map(\.at.x).min() ?? 0
      #expect(left >= ArticlesPicture.edge, "\(page) begins at \(left)")
    }
  }

  /// Only what shows is drawn, and it is the same as in the whole picture.
  @Test func whatIsScrolledAwayIsNotDrawn() {
    var model = model(.article("004"))
    let whole = ArticlesPicture.list(model, width: 256, look)
    model.visible = 1000..<1600
    let part = ArticlesPicture.list(model, width: 256, look)
    #expect(whole.height == part.height && whole.height > 3000)
    let all = Set(whole.picture.regions.map(\.target))
    #expect(part.picture.regions.count < whole.picture.regions.count / 2)
    #expect(part.picture.regions.allSatisfy { all.contains($0.target) })
  }

  /// Before it is answered a question shows its choices, and neither its answer nor which of them is right.
  @Test func nothingIsRevealedBefore() throws {
    let question = try #require(data.question("Q-000-4"))
    let asked = ArticlesPicture.list(model(.question(question.id), .asking), width: 400, look)
    let shown = ArticlesPicture.list(model(.question(question.id), .shown), width: 400, look)
    #expect(!texts(asked.picture.list).contains { $0.text == Text.articles.answer })
    #expect(texts(shown.picture.list).contains { $0.text == Text.articles.answer })
    let choices = asked.picture.regions.filter {
      if case .article(.choice) = $0.target { true } else { false }
    }
    #expect(choices.count == question.prediction?.choices.count)
  }

  /// Without a font for a language its texts are in English, and a line says what is missing.
  @Test func aMissingFontIsSaid() {
    for page in pages {
      var model = model(page, .shown)
      model.missing = [.chinese, .japanese]
      let shown = texts(ArticlesPicture.list(model, width: 256, look).picture.list).map(\.text)
      #expect(!shown.contains(where: SearchText.isEastAsian), "\(page)")
      #expect(shown.joined(separator: " ").contains("Chinese and Japanese"), "\(page)")
    }
    #expect(fonts.covers("Aa1") && !fonts.covers("\u{10FFFD}"))
  }

  /// The sentence of every step is whole in every language, at the sizes of a window up to 200 % text.
  @Test(arguments: [(960.0, 150.0), (720, 112), (480, 96), (1280, 168)])
  func everySentenceIsWhole(_ width: Double, _ height: Double) {
    for step in data.lessons.flatMap(\.steps) {
      for sentence in step.sentence.all {
        let caption = CaptionModel(
          sentence: sentence, notice: step.notice, progress: "Step 1 of 9",
          keys: Text.articles.presenterKeys(next: "PageDown", previous: "PageUp"))
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let picture = CaptionPicture.draw(caption, bounds, hover: nil, look)
        check(picture, bounds.size, sentence)
        let shown = texts(picture.list).map(\.text).joined().filter { $0 != " " }
        #expect(shown.hasPrefix(sentence.filter { $0 != " " }), "\(sentence)")
      }
    }
  }
}

/// Chinese and Japanese texts are broken between signs: words in them stay whole, and no line begins with a full stop.
extension ArticlePictureTests {
  @Test(arguments: [168.0, 224, 400])
  func linesOfChineseAndJapanese(_ width: Double) {
    let font = Font.ui(13)
    for text in data.questions.flatMap({ [$0.answer.chinese, $0.answer.japanese] }) {
      let lines = look.wrap(text, width, font)
      #expect(lines.allSatisfy { fonts.width(of: $0, in: font) <= width + 0.01 }, "\(text)")
      #expect(!lines.contains { "\u{3002}\u{FF0C}\u{3001}\u{FF09}".contains($0.first ?? " ") })
      let all = text.filter { $0 != " " }
      #expect(lines.joined().filter { $0 != " " } == all)
      guard width > 200 else { continue }
      #expect(!lines.contains { $0.hasSuffix("touchesB") || $0.hasSuffix("UIV") })
    }
  }
}
