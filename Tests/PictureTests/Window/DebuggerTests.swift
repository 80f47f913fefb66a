import TouchLanguage
import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// The window without a screen: presses, keys and what they do.
@Suite(.serialized) struct DebuggerTests {
  func open(_ scene: String) throws -> TestWindow { try TestWindow(scene) }

  /// Presses the middle of a region, as a mouse does.
  func press(_ id: String, _ debugger: TestWindow) throws {
    debugger.turn()
    let region = try #require(debugger.regions.last { $0.id == id }, "no region \(id)")
    click(CGPoint(x: region.outline.midX, y: region.outline.midY), debugger)
  }

  func click(_ point: CGPoint, _ debugger: TestWindow) {
    for event in [CanvasEvent.mouseMoved(point), .mouseDown(button: 1, point)] {
      debugger.handle(event)
    }
    debugger.turn()
    debugger.handle(.mouseUp(button: 1, point))
    debugger.turn()
    debugger.turn()
  }

  /// Where a view of the scene is in the window.
  func place(_ view: String, _ debugger: TestWindow) throws -> CGPoint {
    let region = try #require(debugger.regions.last { $0.id == "view:\(view)" })
    return CGPoint(x: region.outline.midX, y: region.outline.midY)
  }

  func scenePlace(_ view: String, _ debugger: TestWindow) throws -> CGPoint {
    let snapshot = debugger.view.input.snapshot
    let found = try #require(snapshot.views.first { $0.name == view })
    let middle = CGPoint(x: found.bounds.midX, y: found.bounds.midY).applying(found.toScreen)
    return middle.applying(WindowLayout(debugger.model).toWindow(snapshot.screen))
  }

  func lines(_ debugger: TestWindow) -> [String] {
    debugger.session.trace.events.map { CanonicalLine.text($0, in: debugger.session.trace) }
  }

