import Foundation
import SceneStories
import Testing
import TouchScenes
import TouchTrace

@testable import TouchRecording

@Suite struct SteppingTests {
  /// From the start to the end and back, every place is met once in both ways.
  @Test(arguments: [Grain.call, .step, .transition, .gesture])
  func forwardAndBackward(_ grain: Grain) throws {
    try Stories.each { name, session in
      let finder = StepFinder(session)
      var places = [Playhead(step: -1, time: .zero)]
      while let next = finder.next(grain, from: places[places.count - 1]) {
        #expect(next.step >= places[places.count - 1].step && next != places[places.count - 1])
        places.append(next)
      }
      if grain == .step { #expect(places.count == session.steps.count + 1, "\(name)") }
      var place = places[places.count - 1]
      for expected in places.dropLast().reversed() {
        guard let previous = finder.previous(grain, from: place) else {
          #expect(expected.step == -1, "\(name)")
          break
        }
        #expect(previous == expected, "\(name)")
        place = previous
      }
      #expect(finder.previous(grain, from: Playhead(step: -1, time: .zero)) == nil)
    }
  }

  @Test func callsAreEvents() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    let finder = StepFinder(session)
    var place = Playhead(step: -1, time: .zero)
    var shown: [Int] = []
    while let next = finder.next(.call, from: place) {
      shown.append(next.event ?? session.steps[next.step].events.upperBound - 1)
      place = next
    }
    #expect(shown == Array(session.trace.events.indices))
    #expect(finder.at(event: 1)?.step == 0)
    #expect(finder.at(event: 1_000_000) == nil && session.step(ofEvent: -1) == nil)
  }

  @Test func transitionsAndGestures() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    session.play(session.scene.runs[2])
    // The run begins when the first one is over: its times are those of the arrival.
    let finder = StepFinder(session)
    let trace = session.trace
    var place = Playhead(step: -1, time: .zero)
    var starts: [Int] = []
    while let next = finder.next(.gesture, from: place) {
      starts.append(next.step)
      #expect(
        session.steps[next.step].events.contains {
          trace.events[$0].kind == .sample && trace.events[$0].phase == .began
        })
      place = next
    }
    #expect(starts.count == 2 && starts.first == 0)
    let first = try #require(finder.next(.transition, from: Playhead(step: -1, time: .zero)))
    #expect(first.time == Instant(seconds: 0.1))
    #expect(finder.previous(.transition, from: first) == nil)
    // Some time after a transition it is the previous one, also where nothing else has happened since.
    var later = first
    later.time = later.time.advanced(by: 0.01)
    #expect(finder.previous(.transition, from: later) == first)
  }

  /// Between two steps the one before comes first, whose events all show already; the start comes after the first one.
  @Test func aStepBackBetweenTwoStepsGoesToTheFormer() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    let finder = StepFinder(session)
    for step in session.steps.indices.dropLast() {
      let before = Playhead(step: step, time: session.steps[step].time)
      let gap = session.steps[step + 1].time.since(before.time)
      guard gap > 0 else { continue }
      var between = before
      between.time = between.time.advanced(by: gap / 2)
      #expect(finder.previous(.step, from: between) == before)
    }
    let first = Playhead(step: 0, time: session.steps[0].time)
    #expect(finder.previous(.step, from: first)?.step == -1)
  }

  @Test func timeIsMovedInFrames() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    let finder = StepFinder(session)
    let start = finder.at(Instant(seconds: 0.1))
    #expect(session.steps[start.step].time == Instant(seconds: 0.1))
    let back = try #require(finder.previous(.frame, from: start))
    #expect(back.step == start.step - 1 && back.time == Instant(seconds: 0.083333))
    #expect(finder.next(.frame, from: finder.at(session.now)) == nil)
    #expect(finder.previous(.frame, from: Playhead(step: -1, time: .zero)) == nil)
    #expect(finder.move(by: -99, from: start)?.time == .zero)
  }

  @Test func whatIsNewIsReadOn() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    var finder = StepFinder()
    let half = Array(session.steps.prefix(3))
    finder.read(half, session.trace, end: session.now)
    finder.read(session)
    let whole = StepFinder(session)
    for step in -1..<session.steps.count {
      let place = Playhead(step: step, time: step < 0 ? .zero : session.steps[step].time)
      for grain in Grain.allCases {
        #expect(finder.next(grain, from: place) == whole.next(grain, from: place))
        #expect(finder.previous(grain, from: place) == whole.previous(grain, from: place))
      }
    }
  }
}

