import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// Looking back while fingers are down, and what shows of the time to come.
@Suite(.serialized) struct PastTests {
  private let window = DebuggerTests()

  private func finger(
    _ phase: CanvasEvent.FingerPhase, _ point: CGPoint, _ debugger: TestWindow
  ) {
    debugger.handle(.finger(id: 1, device: 1, phase, point))
    debugger.turn()
  }

  /// A panel that comes or goes moves the device under a finger that rests; nothing is to be felt of it.
  @Test func aNewLayoutMovesNoFinger() throws {
    let debugger = try window.open("004-yellow-pan")
    defer { debugger.end() }
    let place = try window.scenePlace("yellow", debugger)
    finger(.began, place, debugger)
    debugger.command("panel.left")
    debugger.turn()
    #expect(try window.scenePlace("yellow", debugger) != place, "the device has moved")
    finger(.moved, CGPoint(x: place.x + 1, y: place.y), debugger)
    let samples = debugger.session.trace.events.filter { $0.kind == .sample }
    try #require(samples.count == 2)
    #expect(abs(samples[1].measured - samples[0].measured) < 3)
    #expect(abs(samples[1].limit - samples[0].limit) < 3)
    finger(.ended, place, debugger)
    // The next finger is where it shows.
    finger(.began, try window.scenePlace("yellow", debugger), debugger)
    let last = try #require(debugger.session.trace.events.last { $0.kind == .sample })
    #expect(abs(last.measured - samples[0].measured) < 1)
  }

  /// Touch mode and another size of the text change what a point of the window is, under fingers that are down.
  @Test func anotherSizeMovesNoFinger() throws {
    let debugger = try window.open("004-yellow-pan")
    defer { debugger.end() }
    let place = try window.scenePlace("yellow", debugger)
    finger(.began, place, debugger)
    let before = debugger.state.input.scale
    debugger.beginTouchMode()
    debugger.turn()
    let factor = before / debugger.state.input.scale
    #expect(factor < 1)
    finger(.moved, CGPoint(x: (place.x + 1) * factor, y: place.y * factor), debugger)
    // The mouse waits until the finger is gone.
    debugger.handle(.mouseMoved(CGPoint(x: 700, y: 500)))
    debugger.turn()
    #expect(debugger.isTouchMode)
    let samples = debugger.session.trace.events.filter { $0.kind == .sample }
    try #require(samples.count == 2)
    #expect(abs(samples[1].measured - samples[0].measured) < 3)
    #expect(abs(samples[1].limit - samples[0].limit) < 3)
    finger(.ended, CGPoint(x: place.x * factor, y: place.y * factor), debugger)
    debugger.handle(.mouseMoved(CGPoint(x: 700, y: 540)))
    #expect(!debugger.isTouchMode)
  }

  /// What took a touch away, the next one is delivered.
  @Test func afterCancelledTouchesTheNextOneCounts() throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    let place = try window.scenePlace("button", debugger)
    debugger.handle(.mouseMoved(place))
    debugger.handle(.mouseDown(button: 1, place))
    debugger.turn()
    debugger.command("cancelTouches")
    debugger.handle(.mouseUp(button: 1, place))
    debugger.turn()
    #expect(!window.lines(debugger).contains("button action touchUpInside"))
    window.click(place, debugger)
    #expect(window.lines(debugger).contains("button action touchUpInside"))
    #expect(!debugger.session.trace.events.contains { $0.kind == .warning })
  }

  /// Going back by steps is looking back as well: the session goes on.
  @Test func stepsBackLetTheSessionGoOn() throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    window.click(try window.scenePlace("button", debugger), debugger)
    debugger.command("event.forward")
    #expect(
      debugger.state.playback.isAtNewest && !debugger.state.playback.clock.isPaused
        && debugger.model.messages.notice != nil)
    debugger.command("event.back")
    debugger.turn()
    #expect(!debugger.state.playback.isAtNewest && !debugger.state.playback.clock.isPaused)
  }

  @Test func aFingerThatIsDownGoesOnInThePast() throws {
    let debugger = try window.open("004-yellow-pan")
    defer { debugger.end() }
    let place = try window.scenePlace("yellow", debugger)
    finger(.began, place, debugger)
    debugger.change { PlaybackUpdate.seek(to: .zero, &$0) }
    debugger.turn()
    #expect(!debugger.state.playback.isAtNewest)
    let before = debugger.model.time.newEvents
    finger(.moved, CGPoint(x: place.x + 40, y: place.y), debugger)
    finger(.ended, CGPoint(x: place.x + 40, y: place.y), debugger)
    debugger.turn()
    #expect(!debugger.state.playback.isAtNewest && debugger.model.time.newEvents > before)
    #expect(
      debugger.session.trace.events.filter { $0.kind == .sample }.map(\.phase)
        == [.began, .moved, .ended])
  }

  @Test(arguments: [0.25, 1, 4]) func thePastPlaysAtItsSpeed(_ speed: Double) {
    let start = WindowTime.zero.advanced(by: 1)
    var playback = PlaybackState(SceneClock(start, speed: speed))
    playback.position = .playing(from: Instant(seconds: 2), since: start)
    #expect(playback.playedTime(start.advanced(by: 2)) == Instant(seconds: 2 + 2 * speed))
  }

  /// Behind the last breakpoint it goes on to the present.
  @Test func theLastBreakpointIsPassed() throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    window.click(try window.scenePlace("button", debugger), debugger)
    debugger.state.selection = .recognizer("tap")
    debugger.command("breakpoint")
    debugger.command("start")
    var stops: [Int] = []
    for _ in 0..<50 where !debugger.state.playback.isAtNewest {
      debugger.command("continue")
      if !debugger.state.playback.isAtNewest { stops.append(debugger.view.lastEvent) }
    }
    #expect(debugger.state.playback.isAtNewest && !stops.isEmpty)
    #expect(stops == Array(Set(stops)).sorted(), "every breakpoint is passed once")
    #expect(debugger.model.messages.notice?.contains("No breakpoint after this") == true)
  }

  /// From any moment of a gesture the timeline has all of it.
  @Test func theTimelineShowsWhatIsToCome() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    let first = session.steps.count
    let whole = SessionView(session)
    whole.seek(to: first - 1)
    let expected = whole.input.reading
    #expect(whole.input.ahead == nil, "nothing is to come at the end")
    session.advance(to: session.now.advanced(by: 2))
    session.play(session.scene.runs[0])
    let view = SessionView(session)
    // Backward and forward, in the midst of steps, and before the first touch.
    for event in [40, 3, 20, 21] {
      view.seek(toEvent: event)
      let ahead = try #require(view.input.ahead)
      #expect(ahead.gestureStart == expected.gestureStart)
      #expect("\(ahead.recognizers)" == "\(expected.recognizers)", "event \(event)")
      #expect("\(ahead.fingers)" == "\(expected.fingers)", "event \(event)")
    }
    // From the gesture after it, which has another end.
    view.seek(to: first + 4)
    #expect(view.input.ahead?.gestureStart != expected.gestureStart)
    view.seek(toEvent: 21)
    #expect("\(try #require(view.input.ahead).fingers)" == "\(expected.fingers)")
    view.seek(to: -1)
    #expect(view.input.ahead?.fingers.count == expected.fingers.count)
  }
}
