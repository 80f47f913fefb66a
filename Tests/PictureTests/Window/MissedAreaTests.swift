import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchTrace
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

  /// A few rows at a time find the same as all at once, from the second time on that the same is asked for.
  @Test func anAreaIsFoundALittleAtATime() throws {
    let session = try Stories.session("002-enlarge", "25 points outside")
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    let (input, step, shadow) = (view.input, view.step, Shadow(session))
    func copy() -> (engine: Engine, snapshot: SceneSnapshot)? {
      shadow.catchUp(step, session.now).map { ($0, view.snapshot) }
    }
    var slow = MissedAreas()
    let before = slow.area(input, step: step)
    #expect(before == nil && slow.isIncomplete)
    let first = slow.find(at: step) { nil }
    #expect(!first, "nothing rests yet")
    var turns = 0
    while !slow.find(at: step, copy) { turns += 1 }
    #expect(turns > 3 && !slow.isIncomplete)
    var quick = MissedAreas()
    _ = quick.area(input, step: step)
    let isFound = quick.find(at: step, atOnce: true, copy)
    let (area, same) = (quick.area(input, step: step), slow.area(input, step: step))
    #expect(isFound && area?.extent.width == 70 && area == same)
  }

  /// A scene that cannot be made twice has none, and is not asked again and again.
  @Test func withoutACopyNoAreaIsWaitedFor() throws {
    let session = try Stories.session("002-enlarge", "25 points outside")
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    var areas = MissedAreas()
    _ = areas.area(view.input, step: view.step)
    let isDone = areas.find(at: view.step, atOnce: true) { nil }
    let area = areas.area(view.input, step: view.step)
    #expect(isDone && area == nil && !areas.isIncomplete)
  }
}
