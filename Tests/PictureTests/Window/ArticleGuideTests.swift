import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchCanvas
import TouchEngine
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// Articles, questions and lessons in the window: what is pressed leads to its scene, run, moment and panel.
@Suite(.serialized) struct ArticleGuideTests {
  private let window: TestWindow
  private let data = ShippedArticles.all

  init() throws { window = try TestWindow("000-td-tap") }

  private var articles: ArticlesState { window.state.articles }

  /// Presses the middle of a region, as a mouse does.
  private func press(_ target: ArticleTarget) throws {
    window.turn()
    let region = try #require(
      window.regions.last { $0.target == .article(target) }, "nothing shows \(target)")
    window.handle(.mouseMoved(region.middle))
    window.handle(.mouseDown(button: 1, region.middle))
    window.turn()
    window.handle(.mouseUp(button: 1, region.middle))
    window.turn()
  }

  /// Until the run is over.
  private func play() {
    for _ in 0..<60 where articles.guide?.phase == .playing { window.turn(after: 1) }
    window.turn()
  }

  private func lines(_ trace: Trace) -> [String] {
    trace.events.map { event in
      let micros = (event.time.seconds * 1_000_000).rounded()
      let digits = "\(Int(micros) % 1_000_000)"
      let time = "\(Int(micros) / 1_000_000)." + String(repeating: "0", count: 6 - digits.count)
      return "\(time)\(digits)  \(CanonicalLine.text(event, in: trace))"
    }
  }

  /// The run of a place alone, without a window.
  private func reference(_ place: ScenePlace) throws -> [String] {
    let scene = try LiveScene.load(
      path: "\(Stories.root)/scenes/\(place.scene).yaml", variant: place.variant)
    defer { scene.engine.tearDown() }
    let run = try #require(
      scene.runs.first { $0.name == place.run && $0.variant == place.variant }, "\(place)")
    RunPlayer(run, on: scene).playAll()
    return lines(scene.engine.trace)
  }

  private func matches(_ line: String, _ expected: String) -> Bool {
    let isTimed = expected.prefixMatch(of: #/[0-9]+\.[0-9]{6}  /#) != nil
    let text = isTimed ? line[...] : line.drop { $0 != " " }.drop { $0 == " " }
    return text == expected || text.hasPrefix(expected + " ")
  }

  /// The scene, variant, run, moment and panel of a stop are those of the window.
  private func isThere(_ place: ScenePlace, _ moment: Double, _ sights: [Sight], _ id: String) {
    let document = window.state.document
    #expect(document.scene.path.hasSuffix("/\(place.scene).yaml"), "\(id)")
    #expect(document.scene.variant == place.variant && document.run == place.run, "\(id)")
    let now = window.debugger.reading().input.reading.now.seconds
    #expect(abs(now - moment) < 0.000_001, "\(id) is at \(now), not \(moment)")
    #expect(window.state.playback.isStill, "\(id)")
    let workspace = window.state.workspace
    for sight in sights {
      if case .overlay(let kind) = sight {
        let entry = OverlayCatalog.all.first { $0.kind == kind }
        #expect(entry.map { workspace.overlays.contains($0.overlay) } == true, "\(id) \(kind)")
      }
    }
    let front = sights.first { if case .overlay = $0 { false } else { $0 != .canvas } }
    switch front {
    case .right(let tab): #expect(workspace.rightTab == tab, "\(id)")
    case .why: #expect(workspace.rightTab == .why && document.selection != nil, "\(id)")
    case .system(let table):
      #expect(workspace.rightTab == .system && workspace.systemTable == table, "\(id)")
    case .printedLog: #expect(workspace.rightTab == .log, "\(id)")
    case .left(let tab): #expect(workspace.leftTab == tab || tab == .hierarchy, "\(id)")
    case .timeline: #expect(WindowLayout(window.state).shows(.timeline), "\(id)")
    case .chain, .canvas, .overlay, nil: break
    }
  }

  // MARK: The way in

  /// Article 004 at its section on the delay of table rows: the section, then its run.
  @Test func aSectionLeadsToItsRunInTwoClicks() throws {
    defer { window.end() }
    let delay = SectionID("004", "return")
    let section = try #require(data.section(delay))
    let show = try #require(section.shows.dropFirst().first)
    #expect(show == .scene("004-gl", run: "short press on a row", [.timeline]))
    window.command("left.articles")
    window.send(.press(.article(.section(delay))))
    window.turn()
    #expect(articles.page == .article("004"))
    try press(.show(show))
    #expect(window.state.document.scene.path.hasSuffix("/004-gl.yaml"))
    #expect(window.state.document.run == "short press on a row")
    #expect(window.state.workspace.leftTab == .articles)
    #expect(WindowLayout(window.state).shows(.timeline))
    play()
    #expect(articles.guide?.phase == .shown)
    #expect(
      lines(window.session.trace).starts(
        with: try reference(ScenePlace(scene: "004-gl", run: "short press on a row"))))
  }

  /// Article 000 at its fourth question, in its own language.
  @Test func theFourthQuestionIsTwoClicksAway() throws {
    defer { window.end() }
    window.command("left.articles")
    try press(.article("000"))
    #expect(articles.page == .article("000"))
    window.send(.panel(.scroll(key: "left.articles", offset: 300)))
    try press(.question("Q-000-4"))
    let question = try #require(data.question("Q-000-4"))
    #expect(articles.page == .question("Q-000-4") && articles.guide?.phase == .asking)
    #expect(window.model.left.articles.lines == [question.question.chinese])
    window.send(.press(.article(.language(.japanese))))
    #expect(window.model.left.articles.lines == [question.question.japanese])
    window.send(.press(.article(.choice(0))))
    play()
    isThere(question.place, question.moment, question.sights, question.id)
    #expect(window.model.left.articles.lines.last == question.answer.japanese)
  }

  @Test func theSearchKnowsAllLanguages() throws {
    defer { window.end() }
    window.command("left.articles")
    window.turn()
    window.send(.press(.field(.articles)))
    window.type("\u{54CD}\u{5E94}\u{94FE}")
    window.turn()
    #expect(window.regions.contains { $0.target == .article(.lesson("L2")) })
    window.send(.press(.article(.lesson("L2"))))
    #expect(articles.query.isEmpty && articles.page == .lesson("L2", step: 0))
    // The list of scenes and the palette know them, too.
    window.command("left.scenes")
    window.turn()
    window.state.workspace.search.query = "\u{547D}\u{4E2D}\u{6D4B}\u{8BD5}"
    let found = window.model.left.scenes.topics(window.model.left.sceneList).flatMap(\.scenes).map(
      \.file)
    #expect(found.contains("010-overlay") && !found.contains("021-zoom"))
    window.state.workspace.search.query = "GOLD-000-25"
    let golden = window.model.left.scenes.topics(window.model.left.sceneList).flatMap(\.scenes).map(
      \.file)
    #expect(golden == ["000-td-tap"])
    window.command("palette")
    window.type("\u{624B}\u{52BF}")
    let matches = try #require(window.model.cover?.palette).matches.map(\.action)
    #expect(matches.contains(.command(.gestureForward)))
    #expect(matches.contains { if case .article = $0 { true } else { false } })
  }

  /// The open scene says which sections it is from; a press opens one.
  @Test func theOpenSceneNamesItsSections() throws {
    defer { window.end() }
    window.command("left.scenes")
    window.turn()
    let sections = try #require(window.model.left.scenes.sections["000-td-tap"])
    #expect(sections.contains { $0.id.article == "000" && $0.id.anchor == "conflicts" })
    window.send(.press(.article(.section(SectionID("000", "conflicts")))))
    window.turn()
    #expect(articles.section == SectionID("000", "conflicts"))
    #expect((window.model.workspace.offsets["left.articles"] ?? 0) > 1000, "it is scrolled to")
  }

  // MARK: Questions

  /// Each question opens its scene; asked first, then played; its answer is in the trace that shows. `scripts/checks/stories`
  /// takes all of them, this every eighth.
  @Test func everyQuestionShowsItsAnswer() throws {
    defer { window.end() }
    let some = data.questions.enumerated().filter { $0.offset % 8 == 3 }.map(\.element)
    for question in Stories.isThorough ? data.questions : some {
      window.send(.press(.article(.question(question.id))))
      window.turn()
      if let prediction = question.prediction {
        #expect(articles.guide?.phase == .asking, "\(question.id)")
        #expect(window.session.trace.events.isEmpty, "\(question.id) reveals something")
        #expect(!window.model.left.articles.lines.contains { question.answer.all.contains($0) })
        let right = try #require(prediction.choices.firstIndex { $0.isRight })
        window.send(.press(.article(.choice(right))))
      }
      play()
      #expect(articles.guide?.phase == .shown, "\(question.id)")
      isThere(question.place, question.moment, question.sights, question.id)
      let language = try #require(data.article(question.article)).language
      #expect(window.model.left.articles.lines.last == question.answer[language], "\(question.id)")
      let lines = lines(window.session.trace)
      var rest = lines[...]
      for line in question.check {
        let next = rest.firstIndex { matches($0, line) }
        #expect(next != nil, "\(question.id): '\(line)' does not come")
        rest = rest[(next.map { $0 + 1 } ?? rest.endIndex)...]
      }
      for line in question.never {
        #expect(!lines.contains { matches($0, line) }, "\(question.id): '\(line)' comes")
      }
    }
  }

  /// Where the panel to look at takes the place of the question, the answer is said over the scene.
  @Test func aNarrowWindowSaysTheAnswer() throws {
    defer { window.end() }
    window.handle(.resized(CGSize(width: 1000, height: 700)))
    window.send(.press(.article(.question("Q-000-6"))))
    window.turn()
    #expect(articles.guide?.phase == .asking && WindowLayout(window.state).shows(.left))
    window.send(.press(.article(.choice(0))))
    play()
    let question = try #require(data.question("Q-000-6"))
    #expect(WindowLayout(window.state).shows(.right))
    #expect(window.state.notice?.text == question.answer.chinese)
  }

  @Test func theNextQuestionIsAKeyAway() throws {
    defer { window.end() }
    window.send(.press(.article(.question("Q-000-3"))))
    window.turn()
    play()
    #expect(articles.guide?.phase == .shown, "it is answered at once")
    window.command("guide.next")
    #expect(articles.page == .question("Q-000-4"))
    window.command("guide.previous")
    #expect(articles.page == .question("Q-000-3"))
    // Another scene ends what was led to.
    window.load("\(Stories.root)/scenes/004-af.yaml")
    #expect(articles.guide == nil)
  }

  @Test func aSceneThatIsNotThereIsSaidOnThePage() throws {
    defer { window.end() }
    window.load("\(Stories.root)/Tests/Findings/refused-by-scroll-view.yaml")
    window.state.workspace.leftTab = .articles
    window.send(.press(.article(.question("Q-000-4"))))
    let folder = "\(Stories.root)/Tests/Findings"
    let scene = try #require(data.question("Q-000-4")).place.scene
    #expect(window.state.problem != nil)
    #expect(articles.guide?.phase == .missing("\(folder)/\(scene).yaml"))
    #expect(articles.page == .question("Q-000-4"))
    // Another scene ends it.
    window.load("\(Stories.root)/scenes/004-af.yaml")
    #expect(articles.guide == nil)
  }

  // MARK: Lessons

  /// Played to its end, a lesson leaves the traces of its runs.
  @Test func everyLessonLeavesTheTracesOfItsRuns() throws {
    defer { window.end() }
    for lesson in data.lessons {
      window.send(.press(.article(.lesson(lesson.id))))
      for (index, step) in lesson.steps.enumerated() {
        let name = "\(lesson.id), step \(index + 1)"
        window.turn()
        #expect(articles.page == .lesson(lesson.id, step: index), "\(name)")
        if articles.guide?.phase == .playing { window.command("guide.next") }
        window.turn()
        isThere(step.place, step.moment, step.sights, name)
        #expect(window.state.selection?.name == step.selection, "\(name)")
        #expect(lines(window.session.trace) == (try reference(step.place)), "\(name)")
        window.command("guide.next")
      }
      #expect(window.state.notice?.text == Text.articles.isLast)
    }
  }

  /// Large type and nothing but the scene and the panels of the step; Escape leads back.
  @Test func aLessonIsPresented() throws {
    defer { window.end() }
    window.send(.press(.article(.lesson("L4"))))
    window.turn()
    let before = (window.state.input.scale, WindowLayout(window.state).left.width)
    window.command("guide.present")
    window.turn()
    let lesson = try #require(data.lesson("L4"))
    for step in lesson.steps {
      if articles.guide?.phase == .playing { window.command("guide.next") }
      window.turn()
      let caption = try #require(window.model.caption)
      #expect(caption.sentence == step.sentence.english)
      let layout = WindowLayout(window.state)
      #expect(layout.left.width == 0 && layout.canvas.minY == 0)
      let isRight = step.sights.contains { $0 == .right(.arbitration) || "\($0)".hasPrefix("why") }
      #expect((layout.right.width > 0) == isRight, "\(step.sentence.english)")
      #expect(!window.regions.contains { $0.target == .command(.help) }, "no toolbar")
      window.command("guide.next")
    }
    window.command("escape")
    window.turn()
    #expect(articles.presented == nil && window.state.input.scale == before.0)
    #expect(WindowLayout(window.state).left.width == before.1)
  }
}

extension Picture.Region {
  fileprivate var middle: CGPoint { CGPoint(x: outline.midX, y: outline.midY) }
}
