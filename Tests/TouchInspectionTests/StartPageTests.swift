import Foundation
import Testing
import TouchArticles
import TouchCanvas
import TouchLanguage

@testable import TouchInspection

/// The page without a scene: what the program is, what to do first, and everything one press away.
@Suite struct StartPageTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func texts(_ picture: Picture) -> [String] {
    picture.list.commands.compactMap {
      if case .text(let text, _, _, _) = $0 { text } else { nil }
    }
  }

  /// The scenes that are tried first, and some others.
  private func model() -> StartModel {
    let first = FirstScene.allCases.map { scene in
      SceneEntry(
        path: "scenes/\(scene.rawValue).yaml", topic: "taps", title: "Title of \(scene)",
        about: "Long words of the scene's own. " + String(repeating: "More of it. ", count: 40),
        runCount: 2)
    }
    var articles = Articles()
    articles.articles = ["000", "001"].map { id in
      Article(
        id: id, title: "Article \(id)", original: "文章 \(id)", language: .chinese,
        author: nil, source: nil, repository: nil, date: "2016", note: nil, sections: [],
        sessions: [])
    }
    var shown = ArticlesModel()
    shown.data = articles
    return StartModel(
      scenes: PanelStory.scenes() + first, articles: shown,
      recent: [.init(path: "scenes/mine.yaml", kind: .scene)])
  }

  @Test func itSaysWhatToDoAndOffersAll() {
    for size in [
      CGSize(width: 1440, height: 828), CGSize(width: 1024, height: 628),
      CGSize(width: 720, height: 400),
    ] {
      let page = StartPicture.draw(model(), size: size, look)
      let all = texts(page.picture)
      let words = all.joined(separator: " ")
      #expect(words.contains(Text.scenes.startTitle(isEmpty: false)))
      #expect(words.contains("which view gets the touch"))
      let ids = page.picture.regions.map(\.id)
      #expect(ids.count { $0.hasPrefix("scene:") } >= 8)
      for id in [
        "command:left.scenes", "article:000", "article:001", "command:scene.new",
        "command:open", "drop", "recent:scenes/mine.yaml",
      ] {
        #expect(ids.contains(id), "\(id) at \(size.width): \(ids)")
      }
      // Nothing that is written first on a card is cut.
      let cut = all.filter { $0.hasSuffix("\u{2026}") }
      #expect(cut.allSatisfy { $0 == Text.commands.words(.sceneNew).title }, "\(cut)")
      let faults = PanelChecker(size: CGSize(width: size.width, height: page.height))
        .faults(page.picture)
      #expect(faults.isEmpty, "\(faults)")
    }
  }

  /// Titles, cards and lists begin at one edge, and in a wide window all fits without scrolling.
  @Test func oneEdgeForAll() throws {
    let size = CGSize(width: 1440, height: 900 - 72)
    let page = StartPicture.draw(model(), size: size, look)
    let edge = StartPicture.edge(size.width)
    #expect(edge == 120)
    #expect(page.height <= size.height)
    let cards = page.picture.regions.filter { $0.id.hasPrefix("scene:") }.map(\.outline)
    #expect(cards.count == FirstScene.allCases.count)
    #expect(cards.map { Double($0.minX) }.min() == edge)
    let lefts = page.picture.list.commands.compactMap { command -> Double? in
      if case .text(_, let at, let font, _) = command, font.size >= 15 { return at.x }
      return nil
    }
    let right = try #require(page.picture.regions.first { $0.id == "command:scene.new" })
    #expect(Set(lefts) == [edge, Double(right.outline.minX)])
  }

  /// The scenes of conflicts come first, each with a sentence of its own in every language.
  @Test func firstScenesHaveShortWords() {
    let all = TextLanguage.allCases.map { language in
      Text.speaking(language) { FirstScene.allCases.map(Text.scenes.words) }
    }
    for words in all {
      #expect(Set(words).count == FirstScene.allCases.count)
      #expect(words.allSatisfy { $0.count <= 66 })
    }
    #expect(Set(all.flatMap(\.self)).count == FirstScene.allCases.count * all.count)
    #expect(model().scenes.first?.file == FirstScene.allCases[0].rawValue)
  }

  /// Without a scene the window has no panel of one, no clock, and a bar that says what the program is.
  @Test func nothingOfTheDebuggerIsAroundIt() throws {
    var window = WindowModel()
    window.scene.isStart = true
    window.workspace.panels = []
    window.workspace.size.width = 1920
    window.left.sceneList = model().scenes
    let parts = WindowPicture.parts(PanelStory.input(), window, look)
    #expect(parts.map(\.id) == ["canvas", "toolbar", "status"])
    let toolbar = try #require(parts.first { $0.id == "toolbar" }).picture
    #expect(Set(texts(toolbar)).isSuperset(of: ["Touchscope", Text.scenes.program]))
    #expect(toolbar.regions.map(\.id) == ["command:help", "more:theme", "command:scene.choose"])
    let status = try #require(parts.first { $0.id == "status" }).picture
    #expect(!texts(status).contains { $0.contains("session") || $0.contains("event") })
  }
}