@Suite struct BreakpointTests {
  private func lines(
    _ kind: Breakpoint.Kind, _ session: Session, _ reason: Reason? = nil
  ) -> [String] {
    let breakpoint = Breakpoint(kind, reason: reason)
    let trace = session.trace
    return trace.events.filter { breakpoint.matches($0, trace) }
      .map { CanonicalLine.text($0, in: trace) }
  }

  @Test func kinds() throws {
    let drag = try Stories.session("000-pan-tap", "slow drag")
    #expect(
      lines(.transition(recognizer: "tap", from: "possible", to: "failed"), drag) == [
        "tap possible -> failed preventedBy pan"
      ])
    #expect(lines(.transition(recognizer: "tap", from: "possible", to: "ended"), drag).isEmpty)
    #expect(
      lines(.transition(recognizer: "pan", from: nil, to: "began"), drag) == [
        "pan possible -> began thresholdReached"
      ])
    #expect(
      lines(.transition(recognizer: "pan", from: nil, to: nil), drag).map {
        String($0.dropFirst(4).prefix(17))
      }
        == ["possible -> began", "began -> changed ", "changed -> ended "])
    #expect(lines(.transition(recognizer: "tap", from: nil, to: nil), drag, .movedTooFar).isEmpty)
    #expect(
      lines(.transition(recognizer: "tap", from: nil, to: nil), drag, .preventedBy).count == 1)
    #expect(
      lines(.prevention(winner: "pan", loser: nil), drag) == [
        "tap possible -> failed preventedBy pan"
      ])
    #expect(lines(.prevention(winner: "tap", loser: "pan"), drag).isEmpty)
    #expect(lines(.delivery(view: "card", phase: .cancelled), drag) == ["card touchesCancelled"])
    #expect(lines(.delivery(view: "card", phase: nil), drag).count == 5)
    #expect(lines(.line("pan action"), drag).first == "pan action began")
    #expect(lines(.line("pan act"), drag).isEmpty)
    let held = try Stories.session("000-td-tap", "single tap")
    #expect(
      lines(.transition(recognizer: "singleTap", from: "possible", to: "held"), held).isEmpty
        == false)
  }

  @Test func hitsAreCountedOnce() throws {
    let session = try Stories.session("000-pan-tap", "slow drag")
    let trace = session.trace
    var set = BreakpointSet()
    let changed = Breakpoint(.transition(recognizer: "pan", from: nil, to: "changed"))
    let tap = Breakpoint(.transition(recognizer: "tap", from: nil, to: nil))
    set.toggle(changed)
    set.toggle(tap)
    var first: BreakpointSet.Hit?
    for step in session.steps {
      let hit = set.firstHit(in: step.events, trace)
      first = first ?? hit
    }
    #expect(first?.breakpoint == tap)
    let changes = trace.events.count {
      $0.kind == .state && $0.to == .changed && trace.name(of: $0.subject) == "pan"
    }
    #expect(set.hits == [changes, 1] && changes > 0)
    _ = set.firstHit(in: 0..<trace.events.count, trace)
    #expect(set.hits == [changes, 1])
    set.toggle(tap)
    #expect(set.hits == [changes] && !set.contains(tap))
    set.toggle(changed)
    #expect(set.isEmpty && set.next(from: -1, trace) == nil)
  }

  @Test func continueAndReverseContinue() throws {
    let session = try Stories.session("000-pan-tap", "slow drag")
    let trace = session.trace
    var set = BreakpointSet()
    set.toggle(Breakpoint(.delivery(view: "card", phase: nil)))
    var forward: [Int] = []
    while let hit = set.next(from: forward.last ?? -1, trace) { forward.append(hit.event) }
    var backward: [Int] = []
    while let hit = set.previous(from: backward.last ?? trace.events.count, trace) {
      backward.append(hit.event)
    }
    #expect(forward.count == 5 && forward == backward.reversed())
  }
}
