import Foundation
import SceneStories
import Testing
import TouchCanvas
@testable import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// Presses in the timeline: they move the time, and the arrow keys go on from there.
@Suite(.serialized) struct TimelinePressTests {
  private let window = DebuggerTests()

  /// A scene in which a view was tapped, until nothing goes on.
  private func tapped(_ scene: String, _ view: String) throws -> TestWindow {
    let debugger = try window.open(scene)
    debugger.turn(after: 0.5)
    window.click(try window.scenePlace(view, debugger), debugger)
    for _ in 0..<12 { debugger.turn(after: 0.1) }
    return debugger
  }

  private func key(_ code: String, _ debugger: TestWindow) {
    debugger.handle(.key(code: code, scan: code, [], isDown: true, isRepeat: false))
    debugger.turn()
  }

  /// A row of the tree is pressed: it is selected, and has the keys.
  private func pressRow(_ view: String, _ debugger: TestWindow) throws {
    let row = try #require(
      debugger.regions.first { $0.target == .view(view) && $0.group == "left/list" })
    window.click(CGPoint(x: row.outline.midX, y: row.outline.midY), debugger)
    #expect(debugger.state.focus.current?.panel == "left")
  }

  private func plot(_ debugger: TestWindow) throws -> CGRect {
    try #require(debugger.regions.last { $0.target == .plot }).outline
  }

  /// The time that shows, seconds since the gesture's first touch.
  private func time(_ debugger: TestWindow) -> Double { debugger.view.input.gestureTime }

  // MARK: Keys

  @Test(arguments: [false, true]) func aPressInTheTimelineTakesTheKeys(_ isDrag: Bool) throws {
    let debugger = try tapped("000-td-tap", "card")
    defer { debugger.end() }
    try pressRow("root.view", debugger)
    let plot = try plot(debugger)
    let point = CGPoint(x: plot.midX, y: plot.maxY - 8)
    if isDrag {
      debugger.handle(.mouseMoved(point))
      debugger.handle(.mouseDown(button: 1, point))
      debugger.turn()
      debugger.handle(.mouseMoved(CGPoint(x: point.x + 40, y: point.y)))
      debugger.turn()
      debugger.handle(.mouseUp(button: 1, CGPoint(x: point.x + 40, y: point.y)))
      debugger.turn()
    } else {
      window.click(point, debugger)
    }
    // Wherever the pointer is then.
    debugger.handle(.mouseMoved(CGPoint(x: 20, y: 300)))
    debugger.turn()
    let (before, collapsed) = (time(debugger), debugger.state.document.tree.collapsed)
    key("left", debugger)
    #expect(time(debugger) < before)
    #expect(debugger.state.document.tree.collapsed == collapsed)
    #expect(debugger.state.selection == .view("root.view"))
    #expect(debugger.state.focus.current?.panel != "left")
  }

  /// A frame says what a press would select: it is around a lane at its name, and not where the time was dragged.
  @Test func aDragInALaneLeavesNoFrame() throws {
    let debugger = try tapped("000-td-tap", "card")
    defer { debugger.end() }
    let (lane, plot) = (
      try #require(debugger.regions.last { $0.id == "lane:longPress" }).outline, try plot(debugger)
    )
    func frames() -> Int {
      let reading = debugger.debugger.reading()
      let look = reading.look(debugger.state)
      let frame = Path.roundedRectangle(lane.insetBy(dx: 0.5, dy: 0.5), 4)
      return WindowPicture.draw(reading.input, debugger.model, look).list.commands.count {
        if case .stroke(frame, look.theme.accent, _) = $0 { true } else { false }
      }
    }
    func move(to x: Double) -> CGPoint {
      let point = CGPoint(x: x, y: lane.midY)
      debugger.handle(.mouseMoved(point))
      debugger.turn()
      return point
    }
    debugger.handle(.mouseDown(button: 1, move(to: plot.maxX - 60)))
    debugger.turn()
    debugger.handle(.mouseUp(button: 1, move(to: plot.maxX - 20)))
    debugger.turn()
    #expect(debugger.state.hover.region?.target == .lane(.recognizer("longPress")))
    #expect(frames() == 0)
    _ = move(to: 30)
    #expect(frames() == 1)
  }

  /// A press on the device has the keys as well, also one that the past refuses.
  @Test(arguments: [false, true]) func aPressOnTheDeviceTakesTheKeys(_ isPast: Bool) throws {
    let debugger = try tapped("000-td-tap", "card")
    defer { debugger.end() }
    if isPast { debugger.command("start") }
    try pressRow("root.view", debugger)
    window.click(try window.scenePlace("card", debugger), debugger)
    #expect(debugger.state.focus.current == nil)
    let collapsed = debugger.state.document.tree.collapsed
    let step = debugger.view.step
    key(isPast ? "right" : "left", debugger)
    #expect(debugger.view.step == step + (isPast ? 1 : -1))
    #expect(debugger.state.document.tree.collapsed == collapsed)
  }

  // MARK: The way back

  /// Above what Why tells of the selection a line leads back to what was decided, as Escape does; keys come to it, too.
  @Test(arguments: [false, true]) func whyLeadsBackToWhatWasDecided(_ byKeys: Bool) throws {
    let debugger = try tapped("000-td-tap", "card")
    defer { debugger.end() }
    func back() -> Picture.Region? { debugger.regions.last { $0.target == .decided } }
    #expect(back() == nil, "nothing is selected")
    let headline = try #require(debugger.model.explanation(debugger.view.input)).title
    debugger.state.selection = .recognizer("longPress")
    debugger.turn()
    #expect(debugger.model.explanation(debugger.view.input)?.title != headline)
    let line = try #require(back())
    #expect(!line.group.isEmpty && WindowLayout(debugger.model).right.contains(line.outline))
    if byKeys {
      debugger.state.focus.current = Focus(line)
      key("return", debugger)
    } else {
      window.click(CGPoint(x: line.outline.midX, y: line.outline.midY), debugger)
    }
    #expect(debugger.state.selection == nil && back() == nil)
    #expect(debugger.model.explanation(debugger.view.input)?.title == headline)
  }

  /// Before a touch nothing was decided, and no line says so.
  @Test func beforeTheFirstTouchThereIsNoWayBack() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    debugger.state.selection = .recognizer("longPress")
    debugger.turn()
    #expect(!debugger.regions.contains { $0.target == .decided })
  }

  // MARK: Steps

  /// From the midst of a touch one step back goes to its beginning, with its hit test, and only the next one before it.
  @Test func aStepBackStopsWhereTheTouchBegan() throws {
    let debugger = try tapped("004-gl", "backView")
    defer { debugger.end() }
    let fingers = debugger.view.input.reading.fingers
    let finger = try #require(fingers.last)
    let end = try #require(finger.endTime)
    let middle = (finger.startTime.seconds + end.seconds) / 2
    debugger.change { PlaybackUpdate.seek(to: Instant(seconds: middle), &$0) }
    debugger.turn()
    debugger.command("event.back")
    debugger.turn()
    #expect(time(debugger) == 0 && debugger.view.input.reading.fingers.count == 1)
    #expect(!debugger.view.input.reading.hits.isEmpty)
    debugger.command("event.back")
    debugger.turn()
    #expect(debugger.view.input.reading.fingers.isEmpty)
    // Before the touch, and not a second zero.
    #expect(time(debugger) < -0.4)
    #expect(debugger.texts.contains { $0.hasPrefix("\u{2212}") && $0.hasSuffix(" ms") })
  }

  /// At rest the time of the toolbar stands at the last event, however long nothing is done; the session's length does, too.
  @Test func nothingCountsUpAtRest() throws {
    let debugger = try tapped("004-gl", "backView")
    defer { debugger.end() }
    let (toolbar, session) = (
      debugger.model.bars.toolbar.time, TimelineView(nil, debugger.view.input).session
    )
    debugger.turn(after: 20)
    #expect(debugger.state.playback.mode == .live)
    #expect(abs(debugger.model.bars.toolbar.time - toolbar) < 1e-6 && toolbar < 1)
    debugger.command("event.back")
    debugger.turn()
    #expect(TimelineView(nil, debugger.view.input).session == session)
  }

  /// What is played from the past ends behind the last event: the scene is live again.
  @Test func whatIsPlayedEndsWithTheGesture() throws {
    let debugger = try tapped("004-gl", "backView")
    defer { debugger.end() }
    debugger.turn(after: 20)
    debugger.command("start")
    debugger.turn()
    debugger.command("play")
    for _ in 0..<30 { debugger.turn(after: 0.1) }
    #expect(debugger.state.playback.mode == .live)
  }

  // MARK: What shows

  /// After a look back the part that was looked at stays, until one is back or touches again: then what comes shows.
  @Test(arguments: [CommandID.live, nil]) func aTouchAfterALookBackShows(_ back: CommandID?) throws
  {
    let debugger = try tapped("000-td-tap", "card")
    defer { debugger.end() }
    let plot = try plot(debugger)
    window.click(CGPoint(x: plot.minX + 300, y: plot.maxY - 8), debugger)
    #expect(debugger.state.document.timelineRange != nil)
    debugger.command(CommandID.live.rawValue)
    debugger.turn()
    #expect(debugger.state.document.timelineRange == nil)
    if back == nil {
      // Zoomed by hand beside the newest moment.
      debugger.change { TimelineUpdate.pan(by: -3, &$0) }
      debugger.turn()
      #expect(debugger.state.document.timelineRange != nil)
    }
    for _ in 0..<20 { debugger.turn(after: 0.1) }
    window.click(try window.scenePlace("card", debugger), debugger)
    for _ in 0..<12 { debugger.turn(after: 0.1) }
    #expect(debugger.state.document.timelineRange == nil)
    let shown = debugger.regions.filter { region in
      guard case .event = region.target else { return false }
      return plot.contains(CGPoint(x: region.outline.midX, y: region.outline.midY))
    }
    #expect(shown.count > 3)
  }

  private func middle(_ region: Picture.Region) -> CGPoint {
    CGPoint(x: region.outline.midX, y: region.outline.midY)
  }

  /// The grip of a playhead beside the part that shows leads there, and does not move the time.
  @Test func theGripLeadsToThePlayhead() throws {
    let debugger = try tapped("000-td-tap", "card")
    defer { debugger.end() }
    let plot = try plot(debugger)
    window.click(CGPoint(x: plot.minX + 300, y: plot.maxY - 8), debugger)
    let (before, position) = (time(debugger), debugger.state.playback.position)
    debugger.change { TimelineUpdate.pan(by: 4, &$0) }
    debugger.turn()
    let grip = try #require(debugger.regions.last { $0.target == .playhead })
    #expect(grip.outline.minX < plot.minX + 40)
    window.click(middle(grip), debugger)
    debugger.turn()
    #expect(time(debugger) == before && debugger.state.playback.position == position)
    let there = try #require(debugger.regions.last { $0.target == .playhead })
    #expect(there.outline.midX > plot.minX + 100)
    // It can be dragged all the same.
    debugger.handle(.mouseMoved(middle(there)))
    debugger.handle(.mouseDown(button: 1, middle(there)))
    debugger.turn()
    debugger.handle(.mouseMoved(CGPoint(x: middle(there).x + 60, y: middle(there).y)))
    debugger.turn()
    debugger.handle(.mouseUp(button: 1, CGPoint(x: middle(there).x + 60, y: middle(there).y)))
    debugger.turn()
    #expect(time(debugger) > before)
  }
}
