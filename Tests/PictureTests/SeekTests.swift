import SceneStories
import Testing
import TouchDebugger
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// Looking back shows the same wherever one comes from.
@Suite struct SeekTests {
  /// What the trace says when its events up to one are read.
  private func reading(_ session: Session, _ count: Int) -> TraceReading {
    var reading = TraceReading()
    let trace = session.trace
    for event in trace.events.prefix(count) { reading.read(event, in: trace) }
    return reading
  }

  @Test func everyEventIsReachedFromEverywhere() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    let view = SessionView(session)
    let count = session.trace.events.count
    let whole = (0...count).map { "\(reading(session, $0))" }
    // Forward, backward, and back and forth.
    let ways = [
      Array(0..<count), (0..<count).reversed(), (0..<count).map { ($0 * 17) % count },
    ]
    for way in ways {
      for event in way {
        #expect(view.seek(toEvent: event))
        #expect("\(view.input.reading)" == whole[event + 1], "event \(event)")
      }
    }
    #expect(!view.seek(toEvent: count) && !view.seek(toEvent: -1))
  }

  @Test func aStepIsFinishedFromItsMidst() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    let view = SessionView(session)
    for (index, step) in session.steps.enumerated() where step.events.count > 1 {
      view.seek(toEvent: step.events.lowerBound)
      view.seek(to: index)
      #expect("\(view.input.reading)" == "\(reading(session, step.events.upperBound))")
      view.seek(toEvent: step.events.lowerBound)
      view.seek(to: index - 1)
      #expect("\(view.input.reading)" == "\(reading(session, step.events.lowerBound))")
    }
  }

  /// Copies on the way are thinned out in a long session; what is shown stays the same.
  @Test func aLongSessionIsSoughtAsAShortOne() throws {
    let session = try Stories.session("000-pan-tap", "tap")
    for _ in 0..<400 { session.play(session.scene.runs[0]) }
    #expect(session.steps.count > 256 * 4)
    let view = SessionView(session, keyframesMax: 2)
    view.seek(to: session.steps.count - 1)
    for part in [0.9, 0.1, 0.5] {
      let step = Int(Double(session.steps.count - 1) * part)
      view.seek(to: step)
      let expected = reading(session, session.steps[step].events.upperBound)
      #expect("\(view.input.reading)" == "\(expected)", "step \(step)")
    }
  }
}
