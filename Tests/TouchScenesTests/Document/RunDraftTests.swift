import SceneStories
import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// Runs that are renamed, deleted, recorded again, and whose expectations say what came.
@MainActor
@Suite struct RunDraftTests {
  private static let scene = """
    touchscope: 1
    screen: [375, 667]
    window:
      subviews:
        - id: card
          class: UIView
          frame: [40, 120, 255, 160]
          gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]
    runs:
      # The plainest.
      - name: a tap
        golden: GOLD-1
        input: [{tap: {at: card}}, {wait: idle}]  # once
        expect:
          - actions: []  # nothing yet
          - states: {tap: [failed]}
          - why: {tap: timedOut}
          - counts: {tap action ended: 3}
          - times: {tap action ended: [0.5, 0.6]}
          - values: {card.alpha: 0.2, "card.frame": [1, 2, 3, 4]}
          - firstResponder: card
          - log: {kinds: [action], is: [card touchesBegan]}
          - excludes: [tap action ended]
      - name: nothing
        input: [{wait: 1}]
        expect: [{actions: []}]

    """
  private static let tap = RunID("a tap")

  private func changed(_ operations: SceneOperation...) throws -> String {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    try draft.perform(operations)
    let text = draft.text
    while draft.undo() != nil {}
    #expect(draft.text == Self.scene)
    try LiveScene.load(text: text, path: "scene.yaml").engine.tearDown()
    return text
  }