  @Test func aClickOnTheSceneIsATouch() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    click(try scenePlace("button", debugger), debugger)
    #expect(lines(debugger).contains("button action touchUpInside"))
  }

  @Test func inPickModeTheMouseAsksAndTouchesNothing() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    try press("command:mode.pick", debugger)
    let point = try scenePlace("button", debugger)
    debugger.handle(.mouseMoved(point))
    debugger.turn()
    #expect(debugger.probe.map { debugger.view.input.name(of: $0.winner) } == "button")
    click(point, debugger)
    #expect(debugger.model.pointing.selection == .view("button"))
    #expect(debugger.session.trace.events.isEmpty)
  }

  @Test func oneSelectionIsSharedByAllPanels() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    click(try scenePlace("card", debugger), debugger)
    try press("recognizer:longPress", debugger)
    #expect(debugger.model.pointing.selection == .recognizer("longPress"))
    let input = debugger.view.input
    let why = Explanation.about(try #require(input.handle(of: .recognizer("longPress"))), input)
    #expect(why.title == "longPress failed: lifted early")
    try press("command:tab.inspect", debugger)
    #expect(debugger.model.right.inspect.rows.contains { $0.name == "minimumPressDuration" })
  }

  @Test func anEditRunsTheSameFingersAgainAndNamesTheDifference() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    click(try scenePlace("card", debugger), debugger)
    let before = lines(debugger)
    #expect(before.contains("longPress possible -> failed liftedEarly"))
    debugger.state.selection = .recognizer("longPress")
    try press("command:tab.inspect", debugger)
    try press("property:isEnabled:toggle", debugger)
    #expect(
      debugger.state.document.edits.current == [Edit(path: "longPress.isEnabled", value: "false")])
    #expect(!lines(debugger).contains("longPress possible -> failed liftedEarly"))
    #expect(debugger.model.right.inspect.difference?.sentence.contains("longPress") == true)
    debugger.command("undo")
    debugger.turn()
    #expect(debugger.state.document.edits.current.isEmpty)
    #expect(lines(debugger).contains("longPress possible -> failed liftedEarly"))
    debugger.command("redo")
    #expect(debugger.state.document.edits.current.count == 1)
  }

  @Test func thePastTakesNoTouchesAndCanBeGoneOnFrom() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    click(try scenePlace("button", debugger), debugger)
    let all = debugger.session.steps.count
    debugger.command("start")
    debugger.turn()
    #expect(
      !debugger.state.playback.isAtNewest && !debugger.model.time.isLive
        && debugger.model.time.newEvents > 0 && debugger.model.time.behind > 0)
    click(try scenePlace("button", debugger), debugger)
    #expect(debugger.session.steps.count == all && debugger.model.messages.notice != nil)
    try press("command:fork", debugger)
    #expect(debugger.state.playback.isAtNewest && debugger.session.steps.isEmpty)
    debugger.command("live")
    click(try scenePlace("button", debugger), debugger)
    #expect(lines(debugger).contains("button action touchUpInside"))
  }

  @Test func aBreakpointStopsTheTime() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    debugger.state.selection = .recognizer("tap")
    debugger.command("breakpoint")
    click(try scenePlace("button", debugger), debugger)
    #expect(debugger.state.playback.clock.isPaused)
    #expect(debugger.model.messages.notice?.contains("tap failed \u{00B7} ") == true)
    // The lift waits; it comes with the present, and the breakpoint does not stop that.
    debugger.state.workspace.breakpoints.toggle(Breakpoint(.delivery(view: "button", phase: nil)))
    debugger.command("live")
    debugger.turn()
    #expect(!debugger.state.playback.clock.isPaused && debugger.state.playback.isAtNewest)
  }

  /// The buttons give the same lines as the inputs `suspend`, `resume` and `interrupt`; what waits is counted.
  @Test func callsAndSuspendedInputAreInputs() throws {
    let debugger = try open("000-pipeline")
    defer { debugger.end() }
    let at = try scenePlace("card", debugger)
    try press("more:simulate", debugger)
    try press("menu:command:suspend", debugger)
    click(at, debugger)
    debugger.turn()
    #expect(debugger.model.time.queued == 2)
    let held: [String] = [
      "eventFetcher suspends", "eventFetcher queues 1", "eventFetcher queues 2",
    ]
    #expect(lines(debugger) == held)
    try press("more:simulate", debugger)
    try press("menu:command:suspend", debugger)
    #expect(!debugger.session.scene.engine.isEventFetchSuspended)
    #expect(lines(debugger).contains("environment drains 2"))
    #expect(lines(debugger).contains("tap action ended"))
    debugger.handle(.mouseMoved(at))
    debugger.handle(.mouseDown(button: 1, at))
    debugger.turn()
    debugger.command("interrupt")
    #expect(lines(debugger).contains("environment takesAway 1"))
    let inputs: [SceneInput.Event] = debugger.session.inputs.map(\.event)
    #expect(inputs.contains(.suspend) && inputs.contains(.resume))
    #expect(inputs.contains(.interrupt))
  }

  @Test func typingFindsAndDoesACommand() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    func key(_ code: String, _ modifiers: KeyModifiers = [], types: String? = nil) {
      debugger.handle(
        .key(code: code, scan: code, modifiers, isDown: true, isRepeat: false))
      if let types { debugger.handle(.text(types)) }
      debugger.turn()
    }
    key("p", [.control, .shift])
    for letter in ["t", "o", "u", "c", "h", " ", "a"] { key(letter, types: letter) }
    #expect(
      debugger.model.cover?.palette?.query == "touch a"
        && !debugger.model.drawing.overlays.contains(.areas))
    key("return")
    #expect(
      debugger.model.cover?.palette == nil && debugger.model.drawing.overlays.contains(.areas))
    key("u", types: "u")
    #expect(!debugger.model.drawing.overlays.contains(.areas))
  }

  /// Each command that has a key can be given at any time; none ends the program but its own.
  @Test func everyCommandCanBeGiven() throws {
    let folder = FileManager.default.currentDirectoryPath
    let scratch = NSTemporaryDirectory() + "touchscope-commands-\(getpid())"
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer {
      _ = FileManager.default.changeCurrentDirectoryPath(folder)
      try? FileManager.default.removeItem(atPath: scratch)
    }
    #expect(FileManager.default.changeCurrentDirectoryPath(scratch))
    // Some of them write beside the scene.
    let copy = try TestWindow.Copy(of: "000-td-tap")
    defer { copy.remove() }
    let debugger = copy.window
    click(try scenePlace("card", debugger), debugger)
    for round in 0..<2 {
      for command in CommandCatalog.all where command.id != .quit {
        debugger.send(.command(command.id))
        debugger.turn()
        #expect(!debugger.state.isOver, "\(command.id) in round \(round)")
      }
    }
    let saved = try FileManager.default.contentsOfDirectory(atPath: scratch + "/recordings")
    #expect(saved.contains("000-td-tap.rec"))
  }

  /// After a finger on the panels everything that is pressed is at least 44 points of the screen in size.
  @Test func fingersFindTargetsOfTheirSize() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    let point = CGPoint(x: 1300, y: 400)
    for phase in [CanvasEvent.FingerPhase.began, .ended] {
      debugger.handle(.finger(id: 7, device: 1, phase, point))
      debugger.turn()
    }
    #expect(debugger.isTouchMode && debugger.session.trace.events.isEmpty)
    for tab in LeftTab.allCases {
      debugger.state.workspace.leftTab = tab
      debugger.turn()
      let kinds = ["command:", "scene:", "run:", "variant:", "field:"]
      for region in debugger.regions where kinds.contains(where: region.id.hasPrefix) {
        let size = CGSize(
          width: region.outline.width * debugger.window.scale,
          height: region.outline.height * debugger.window.scale)
        #expect(size.width >= 43.9 && size.height >= 43.9, "\(region.id) \(size)")
      }
    }
    debugger.handle(.mouseMoved(CGPoint(x: 300, y: 300)))
    debugger.turn()
    #expect(
      !debugger.isTouchMode && debugger.model.workspace.size == CGSize(width: 1440, height: 900))
  }
}
