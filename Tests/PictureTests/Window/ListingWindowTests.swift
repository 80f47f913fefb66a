import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// A press on an override opens its listing, wherever the override is named.
@Suite(.serialized) struct ListingWindowTests {
  private func window(_ scene: String, run: String) throws -> TestWindow {
    let window = try TestWindow(scene)
    window.press(.run(run))
    for _ in 0..<2000 where window.state.playback.mode == .replaying { window.turn(after: 0.016) }
    window.turn()
    return window
  }

  private func select(_ target: Target, _ window: TestWindow) {
    window.change { ListingUpdate.describe(target, &$0) }
    window.turn()
  }

  /// The listing that a press led to shows: its marked lines are in the page.
  private func isShown(_ method: ListedMethod, _ window: TestWindow) throws {
    #expect(window.state.workspace.rightTab == .inspect)
    let scroll = try #require(window.scrolls.first { $0.key == "right.inspect" })
    let mark = try #require(scroll.marks.first)
    #expect(mark.id.hasPrefix("\(method) "))
    let offset = window.state.workspace.lists["right.inspect"]
    #expect(mark.top >= offset && mark.top < offset + scroll.frame.height)
    #expect(window.model.right.inspect.source?.state.marked == method)
  }

  @Test func fromTheListOfOverrides() throws {
    let window = try window("001-wy", run: "tap up")
    defer { window.end() }
    select(.view("up"), window)
    let method = ListedMethod("WYView", "touchesEnded(_:with:)")
    // The list is long: it is scrolled until the method shows.
    var shown: Picture.Region?
    for offset in stride(from: 0.0, through: 1600, by: 160) where shown == nil {
      window.state.workspace.lists["right.inspect"] = offset
      window.turn()
      shown = window.regions.first { $0.target == .listing(.method(method)) }
    }
    let region = try #require(shown)
    #expect("\(region.tooltip)".contains("touchesEnded(_:with:)"))
    window.press(region.target)
    window.turn()
    #expect(window.state.selection == .view("up"))
    try isShown(method, window)
    // Another press scrolls to it again.
    window.state.workspace.lists["right.inspect"] = 0
    window.press(region.target)
    window.turn()
    try isShown(method, window)
    // Another object, and nothing is marked.
    window.change { $0.state.selection = .view("down") }
    #expect(window.state.document.instruments.listing.marked == nil)
  }

  @Test func fromAStack() throws {
    let window = try window("003-ts-main", run: "tap green")
    defer { window.end() }
    let trace = window.session.trace
    let seq = try #require(
      trace.events.first { CanonicalLine.text($0, in: trace).hasSuffix("touchesBegan") }?.seq)
    window.change { $0.state.selection = .event(Int(seq)) }
    window.command("system.stack")
    window.turn()
    let method = ListedMethod("UIWindow", "sendEvent(_:)")
    let input = window.debugger.reading().input
    let table = SystemTableKind.stack.table(input, selection: .event(Int(seq)))
    #expect(table.rows.contains { $0.object == .listing(.method(method)) })
    window.press(.listing(.method(method)))
    window.turn()
    #expect(window.state.selection == .view("window"))
    try isShown(method, window)
  }

  /// UIKit's own method is listed, too.
  @Test func fromAFrameOfUIKit() throws {
    let window = try window("000-pipeline", run: "tap")
    defer { window.end() }
    let trace = window.session.trace
    let seq = try #require(trace.events.first { $0.verb == .pointInsideYes }?.seq)
    window.change { $0.state.selection = .event(Int(seq)) }
    window.command("system.stack")
    window.turn()
    let method = ListedMethod("UIView", "hitTest(_:with:)")
    window.press(.listing(.method(method)))
    window.turn()
    try isShown(method, window)
    #expect(window.regions.contains { $0.target == .listing(.fold("HandMadeView")) })
  }

  @Test func fromTheViewWhoseOverrideRefused() throws {
    let window = try window("002-cover-ht", run: try runs("002-cover-ht")[0])
    defer { window.end() }
    let input = window.debugger.reading().input
    let refused = try #require(
      input.reading.hits.flatMap(\.rejected).first { $0.reason == .override })
    let name = input.name(of: refused.view)
    window.change { PressUpdate.select(.rejected(name), &$0) }
    window.turn()
    #expect(window.state.selection == .view(name))
    #expect(window.state.workspace.rightTab == .inspect)
    let marked = try #require(window.model.right.inspect.source?.state.marked)
    #expect(marked.method == "hitTest(_:with:)")
    #expect(marked.listing == "hitTest: passThrough")
    try isShown(marked, window)
  }

  private func runs(_ scene: String) throws -> [String] {
    Stories.register()
    return try LiveScene.load(path: "\(Stories.root)/scenes/\(scene).yaml").runs.map(\.name)
  }

  @Test func pagesAreCopiedAndListingsFold() throws {
    let window = try window("001-wy", run: "tap up")
    defer { window.end() }
    select(.view("up"), window)
    window.change { c in
      ListingUpdate.press(.page("UIView"), &c)
      let address = "https://developer.apple.com/documentation/uikit/uiview"
      #expect(c.effects == [.copy(address, name: .named(address))])
    }
    let state = { window.state.document.instruments.listing }
    let listing = try #require(ShippedListings.all["WYView"])
    let kit = try #require(ShippedListings.all["UIView"])
    #expect(state().isOpen(listing) && !state().isOpen(kit))
    window.press(.listing(.fold("WYView")))
    window.press(.listing(.fold(kit.name)))
    #expect(!state().isOpen(listing) && state().isOpen(kit))
    // What was asked for opens a closed listing, and a press closes that again.
    window.press(.listing(.method(ListedMethod("WYView", "hitTest(_:with:)"))))
    #expect(state().isOpen(listing))
    window.press(.listing(.fold("WYView")))
    #expect(!state().isOpen(listing) && state().marked == nil)
  }

  /// The palette finds an object by its name and says what it is.
  @Test func thePaletteDescribesObjects() throws {
    let window = try window("001-wy", run: "tap up")
    defer { window.end() }
    window.command("palette")
    window.turn()
    window.type("describe pinch")
    window.turn()
    let first = try #require(window.model.cover?.palette?.matches.first)
    #expect(first.action == .describe(.recognizer("pinch")))
    #expect(first.title == "Describe pinch")
    window.command("activate")
    window.turn()
    #expect(window.state.selection == .recognizer("pinch"))
    #expect(window.state.workspace.rightTab == .inspect)
    #expect(window.model.right.inspect.source?.listings.first?.name == "WYPinchGesture")
    #expect(window.state.prompt == nil)
  }
}
