import Foundation
import SceneStories
import Testing
import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchDebugger

/// Lists of the window that become shorter or get something new to show, and searches.
extension DebuggerTests {
  private func frame(_ debugger: Debugger) {
    debugger.needsFrame = true
    debugger.turn()
  }

  private func type(_ text: String, _ debugger: Debugger) {
    for letter in text.map(String.init) {
      debugger.handle(
        .key(code: letter, scan: letter, [], isDown: true, isRepeat: false), MonotonicClock.now())
      debugger.handle(.text(letter), MonotonicClock.now())
      debugger.turn()
    }
  }

  private func key(_ code: String, _ modifiers: KeyModifiers = [], _ debugger: Debugger) {
    debugger.handle(
      .key(code: code, scan: code, modifiers, isDown: true, isRepeat: false), MonotonicClock.now())
    debugger.turn()
  }

  private func ids(_ prefix: String, _ debugger: Debugger) -> [String] {
    debugger.regions.map(\.id).filter { $0.hasPrefix(prefix) }
  }

  @Test(arguments: ["012-many", "023-table"])
  func aSearchInAScrolledTreeFindsWhatThereIs(_ scene: String) throws {
    let debugger = try open(scene)
    defer { debugger.end() }
    debugger.model.split.timeline = 500
    frame(debugger)
    let tree = WindowLayout(debugger.model).left
    for _ in 0..<60 {
      debugger.handle(
        .wheel(dx: 0, dy: -3, at: CGPoint(x: tree.midX, y: tree.midY)), MonotonicClock.now())
      debugger.turn()
    }
    let end = debugger.model.offsets["left.hierarchy"] ?? 0
    #expect(end > 0)
    let last = try #require(debugger.view.input.snapshot.views.last).name
    try press("field:hierarchy", debugger)
    type(last, debugger)
    #expect(debugger.regions.contains { $0.id == "view:\(last)" && tree.contains($0.outline) })
    debugger.model.offsets["left.hierarchy"] = 1e6
    frame(debugger)
    #expect((debugger.model.offsets["left.hierarchy"] ?? 0) <= end)
    type("zzz", debugger)
    #expect(debugger.model.offsets["left.hierarchy"] == 0)
  }

  @Test func aFilterInAScrolledLogShowsItsLines() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    click(try scenePlace("card", debugger), debugger)
    try press("command:tab.log", debugger)
    try press("field:log", debugger)
    type("longpress", debugger)
    let all = debugger.model.log.filter.seqs.map { "event:\($0)" }
    #expect(!all.isEmpty && ids("event:", debugger).filter(all.contains).count > 1)
    // A kind less: the list is shorter, and none of it is scrolled away.
    debugger.model.offsets["right.log"] = 1e6
    try press("filter:gesture", debugger)
    let room = WindowLayout(debugger.model).right
    let lines = debugger.regions.filter {
      $0.id.hasPrefix("event:") && room.contains(CGPoint(x: $0.outline.midX, y: $0.outline.midY))
    }
    #expect(lines.count == debugger.model.log.filter.seqs.count)
  }

  @Test func allListsAreSettledInOnePlace() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    for tab in LeftTab.allCases { debugger.model.offsets["left.\(tab.rawValue)"] = 1e7 }
    for tab in RightTab.allCases { debugger.model.offsets["right.\(tab.rawValue)"] = 1e7 }
    debugger.model.offsets["timeline"] = 1e7
    for tab in RightTab.allCases {
      debugger.model.rightTab = tab
      frame(debugger)
      #expect((debugger.model.offsets["right.\(tab.rawValue)"] ?? 0) < 1e4, "\(tab)")
    }
    for tab in LeftTab.allCases {
      debugger.model.leftTab = tab
      frame(debugger)
      #expect((debugger.model.offsets["left.\(tab.rawValue)"] ?? 0) < 1e4, "\(tab)")
    }
    #expect(debugger.model.offsets["timeline"] == 0)
  }

  @Test func aSelectionFromElsewhereShowsInTheTree() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    debugger.model.split.timeline = 500
    let tree = WindowLayout(debugger.model).left
    let last = try #require(debugger.view.input.snapshot.views.last)
    debugger.model.hierarchy.collapsed = [
      try #require(debugger.view.input.snapshot.view(last.parent)).name
    ]
    frame(debugger)
    #expect(!ids("view:", debugger).isEmpty)
    debugger.model.selection = "view:\(last.name)"
    frame(debugger)
    let row = try #require(
      debugger.regions.first { $0.id == "view:\(last.name)" && tree.contains($0.outline) })
    #expect(row.outline.height >= 24)
    // Scrolled away by hand it stays away.
    debugger.model.offsets["left.hierarchy"] = 0
    frame(debugger)
    #expect(debugger.model.offsets["left.hierarchy"] == 0)
  }

  @Test func theListOfScenesStaysWhereItIs() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    try press("command:left.scenes", debugger)
    for _ in 0..<200 where debugger.pendingScenes?.isEmpty != true { debugger.turn() }
    frame(debugger)
    let room = WindowLayout(debugger.model).left
    let id = "scene:\(debugger.session.scene.path)"
    #expect(debugger.regions.contains { $0.id == id && room.contains($0.outline) })
    let offset = debugger.model.offsets["left.scenes"] ?? 0
    #expect(offset > 0)
    let run = try #require(debugger.session.scene.runs.first).name
    #expect(debugger.act("run:\(run)", MonotonicClock.now()))
    frame(debugger)
    #expect(debugger.model.scenes.run == run)
    #expect(debugger.model.offsets["left.scenes"] == offset)
  }

  @Test func scenesAreSearchedAndOpenedByName() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    try press("command:left.scenes", debugger)
    for _ in 0..<200 where debugger.pendingScenes?.isEmpty != true { debugger.turn() }
    try press("field:scenes", debugger)
    type("012-many", debugger)
    #expect(ids("scene:", debugger).allSatisfy { $0.hasSuffix("012-many.yaml") })
    key("return", [], debugger)
    #expect(debugger.session.scene.path.hasSuffix("012-many.yaml"))
    #expect(debugger.field == nil && debugger.model.leftTab == .scenes)
  }
}
