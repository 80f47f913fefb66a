import CSDL2
import Foundation
import Testing
import TouchCanvasSDL
import TouchGeometry
import TouchInspection
import TouchRecording
import TouchTrace

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
    let usual = debugger.model.split.right
    for phase in [CanvasEvent.FingerPhase.began, .ended] {
      debugger.handle(
        .finger(id: 7, device: 1, phase, CGPoint(x: 1300, y: 400)), MonotonicClock.now())
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
    #expect(debugger.model.split.right == usual + 90)
  }

  /// The mouse that a touchscreen moves by a pixel does not end what its finger began.
  @Test func aMouseThatHardlyMovesLeavesTheTouchMode() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    debugger.handle(.mouseMoved(CGPoint(x: 1300, y: 400)), MonotonicClock.now())
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
    #expect(debugger.pointer.window == CGPoint(x: 1340, y: 400))
  }
}
