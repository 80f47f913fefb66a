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

/// Small windows with large texts, and what lies over the scene.
extension DebuggerTests {
  private func frame(_ debugger: TestWindow) {
    debugger.turn()
  }

  private func key(_ code: String, _ modifiers: KeyModifiers = [], _ debugger: TestWindow) {
    debugger.handle(
      .key(code: code, scan: code, modifiers, isDown: true, isRepeat: false))
    debugger.turn()
  }

  private func small(_ scene: String, scale: Int) throws -> TestWindow {
    let debugger = try open(scene)
    debugger.handle(.resized(CGSize(width: 1024, height: 640)))
    for _ in 0..<scale { debugger.command("larger") }
    // No window of the dummy driver is resized: this is what the user sees at 200 %.
    debugger.state.input.size = CGSize(width: 512, height: 320)
    frame(debugger)
    return debugger
  }

  @Test func aPanelWithoutRoomOpensOverTheScene() throws {
    let debugger = try small("000-td-tap", scale: 0)
    defer { debugger.end() }
    #expect(WindowLayout(debugger.model).canvas.height >= 200)
    for (command, panel, sign) in [
      ("panel.left", WindowPanels.left, "field:hierarchy"),
      ("panel.right", .right, "command:tab.why"), ("panel.timeline", .timeline, "timeline:plot"),
    ] {
      #expect(!WindowLayout(debugger.model).shows(panel))
      debugger.command(command)
      frame(debugger)
      #expect(WindowLayout(debugger.model).drawer == panel)
      #expect(debugger.regions.contains { $0.id == sign }, "\(command)")
      debugger.command(command)
      frame(debugger)
      #expect(
        debugger.model.workspace.drawer == nil && !debugger.regions.contains { $0.id == sign })
      debugger.command(command)
      key("escape", [], debugger)
      #expect(debugger.model.workspace.drawer == nil, "Esc closes \(command)")
    }
  }

  @Test func aDrawerTakesTheTouchesOfTheSceneBelowIt() throws {
    let debugger = try small("000-td-tap", scale: 0)
    defer { debugger.end() }
    debugger.command("panel.left")
    frame(debugger)
    let layout = WindowLayout(debugger.model)
    #expect(layout.left.width >= 200 && layout.canvas.contains(layout.left))
    let row = try #require(debugger.regions.last { $0.id == "view:card" })
    #expect(layout.left.contains(row.outline))
    click(CGPoint(x: row.outline.midX, y: row.outline.midY), debugger)
    #expect(
      debugger.model.pointing.selection == .view("card") && debugger.session.trace.events.isEmpty)
  }

  @Test func openShowsItsFieldAndAHiddenFieldTakesNoText() throws {
    let debugger = try small("000-td-tap", scale: 0)
    defer { debugger.end() }
    key("o", .control, debugger)
    #expect(debugger.field == "scenes" && debugger.regions.contains { $0.id == "field:scenes" })
    debugger.state.workspace.drawer = nil
    frame(debugger)
    #expect(debugger.field == nil)
    debugger.handle(.text("x"))
    frame(debugger)
    #expect(debugger.model.left.scenes.query.isEmpty)
  }

  @Test func theCardsOfTheListStayWhereTheyAre() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    debugger.state.workspace.leftTab = .scenes
    frame(debugger)
    let titles = debugger.model.left.sceneList.map(\.title)
    let offset = debugger.model.workspace.offsets["left.scenes"] ?? 0
    let cards = debugger.regions.filter { $0.id.hasPrefix("scene:") }
    #expect(titles.count > 50 && debugger.isReadingScenes && cards.count > 1)
    #expect(cards.contains { $0.id.hasSuffix("004-blue-1.yaml") }, "the open one is revealed once")
    let scrolled = offset + 300
    debugger.state.workspace.lists["left.scenes"] = scrolled
    frame(debugger)
    let before = debugger.regions.filter { $0.id.hasPrefix("scene:") }
    // The pictures of some scenes are enough.
    for _ in 0..<14 { frame(debugger) }
    #expect(debugger.model.left.sceneList.contains { $0.thumbnailSize != .zero })
    #expect(debugger.model.left.sceneList.map(\.title) == titles)
    #expect(debugger.model.workspace.offsets["left.scenes"] == scrolled)
    #expect(debugger.regions.filter { $0.id.hasPrefix("scene:") } == before)
  }

  @Test func theSwitchThatIsOnKeepsTheSession() throws {
    let debugger = try open("020-button-in-scroll")
    defer { debugger.end() }
    let session = debugger.session
    debugger.press(.variant(nil))
    #expect(debugger.session === session)
    debugger.press(.variant("no delay"))
    #expect(debugger.session !== session && debugger.session.scene.variant == "no delay")
  }

  // MARK: Contents, areas, refusals

  @Test func contentsWireframesAndBothTakeTurns() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    var seen: [SceneRender] = []
    for _ in 0..<3 {
      key("o", [], debugger)
      seen.append(debugger.model.drawing.render)
    }
    #expect(seen == [.wireframe, .both, .contents])
  }

  @Test func aDragWithShiftMeasuresTime() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    click(try scenePlace("card", debugger), debugger)
    debugger.turn(after: 1)
    let plot = try #require(debugger.regions.last { $0.id == "timeline:plot" }).outline
    let (a, b) = (
      CGPoint(x: plot.minX + 60, y: plot.midY), CGPoint(x: plot.minX + 260, y: plot.midY)
    )
    func drag() {
      debugger.handle(.mouseMoved(a))
      debugger.handle(.mouseDown(button: 1, a))
      debugger.turn()
      debugger.handle(.mouseMoved(b))
      debugger.turn()
      debugger.handle(.mouseUp(button: 1, b))
      debugger.turn()
    }
    debugger.state.input.modifiers = .shift
    drag()
    let area = try #require(debugger.model.timelineSettings.area)
    #expect(area.end > area.start && debugger.state.playback.isAtNewest)
    frame(debugger)
    #expect(debugger.regions.contains { $0.id == "timeline:area" })
    debugger.state.input.modifiers = []
    drag()
    #expect(debugger.model.timelineSettings.area == area && !debugger.state.playback.isAtNewest)
    debugger.state.focus.current = nil
    debugger.state.selection = nil
    key("escape", [], debugger)
    #expect(debugger.model.timelineSettings.area == nil)
    debugger.state.selection = .finger(1)
    debugger.handle(.mouseMoved(CGPoint(x: 700, y: 300)))
    key("r", [], debugger)
    let finger = try #require(debugger.view.input.ahead?.fingers.first)
    #expect(debugger.model.timelineSettings.area?.start == finger.startTime)
    #expect(debugger.model.timelineSettings.area?.end == finger.endTime)
  }

  @Test func whatWasWrongGoesWithItsValue() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    debugger.state.selection = .recognizer("doubleTap")
    try press("command:tab.inspect", debugger)
    func refuse() throws {
      try press("property:numberOfTapsRequired:field", debugger)
      debugger.state.prompt = .field(
        .property(name: "numberOfTapsRequired", text: "99999999999999999999"))
      debugger.command("activate")
      frame(debugger)
    }
    func problem() -> String? {
      debugger.model.right.inspect.rows.first { $0.name == "numberOfTapsRequired" }?.problem
    }
    try refuse()
    #expect(problem()?.contains("from 1 to 100") == true, "\(problem() ?? "")")
    key("escape", [], debugger)
    frame(debugger)
    #expect(problem() == nil)
    try refuse()
    #expect(problem() != nil)
    debugger.command("undo")
    frame(debugger)
    #expect(problem() == nil)
  }

  // MARK: Questions

  @Test func aRecordingOfAChangedSceneAsksFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("scene.yaml").path
    let text = try String(contentsOfFile: "\(Stories.root)/scenes/000-td-tap.yaml", encoding: .utf8)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    debugger.load(path)
    click(try scenePlace("card", debugger), debugger)
    let recording = try SessionFile.save(
      debugger.session, to: folder.appendingPathComponent("a.rec").path)
    // A scene that shows would be loaded again by itself.
    debugger.load("\(Stories.root)/scenes/004-blue-1.yaml")
    try (text + "\n# changed\n").write(toFile: path, atomically: true, encoding: .utf8)
    let session = debugger.session
    func ask() throws {
      debugger.open(recording)
      frame(debugger)
      let question = try #require(debugger.model.cover?.question)
      #expect(
        question.lines.joined().contains("is not the same as when") && question.lines.count >= 2)
      #expect(debugger.state.playback.source == .hands && debugger.session === session)
    }
    try ask()
    key("escape", [], debugger)
    #expect(debugger.model.cover?.question == nil && debugger.session === session)
    try ask()
    // Enter does nothing harmful; the other answer has to be chosen.
    key("enter", [], debugger)
    #expect(debugger.model.cover?.question == nil && debugger.session === session)
    try ask()
    key("tab", [], debugger)
    #expect(debugger.model.cover?.question?.chosen == .yes)
    key("enter", [], debugger)
    #expect(debugger.model.cover?.question == nil && debugger.session !== session)
    let next = debugger.session
    debugger.open(recording)
    frame(debugger)
    // Beside the box nothing is pressed.
    click(CGPoint(x: 20, y: 20), debugger)
    #expect(debugger.model.cover?.question != nil && debugger.session === next)
    try press("question:yes", debugger)
    #expect(debugger.model.cover?.question == nil && debugger.session !== next)
  }
}
