import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// What the articles ask for is listed without a hole, and each place shows it.
@Suite struct MissionTests {
  private let entries: [MissionEntry]

  init() throws {
    Stories.register()
    entries = try MissionFile.read(folder: "\(Stories.root)/assets")
  }

  @Test func nothingIsMissing() {
    let requirements = [("000", 142), ("001", 37), ("002", 53), ("003", 64), ("004", 125)]
    let cases = [("000", 36), ("001", 7), ("002", 12), ("003", 10), ("004", 30)]
    let questions = [("000", 11), ("001", 7), ("002", 5), ("003", 3), ("004", 14)]
    let expected =
      requirements.flatMap { article, count in
        (1...count).map { String(format: "REQ-\(article)-%03d", $0) }
      }
      + cases.flatMap { article, count in
        (1...count).map { String(format: "GOLD-\(article)-%02d", $0) }
      }
    let scenes = entries.map(\.id).filter { $0.first?.isNumber == true }
    #expect(Array(entries.map(\.id).prefix(expected.count)) == expected)
    #expect(scenes.count == 72 && Set(scenes).count == 72)
    #expect(
      Array(entries.map(\.id).suffix(40))
        == questions.flatMap { article, count in (1...count).map { "Q-\(article)-\($0)" } })
    #expect(entries.count == expected.count + 72 + 40)
    #expect(entries.allSatisfy { !$0.says.isEmpty })
  }

  /// Every line is in the trace of its run, every printed line on its console, every page has its text.
  @Test func everyPlaceShowsIt() throws {
    for entry in entries {
      let played = try Self.play(entry.place)
      switch entry.place.evidence {
      case .line(let line):
        #expect(
          played.lines.contains { Moment.matches(line, $0) },
          "\(entry.id): \(entry.place.scene)/\(entry.place.run) has no line '\(line)'")
      case .printed(let line):
        #expect(
          played.printed.contains(PrintedText.masked(line)),
          "\(entry.id): \(entry.place.scene)/\(entry.place.run) does not print '\(line)'")
      case .moment(let seconds), .row(_, _, let seconds):
        #expect(seconds <= played.seconds, "\(entry.id) is over at \(played.seconds) s")
      case .page(let path, let text):
        let page = try String(contentsOfFile: "\(Stories.root)/\(path)", encoding: .utf8)
        #expect(page.contains(text), "\(entry.id): \(path) does not say '\(text)'")
      }
    }
  }

  /// The reader says what is missing, with its line.
  @Test func aHoleIsAProblem() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = """
      touchscopeMission: 1
      requirements:
        - id: REQ-000-001
          says: The window is asked first.
          at: {scene: 004-af, line: window hitTest}
      cases: []
      scenes: []
      """
    try text.write(toFile: "\(folder)/mission.yaml", atomically: true, encoding: .utf8)
    let problem = #expect(throws: SceneDiagnostics.self) { try MissionFile.read(folder: folder) }
    #expect(problem?.description.contains("mission.yaml:5") == true)
    #expect(problem?.description.contains("'run' is missing") == true)
  }

  // MARK: What is played

  private struct Played {
    let lines: [String]
    let printed: [String]
    let seconds: Double
  }

  private struct Run: Hashable { let scene, name: String }
  private static var scenes: [String: SceneDocument] = [:]
  private static var runs: [Run: Played] = [:]

  private static func play(_ place: MissionPlace) throws -> Played {
    let key = Run(scene: place.scene, name: place.run)
    if let known = runs[key] { return known }
    let path = "\(Stories.root)/scenes/\(place.scene).yaml"
    let document = try scenes[place.scene] ?? SceneDocument.read(path: path)
    scenes[place.scene] = document
    let all = try LiveScene.load(document)
    defer { all.engine.tearDown() }
    let run = try #require(
      all.runs.first { $0.name == place.run }, "no run \(place.scene)/\(place.run)")
    let live = try LiveScene.load(document, variant: run.variant, withRuns: false)
    defer { live.engine.tearDown() }
    RunPlayer(run, on: live).playAll()
    let trace = live.engine.trace
    let played = Played(
      lines: trace.events.map { CanonicalLine.text($0, in: trace) },
      printed: trace.console.map { PrintedText.masked($0.text) },
      seconds: trace.events.last?.time.seconds ?? 0)
    runs[key] = played
    return played
  }
}