  @Test func aRunIsRenamedAndDeleted() throws {
    #expect(
      try changed(.renameRun(Self.tap, to: " one: tap "))
        == Self.scene.replacing("name: a tap", with: "name: \"one: tap\""))
    let rest = try changed(.deleteRun(Self.tap))
    #expect(
      rest.hasSuffix(
        "runs:\n  - name: nothing\n    input: [{wait: 1}]\n    expect: [{actions: []}]\n"),
      "\(rest)")
    // The list goes with its last run.
    #expect(try !changed(.deleteRun(Self.tap), .deleteRun(RunID("nothing"))).contains("runs"))
  }

  @Test func aNameIsNeededAndFree() throws {
    #expect(throws: SceneDraftRefusal.namelessRun) {
      try self.changed(.renameRun(Self.tap, to: " "))
    }
    #expect(throws: SceneDraftRefusal.takenRun("nothing", line: 24)) {
      try self.changed(.renameRun(Self.tap, to: "nothing"))
    }
    #expect(throws: SceneDraftRefusal.noRun("other")) {
      try self.changed(.deleteRun(RunID("other")))
    }
    #expect(throws: SceneDraftRefusal.noRun("a tap")) {
      try self.changed(.deleteRun(RunID("a tap", variant: "slow")))
    }
  }

  /// Name, place, the golden case and comments stay.
  @Test func aRunIsRecordedAgain() throws {
    let text = try changed(
      .replaceRun(
        Self.tap, by: "{name: x, input: [{press: {at: card, for: 1}}], expect: [{actions: []}]}"))
    #expect(
      text.contains(
        """
          # The plainest.
          - name: a tap
            golden: GOLD-1
            input: [{press: {at: card, for: 1}}]  # once
            expect: [{actions: []}]
          - name: nothing
        """), "\(text)")
  }

  /// Each expectation that can be known says what came, and holds then; the others are left to a person.
  @Test func expectationsSayWhatCame() throws {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    func failures() throws -> [RunResult.Failure] {
      let scene = try LiveScene.load(text: draft.text, path: "scene.yaml")
      defer { scene.engine.tearDown() }
      return try RunChecker.check(scene.runs[0], in: scene.document).failures
    }
    let first = try failures()
    #expect(first.count == 10)
    for update in first.compactMap(\.update) {
      try draft.perform([.updateExpectation(Self.tap, update)])
    }
    #expect(try failures().map(\.line) == [23])
    for words in [
      "actions: [tap]  # nothing yet", "states: {tap: [ended]}", "why: {tap: lifted}",
      "counts: {tap action ended: 1}", "times: {tap action ended: [0, 0.1]}",
      "values: {card.alpha: 1, \"card.frame\": [40, 120, 255, 160]}", "firstResponder: nil",
      "log: {kinds: [action], is: [tap action ended]}", "- excludes: [tap action ended]",
    ] {
      #expect(draft.text.contains(words), "\(words) in \(draft.text)")
    }
    while draft.undo() != nil {}
    #expect(draft.text == Self.scene)
  }

  /// A list of lines keeps its comments: of those that stay, and of those that say something else now.
  @Test func aLogKeepsItsComments() throws {
    let list = """
      log:
                kinds: [action]
                # In this order.
                is:
                  # The first tap.
                  - tap action began
                  - tap action changed  # by the finger
                  # It lifts.
                  - tap action ended

      """
    let text = Self.scene.replacing(
      "log: {kinds: [action], is: [card touchesBegan]}\n", with: list)
    func updated(_ value: String) throws -> String {
      var draft = SceneDraft(text: text, path: "scene.yaml")
      try draft.perform([
        .updateExpectation(Self.tap, ExpectationUpdate(item: 7, key: nil, value: value))
      ])
      return draft.text
    }
    #expect(
      try updated("{kinds: [action], is: [tap action began, tap action moved, tap action ended]}")
        == text.replacing("tap action changed", with: "tap action moved"))
    #expect(
      try updated("{kinds: [action], is: [tap action began, tap action ended, pan action began]}")
        == text.replacing("            - tap action changed  # by the finger\n", with: "")
        .replacing(
          "            - tap action ended\n",
          with: "            - tap action ended\n            - pan action began\n"))
  }

  /// An expectation that was edited meanwhile is not made another.
  @Test func anExpectationThatIsGoneIsRefused() throws {
    for update in [
      ExpectationUpdate(item: 40, key: nil, value: "[]"),
      ExpectationUpdate(item: 1, key: "pan", value: "[ended]"),
    ] {
      #expect(throws: SceneDraftRefusal.noExpectation("a tap")) {
        try self.changed(.updateExpectation(Self.tap, update))
      }
    }
  }

  /// In every scene: all expectations are made wrong, and updates make them hold again.
  @Test func allScenesCanBeUpdated() throws {
    Stories.register()
    var updated = 0
    for name in ["000-td-tap", "004-blue-1", "000-td-panpinch", "012-many"] {
      let path = "\(Stories.root)/scenes/\(name).yaml"
      let scene = try LiveScene.load(path: path)
      var draft = SceneDraft(text: scene.text, path: path)
      let states = scene.runs.flatMap { run in
        run.expectations.compactMap { one -> (RunID, TouchScenes.Expectation, String)? in
          guard case .states(_, let states) = one.kind else { return nil }
          return (
            RunID(run.name, variant: run.variant), one, states == ["ended"] ? "[failed]" : "[ended]"
          )
        }
      }
      scene.engine.tearDown()
      for (run, one, wrong) in states {
        guard case .states(let id, _) = one.kind else { continue }
        try draft.perform([
          .updateExpectation(run, ExpectationUpdate(item: one.item, key: id, value: wrong))
        ])
      }
      let broken = try LiveScene.load(text: draft.text, path: path)
      for run in broken.runs {
        for failure in try RunChecker.check(run, in: broken.document).failures {
          let update = try #require(failure.update, "\(name) \(run.name): \(failure.text)")
          try draft.perform([
            .updateExpectation(RunID(run.name, variant: run.variant), update)
          ])
          updated += 1
        }
      }
      broken.engine.tearDown()
      let mended = try LiveScene.load(text: draft.text, path: path)
      for run in mended.runs {
        #expect(try RunChecker.check(run, in: mended.document).failures.isEmpty)
      }
      mended.engine.tearDown()
    }
    #expect(updated > 20)
  }
}
