import TouchLanguage
import TouchReading
import Foundation
import SceneStories
import Testing
import TouchCanvasSDL
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// Faults of a window that kept one fact in several places; each came from a fact that outlived what it was about.
@Suite(.serialized) struct WindowFaultTests {
  private let window = DebuggerTests()

  private func path(_ scene: String) -> String { "\(Stories.root)/scenes/\(scene).yaml" }

  private func turn(_ debugger: TestWindow) {
    debugger.turn()
  }

  private func load(_ scene: String, _ debugger: TestWindow) {
    debugger.load(path(scene))
    turn(debugger)
  }

  private func command(_ id: String, _ debugger: TestWindow) {
    debugger.command(id)
    turn(debugger)
  }

  /// What cannot be opened from the command line is the error sheet of the window, until Esc; a scene can be opened then.
  @Test func aMistakeOfTheCommandLineIsInTheWindow() throws {
    Stories.register()
    let text = try SceneText.read(path: path("004-blue-1"))
      .replacingOccurrences(of: "frame:", with: "frrame:")
    var problem: SceneDiagnostics?
    do { _ = try LiveScene.load(text: text, path: "a.yaml") } catch {
      problem = error as? SceneDiagnostics
    }
    var options = DebuggerOptions(scenePath: "")
    options.size = CGSize(width: 1440, height: 900)
    options.problem = try #require(problem).description
    let debugger = try TestWindow(LiveScene.empty(), options)
    defer { debugger.end() }
    let sheet = try #require(debugger.model.messages.problem)
    #expect(sheet.text.contains("a.yaml:") && sheet.text.contains("frrame"))
    #expect(debugger.regions.contains { $0.target == .problem })
    command("escape", debugger)
    #expect(debugger.model.messages.problem == nil)
    #expect(!debugger.regions.contains { $0.target == .problem })
    load("004-blue-1", debugger)
    #expect(debugger.session.scene.path == path("004-blue-1"))
  }

