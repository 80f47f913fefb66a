import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchGeometry
import TouchReading
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection

/// Which layers of views are drawn, and how deep the tree is unfolded.
@Suite(.serialized) struct ViewLayerTests {
  private let window = DebuggerTests()

  @Test func endsStopAtEachOther() {
    var layers = LayerRange()
    #expect(layers.contains(0) && layers.contains(99))
    layers.move(.last, to: 2, deepest: 5)
    #expect(layers.layer(.last, deepest: 5) == 2 && !layers.contains(3))
    layers.move(.first, to: 4, deepest: 5)
    #expect(layers.layer(.first, deepest: 5) == 2)
    layers.move(.last, to: 0, deepest: 5)
    #expect(layers.layer(.last, deepest: 5) == 2)
    // At the end of the scene nothing that is added later is left out.
    layers.move(.last, to: 5, deepest: 5)
    #expect(layers.last == nil && layers.contains(6) && !layers.contains(1))
    // One on the other: each goes to its own side.
    layers.move(.last, to: 2, deepest: 5)
    #expect(layers.nearest(to: 1, deepest: 5) == .first)
    #expect(layers.nearest(to: 4, deepest: 5) == .last)
  }

  @Test func layersAreLeftOutWithASlider() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    func drawn() -> Set<Int> {
      let snapshot = debugger.view.snapshot
      let shown = debugger.state.document.instruments.focus.shown(snapshot)
      return Set(zip(shown.views, snapshot.layers).filter { !$0.0.marks.isEmpty }.map(\.1))
    }
    func thumb(_ end: LayerRange.End) throws -> CGPoint {
      try #require(debugger.regions.last { $0.target == .layer(end) }).middle
    }
    func drag(_ end: LayerRange.End, to layer: Int) throws {
      let from = try thumb(end)
      let room = try #require(debugger.regions.last { $0.target == .layers }).outline
      let to = LayerSlider(
        in: room, deepest: debugger.view.snapshot.deepestLayer
      ).point(of: layer)
      debugger.handle(.mouseMoved(from))
      debugger.handle(.mouseDown(button: 1, from))
      debugger.turn()
      debugger.handle(.mouseMoved(CGPoint(x: (from.x + to.x) / 2, y: to.y)))
      debugger.turn()
      debugger.handle(.mouseMoved(to))
      debugger.turn()
      debugger.handle(.mouseUp(button: 1, to))
      debugger.turn()
    }
    let all = drawn()
    let deepest = try #require(debugger.view.snapshot.layers.max())
    #expect(deepest >= 2 && all.contains(deepest))
    #expect(!debugger.regions.contains { $0.target == .layers })
    debugger.command("view.layers")
    debugger.turn()
    #expect(drawn() == all)
    try drag(.last, to: 1)
    #expect(drawn() == all.filter { $0 <= 1 })
    try drag(.first, to: deepest)
    #expect(drawn() == all.filter { $0 == 1 })
    // With keys, too.
    debugger.state.focus.current = Focus(
      try #require(debugger.regions.last { $0.target == .layer(.last) }))
    debugger.command("move.right")
    #expect(drawn() == all.filter { (1...2).contains($0) })
    debugger.command("move.left")
    debugger.command("move.left")
    #expect(drawn() == all.filter { $0 == 1 })
    // Touches go where they go.
    let hint = try window.scenePlace("hint", debugger)
    window.click(hint, debugger)
    #expect(debugger.view.reading.hits.isEmpty == false)
    debugger.turn()
    try window.press("command:view.showAll", debugger)
    debugger.turn()
    #expect(drawn() == all && !debugger.regions.contains { $0.target == .layers })
  }

  @Test func theTreeIsUnfoldedToALevel() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    func layers() -> Set<Int> {
      let snapshot = debugger.view.snapshot
      let rows = Set(
        debugger.regions.compactMap { region -> String? in
          if region.group == "left/list", case .view(let name) = region.target { name } else { nil }
        })
      return Set(
        zip(snapshot.views, snapshot.layers).filter { rows.contains($0.0.name) }.map(\.1))
    }
    for level in 1...3 {
      debugger.command("tree.unfold\(level)")
      debugger.turn()
      #expect(layers() == Set(0..<level), "level \(level)")
    }
  }

  /// Marks around views have their corners: those of the screen, and their own.
  @Test func marksFollowCorners() throws {
    let debugger = try window.open("004-yellow-pan")
    defer { debugger.end() }
    let screen = try #require(debugger.regions.last { $0.target == .screen })
    func region(_ name: String) throws -> Picture.Region {
      try #require(
        debugger.regions.last { $0.target == .view(name) && screen.outline.contains($0.middle) })
    }
    let whole = try region("root.view")
    let yellow = try region("yellow")
    #expect(whole.radius == CanvasLayout.radius(of: screen.outline))
    #expect(try #require(yellow.radius) > 2)
    // The picture has these corners: a mark is added where the pointer is.
    func marks() -> [String] {
      let model = debugger.model
      let look = Look(theme: .dark, metrics: FixedTextMetrics())
      let over = OverPicture.draw(
        model, WindowLayout(debugger.state), debugger.regions, touched: [], look)
      return over.list.text.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("stroke ")
      }
    }
    let before = marks()
    debugger.handle(.mouseMoved(yellow.middle))
    debugger.turn()
    #expect(marks().count == before.count + 1)
    // Its row in the tree marks itself.
    let row = try #require(
      debugger.regions.last { $0.group == "left/list" && $0.target == .view("yellow") })
    let mark = try #require(marks().last { !before.contains($0) })
    #expect(!mark.contains("\(Int(row.outline.minY))"), "\(mark)")
  }
}
