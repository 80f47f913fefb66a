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

/// Lists of the window that become shorter or get something new to show, and searches.
extension DebuggerTests {
  private func frame(_ debugger: TestWindow) {
    debugger.turn()
  }

  private func type(_ text: String, _ debugger: TestWindow) {
    for letter in text.map(String.init) {
      debugger.handle(
        .key(code: letter, scan: letter, [], isDown: true, isRepeat: false))
      debugger.handle(.text(letter))
      debugger.turn()
    }
  }

  private func key(_ code: String, _ modifiers: KeyModifiers = [], _ debugger: TestWindow) {
    debugger.handle(
      .key(code: code, scan: code, modifiers, isDown: true, isRepeat: false))
    debugger.turn()
  }

  private func ids(_ prefix: String, _ debugger: TestWindow) -> [String] {
    debugger.regions.map(\.id).filter { $0.hasPrefix(prefix) }
  }

  @Test(arguments: ["012-many", "023-table"])
  func aSearchInAScrolledTreeFindsWhatThereIs(_ scene: String) throws {
    let debugger = try open(scene)
    defer { debugger.end() }
    debugger.state.workspace.split.timeline = 500
    frame(debugger)
    let tree = WindowLayout(debugger.model).left
    for _ in 0..<60 {
      debugger.handle(
        .wheel(dx: 0, dy: -3, at: CGPoint(x: tree.midX, y: tree.midY)))
      debugger.turn()
    }
    let end = debugger.model.workspace.offsets["left.hierarchy"] ?? 0
    #expect(end > 0)
    let last = try #require(debugger.view.input.snapshot.views.last).name
    try press("field:hierarchy", debugger)
    type(last, debugger)
    #expect(debugger.regions.contains { $0.id == "view:\(last)" && tree.contains($0.outline) })
    debugger.state.workspace.lists["left.hierarchy"] = 1e6
    frame(debugger)
    #expect((debugger.model.workspace.offsets["left.hierarchy"] ?? 0) <= end)
    type("zzz", debugger)
    #expect(debugger.model.workspace.offsets["left.hierarchy"] == 0)
  }

