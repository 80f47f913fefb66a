import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

@Suite struct SceneRunTests {
  private let head = """
    touchscope: 1
    window:
      subviews:
        - id: card
          frame: [100, 100, 100, 100]
          gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, drives: {view: card, with: translation}}]

    """

  private func play(_ run: String) throws -> (LiveScene, RunResult) {
    let text = head + "runs:\n  - name: it\n" + run
    let scene = try LiveScene.load(text: text, path: "test.yaml")
    RunPlayer(scene.runs[0], on: scene).playAll()
    return (scene, try RunChecker.check(scene.runs[0], in: scene.document))
  }

  @Test func everySceneDoesWhatItsGoldenCasesSay() throws {
    Stories.register()
    #expect(Stories.paths.count >= 28)
    var runs = 0
    for path in Stories.paths {
      let scene = try LiveScene.load(path: path)
      for run in scene.runs {
        let result = try RunChecker.check(run, in: scene.document)
        #expect(result.passed, "\(result.report)")
        runs += 1
      }
    }
    #expect(runs >= 80)
  }

  /// The same scene and inputs: the same trace, twice in one process.
  @Test func aRunIsTheSameTwice() throws {
    Stories.register()
    for path in Stories.paths {
      let text = try SceneText.read(path: path)
      let count = try LiveScene.load(text: text, path: path).runs.count
      for index in 0..<count {
        var logs: [[String]] = []
        for _ in 0..<2 {
          let scene = try LiveScene.load(text: text, path: path)
          RunPlayer(scene.runs[index], on: scene).playAll()
          let trace = scene.engine.trace
          logs.append(
            trace.events.map { "\($0.time.nanoseconds) \(CanonicalLine.text($0, in: trace))" })
        }
        #expect(logs[0] == logs[1] && !logs[0].isEmpty)
      }
    }
  }

  @Test func aDragIsSampledAtSixtyHertzWithItsEndExactly() throws {
    let (scene, _) = try play(
      "    input: [{drag: {from: card, by: [50, 0], over: 0.1}}]\n    expect: [{actions: [pan]}]\n")
    let trace = scene.engine.trace
    let samples = trace.events.filter { $0.kind == .sample }
    #expect(
      samples.map(\.phase) == [.began, .moved, .moved, .moved, .moved, .moved, .moved, .ended])
    #expect(
      samples.map { $0.time.nanoseconds / 1000 } == [
        0, 16667, 33333, 50000, 66667, 83333, 100_000, 100_000,
      ])
    #expect(samples.last?.measured == 200)
  }

  @Test func expectationsThatDoNotHoldFail() throws {
    let wrong = [
      "{actions: [tap]}", "{states: {pan: [failed]}}", "{includes: [pan possible -> failed]}",
      "{excludes: [pan action began]}", "{values: {card.center: [150, 150]}}",
      "{why: {pan: timedOut}}",
      "{counts: {pan action began: 2}}", "{times: {pan action began: [5, 6]}}",
      "{log: {kinds: [touches], of: [card], is: [card touchesBegan]}}",
      "{anyOf: [[{actions: []}], [{why: {pan: disabled}}]]}",
    ]
    for expectation in wrong {
      let (_, result) = try play(
        "    input: [{drag: {from: card, by: [60, 0]}}]\n    expect: [\(expectation)]\n")
      #expect(!result.passed, "\(expectation) should fail")
      #expect(result.report.contains("test.yaml:"))
    }
    let (_, right) = try play(
      "    input: [{drag: {from: card, by: [60, 0]}}]\n    expect: [{values: {card.center: [200, 150], pan.translation.x: 50}}]\n"
    )
    #expect(right.passed, "\(right.report)")
  }

  /// A value may be read in the middle of what a line is about.
  @Test func valuesInsideACallback() throws {
    func run(_ expectation: String) throws -> RunResult {
      try play(
        "    input: [{drag: {from: card, by: [60, 0], over: 0.1}}]\n    expect: [\(expectation)]\n"
      ).1
    }
    #expect(
      try run("{values: {pan.state: began}, at: pan action began}, {values: {pan.state: ended}}")
        .passed)
    #expect(try run("{anyOf: [[{values: {pan.state: ended}, at: pan action ended}]]}").passed)
    let wrong = try run("{values: {pan.state: changed}, at: pan action began}")
    #expect(wrong.report.contains("pan.state is began, not changed"))
    let never = try run("{values: {pan.state: failed}, at: pan action failed}")
    #expect(never.report.contains("the line never occurred: pan action failed"))
  }

  /// A `down` says over which edge the finger came, a `move` changes force and radius; recordings keep them.
  @Test func contactsOfFingers() throws {
    let (scene, result) = try play(
      """
          input:
            - down: {at: card, edge: none, force: 1, radius: 5}
            - move: {by: [0, 0], force: 2, radius: 9}
            - move: {by: [60, 0], over: 0.05}
            - up: 1
          expect: [{actions: [pan]}]

      """)
    #expect(result.passed, "\(result.report)")
    let player = RunPlayer(scene.runs[0], on: scene)
    var changes: [FingerChange] = []
    while let input = player.next() {
      if case .digitizer(let event) = input.event { changes += event.changes }
    }
    #expect(changes.map(\.edge) == [.noEdge] + changes.dropFirst().map { _ in nil })
    #expect(changes.map(\.force) == [1] + changes.dropFirst().map { _ in 2 })
    #expect(changes.map(\.radius) == [5] + changes.dropFirst().map { _ in 9 })
  }

  @Test func changesInMidRunAreMade() throws {
    let (scene, result) = try play(
      """
          input: [{down: {at: card}}, {set: {pan.isEnabled: false}}, {wait: 0.1}, {do: {removeFromSuperview: card}}, {up: 1}]
          expect: [{why: {pan: disabled}}, {includes: [card touchesBegan, card touchesCancelled]}]

      """)
    #expect(result.passed, "\(result.report)")
    #expect(scene.value("pan.isEnabled") == .bool(false))
  }
}
