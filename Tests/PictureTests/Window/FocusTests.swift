import TouchLanguage
import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
@testable import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// The window with keys alone: from panel to panel, from part to part, and inside of a part.
@Suite(.serialized) struct FocusTests {
  private let window = DebuggerTests()

  private func key(_ code: String, _ modifiers: KeyModifiers = [], _ debugger: TestWindow) {
    debugger.handle(
      .key(code: code, scan: code, modifiers, isDown: true, isRepeat: false))
    debugger.turn()
  }

  /// Everything where the focus comes to with a key until it is back.
  private func round(
    _ code: String, _ modifiers: KeyModifiers = [], _ debugger: TestWindow
  ) -> [Focus] {
    var all: [Focus] = []
    for _ in 0..<200 {
      key(code, modifiers, debugger)
      guard let focus = debugger.model.pointing.focus, !all.contains(focus) else { break }
      all.append(focus)
    }
    return all
  }

  private func touched(_ scene: String) throws -> TestWindow {
    let debugger = try window.open(scene)
    window.click(try window.scenePlace("card", debugger), debugger)
    return debugger
  }

  @Test func everyPanelIsReachedWithControlTab() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    let panels = round("tab", [.control], debugger).map(\.panel)
    #expect(panels == ["toolbar", "left", "canvas", "right", "timeline", "status"])
    #expect(round("tab", [.control, .shift], debugger).map(\.panel).first == "status")
    debugger.state.focus.current = nil
    #expect(round("f6", [], debugger).map(\.panel) == panels)
  }

  /// A card with its state machine is one stop, a row of buttons another; so a round is short.
  @Test func aPartIsOneStopOfTheTabKey() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    let stops = round("tab", [], debugger)
    let groups = stops.map(\.group)
    #expect(Set(groups).count == groups.count && groups.count < 20, "\(groups)")
    for group in [
      "toolbar/buttons", "left/tabs", "left/field:hierarchy", "left/list", "right/tabs",
      "timeline/lanes",
    ] {
      #expect(groups.contains(group), "\(group)")
    }
    let cards = debugger.regions.filter { $0.id.hasPrefix("group:") }.map { "right/\($0.id)" }
    #expect(!cards.isEmpty && cards.allSatisfy(groups.contains), "\(cards)")
    let back = round("tab", [.shift], debugger)
    #expect(Set(back) == Set(stops))
  }

  @Test(arguments: RightTab.allCases) func theRingAlwaysShows(_ tab: RightTab) throws {
    let debugger = try touched("012-many")
    defer { debugger.end() }
    debugger.state.workspace.rightTab = tab
    debugger.state.selection = .view("card")
    var count = 0
    for code in ["tab", "down", "right", "tab", "down", "tab", "up", "left"] {
      for _ in 0..<6 {
        key(code, [], debugger)
        let region = try #require(debugger.focusRegion, "\(code)")
        #expect(debugger.model.pointing.showsFocus && region.outline.width > 3)
        #expect(CGRect(origin: .zero, size: debugger.model.workspace.size).contains(region.outline))
        count += 1
      }
    }
    #expect(count == 48)
  }

  /// Into the machine of a card and out again; Enter goes to the moment of a step.
  @Test func arrowsMoveInsideOfACard() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    try window.press("command:tab.recognizers", debugger)
    let card = try #require(
      debugger.regions.last {
        $0.id == "recognizer:singleTap" && $0.group == "right/group:singleTap"
      })
    debugger.state.focus.current = Focus(card)
    key("down", [], debugger)
    let inner = try #require(debugger.focusRegion)
    #expect(
      inner.group == card.group && inner.id != card.id && card.outline.contains(inner.outline))
    var seen: Set<String> = [inner.id]
    for code in ["right", "right", "down", "left", "down", "right"] {
      key(code, [], debugger)
      seen.insert(try #require(debugger.model.pointing.focus).id)
      #expect(debugger.model.pointing.focus?.group == card.group)
    }
    #expect(seen.count > 3, "\(seen)")
    let event = try #require(
      debugger.regions.last { $0.group == card.group && $0.id.hasPrefix("event:") })
    debugger.state.focus.current = Focus(event)
    key("return", [], debugger)
    #expect(!debugger.state.playback.isAtNewest && "event:\(debugger.view.lastEvent)" == event.id)
    key("escape", [], debugger)
    #expect(debugger.model.pointing.focus == Focus(card))
    key("escape", [], debugger)
    #expect(debugger.model.pointing.focus == nil)
  }

  @Test func theGraphIsGoneThroughWithArrows() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    try window.press("command:tab.arbitration", debugger)
    let nodes = debugger.regions.filter { $0.group == "right/group:graph" }
    let pills = nodes.filter { $0.id.hasPrefix("recognizer:") }
    #expect(pills.count == debugger.view.input.snapshot.recognizers.count)
    debugger.state.focus.current = Focus(try #require(pills.first))
    var seen: Set<String> = []
    for code in ["down", "down", "down", "down", "down", "left", "up", "up", "up", "right", "down"]
    {
      key(code, [], debugger)
      seen.insert(try #require(debugger.model.pointing.focus).id)
    }
    #expect(pills.allSatisfy { seen.contains($0.id) || $0.id == pills.first?.id }, "\(seen)")
    debugger.state.focus.current = Focus(try #require(pills.last))
    key("return", [], debugger)
    #expect(debugger.model.pointing.selection == pills.last?.target)
    key("f10", [.shift], debugger)
    #expect(debugger.model.cover?.menu?.items.first?.title == pills.last?.target.name)
  }

  @Test func arrowsOpenAndCloseTheTree() throws {
    let debugger = try touched("012-many")
    defer { debugger.end() }
    // The list is scrolled to the hit view.
    debugger.state.workspace.lists["left.hierarchy"] = 0
    debugger.turn()
    let row = try #require(
      debugger.regions.first { $0.id == "view:board" && $0.group == "left/list" })
    debugger.state.focus.current = Focus(row)
    key("right", [], debugger)
    #expect(
      debugger.model.pointing.focus?.id == "view:card"
        || debugger.model.pointing.focus?.id.hasPrefix("recognizer:") == true)
    key("left", [], debugger)
    key("left", [], debugger)
    debugger.state.focus.current = Focus(row)
    key("left", [], debugger)
    #expect(debugger.model.left.hierarchy.collapsed.contains("board"))
    key("left", [], debugger)
    #expect(debugger.model.pointing.focus?.id == "view:root.view")
    debugger.state.focus.current = Focus(row)
    key("right", [], debugger)
    #expect(!debugger.model.left.hierarchy.collapsed.contains("board"))
  }

  /// A list that is longer than its room comes along, down to its last row and up again.
  @Test(arguments: ["left/list", "right/list"]) func aListIsScrolledByItsKeys(_ group: String)
    throws
  {
    let debugger = try touched("012-many")
    defer { debugger.end() }
    debugger.state.workspace.split.timeline = 500
    debugger.command("tab.log")
    debugger.turn()
    let first = try #require(debugger.regions.first { $0.group == group })
    debugger.state.focus.current = Focus(first)
    var ids: [String] = []
    for _ in 0..<400 {
      key("down", [], debugger)
      guard let id = debugger.model.pointing.focus?.id, id != ids.last else { break }
      ids.append(id)
    }
    let last =
      group == "left/list"
      ? "view:\(try #require(debugger.view.input.snapshot.views.last).name)"
      : "event:\(try #require(debugger.model.right.log.filter.seqs.last))"
    #expect(ids.contains(last), "\(ids.suffix(3))")
    let room = try #require(
      debugger.scrolls.first { $0.key == (group == "left/list" ? "left.hierarchy" : "right.log") })
    #expect(room.frame.contains(try #require(debugger.focusRegion).outline))
    for _ in 0..<400 { key("up", [], debugger) }
    #expect(debugger.model.workspace.offsets[room.key] ?? 0 < 30)
  }

  /// What lies below the room is a stop too, and comes into sight.
  @Test func tabComesToWhatLiesBelow() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    debugger.state.input.size = CGSize(width: 1440, height: 220)
    debugger.command("tab.arbitration")
    debugger.turn()
    #expect(!debugger.regions.contains { $0.group == "right/group:graph" })
    #expect(round("tab", [], debugger).contains { $0.group == "right/group:graph" })
    #expect((debugger.model.workspace.offsets["right.arbitration"] ?? 0) > 0)
  }

  /// The page that is only read is scrolled with the arrows.
  @Test func aTextIsScrolled() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    try window.press("command:left.about", debugger)
    // As low as the text needs to be cut, whatever the fonts are.
    var height = 900.0
    func isCut() -> Bool {
      debugger.turn()
      guard let scroll = debugger.scrolls.first(where: { $0.key == "left.about" }) else {
        return false
      }
      return scroll.content > scroll.frame.height
    }
    while !isCut(), height > 200 {
      height -= 20
      debugger.state.input.size = CGSize(width: 1440, height: height)
    }
    let page = try #require(debugger.regions.first { $0.id == "page:left.about" })
    debugger.state.focus.current = Focus(page)
    key("down", [], debugger)
    #expect((debugger.model.workspace.offsets["left.about"] ?? 0) > 0)
    #expect(debugger.model.pointing.focus == Focus(page))
  }

  @Test func tabsAreChangedWithKeys() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    key("pagedown", [.control], debugger)
    #expect(debugger.model.right.tab == .recognizers)
    let tab = try #require(debugger.regions.last { $0.id == "command:left.hierarchy" })
    debugger.state.focus.current = Focus(tab)
    key("right", [], debugger)
    #expect(debugger.model.pointing.focus?.id == "command:left.scenes")
    key("return", [], debugger)
    #expect(
      debugger.model.left.tab == .scenes
        && debugger.model.pointing.focus?.id == "command:left.scenes")
    key("pageup", [.control], debugger)
    #expect(debugger.model.left.tab == .hierarchy && debugger.model.right.tab == .recognizers)
  }

  /// On the lanes up and down choose, left and right move the time.
  @Test func lanesAreChosenAndTheTimeMoves() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    let lane = try #require(debugger.regions.first { $0.id == "lane:T1" })
    debugger.state.focus.current = Focus(lane)
    key("down", [], debugger)
    let next = try #require(debugger.model.pointing.focus)
    #expect(next.group == lane.group && next != Focus(lane))
    key("return", [], debugger)
    #expect("\(try #require(debugger.model.pointing.selection))".hasPrefix("recognizer:"))
    let step = debugger.view.step
    key("left", [], debugger)
    #expect(debugger.view.step == step - 1 && debugger.model.pointing.focus == next)
  }

  /// Up goes through the lanes that are scrolled out below those of touches, which stay.
  @Test func noLaneIsPassedOverOnTheWayUp() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    debugger.state.workspace.split.timeline = 200
    debugger.state.workspace.lists["timeline"] = 1e6
    debugger.turn()
    func lanes() -> [Picture.Region] { debugger.regions.filter { $0.group == "timeline/lanes" } }
    let shown = lanes()
    #expect(shown.first?.id == "lane:T1" && !shown.contains { $0.id == "lane:singleTap" })
    debugger.state.focus.current = Focus(try #require(shown.dropFirst().first))
    var passed: [String] = []
    for _ in 0..<10 where passed.last != "lane:T1" {
      key("up", [], debugger)
      let focus = try #require(debugger.state.focus.current)
      passed.append(try #require(lanes().first { $0.target == focus.target }).id)
    }
    #expect(passed.suffix(2) == ["lane:singleTap", "lane:T1"])
    #expect(debugger.state.workspace.lists["timeline"] == 0)
  }

  @Test func aPropertyIsEditedWithKeys() throws {
    let debugger = try touched("000-td-tap")
    defer { debugger.end() }
    debugger.state.selection = .recognizer("longPress")
    try window.press("command:tab.inspect", debugger)
    debugger.turn()
    let field = try #require(
      debugger.regions.first { $0.id == "property:minimumPressDuration:field" })
    debugger.state.focus.current = Focus(field)
    key("return", [], debugger)
    #expect(debugger.field == "property")
    for digit in ["1"] { debugger.handle(.text(digit)) }
    key("tab", [], debugger)
    #expect(debugger.state.document.edits.current.map(\.path) == ["longPress.minimumPressDuration"])
    #expect(debugger.field == nil && debugger.model.pointing.focus != nil)
  }

  /// A view may lie elsewhere after the touch, and the pointer over another one.
  @Test func aLiftLeavesNoOutline() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    let card = try window.scenePlace("card", debugger)
    debugger.handle(.mouseMoved(card))
    #expect(debugger.state.hover.region?.target == .view("card"))
    window.click(card, debugger)
    #expect(debugger.state.hover.region == nil)
    // The pointer outlines again what it moves on.
    debugger.handle(.mouseMoved(CGPoint(x: card.x + 1, y: card.y)))
    #expect(debugger.state.hover.region != nil)
  }

  /// The matrix raises a row and a column; no outline is around each of their parts.
  @Test func whatIsSelectedInTheMatrixHasNoOutlines() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    window.click(try window.scenePlace("card", debugger), debugger)
    debugger.command("tab.arbitration")
    debugger.press(.arbitration(.matrix))
    debugger.state.selection = .recognizer("singleTap")
    debugger.turn()
    debugger.turn()
    let matrix = try #require(debugger.regions.first { $0.target == .group("matrix") }).outline
    let parts = debugger.regions.filter {
      $0.target == .recognizer("singleTap") && matrix.contains($0.middle)
    }
    #expect(parts.count > 1)
    #expect(parts.allSatisfy { OverPicture.marksItself($0, debugger.regions) })
    let others = debugger.regions.filter { !matrix.intersects($0.outline) }
    #expect(!others.contains { OverPicture.marksItself($0, debugger.regions) })
  }
}
