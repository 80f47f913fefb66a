import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchEngine
import TouchLanguage
import TouchTrace

@testable import TouchScenes

/// The data of the articles holds together, and what it says of the scenes is so.
@Suite struct ArticleDataTests {
  private let data: Articles

  init() throws {
    Stories.register()
    data = try ArticlesPage.read()
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
    // What they link to: the run loop, headers, registers, a question, the text that one is translated from.
    #expect(data.articles.map(\.links.count) == [6, 0, 1, 0, 1])
    let addresses = data.articles.flatMap { article in
      article.links.map(\.address) + article.sessions.compactMap(\.address)
        + [article.address, article.repository].compactMap { $0 }
    }
    #expect(addresses.count == 15 && addresses.allSatisfy { $0.hasPrefix("http") })
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
      switch show {
      case .question(let question): #expect(questions.contains(question))
      case .lesson(let lesson): #expect(lessons.contains(lesson))
      case .scene(let scene, let run, let sights):
        let runs = try Self.scene(scene).runs.map(\.name)
        if let run { #expect(runs.contains(run), "\(scene)/\(run)") }
        try Self.check(sights, in: scene)
      }
    }
    let shown = Set(sections.flatMap(\.shows))
    #expect(questions.allSatisfy { shown.contains(.question($0)) })
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
      if let choices = one.prediction?.choices {
        #expect((3...4).contains(choices.count), "\(one.id)")
        #expect(choices.filter(\.isRight).count == 1, "\(one.id)")
      }
      #expect(Set(one.question.all).count == 3 && Set(one.answer.all).count == 3, "\(one.id)")
      try Self.check(one.sights, in: one.place.scene)
      let end = try Self.play(one.place).seconds
      #expect(one.moment <= end, "\(one.id) is over at \(end)")
    }
    #expect(data.questions.filter { $0.prediction == nil }.map(\.id) == ["Q-000-3", "Q-004-7"])
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
        #expect(step.moment <= (try Self.play(step.place).seconds), name)
        #expect(step.sentence.all.allSatisfy { $0.count <= 160 }, name)
        #expect(try Self.scene(step.place.scene).object(step.selection) != nil, name)
        try Self.check(step.sights, in: step.place.scene)
      }
    }
  }

  @Test func everyTermHasThreeLanguages() {
    let terms = data.glossary.terms
    #expect(terms.count == 124)
    #expect(Set(terms.map(\.name.english)).count == 124)
    for term in terms { #expect(Set(term.words).count == term.words.count, "\(term.name)") }
  }

  @Test func thePageIsUpToDate() throws {
    let page = ArticlesPage(data: data).text
    if ProcessInfo.processInfo.environment["RULES_UPDATE"] == "1" {
      try page.write(toFile: ArticlesPage.path, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOfFile: ArticlesPage.path, encoding: .utf8)
    #expect(text == page, "docs/articles.md is out of date: run scripts/docs")
  }

  /// What is typed in one language finds texts in the others, whatever its width and case.
  @Test(arguments: [
    ("\u{624B}\u{52BF}", "Gesture recognizer"), ("\u{54CD}\u{5E94}\u{94FE}", "the Responder-Chain"),
    ("\u{547D}\u{4E2D}\u{6D4B}\u{8BD5}", "hit testing"),
    (
      "\u{30EC}\u{30B9}\u{30DD}\u{30F3}\u{30C0}\u{30C1}\u{30A7}\u{30FC}\u{30F3}",
      "about a responder chain"
    ),
    ("responder chain", "iOS \u{54CD}\u{5E94}\u{8005}\u{94FE}"), ("\u{FF34}ap", "a double tap"),
    ("tap  double", "Double-Tap"),
  ])
  func termsAreFoundInAllLanguages(_ query: String, _ text: String) {
    let search = SearchText(query, data.glossary)
    #expect(search.matches(text))
    #expect(!search.matches("something else"))
  }

  /// Without the glossary it would not be found.
  @Test func aSearchNeedsTheGlossary() {
    #expect(!SearchText("\u{624B}\u{52BF}").matches("gesture"))
    #expect(SearchText("").isEmpty && SearchText("").matches("anything"))
    #expect(data.glossary.translations(of: "ges") == [])
  }

  /// The reader can refuse: each of these is a mistake.
  @Test(arguments: [
    ("a: x\nb: y\nc: z", "unknown key 'c'"), ("b: y\na: x", "in the order"),
    ("b: y", "'a' is missing"), ("- a", "expected a mapping"),
  ])
  func mistakesAreFound(_ text: String, _ sentence: String) throws {
    let node = try YAMLReader.read(text, file: "test.yaml")
    let failure = #expect(throws: SceneDiagnostics.self) {
      try ArticleEntry(node, "test.yaml", keys: "a b?")
    }
    #expect(failure?.description.contains(sentence) == true)
    let entry = try ArticleEntry(YAMLReader.read("a: [x]\nb: -1", file: "t"), "t", keys: "a b?")
    #expect(throws: SceneDiagnostics.self) { try entry.text("a") }
    #expect(throws: SceneDiagnostics.self) { try entry.seconds("b") }
    #expect(throws: SceneDiagnostics.self) { try entry.translated("a") }
    #expect(throws: SceneDiagnostics.self) { try entry.sights("a") }
    #expect(try entry.texts("a") == ["x"])
  }

  /// A panel is written as it is read.
  @Test func sightsAreReadAndWritten() {
    let all = data.questions.flatMap(\.sights) + data.lessons.flatMap(\.steps).flatMap(\.sights)
    #expect(Set(all).count > 15)
    for sight in all { #expect(Sight("\(sight)") == sight) }
    #expect(Sight("log printed") == .printedLog && Sight("why a b") == .why("a b"))
    for name in ["", "system x", "log x", "hit card"] {
      #expect(Sight(name) == nil)
    }
  }

  // MARK: What is played

  private struct Played {
    let lines: [String]
    let seconds: Double
  }

  private static var scenes: [String: LiveScene] = [:]
  private static var runs: [ScenePlace: Played] = [:]

  private static func scene(_ name: String) throws -> LiveScene {
    if let known = scenes[name] { return known }
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/\(name).yaml")
    scenes[name] = scene
    return scene
  }

  /// A run with exactly this variant, played to its end.
  private static func play(_ place: ScenePlace) throws -> Played {
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

  /// `why` is about an object of the scene.
  private static func check(_ sights: [Sight], in scene: String) throws {
    for case .why(let object) in sights {
      #expect(try Self.scene(scene).object(object) != nil, "\(object)")
    }
  }
}