  /// The run that a branch left belongs to its scene.
  @Test func anotherSceneHasNoFormerRun() throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    window.click(try window.scenePlace("button", debugger), debugger)
    command("fork", debugger)
    load("004-yellow-pan", debugger)
    command("run.former", debugger)
    #expect(debugger.session.scene.path == path("004-yellow-pan"))
    #expect(debugger.runner.host.previousRun == nil)
  }

  @Test func aDifferenceBelongsToItsScene() throws {
    let debugger = try window.open("004-yellow-pan")
    defer { debugger.end() }
    window.click(try window.scenePlace("yellow", debugger), debugger)
    debugger.state.selection = .recognizer("pan")
    try window.press("command:tab.inspect", debugger)
    try window.press("property:isEnabled:toggle", debugger)
    #expect(debugger.state.document.difference?.time != nil)
    load("004-blue-1", debugger)
    #expect(debugger.state.document.difference?.time == nil)
  }

  @Test func aReloadKeepsHowTheSceneIsLookedAt() throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    command("render.next", debugger)
    #expect(debugger.model.drawing.render == .wireframe)
    window.click(try window.scenePlace("button", debugger), debugger)
    command("tab.log", debugger)
    try window.press("filter:hit", debugger)
    #expect(debugger.model.right.log.filter.hiddenKinds == [.hit, .pipeline, .event])
    command("reload", debugger)
    #expect(debugger.model.drawing.render == .wireframe)
    #expect(debugger.model.right.log.filter.hiddenKinds == [.hit, .pipeline, .event])
  }

  @Test(arguments: [
    ("dark theme", "theme.toggle"), ("last edit", "undo"), ("clock", "device.left"),
  ])
  func thePaletteSearchesWhatCommandsSay(_ query: String, _ wanted: String) throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    command("palette", debugger)
    debugger.type(query)
    #expect(debugger.model.cover?.palette?.matches.contains { "\($0.action)" == wanted } == true)
  }

  @Test func commandsComeBeforeScenes() throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    command("palette", debugger)
    debugger.type("kh")
    #expect(debugger.model.cover?.palette?.matches.first?.action == .command(.help))
  }

  /// A replay is neither the past nor a pause: what is said of it is true, and End gives touches back.
  @Test func endLeavesAReplay() throws {
    let debugger = try window.open("004-yellow-pan")
    defer { debugger.end() }
    debugger.press(.run("slide"))
    turn(debugger)
    window.click(try window.scenePlace("yellow", debugger), debugger)
    #expect(debugger.model.messages.notice?.contains("back") == false)
    #expect(debugger.model.messages.notice?.lowercased().contains("replay") == true)
    command("live", debugger)
    #expect(debugger.state.playback.source == .hands && debugger.takesTouches)
  }

  /// The playhead of a new session never stands at the time of the one before.
  @Test func aNewSessionBeginsAtItsOwnTime() throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    window.click(try window.scenePlace("button", debugger), debugger)
    debugger.turn(after: 100)
    #expect(debugger.view.reading.now > Instant(seconds: 99))
    load("004-yellow-pan", debugger)
    #expect(debugger.view.reading.now < Instant(seconds: 1))
    debugger.turn(after: 50)
    debugger.press(.run("slide"))
    debugger.turn()
    #expect(debugger.view.reading.now < Instant(seconds: 1))
    debugger.turn(after: 2)
    command("start", debugger)
    command("fork", debugger)
    #expect(debugger.view.reading.now < Instant(seconds: 1))
    debugger.turn(after: 30)
    let left = debugger.view.reading.now
    command("run.former", debugger)
    #expect(debugger.view.reading.now < left)
  }

  /// In a session that is written to a file an edit, and its undo, are inputs; Inspect says what the scene has.
  @Test func undoChangesARecordedSceneBack() throws {
    let path = NSTemporaryDirectory() + "touchscope-edited-\(UUID().uuidString).rec"
    defer { try? FileManager.default.removeItem(atPath: path) }
    Stories.register()
    var options = DebuggerOptions(scenePath: self.path("000-td-tap"))
    options.size = CGSize(width: 1440, height: 900)
    options.recordingPath = path
    let debugger = try TestWindow(LiveScene.load(path: self.path("000-td-tap")), options)
    defer { debugger.end() }
    debugger.state.selection = .recognizer("doubleTap")
    command("tab.inspect", debugger)
    func taps() -> String? {
      debugger.model.right.inspect.rows.first { $0.name == "numberOfTapsRequired" }?.value
    }
    #expect(taps() == "2")
    debugger.press(.property("numberOfTapsRequired", .plus))
    #expect(taps() == "3")
    debugger.press(.property("numberOfTapsRequired", .plus))
    #expect(taps() == "4")
    command("undo", debugger)
    #expect(taps() == "3")
    command("undo", debugger)
    #expect(taps() == "2")
    command("redo", debugger)
    #expect(taps() == "3")
  }

  @Test func theListShowsTheScenesBesideTheOpenOne() throws {
    let folder = NSTemporaryDirectory() + "touchscope-beside-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(
      atPath: path("004-blue-1"), toPath: "\(folder)/elsewhere.yaml")
    let debugger = try window.open("004-yellow-pan")
    defer { debugger.end() }
    command("left.scenes", debugger)
    #expect(debugger.model.left.sceneList.count > 20)
    debugger.load("\(folder)/elsewhere.yaml")
    turn(debugger)
    #expect(debugger.model.left.sceneList.map(\.path) == ["\(folder)/elsewhere.yaml"])
  }

  @Test func copyCopiesThePanelThatHasTheFocus() throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    window.click(try window.scenePlace("button", debugger), debugger)
    command("tab.log", debugger)
    let line = try #require(debugger.regions.last { $0.group == "right/list" })
    debugger.state.focus.current = Focus(line)
    command("copy", debugger)
    #expect(debugger.model.messages.notice?.contains("log") == true)
  }
}
