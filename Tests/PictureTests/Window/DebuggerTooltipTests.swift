import Foundation
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchInspection
import TouchLanguage
import TouchReading
import TouchWindow

@testable import TouchDebugger

/// What is said beside the pointer, and how it goes.
extension DebuggerTests {
  private func pressRule(_ debugger: TestWindow) throws -> String {
    click(try scenePlace("button", debugger), debugger)
    let id = try #require(debugger.regions.last { $0.id.hasPrefix("rule:") }).id
    try press(id, debugger)
    return id
  }

  @Test func aPressOnARuleSaysItUntilThePointerLeavesOrTheNextInput() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    let id = try pressRule(debugger)
    let said = try #require(debugger.model.pointing.tooltip?.text)
    let region = try #require(debugger.regions.last { $0.id == id })
    #expect(said == region.tooltip.text(in: debugger.view.input.trace) && !said.isEmpty)
    debugger.turn(after: 20)
    #expect(debugger.model.pointing.tooltip?.text == said, "it can be read")
    debugger.handle(.mouseMoved(CGPoint(x: region.outline.midX + 1, y: region.outline.midY)))
    debugger.turn()
    #expect(debugger.model.pointing.tooltip?.text == said)
    debugger.handle(.mouseMoved(CGPoint(x: 400, y: 500)))
    debugger.turn(after: 2)
    #expect(debugger.model.pointing.tooltip == nil, "the pointer left it")
    for code in ["f20", "escape"] {
      debugger.handle(.mouseMoved(CGPoint(x: region.outline.midX, y: region.outline.midY)))
      try press(id, debugger)
      #expect(debugger.model.pointing.tooltip?.text == said)
      debugger.handle(.key(code: code, scan: code, [], isDown: true, isRepeat: false))
      debugger.turn(after: 2)
      #expect(debugger.model.pointing.tooltip?.text != said, "\(code)")
    }
  }

  @Test func aRuleThatIsSaidGoesWithItsPanel() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    _ = try pressRule(debugger)
    let said = try #require(debugger.model.pointing.tooltip?.text)
    try press("command:tab.log", debugger)
    #expect(debugger.model.pointing.tooltip?.text != said)
  }

  /// What stands beside the device of a view under the pointer is not said once more over the scene.
  @Test func aViewThatIsNamedBesideTheDeviceHasNoTooltip() throws {
    let debugger = try open("032-edge")
    defer { debugger.end() }
    debugger.handle(.mouseMoved(try scenePlace("list", debugger)))
    for _ in 0..<3 { debugger.turn(after: 0.4) }
    #expect(debugger.model.pointing.hover?.target == .view("list"))
    #expect(debugger.model.pointing.tooltip == nil)
    let canvas = WindowLayout(debugger.model).canvas
    let names = debugger.regions.filter {
      $0.target == .note("list") && canvas.contains($0.outline)
    }
    #expect(names.count == 1)
  }

  /// What is said of a number beside the device covers neither its view nor its name.
  @Test func theTooltipOfANumberSparesItsView() throws {
    let debugger = try open("004-gl")
    defer { debugger.end() }
    click(try scenePlace("table.row3", debugger), debugger)
    let canvas = WindowLayout(debugger.model).canvas
    let about = debugger.regions.filter { region in
      [.hit("table.row3"), .view("table.row3")].contains(region.target)
        && canvas.contains(region.outline)
    }.map(\.outline)
    let number = try #require(about.first { $0.width < 30 })
    debugger.handle(.mouseMoved(CGPoint(x: number.midX, y: number.midY)))
    for _ in 0..<3 { debugger.turn(after: 0.4) }
    let said = try #require(debugger.model.pointing.tooltip?.text)
    let reading = debugger.debugger.reading()
    let picture = WindowPicture.draw(
      reading.input, WindowModel(debugger.state, reading), reading.look(debugger.state))
    let places = picture.list.commands.compactMap { command -> CGPoint? in
      if case .text(said, let at, _, _) = command { at } else { nil }
    }
    #expect(about.count > 2 && places.count == 1)
    for place in places { #expect(!about.contains { $0.contains(place) }, "\(place)") }
  }

  /// What is said of a mark in the timeline stands above or below its lane, whose words it does not cover.
  @Test func aTooltipInTheTimelineSparesItsLane() throws {
    let debugger = try open("000-choose")
    defer { debugger.end() }
    click(try scenePlace("button", debugger), debugger)
    let timeline = WindowLayout(debugger.model).timeline
    let lane = try #require(
      debugger.regions.first { region in
        guard case .lane = region.target else { return false }
        return timeline.contains(region.outline)
      }
    ).outline
    let mark = try #require(
      debugger.regions.first { $0.id.hasPrefix("event:") && lane.contains($0.outline) }
    ).outline
    debugger.handle(.mouseMoved(CGPoint(x: mark.midX, y: mark.midY)))
    for _ in 0..<3 { debugger.turn(after: 0.4) }
    let said = try #require(debugger.model.pointing.tooltip?.text)
    let reading = debugger.debugger.reading()
    let parts = WindowPicture.parts(
      reading.input, WindowModel(debugger.state, reading), reading.look(debugger.state))
    let over = try #require(parts.first { $0.id == WindowPart.over }).picture.list
    // Lines that are wrapped have one space between words.
    let words = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let places = over.commands.compactMap { command -> CGPoint? in
      guard case .text(let text, let at, _, _) = command, words.contains(text) else { return nil }
      return at
    }
    #expect(!places.isEmpty && !places.contains(where: lane.contains), "\(places) in \(lane)")
  }

  @Test func aTooltipGoesAfterSomeSeconds() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    let tab = try #require(
      debugger.regions.last { $0.id == "command:palette" || $0.id == "command:play" })
    debugger.handle(
      .mouseMoved(CGPoint(x: tab.outline.midX, y: tab.outline.midY)))
    debugger.turn(after: 1)
    #expect(debugger.model.pointing.tooltip != nil)
    debugger.turn(after: 5.5)
    #expect(debugger.model.pointing.tooltip != nil)
    debugger.turn(after: 1)
    #expect(debugger.model.pointing.tooltip == nil)
    debugger.turn(after: 1.5)
    #expect(debugger.model.pointing.tooltip == nil)
  }

  @Test func viewsBehindTheHitOneAreListedToo() throws {
    let debugger = try open("010-overlay")
    defer { debugger.end() }
    debugger.handle(
      .mouseDown(button: 3, try scenePlace("button", debugger)))
    let items = try #require(debugger.model.cover?.menu).items
    let button = try #require(items.first { $0.action == .select(.view("button")) })
    #expect(button.detail == "behind overlay")
  }

  @Test func touchModeKeepsTheHierarchy() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    debugger.beginTouchMode()
    debugger.turn()
    #expect(debugger.regions.contains { $0.id == "view:card" && $0.outline.minX < 100 })
    #expect(WindowLayout(debugger.model).left.width >= 140)
  }

  @Test func theInspectorSaysTheStateThatTheCardSays() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    let point = try scenePlace("card", debugger)
    click(point, debugger)
    debugger.state.selection = .recognizer("longPress")
    debugger.command("tab.inspect")
    debugger.turn()
    let outcome = try #require(debugger.model.right.inspect.rows.first { $0.role == .outcome })
    #expect(outcome.value.wholeMatch(of: /failed at \d+ ms/) != nil, "\(outcome.value)")
  }
}
