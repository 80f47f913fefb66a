import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchRecording
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection

extension Picture.Region {
  fileprivate var middle: CGPoint { CGPoint(x: outline.midX, y: outline.midY) }
}

/// A reader of an article, who has a mouse and nothing else, gets from a section or a question to what shows it.
@Suite(.serialized) struct ReaderTests {
  private let window: TestWindow
  private let data = ShippedArticles.all
  private let list = "left.articles"

  init() throws {
    window = try TestWindow("000-td-tap")
    click(.command(.leftTab(.articles)))
  }

  /// The wheel, until it shows, and a click: one of the reader's.
  private func click(_ target: Target) {
    window.turn()
    for _ in 0..<400 {
      guard let scroll = window.scrolls.first(where: { $0.key == list }) else { break }
      let region = window.regions.last { $0.target == target }
      // What is above or below the visible part has no region.
      if let region, !isListed(target) || scroll.frame.insetBy(dx: 0, dy: 8).contains(region.middle)
      {
        break
      }
      window.handle(
        .wheel(dx: 0, dy: -1, at: CGPoint(x: scroll.frame.midX, y: scroll.frame.midY)))
      window.turn()
    }
    guard let region = window.regions.last(where: { $0.target == target }) else {
      Issue.record("nothing shows \(target)")
      return
    }
    window.handle(.mouseMoved(region.middle))
    window.handle(.mouseDown(button: 1, region.middle))
    window.turn()
    window.handle(.mouseUp(button: 1, region.middle))
    window.turn()
  }

  private func isListed(_ target: Target) -> Bool {
    if case .article = target { true } else { false }
  }

  private func play() {
    for _ in 0..<60 where window.state.articles.guide?.phase == .playing { window.turn(after: 1) }
    window.turn()
  }

  private var texts: [String] { window.texts }

  /// Article 004 where it comes back to the rows that are selected late: the article, then the run.
  @Test(arguments: ["quick tap on a row", "short press on a row", "long press on a row"])
  func theDelayOfTableRowsIsTwoClicksAway(_ run: String) throws {
    defer { window.end() }
    let section = try #require(data.section(SectionID("004", "return")))
    let show = try #require(section.shows.first { $0 == .scene("004-gl", run: run, [.timeline]) })
    click(.article(.article("004")))
    #expect(texts.contains { $0.contains("iOS") && SearchText.isEastAsian($0) }, "it is Japanese")
    click(.article(.show(show)))
    play()
    let document = window.state.document
    #expect(document.scene.path.hasSuffix("/004-gl.yaml") && document.run == run)
    #expect(WindowLayout(window.state).shows(.timeline), "the panel is there")
    #expect(window.regions.contains { $0.target == .plot })
    #expect(window.state.articles.guide?.phase == .shown && window.state.problem == nil)
    let held = window.session.trace.events.contains {
      CanonicalLine.text($0, in: window.session.trace).hasPrefix("table.delay hold")
    }
    #expect(held, "the row's touch is held")
  }

  /// Article 000 at its fourth question: the article, then the question, in Chinese; the reader says what will happen, and sees it.
  @Test func theFourthQuestionIsTwoClicksAway() throws {
    defer { window.end() }
    let question = try #require(data.question("Q-000-4"))
    click(.article(.article("000")))
    click(.article(.question("Q-000-4")))
    #expect(window.state.articles.page == .question("Q-000-4"))
    #expect(window.state.document.scene.path.hasSuffix("/\(question.place.scene).yaml"))
    #expect(shows(question.question.chinese), "\(texts)")
    let prediction = try #require(question.prediction)
    #expect(shows(prediction.question.chinese))
    let right = prediction.choices.firstIndex { $0.isRight }
    click(.article(.choice(try #require(right))))
    play()
    #expect(window.state.document.run == question.place.run)
    #expect(shows(question.answer.chinese))
    let now = window.debugger.reading().input.reading.now.seconds
    #expect(abs(now - question.moment) < 0.000_001)
    for sight in question.sights {
      if case .right(let tab) = sight { #expect(window.state.workspace.rightTab == tab) }
    }
  }

  /// A long text is wrapped: its lines follow one another.
  private func shows(_ text: String) -> Bool {
    let whole = texts.joined().filter { !$0.isWhitespace }
    return whole.contains(text.filter { !$0.isWhitespace })
  }

  /// A question whose scene is missing says so, and what to do.
  @Test func aMissingSceneOfAQuestionIsSaidWithWhatToDo() throws {
    let copy = try TestWindow.Copy(of: "010-overlay")
    defer { copy.remove() }
    let window = copy.window
    let known = Set(window.debugger.reading().library.scenes.map(\.file))
    let question = try #require(
      ShippedArticles.all.questions.first {
        !known.contains($0.place.scene) && $0.place.scene != "010-overlay"
      } ?? ShippedArticles.all.questions.first { $0.place.scene != "010-overlay" })
    window.change { GuideUpdate.open(.question(question.id), page: .question(question.id), &$0) }
    window.change { context in
      guard context.state.articles.guide?.phase == .opening else { return }
      GuideUpdate.loadFailed(&context)
    }
    window.turn()
    guard case .missing(let path)? = window.state.articles.guide?.phase else {
      Issue.record("\(String(describing: window.state.articles.guide))")
      return
    }
    #expect(path.hasSuffix("\(question.place.scene).yaml"))
    #expect(window.state.workspace.leftTab == .articles)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let panel = try #require(
      PanelPicture.content(.articles, window.view.input, window.model, width: 400, look))
    let texts = panel.picture.list.commands.compactMap { command -> String? in
      guard case .text(let text, _, _, _) = command else { return nil }
      return text
    }
    #expect(texts.contains { $0.contains("cannot be opened") || $0.contains("The scene file") })
    // Another page is another thing.
    window.press(.article(.home))
    #expect(window.state.articles.guide == nil)
  }
}
