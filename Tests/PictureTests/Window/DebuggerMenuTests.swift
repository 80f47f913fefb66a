import TouchLanguage
import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection

/// The start page, menus, turning the device and scenes that are saved while they show.
extension DebuggerTests {
  private func rightClick(_ point: CGPoint, _ debugger: TestWindow) {
    debugger.handle(.mouseDown(button: 3, point))
    debugger.turn()
  }

  private func key(_ code: String, _ debugger: TestWindow) {
    debugger.command(code)
    debugger.turn()
  }

  @Test func aRightClickOnTheSceneListsAllViewsThere() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    rightClick(try scenePlace("label", debugger), debugger)
    let menu = try #require(debugger.model.cover?.menu)
    let views = menu.items.filter { if case .select(.view) = $0.action { true } else { false } }
    #expect(
      views.map { "\($0.title) \($0.detail)" } == [
        "1  window contains the point", "2  root.view contains the point",
        "3  board contains the point", "4  card hit view", "5  label interaction off",
        "6  ok outside by 50 pt",
      ])
    #expect(debugger.session.trace.events.isEmpty)
    // The label never takes touches: what is behind it is asked about.
    #expect(menu.items.first?.title == "card")
    try press("menu:select:view:card", debugger)
    #expect(debugger.model.cover?.menu == nil && debugger.model.pointing.selection == .view("card"))
  }

  /// It cuts no number beside the device in two.
  @Test(arguments: ["more:variant", "more:run"])
  func aMenuBelowAButtonCutsNoNumber(_ button: String) throws {
    let debugger = try open("062-tab-button")
    defer { debugger.end() }
    click(try scenePlace("CircleButton", debugger), debugger)
    let canvas = WindowLayout(debugger.model).canvas
    let numbers = debugger.regions.filter { region in
      guard case .hit = region.target else { return false }
      return region.outline.width <= HitNumbers.size && canvas.contains(region.outline)
    }
    #expect(numbers.count == 7)
    try press(button, debugger)
    let menu = try #require(debugger.regions.last { $0.target == .menuPanel }).outline
    for number in numbers.map(\.outline) where number.minY < menu.maxY {
      #expect(number.maxX <= menu.maxX, "\(number) is cut by \(menu)")
    }
  }

  @Test func aMenuIsUsedWithKeysAlone() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    debugger.state.selection = .recognizer("tap")
    key("menu", debugger)
    let menu = try #require(debugger.model.cover?.menu)
    #expect(menu.items.first == .heading("tap"))
    #expect(menu.items[menu.selected].action == .why(.recognizer("tap")))
    let steps = try #require(menu.items.firstIndex { $0.action == .enable(.recognizer("tap")) })
    for _ in menu.selected..<steps { key("move.down", debugger) }
    key("activate", debugger)
    #expect(debugger.session.edits.map(\.path) == ["tap.isEnabled"])
    key("menu", debugger)
    key("escape", debugger)
    #expect(
      debugger.model.cover?.menu == nil && debugger.model.pointing.selection == .recognizer("tap"))
  }

  @Test func aTouchCanBeCancelledByItsMenu() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    let point = try scenePlace("card", debugger)
    debugger.handle(.mouseDown(button: 1, point))
    debugger.turn()
    debugger.press(.menu(.cancel(finger: 1)))
    debugger.turn()
    debugger.handle(.mouseUp(button: 1, point))
    debugger.turn()
    #expect(lines(debugger).contains("finger1 cancelled 214 463"))
    #expect(lines(debugger).contains("card touchesCancelled"))
    #expect(!lines(debugger).contains("card touchesEnded"))
  }

  @Test func withoutASceneTheWindowOffersSome() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    Stories.register()
    #expect(FileManager.default.changeCurrentDirectoryPath(Stories.root))
    var options = DebuggerOptions(scenePath: "")
    options.size = CGSize(width: 1440, height: 900)
    let debugger = try TestWindow(LiveScene.empty(), options)
    defer { debugger.end() }
    for _ in 0..<8 { debugger.turn() }
    // A touch on the page is none of the scene.
    click(CGPoint(x: 60, y: 400), debugger)
    #expect(debugger.session.inputs.isEmpty)
    let cards = debugger.regions.filter { $0.id.hasPrefix("scene:") }
    #expect(cards.first?.id == "scene:scenes/000-td-tap.yaml" && cards.count == 9)
    #expect(debugger.regions.contains { $0.id.hasPrefix("article:") })
    #expect(!debugger.regions.contains { $0.id == "timeline:plot" || $0.id == "command:tab.why" })
    let first = try #require(cards.first?.outline)
    click(CGPoint(x: first.midX, y: first.midY), debugger)
    #expect(!debugger.model.scene.isStart && debugger.model.left.tab == .hierarchy)
    #expect(debugger.session.scene.path == "scenes/000-td-tap.yaml")
  }

  @Test func aTurnedDeviceIsAnInputOfTheLog() throws {
    let debugger = try open("013-turn")
    defer { debugger.end() }
    key("device.right", debugger)
    #expect(debugger.view.input.snapshot.screen == CGSize(width: 700, height: 390))
    #expect(
      debugger.session.recording().inputs.first.map(RecordingText.line)?.hasSuffix(
        "do rotateDevice landscapeLeft") == true)
    click(try scenePlace("card", debugger), debugger)
    #expect(lines(debugger).contains("tap action ended"))
    key("device.left", debugger)
    #expect(debugger.view.input.snapshot.screen == CGSize(width: 390, height: 700))
  }

  @Test func aSavedSceneRunsTheSameFingersAgain() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    click(try scenePlace("button", debugger), debugger)
    let path = NSTemporaryDirectory() + "saved-\(ProcessInfo.processInfo.processIdentifier).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = debugger.session.scene.text
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    debugger.load(path)
    click(try scenePlace("button", debugger), debugger)
    #expect(lines(debugger).contains("button action touchUpInside"))
    try text.replacing(
      "        - id: button\n", with: "        - id: button\n          isEnabled: false\n"
    )
    .write(toFile: path, atomically: true, encoding: .utf8)
    debugger.turn(after: 0.3)
    #expect(
      debugger.session.inputs.contains { if case .digitizer = $0.event { true } else { false } })
    #expect(!lines(debugger).contains("button action touchUpInside"))
    #expect(
      debugger.model.messages.notice?.hasPrefix(
        "Loaded again; the same input gives another result from ")
        == true)
    // A broken file leaves everything as it is.
    let before = lines(debugger)
    try "touchscope: 1\nwindow: [".write(toFile: path, atomically: true, encoding: .utf8)
    debugger.turn(after: 0.3)
    #expect(debugger.model.messages.problem != nil && lines(debugger) == before)
  }

  /// Inspect says of the saved scene what it said of the edit before, and of no other.
  @Test func aSavedSceneTakesTheWordsOfTheLastEditAway() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    let path = NSTemporaryDirectory() + "words-\(ProcessInfo.processInfo.processIdentifier).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = debugger.session.scene.text
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    debugger.load(path)
    click(try scenePlace("card", debugger), debugger)
    debugger.state.selection = .recognizer("longPress")
    try press("command:tab.inspect", debugger)
    try press("property:isEnabled:toggle", debugger)
    #expect(
      debugger.model.right.inspect.difference?.sentence
        == "longPress no longer ends at all (before: failed). It differs from 0 ms on.")
    try (text + "\n# saved again\n").write(toFile: path, atomically: true, encoding: .utf8)
    debugger.turn(after: 0.3)
    #expect(
      debugger.model.right.inspect.difference?.sentence
        == Text.edits.noDifference)
    #expect(
      debugger.state.document.edits.current.map(\.path) == ["longPress.isEnabled"], "the edit stays"
    )
    // A file that no longer has the recognizer takes no edit of it.
    try text.replacing("longPress", with: "hold").write(
      toFile: path, atomically: true, encoding: .utf8)
    debugger.turn(after: 0.3)
    debugger.turn()
    #expect(
      debugger.state.document.edits.current.isEmpty
        && debugger.model.messages.notice?.contains("edits refused") == true)
    #expect(
      debugger.model.right.inspect.difference?.sentence
        == "hold fails at 8 ms (before: nothing). It differs from 0 ms on."
    )
  }

  /// What was there before a broken file goes on, and can be touched beside what is said.
  @Test func aBrokenFileLeavesTheSceneAlive() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    debugger.state.problem = "scene.yaml:3:5: error: it is wrong\n  3 | window:\n    |     ^"
    debugger.turn()
    click(try scenePlace("button", debugger), debugger)
    #expect(lines(debugger).contains("button action touchUpInside"))
    let count = debugger.session.inputs.count
    let banner = try #require(debugger.regions.last { $0.id == "problem" })
    click(CGPoint(x: banner.outline.midX, y: banner.outline.maxY - 6), debugger)
    #expect(debugger.session.inputs.count == count && debugger.model.messages.problem == nil)
  }
}
