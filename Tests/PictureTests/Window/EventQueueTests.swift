import CSDL2
import Foundation
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// What waits in the system's queue, however slow the window is.
extension DebuggerTests {
  private func push(_ type: SDL_EventType, _ place: CGPoint) {
    var event = SDL_Event()
    event.type = UInt32(type.rawValue)
    if type == SDL_MOUSEMOTION {
      event.motion.x = Int32(place.x)
      event.motion.y = Int32(place.y)
    } else {
      event.button.button = 1
      event.button.x = Int32(place.x)
      event.button.y = Int32(place.y)
    }
    #expect(SDL_PushEvent(&event) == 1)
  }

  /// A finger on a panel makes everything larger; the mouse that comes back presses what it is over afterwards.
  @Test func aMouseThatComesBackInOneFramePressesWhatItIsOver() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    let usual = Double(WindowLayout(debugger.model).right.width)
    for phase in [CanvasEvent.FingerPhase.began, .ended] {
      debugger.handle(
        .finger(id: 7, device: 1, phase, CGPoint(x: 1300, y: 400)))
      debugger.turn()
    }
    try #require(debugger.isTouchMode)
    let edge = CGPoint(x: 1440 - usual, y: 300)
    push(SDL_MOUSEMOTION, edge)
    push(SDL_MOUSEBUTTONDOWN, edge)
    for way in [40.0, 90] { push(SDL_MOUSEMOTION, CGPoint(x: edge.x - way, y: 300)) }
    push(SDL_MOUSEBUTTONUP, CGPoint(x: edge.x - 90, y: 300))
    for _ in 0..<3 { debugger.turn() }
    #expect(!debugger.isTouchMode && debugger.session.trace.events.isEmpty)
    #expect(debugger.model.workspace.split.right == usual + 90)
  }

  /// The mouse that a touchscreen moves by a pixel does not end what its finger began.
  @Test func aMouseThatHardlyMovesLeavesTheTouchMode() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    debugger.handle(.mouseMoved(CGPoint(x: 1300, y: 400)))
    debugger.beginTouchMode()
    debugger.turn()
    func move(byPixels way: Double) {
      push(SDL_MOUSEMOTION, CGPoint(x: 1300 + way, y: 400))
      debugger.turn()
    }
    move(byPixels: 2)
    #expect(debugger.isTouchMode)
    move(byPixels: 40)
    #expect(!debugger.isTouchMode)
    #expect(debugger.state.input.pointer.window == CGPoint(x: 1340, y: 400))
  }

  /// What was asked for with a finger stays at it when everything becomes larger.
  @Test func theMenuOfAFingerStaysThere() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    let place = CGPoint(x: 1200, y: 500)
    debugger.handle(.mouseDown(button: 3, place))
    let pixels = try #require(debugger.model.cover?.menu).at.x * debugger.state.input.scale
    debugger.beginTouchMode()
    #expect(debugger.isTouchMode)
    #expect(try #require(debugger.model.cover?.menu).at.x * debugger.state.input.scale == pixels)
    let region = try #require(debugger.regions.first { !$0.tooltip.isEmpty })
    debugger.change { HoverUpdate.pinTooltip(of: region, &$0) }
    let before = try #require(debugger.model.pointing.tooltip).at.y * debugger.state.input.scale
    debugger.state.input.touchMode = nil
    debugger.change { SizeUpdate.applyScale(&$0) }
    let after = try #require(debugger.model.pointing.tooltip).at.y * debugger.state.input.scale
    #expect(abs(after - before) < 0.001)
  }

  /// Sizes do not change under a mouse or a finger that holds something.
  @Test func sizesWaitUntilNothingIsHeld() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    let list = CGPoint(x: 1300, y: 400)
    debugger.handle(.mouseMoved(list))
    debugger.beginTouchMode()
    debugger.turn()
    let pixels = list.x * debugger.state.input.scale
    push(SDL_MOUSEBUTTONDOWN, list)
    push(SDL_MOUSEMOTION, CGPoint(x: list.x, y: list.y - 60))
    debugger.turn()
    #expect(debugger.isTouchMode, "the mouse is down at \(pixels)")
    debugger.command("larger")
    #expect(
      debugger.state.preferences.textScale == 1
        && debugger.model.messages.notice?.contains("Lift all fingers") == true)
    push(SDL_MOUSEBUTTONUP, CGPoint(x: list.x, y: list.y - 60))
    debugger.turn()
    push(SDL_MOUSEMOTION, CGPoint(x: list.x, y: list.y - 90))
    debugger.turn()
    #expect(!debugger.isTouchMode)
  }

  /// A second finger that comes before the first one's lift is drawn finds the panels as they were.
  @Test func touchModeWaitsForTheNextFinger() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    let list = CGPoint(x: 1300, y: 400)
    for (id, phase) in [(7, CanvasEvent.FingerPhase.began), (7, .ended), (8, .began)] {
      debugger.handle(.finger(id: Int64(id), device: 1, phase, list))
    }
    debugger.turn()
    #expect(!debugger.isTouchMode)
    debugger.handle(.finger(id: 8, device: 1, .ended, list))
    debugger.turn()
    #expect(debugger.isTouchMode)
  }

  /// A mouse that comes back before the finger's lift is drawn finds the panels as they were.
  @Test func theMouseComesBackInTheSameTurn() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    let list = CGPoint(x: 1300, y: 400)
    debugger.handle(.finger(id: 7, device: 1, .began, list))
    debugger.turn()
    debugger.handle(.finger(id: 7, device: 1, .ended, list))
    debugger.handle(.mouseMoved(CGPoint(x: 700, y: 300)))
    debugger.turn()
    #expect(!debugger.isTouchMode)
  }

  /// A press after a change of the window's size waits for the picture of that size.
  @Test func aPressWaitsForThePictureOfItsSize() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    var event = SDL_Event()
    event.type = UInt32(SDL_WINDOWEVENT.rawValue)
    event.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
    event.window.data1 = 1200
    event.window.data2 = 800
    #expect(SDL_PushEvent(&event) == 1)
    let usual = 400.0
    let edge = CGPoint(x: 1200 - usual, y: 300)
    push(SDL_MOUSEBUTTONDOWN, edge)
    for way in [40.0, 60] { push(SDL_MOUSEMOTION, CGPoint(x: edge.x - way, y: 300)) }
    push(SDL_MOUSEBUTTONUP, CGPoint(x: edge.x - 60, y: 300))
    for _ in 0..<3 { debugger.turn() }
    #expect(debugger.model.workspace.size == CGSize(width: 1200, height: 800))
    #expect(debugger.model.workspace.split.right == usual + 60)
  }

  /// Another scene and a turned device leave the mouse where it is.
  @Test func theMouseStaysWhereItIs() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    let place = CGPoint(x: 1300, y: 400)
    debugger.handle(.mouseMoved(place))
    debugger.command("device.right")
    #expect(debugger.session.scene.engine.orientation != .portrait)
    #expect(debugger.state.input.pointer.window == place)
    debugger.command("reload")
    debugger.turn()
    #expect(debugger.state.input.pointer.window == place)
  }
}
