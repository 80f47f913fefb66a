import Foundation
import Testing
import TouchScenes
import TouchRecording
import TouchCanvas
import TouchEngine
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// The editors of Inspect in a window, down to the scene's text and back.
@Suite(.serialized) struct EditorWindowTests {
  @Test func namedColoursLookAsTheyAre() {
    #expect(UIColor.touchscopeNamed.count == NamedColor.allCases.count)
    for color in UIColor.touchscopeNamed {
      let shown = NamedColor(rawValue: color.name)?.color
      let value = color.touchscopeRGBA
      func part(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
      #expect(
        shown
          == Color(
            red: part(value.red), green: part(value.green), blue: part(value.blue),
            alpha: part(value.alpha)), "\(color.name)")
    }
  }

  @Test func aColourAndATimeAreTyped() throws {
    let copy = try TestWindow.Copy(of: "000-td-tap")
    let window = copy.window
    defer { window.remove() }
    let first = window.session.scene.text
    window.command("compose.toggle")
    window.state.selection = .view("card")
    window.turn()
    window.turn()
    #expect(
      window.model.right.inspect.rows.first { $0.name == "backgroundColor" }?.kind == .color)
    window.press(.property("backgroundColor", .menu))
    window.turn()
    #expect(window.model.cover?.menu?.items.contains { $0.title == "purple" } == true)
    window.press(.menu(.press(.property("backgroundColor", .choice("#27ae60")))))
    window.turn()
    #expect(window.session.scene.text.contains("backgroundColor: \"#27ae60\""))
    window.press(.property("backgroundColor", .field))
    window.turn()
    window.type("teal")
    window.command("activate")
    window.turn()
    let row = try #require(window.model.right.inspect.rows.first { $0.name == "backgroundColor" })
    #expect(row.problem == "teal is not a colour. Use a name or #rrggbb.")
    window.command("escape")
    window.state.selection = .recognizer("longPress")
    window.turn()
    window.turn()
    #expect(
      window.model.right.inspect.rows.first { $0.name == "minimumPressDuration" }?.value.hasSuffix(
        " s")
        == true)
    window.press(.property("minimumPressDuration", .field))
    window.turn()
    window.type("750 ms")
    window.command("activate")
    window.turn()
    #expect(window.session.scene.text.contains("minimumPressDuration: 0.75"))
    for _ in 0..<2 {
      window.command("undo")
      window.turn()
    }
    #expect(window.session.scene.text == first)
  }

  /// A property whose row is scrolled out shows it, and what it may be opens there.
  @Test func choicesOpenAtTheirRow() throws {
    let copy = try TestWindow.Copy(of: "000-td-tap")
    let window = copy.window
    defer { window.remove() }
    window.command("compose.toggle")
    window.state.selection = .view("card")
    for _ in 0..<2 { window.turn() }
    let target = Target.property("backgroundColor", .menu)
    window.state.workspace.lists["right.inspect"] = 1e6
    window.turn()
    #expect(!window.regions.contains { $0.target == target })
    window.press(target)
    window.turn()
    let row = try #require(window.regions.last { $0.target == target }?.outline)
    #expect(window.state.prompt?.menu?.at == CGPoint(x: row.minX, y: row.maxY))
    let panel = WindowLayout(window.state).right
    #expect(panel.contains(row))
  }
}
