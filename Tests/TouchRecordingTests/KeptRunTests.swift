import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchScenes
import TouchTrace

@testable import TouchRecording

/// Gestures that become runs: the shortest form that comes to the same, and what it came to.
@Suite struct KeptRunTests {
  private let text = """
    touchscope: 1
    window:
      subviews:
        - id: card
          class: UIView
          frame: [100, 100, 100, 100]
          gestureRecognizers:
            - {id: single, class: UITapGestureRecognizer, requireToFail: [twice]}
            - {id: twice, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
            - {id: pan, class: UIPanGestureRecognizer}
            - {id: hold, class: UILongPressGestureRecognizer}
    runs:
      - {name: a tap on card, input: [{tap: {at: card}}, {wait: idle}], expect: [{actions: [single]}]}

    """

  /// A session in which one finger did this; times in seconds.
  private func session(_ samples: [(time: Double, phase: TouchPhase, x: Double, y: Double)]) throws
    -> Session
  {
    let session = try Stories.untouched(text: text)
    for sample in samples {
      let arrival = Instant(seconds: sample.time)
      let change = FingerChange(
        finger: 1, phase: sample.phase, location: CGPoint(x: sample.x, y: sample.y))
      session.feed(
        SceneInput(
          arrival: arrival,
          event: .digitizer(DigitizerEvent(arrival: arrival, changes: [change]))))
    }
    session.advance(to: Instant(seconds: 20))
    return session
  }

  /// The run, which is played where it is kept: it passes.
  private func kept(_ session: Session, since start: Double = 0) throws -> KeptRun {
    let run = try #require(
      try KeptRun.make(of: session, since: Instant(seconds: start)))
    var draft = SceneDraft(text: text, path: "kept.yaml")
    try draft.perform([.addRun(run.text)])
    let scene = try LiveScene.load(text: draft.text, path: "kept.yaml")
    defer { scene.engine.tearDown() }
    let result = try RunChecker.check(try #require(scene.runs.last), in: scene.document)
    #expect(result.passed, "\(result.report)")
    #expect(scene.runs.last?.name == run.name)
    return run
  }

  @Test func aTapInTheMiddleNeedsNoPlace() throws {
    let run = try kept(session([(1, .began, 149, 151), (1.05, .ended, 149, 151)]), since: 1)
    #expect(
      run.text
        == "{name: a tap on card 2, input: [{tap: {at: card}}, {wait: idle}], expect: [{actions: [single]}, {states: {hold: [failed], pan: [failed], single: [ended], twice: [failed]}}]}"
    )
    #expect(run.samples == nil)
  }

  /// A longer touch ends at another time: it says how long it was.
  @Test func aSlowTapSaysHowLong() throws {
    let run = try kept(session([(0, .began, 150, 150), (0.2, .ended, 150, 150)]))
    #expect(run.text.contains("{tap: {at: card, hold: 0.2}}"), "\(run.text)")
  }

  @Test func twoTapsAreOneInput() throws {
    let run = try kept(
      session([
        (0, .began, 150, 150), (0.05, .ended, 150, 150), (0.15, .began, 151, 150),
        (0.2, .ended, 151, 150),
      ]))
    #expect(run.name == "two taps on card")
    #expect(
      run.text.contains("{tap: {at: card, count: 2}}") && run.text.contains("actions: [twice]"))
  }

  @Test func aFingerThatRestsPresses() throws {
    let run = try kept(session([(0, .began, 150, 150), (0.8, .ended, 150, 150)]))
    #expect(
      run.text.contains("{press: {at: card, for: 0.8}}")
        && run.text.contains("hold: [began, ended]"), "\(run.text)")
  }

  @Test func aStraightWayIsADrag() throws {
    let moves = (1...18).map { (Double($0) / 60, TouchPhase.moved, 150.0, 150 - Double($0) * 5) }
    let run = try kept(session([(0, .began, 150, 150)] + moves + [(0.3, .ended, 150, 60)]))
    #expect(run.text.contains("{drag: {from: card, by: [0, -90]}}"), "\(run.text)")
  }

  /// A way that no plain gesture has is kept as it was.
  @Test func aLoopIsKeptSampleBySample() throws {
    let run = try kept(
      session([
        (0, .began, 150, 150), (0.1, .moved, 190, 150), (0.2, .moved, 150, 150),
        (0.9, .moved, 151, 150), (1, .ended, 151, 150), (1.05, .began, 150, 150),
        (1.1, .ended, 150, 150),
      ]))
    #expect(run.name == "a gesture on card" && run.samples == 7)
  }

  @Test func withoutAFingerThereIsNothing() throws {
    #expect(try KeptRun.make(of: session([]), since: .zero) == nil)
  }
}
