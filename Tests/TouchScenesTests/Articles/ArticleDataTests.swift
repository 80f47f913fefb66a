import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchLanguage
import TouchTrace

@testable import TouchScenes

/// The data of the articles holds together, and what it says of the scenes is so.
@Suite struct ArticleDataTests {
  private let data: ArticleData

  init() throws {
    Stories.register()
    data = try ArticleData()
  }

  @Test func everyArticleHasItsSections() {
    let counts = data.articles.map { ($0.id, $0.sections.count) }
    #expect(counts.map(\.0) == ["000", "001", "002", "003", "004"])
    #expect(counts.map(\.1) == [31, 12, 11, 15, 27])
    for article in data.articles {
      let anchors = article.sections.map(\.anchor)
      #expect(Set(anchors).count == anchors.count, "article \(article.id)")
      let numbers = article.sections.map { $0.number.split(separator: ".").compactMap { Int($0) } }
      #expect(
        zip(numbers, numbers.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) },
        "article \(article.id)")
      #expect(article.sections.allSatisfy { $0.says.hasSuffix(".") && $0.says.count <= 160 })
    }
    #expect(data.articles[0].sessions.map(\.number) == ["120", "121", "118", "233", "235", "219"])
  }

  @Test func everyDifferenceIsSaidAndUsed() {
    let ids = data.differences.map(\.id)
    #expect(ids == Set(ids).sorted() && ids.count == 52)
    let used = Set(data.articles.flatMap(\.sections).flatMap(\.differs))
    #expect(used == Set(ids))
    #expect(data.differences.allSatisfy { $0.says.hasSuffix(".") && $0.here.hasSuffix(".") })
  }

  @Test func whatShowsASectionExists() throws {
    let sections = data.articles.flatMap(\.sections)
    let shows = sections.flatMap(\.shows) + data.differences.compactMap(\.shows)
    #expect(shows.count > 200)
    let questions = Set(data.questions.map(\.id))
    let lessons = Set(data.lessons.map(\.id))
    for show in shows {
      if let question = show.question { #expect(questions.contains(question)) }
      if let lesson = show.lesson { #expect(lessons.contains(lesson)) }
      guard let scene = show.scene else { continue }
      let runs = try Self.scene(scene).runs.map(\.name)
      if let run = show.run { #expect(runs.contains(run), "\(scene)/\(run)") }
      try Self.checkPanels(show.panels, in: scene)
    }
    #expect(Set(sections.flatMap(\.shows).compactMap(\.question)) == questions)
    #expect(Set(sections.flatMap(\.shows).compactMap(\.lesson)).isSubset(of: lessons))
  }

  @Test func everyQuestionIsWhole() throws {
    let counts = ["000": 11, "001": 7, "002": 5, "003": 3, "004": 14]
    #expect(data.questions.count == 40)
    for (article, count) in counts {
      let ids = data.questions.filter { $0.article == article }.map(\.id)
      #expect(ids == (1...count).map { "Q-\(article)-\($0)" })
    }
    let rules = Set(RuleBook.all.map(\.id)).union(Self.engineChoices)
    for one in data.questions {
      #expect(one.rules.filter { !rules.contains($0) } == [], "\(one.id)")
      #expect((one.predict == nil) == one.choices.isEmpty, "\(one.id)")
      #expect(one.choices.isEmpty || (3...4).contains(one.choices.count), "\(one.id)")
      #expect(one.choices.isEmpty || one.choices.filter(\.isRight).count == 1, "\(one.id)")
      #expect(Set(one.question.all).count == 3 && Set(one.answer.all).count == 3, "\(one.id)")
      try Self.checkPanels(one.panels, in: one.place.scene)
      let end = try Self.play(one.place).seconds
      #expect(one.moment <= end, "\(one.id) is over at \(end)")
    }
    #expect(data.questions.filter { $0.predict == nil }.map(\.id) == ["Q-000-3", "Q-004-7"])
  }

  /// Each answer is in the log of its run: its lines come in this order, and some never.
  @Test func everyAnswerIsInTheLog() throws {
    for one in data.questions {
      var rest = try Self.play(one.place).lines[...]
      for line in one.check {
        let next = rest.firstIndex { Self.matches($0, line) }
        #expect(next != nil, "\(one.id): '\(line)' does not come")
        rest = rest[(next.map { $0 + 1 } ?? rest.endIndex)...]
      }
      for line in one.never {
        let lines = try Self.play(one.place).lines
        #expect(!lines.contains { Self.matches($0, line) }, "\(one.id): '\(line)' comes")
      }
    }
  }

  @Test func everyLessonCanBePlayed() throws {
    #expect(data.lessons.map(\.id) == ["L1", "L2", "L3", "L4", "L5", "L6"])
    #expect(data.lessons.map(\.steps.count) == [9, 9, 8, 8, 8, 7])
    for lesson in data.lessons {
      for (index, step) in lesson.steps.enumerated() {
        let name: Comment = "\(lesson.id), step \(index + 1)"
        #expect(step.seek <= (try Self.play(step.place).seconds), name)
        #expect(step.sentence.all.allSatisfy { $0.count <= 160 }, name)
        #expect(try Self.scene(step.place.scene).object(step.selection) != nil, name)
        try Self.checkPanels(step.panels, in: step.place.scene)
      }
    }
  }

  @Test func everyTermHasThreeLanguages() {
    #expect(data.terms.count == 124)
    #expect(Set(data.terms.map(\.name.english)).count == 124)
    for term in data.terms { #expect(Set(term.words).count == term.words.count, "\(term.name)") }
  }

  @Test func thePageIsUpToDate() throws {
    let page = ArticlesPage(data: data).text
    if ProcessInfo.processInfo.environment["RULES_UPDATE"] == "1" {
      try page.write(toFile: ArticlesPage.path, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOfFile: ArticlesPage.path, encoding: .utf8)
    #expect(text == page, "docs/articles.md is out of date: run scripts/docs")
  }

  /// The reader can refuse: each of these is a mistake.
  @Test(arguments: [
    ("a: x\nb: y\nc: z", "unknown key 'c'"), ("b: y\na: x", "in the order"),
    ("b: y", "'a' is missing"), ("- a", "expected a mapping"),
  ])
  func mistakesAreFound(_ text: String, _ sentence: String) throws {
    let node = try YAMLReader.read(text, file: "test.yaml")
    let failure = #expect(throws: DataEntry.Failure.self) {
      try DataEntry(node, "test.yaml", keys: "a b?")
    }
    #expect(failure?.description.contains(sentence) == true)
    let entry = try DataEntry(YAMLReader.read("a: [x]\nb: -1", file: "t"), "t", keys: "a b?")
    #expect(throws: DataEntry.Failure.self) { try entry.text("a") }
    #expect(throws: DataEntry.Failure.self) { try entry.seconds("b") }
    #expect(throws: DataEntry.Failure.self) { try entry.inThree("a") }
    #expect(try entry.texts("a") == ["x"])
  }

  // MARK: What is played

  private struct Played {
    let lines: [String]
    let seconds: Double
  }

  private static var scenes: [String: LiveScene] = [:]
  private static var runs: [ArticleData.Place: Played] = [:]

  private static func scene(_ name: String) throws -> LiveScene {
    if let known = scenes[name] { return known }
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/\(name).yaml")
    scenes[name] = scene
    return scene
  }

  /// A run with exactly this variant, played to its end.
  private static func play(_ place: ArticleData.Place) throws -> Played {
    if let known = runs[place] { return known }
    let document = try scene(place.scene).document
    let live = try LiveScene.load(document, variant: place.variant)
    let run = try #require(
      live.runs.first { $0.name == place.run && $0.variant == place.variant }, "\(place)")
    RunPlayer(run, on: live).playAll()
    let trace = live.engine.trace
    let played = Played(
      lines: trace.events.map { "\(stamp($0.time))  \(CanonicalLine.text($0, in: trace))" },
      seconds: trace.events.last?.time.seconds ?? 0)
    live.engine.tearDown()
    runs[place] = played
    return played
  }

  /// As `touchscope log --times` writes it.
  private static func stamp(_ time: Instant) -> String { String(format: "%.6f", time.seconds) }

  /// A line with its time, or one at any time; it may continue after a blank.
  private static func matches(_ line: String, _ expected: String) -> Bool {
    let isTimed = expected.prefixMatch(of: #/[0-9]+\.[0-9]{6}  /#) != nil
    let text = isTimed ? line[...] : line.drop { $0 != " " }.drop { $0 == " " }
    return text == expected || text.hasPrefix(expected + " ")
  }

  private static let engineChoices: Set<String> = {
    let page = "\(Stories.root)/docs/engine-choices.md"
    let text = (try? String(contentsOfFile: page, encoding: .utf8)) ?? ""
    return Set(text.matches(of: /EC-[0-9]{2,3}/).map { String($0.output) })
  }()

  // MARK: What is shown

  private static let panels: Set<String> = Set(
    LeftTab.allCases.map(\.rawValue) + RightTab.allCases.map(\.rawValue)
      + OverlayKind.allCases.map(\.rawValue) + ["canvas", "timeline", "chain", "log printed"]
      + SystemTableKind.allCases.map { "system \($0.rawValue)" })

  /// Panels and overlays by their names; `why` is about an object of the scene.
  private static func checkPanels(_ panels: [String], in scene: String) throws {
    for panel in panels {
      if panel.hasPrefix("why ") {
        #expect(try Self.scene(scene).object(String(panel.dropFirst(4))) != nil, "\(panel)")
      } else {
        #expect(Self.panels.contains(panel), "'\(panel)' is not a panel")
      }
    }
  }
}