  /// A list that scrolls to something new in the frame is laid out again, and the other parts stay: the whole is as if all was.
  @Test func whatStaysBesideAListIsWhatWouldBeThere() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    debugger.state.workspace.split.timeline = 500
    frame(debugger)
    click(try scenePlace("card", debugger), debugger)
    let names = debugger.view.input.snapshot.views.map(\.name)
    for view in [names[names.count - 1], "board", names[names.count - 9]] {
      debugger.state.selection = .view(view)
      frame(debugger)
      let whole = debugger.debugger.reading().picture(of: debugger.state)
      #expect(debugger.regions == whole.regions)
      #expect(debugger.debugger.frames.shown.scrolls == whole.scrolls)
      #expect(debugger.regions.contains { $0.id == "view:\(view)" })
    }
    #expect(debugger.model.workspace.offsets["left.hierarchy"] ?? 0 > 0)
  }

  @Test func aFilterInAScrolledLogShowsItsLines() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    click(try scenePlace("card", debugger), debugger)
    try press("command:tab.log", debugger)
    try press("field:log", debugger)
    type("longpress", debugger)
    let all = debugger.model.right.log.filter.seqs.map { "event:\($0)" }
    #expect(!all.isEmpty && ids("event:", debugger).filter(all.contains).count > 1)
    // A kind less: the list is shorter, and none of it is scrolled away.
    debugger.state.workspace.lists["right.log"] = 1e6
    try press("filter:gesture", debugger)
    let room = WindowLayout(debugger.model).right
    let lines = debugger.regions.filter {
      $0.id.hasPrefix("event:") && room.contains(CGPoint(x: $0.outline.midX, y: $0.outline.midY))
    }
    #expect(lines.count == debugger.model.right.log.filter.seqs.count)
  }

  @Test func allListsAreSettledInOnePlace() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    for tab in LeftTab.allCases { debugger.state.workspace.lists["left.\(tab.rawValue)"] = 1e7 }
    for tab in RightTab.allCases { debugger.state.workspace.lists["right.\(tab.rawValue)"] = 1e7 }
    debugger.state.workspace.lists["timeline"] = 1e7
    for tab in RightTab.allCases {
      debugger.state.workspace.rightTab = tab
      frame(debugger)
      #expect((debugger.model.workspace.offsets["right.\(tab.rawValue)"] ?? 0) < 1e4, "\(tab)")
    }
    for tab in LeftTab.allCases {
      debugger.state.workspace.leftTab = tab
      frame(debugger)
      #expect((debugger.model.workspace.offsets["left.\(tab.rawValue)"] ?? 0) < 1e5, "\(tab)")
    }
    #expect(debugger.model.workspace.offsets["timeline"] == 0)
  }

  @Test func aSelectionFromElsewhereShowsInTheTree() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    debugger.state.workspace.split.timeline = 500
    let tree = WindowLayout(debugger.model).left
    let last = try #require(debugger.view.input.snapshot.views.last)
    debugger.state.document.tree.collapsed = [
      try #require(debugger.view.input.snapshot.view(last.parent)).name
    ]
    frame(debugger)
    #expect(!ids("view:", debugger).isEmpty)
    debugger.state.selection = .view(last.name)
    frame(debugger)
    let row = try #require(
      debugger.regions.first { $0.id == "view:\(last.name)" && tree.contains($0.outline) })
    #expect(row.outline.height >= 24)
    // Scrolled away by hand it stays away.
    debugger.state.workspace.lists["left.hierarchy"] = 0
    frame(debugger)
    #expect(debugger.model.workspace.offsets["left.hierarchy"] == 0)
  }

  /// As little as shows it below a row that is whole, and once.
  @Test func aSelectionFromElsewhereShowsInTheTimeline() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    click(try scenePlace("card", debugger), debugger)
    debugger.state.workspace.split.timeline = 120
    frame(debugger)
    let room = WindowLayout(debugger.model).timeline
    func lane() -> Picture.Region? {
      debugger.regions.first { $0.id == "lane:card+chain" && $0.group == "timeline/lanes" }
    }
    #expect(lane() == nil && (debugger.model.workspace.offsets["timeline"] ?? 0) == 0)
    debugger.state.selection = .view("root.view")
    frame(debugger)
    let shown = try #require(lane())
    #expect(room.contains(shown.outline) && shown.whole == nil)
    let first = try #require(debugger.regions.first { $0.group == "timeline/lanes" })
    #expect(first.whole == nil && first.target != shown.target)
    debugger.state.workspace.lists["timeline"] = 0
    frame(debugger)
    #expect(
      debugger.model.workspace.offsets["timeline"] == 0, "scrolled away by hand it stays away")
  }

  @Test func theListOfScenesStaysWhereItIs() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    try press("command:left.scenes", debugger)
    for _ in 0..<200 where debugger.isReadingScenes { debugger.turn() }
    frame(debugger)
    let room = WindowLayout(debugger.model).left
    let id = "scene:\(debugger.session.scene.path)"
    #expect(debugger.regions.contains { $0.id == id && room.contains($0.outline) })
    let offset = debugger.model.workspace.offsets["left.scenes"] ?? 0
    #expect(offset > 0)
    let run = try #require(debugger.session.scene.runs.first).name
    debugger.press(.run(run))
    frame(debugger)
    #expect(debugger.model.left.scenes.run == run)
    #expect(debugger.model.workspace.offsets["left.scenes"] == offset)
  }

  @Test func whatHasNoRoomIsInAMenu() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    debugger.state.input.size = CGSize(width: 680, height: 430)
    try press("more:right", debugger)
    #expect(
      debugger.model.cover?.menu?.items.map(\.action).contains(.press(.command(.tabSystem))) == true
    )
    try press("menu:command:tab.system", debugger)
    #expect(debugger.model.right.tab == .system && debugger.model.cover?.menu == nil)
    try press("more:toolbar", debugger)
    #expect(
      debugger.model.cover?.menu?.items.first { $0.action == .press(.command(.overlayAreas)) }?.isOn
        == false)
    // In a window that is that low the menu has pages.
    while !debugger.regions.contains(where: { $0.id == "menu:command:overlay.areas" }) {
      let page = debugger.regions.last { $0.tooltip == .text("More below") }
      try press(try #require(page).id, debugger)
    }
    try press("menu:command:overlay.areas", debugger)
    #expect(debugger.model.drawing.overlays.contains(.areas))
  }

  @Test func thePaletteOpensScenesByNameOrFile() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    key("p", [.control], debugger)
    type("012many", debugger)
    let first = try #require(debugger.model.cover?.palette?.matches.first)
    #expect("\(first.action)".hasSuffix("012-many.yaml") && first.title.hasPrefix("Open scene: "))
    // By its title at once: no file has to be loaded for it.
    #expect(first.title == "Open scene: Sixty-four views, twelve recognizers")
    #expect(first.detail == "012-many" && debugger.isReadingScenes)
    key("return", [], debugger)
    #expect(debugger.session.scene.path.hasSuffix("012-many.yaml"))
    key("p", [.control, .shift], debugger)
    type("table", debugger)
    #expect(
      debugger.model.cover?.palette?.matches.contains { "\($0.action)".hasSuffix("023-table.yaml") }
        == true)
  }

  @Test func searchGoesToTheFieldOfThePanel() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    key("f", [.control], debugger)
    #expect(debugger.field == "hierarchy")
    try press("command:tab.log", debugger)
    // The pointer is over the right panel now.
    key("f", [.control], debugger)
    #expect(debugger.field == "log")
    key("f", [.control], debugger)
    #expect(debugger.field == "hierarchy")
    key("escape", [], debugger)
    key("o", [.control], debugger)
    #expect(debugger.field == "scenes" && debugger.model.left.tab == .scenes)
  }

  @Test func everyEditSaysWhatItChanged() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    debugger.state.selection = .recognizer("longPress")
    try press("command:tab.inspect", debugger)
    try press("property:isEnabled:toggle", debugger)
    #expect(debugger.model.right.inspect.difference?.sentence.contains("no touch yet") == true)
    debugger.command("undo")
    click(try scenePlace("card", debugger), debugger)
    // It is below what shows of the list.
    debugger.press(.property("delaysTouchesBegan", .toggle))
    debugger.turn()
    debugger.command("undo")
    debugger.turn()
    #expect(debugger.model.right.inspect.difference == nil)
    debugger.press(.requirement(.add, "doubleTap"))
    debugger.turn()
    let relation = try #require(debugger.model.right.inspect.difference?.sentence)
    #expect(!relation.isEmpty)
    debugger.press(.property("isEnabled", .toggle))
    debugger.turn()
    let time = try #require(debugger.state.document.difference?.time)
    let start = debugger.view.reading.gestureStart
    let relative = Int(((time.seconds - start.seconds) * 1000).rounded())
    let text = try #require(debugger.model.right.inspect.difference?.sentence)
    #expect(text.contains("differs from \(relative) ms on."), "\(text)")
    #expect(text.contains(" (before: "), "\(text)")
    debugger.press(.property("numberOfTapsRequired", .plus))
    debugger.turn()
    #expect(
      debugger.model.right.inspect.difference?.sentence
        == Text.edits.noDifference)
  }

  @Test func scenesAreSearchedAndOpenedByName() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    try press("command:left.scenes", debugger)
    for _ in 0..<200 where debugger.isReadingScenes { debugger.turn() }
    try press("field:scenes", debugger)
    type("012-many", debugger)
    #expect(ids("scene:", debugger).allSatisfy { $0.hasSuffix("012-many.yaml") })
    key("return", [], debugger)
    #expect(debugger.session.scene.path.hasSuffix("012-many.yaml"))
    #expect(debugger.field == nil && debugger.model.left.tab == .scenes)
  }
}
