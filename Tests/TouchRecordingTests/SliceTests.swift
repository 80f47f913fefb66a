import SceneStories
import Testing
import TouchScenes
import TouchTrace

@testable import TouchRecording

/// What is done in slices comes out as what is done at once.
@Suite struct SliceTests {
  private func session() throws -> Session { try Stories.session("000-pan-tap", "slow drag") }

  @Test(arguments: [1, 2, 7, 1000]) func aReplay(_ slice: Int) throws {
    let session = try session()
    let edits = [Edit(path: "pan.minimumNumberOfTouches", value: "2")]
    let whole = try session.rerun(with: edits)
    var replay = try session.replaying(with: edits)
    var shares = [replay.share]
    while !replay.run(slice) { shares.append(replay.share) }
    #expect(replay.session.trace.events == whole.trace.events && replay.session.now == whole.now)
    #expect(replay.share == 1 && shares == shares.sorted() && shares.allSatisfy { $0 < 1 })
  }

  @Test(arguments: [1, 3]) func aBranch(_ slice: Int) throws {
    let session = try session().rerun(with: [
      Edit(path: "pan.minimumNumberOfTouches", value: "2")
    ])
    for step in -1..<session.steps.count {
      var branch = try session.branching(atStep: step)
      while !branch.run(slice) {}
      #expect(branch.session.trace.events == (try session.fork(atStep: step)).trace.events)
      #expect(branch.session.edits == session.edits)
    }
  }

  @Test(arguments: [1, 5, 100_000]) func comparisons(_ slice: Int) throws {
    let session = try session()
    for value in ["1", "2"] {
      let other = try session.rerun(with: [
        Edit(path: "pan.minimumNumberOfTouches", value: value)
      ])
      var comparison = TraceComparison(session, other)
      while !comparison.run(slice) { #expect(comparison.share <= 1) }
      #expect(comparison.difference == TraceDifference.first(session, other))
      var outcomes = OutcomeComparison(session.trace, other.trace)
      while !outcomes.run(slice) { #expect(outcomes.share < 1) }
      #expect(outcomes.changes() == OutcomeChange.all(session.trace, other.trace))
      #expect(outcomes.share == 1)
    }
  }

  @Test(arguments: [1, 4, 1000]) func aRecording(_ slice: Int) throws {
    let text = RecordingText.document(try session().recording())
    let whole = try RecordingReader.read(text: text, path: "a.rec")
    var reader = RecordingReader(text: text, path: "a.rec")
    while !reader.run(slice) {}
    #expect(try reader.recording() == whole && reader.share == 1)
    var wrong = RecordingReader(text: text + "9.0 jump 1 2 3\n", path: "a.rec")
    while !wrong.run(slice) {}
    #expect(throws: SceneDiagnostics.self) { try wrong.recording() }
    var other = RecordingReader(text: "a\nb\n", path: "a.rec")
    let isOver = other.run(slice)
    #expect(isOver)
    #expect(throws: SceneDiagnostics.self) { try other.recording() }
  }

  @Test(arguments: [1, 3, 1000]) func steps(_ slice: Int) throws {
    let session = try session()
    let whole = StepFinder(session)
    var finder = StepFinder()
    while !finder.read(session, limit: slice) {}
    for step in -1..<session.steps.count {
      let place = Playhead(step: step, time: .zero)
      for grain in [Grain.call, .step, .transition, .gesture] {
        #expect(finder.next(grain, from: place) == whole.next(grain, from: place))
      }
    }
  }
}
