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

/// Fingers that stay on the glass with no hand: a run that went on from a moment in which they were down.
@Suite(.serialized) struct HeldFingerTests {
  private let window = DebuggerTests()

  private func mouse(_ event: CanvasEvent, _ debugger: TestWindow) {
    debugger.handle(event)
    debugger.turn()
  }

  /// A drag, and a new run from its midst.
  private func forked() throws -> (TestWindow, at: CGPoint) {
    let debugger = try window.open("004-yellow-pan")
    let place = try window.scenePlace("yellow", debugger)
    mouse(.mouseDown(button: 1, place), debugger)
    for step in 1...6 {
      mouse(.mouseMoved(CGPoint(x: place.x + Double(step) * 5, y: place.y)), debugger)
    }
    mouse(.mouseUp(button: 1, CGPoint(x: place.x + 30, y: place.y)), debugger)
    debugger.change { PlaybackUpdate.seek(toStep: 3, &$0) }
    debugger.turn()
    debugger.command("fork")
    debugger.turn()
    debugger.turn()
    let finger = try #require(debugger.view.reading.fingers.last)
    let mapping = WindowLayout(debugger.model).toWindow(debugger.view.snapshot.screen)
    return (debugger, finger.at.applying(mapping))
  }

  private func phases(_ debugger: TestWindow) -> [TouchPhase] {
    debugger.session.trace.events.filter { $0.kind == .sample }.map(\.phase)
  }

  @Test func aFingerThatWasDownIsHeldAndSaid() throws {
    let (debugger, _) = try forked()
    defer { debugger.end() }
    #expect(
      debugger.state.input.scene.tracker.held == [1]
        && debugger.view.reading.fingers.last?.isDown == true)
    let chip = try #require(debugger.regions.last { $0.id == "command:fingers.lift" })
    #expect(chip.tooltip.text(in: debugger.session.trace).contains("touch 1"))
    // The run that was left has no finger that nobody can lift.
    let former = try #require(debugger.runner.host.previousRun)
    #expect(former.trace.events.last { $0.kind == .sample }?.phase == .ended)
  }

  @Test func escapeLiftsIt() throws {
    let (debugger, _) = try forked()
    defer { debugger.end() }
    debugger.state.selection = .view("yellow")
    debugger.command("escape")
    debugger.turn()
    #expect(phases(debugger).last == .ended && debugger.state.input.scene.tracker.down.isEmpty)
    #expect(debugger.model.pointing.selection == .view("yellow"), "what lies deeper is left first")
    debugger.turn()
    #expect(!debugger.regions.contains { $0.id == "command:fingers.lift" })
  }

  @Test func shiftEscapeCancelsIt() throws {
    let (debugger, _) = try forked()
    defer { debugger.end() }
    debugger.command("cancelTouches")
    debugger.turn()
    #expect(phases(debugger).last == .cancelled && debugger.state.input.scene.tracker.held.isEmpty)
    #expect(debugger.model.messages.notice == "1 touch cancelled: Shift Esc")
  }

  @Test func aPressOnItsRingLiftsItAndADragMovesIt() throws {
    let (debugger, at) = try forked()
    defer { debugger.end() }
    let before = try #require(debugger.state.input.scene.tracker.down[1])
    mouse(.mouseDown(button: 1, CGPoint(x: at.x + 4, y: at.y)), debugger)
    mouse(.mouseMoved(CGPoint(x: at.x + 44, y: at.y + 10)), debugger)
    mouse(.mouseUp(button: 1, CGPoint(x: at.x + 44, y: at.y + 10)), debugger)
    let after = try #require(debugger.state.input.scene.tracker.down[1])
    #expect(
      after.x > before.x && phases(debugger).last == .moved
        && debugger.state.input.scene.tracker.held == [1])
    let ring = CGPoint(x: at.x + 40, y: at.y + 10)
    mouse(.mouseDown(button: 1, ring), debugger)
    mouse(.mouseUp(button: 1, ring), debugger)
    #expect(phases(debugger).last == .ended && debugger.state.input.scene.tracker.down.isEmpty)
  }

  /// Elsewhere the mouse is another finger, and the chip is pressed without touching.
  @Test func anotherFingerComesBesideIt() throws {
    let (debugger, at) = try forked()
    defer { debugger.end() }
    let place = CGPoint(x: at.x - 20, y: at.y + 90)
    mouse(.mouseDown(button: 1, place), debugger)
    #expect(
      debugger.state.input.scene.tracker.down.keys.sorted() == [1, 2]
        && debugger.state.input.scene.tracker.held == [1])
    mouse(.mouseUp(button: 1, place), debugger)
    #expect(debugger.state.input.scene.tracker.down.keys.sorted() == [1])
    let count = debugger.session.inputs.count
    try window.press("command:fingers.lift", debugger)
    #expect(
      debugger.state.input.scene.tracker.down.isEmpty && debugger.session.inputs.count == count + 1)
  }

  /// A real finger on the ring takes it over.
  @Test func aRealFingerTakesItUp() throws {
    let (debugger, at) = try forked()
    defer { debugger.end() }
    mouse(.finger(id: 5, device: 2, .began, at), debugger)
    #expect(
      debugger.state.input.scene.tracker.held.isEmpty
        && debugger.state.input.scene.tracker.down.keys.sorted() == [1])
    mouse(.finger(id: 5, device: 2, .ended, at), debugger)
    #expect(debugger.state.input.scene.tracker.down.isEmpty && phases(debugger).last == .ended)
  }
}
