import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchInspection
import TouchReading
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// Pick mode in the window: at the newest moment and while looking back.
@Suite(.serialized) struct PickWindowTests {
  private let window = DebuggerTests()

  private func tapped() throws -> TestWindow {
    let debugger = try window.open("012-many")
    window.click(try window.scenePlace("card", debugger), debugger)
    for _ in 0..<12 { debugger.turn(after: 0.1) }
    return debugger
  }

  /// The tree, wherever it is scrolled to.
  private struct Tree: Equatable {
    var frame: CGRect
    var height: Double
    /// The heights of its whole rows, from the top of all of them.
    var rows: [String: Double]
    var offset: Double
  }

  private func tree(_ debugger: TestWindow) throws -> Tree {
    let key = "left.hierarchy"
    let scroll = try #require(debugger.scrolls.first { $0.key == key })
    let offset = debugger.state.workspace.lists[key]
    var rows: [String: Double] = [:]
    for region in debugger.regions where region.outline.height > scroll.row - 0.5 {
      switch region.target {
      case .view, .recognizer, .idle:
        guard scroll.frame.contains(region.outline) else { continue }
        rows["\(region.target)"] = (region.outline.minY + offset).rounded()
      default: continue
      }
    }
    return Tree(frame: scroll.frame, height: scroll.content, rows: rows, offset: offset)
  }

  /// Whether no row is another one, or at another place.
  private func isSame(_ one: Tree, _ other: Tree) -> Bool {
    let shared = Set(one.rows.keys).intersection(other.rows.keys)
    return one.frame == other.frame && one.height == other.height && shared.count > 3
      && shared.allSatisfy { one.rows[$0] == other.rows[$0] }
  }

  private func why(_ debugger: TestWindow) -> String? {
    debugger.model.explanation(debugger.debugger.reading().input)?.title
  }

  private func point(at view: String, _ debugger: TestWindow) throws {
    debugger.handle(.mouseMoved(try window.scenePlace(view, debugger)))
    debugger.turn()
  }

  /// Nothing of the tree moves as the mode begins, while the pointer moves and when it leaves; Why speaks of the point.
  @Test(arguments: [false, true]) func nothingMovesForThePointer(_ isPast: Bool) throws {
    let debugger = try tapped()
    defer { debugger.end() }
    if isPast { debugger.command("start") }
    debugger.state.selection = .recognizer("cardTap")
    debugger.turn()
    #expect((debugger.view.input.ahead != nil) == isPast)
    let before = try tree(debugger)
    #expect(before.rows["\(Target.idle(first: "tile"))"] != nil)
    debugger.state.workspace.isPicking = true
    debugger.turn()
    #expect(try tree(debugger) == before)
    for view in ["tile", "card", "ok", "tile"] {
      try point(at: view, debugger)
      #expect(isSame(try tree(debugger), before), "\(view)")
      #expect(why(debugger) == "\(view) would get a touch here")
    }
    let pointed = try tree(debugger)
    debugger.handle(.mouseMoved(CGPoint(x: 700, y: 890)))
    debugger.turn()
    #expect(try tree(debugger).offset == pointed.offset)
    #expect(why(debugger)?.contains("would get") == false)
  }

  /// A mouse that rests on the scene asks as soon as the mode begins.
  @Test func aMouseThatRestsAsksAtOnce() throws {
    let debugger = try tapped()
    defer { debugger.end() }
    try point(at: "tile", debugger)
    debugger.command("mode.pick")
    debugger.turn()
    #expect(debugger.probe.map { debugger.view.input.name(of: $0.winner) } == "tile")
    debugger.command("mode.touch")
    debugger.turn()
    #expect(debugger.probe == nil)
  }
}
