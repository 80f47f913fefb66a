import Foundation
import SceneStories
import Testing
import TouchInspection
import TouchReading
import TouchWindow

@testable import TouchDebugger

/// Where a button that was missed takes touches, as a window asks it of a copy of its scene.
@Suite(.serialized) struct MissedAreaTests {
  /// The same touch has the same answer of a button whose area has changed since.
  @Test func theAreaIsThatOfTheSceneAsItIs() throws {
    let copy = try TestWindow.Copy(of: "002-enlarge")
    defer { copy.remove() }
    let window = copy.window
    func width() -> Double? {
      window.debugger.reading().input.missedArea.map { Double($0.extent.width) }
    }
    window.press(.run("25 points outside"))
    for _ in 0..<100 where width() == nil { window.turn(after: 0.02) }
    #expect(width() == 70)
    let text = try String(contentsOfFile: copy.path, encoding: .utf8)
    try text.replacing("[-20, -20]", with: "[-22, -22]").write(
      toFile: copy.path, atomically: true, encoding: .utf8)
    // The scene loads again, and the same touch comes again.
    for _ in 0..<100 where width() != 74 { window.turn(after: 0.3) }
    #expect(width() == 74)
  }
}
