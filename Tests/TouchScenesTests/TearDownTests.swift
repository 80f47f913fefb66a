import Foundation
import Testing
import TouchEngine
import TouchScenes
import TouchTrace

/// An engine and its parts hold each other until the engine is torn down.
@Suite struct TearDownTests {
  private static let scene = """
    touchscope: 1
    window:
      subviews:
        - {id: card, class: UIView, frame: [0, 0, 200, 200], gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer}]}
    """

  /// A scene that was used and torn down leaves no engine behind.
  @Test func nothingIsLeftOfAScene() throws {
    weak var engine: Engine?
    try autoreleased {
      let scene = try LiveScene.load(text: Self.scene, path: "memory.yaml")
      engine = scene.engine
      for (index, phase) in [TouchPhase.began, .moved, .ended].enumerated() {
        scene.engine.step(
          DigitizerEvent(
            arrival: Instant(seconds: 0.1 * Double(index)),
            changes: [
              FingerChange(
                finger: 1, phase: phase, location: CGPoint(x: 50 + 20 * index, y: 50))
            ]))
      }
      #expect(engine?.trace.events.isEmpty == false)
      scene.engine.tearDown()
    }
    #expect(engine == nil)
  }

  /// What comes to an engine that is over is dropped.
  @Test func nothingReachesATornDownEngine() throws {
    let scene = try LiveScene.load(text: Self.scene, path: "memory.yaml")
    scene.engine.tearDown()
    let count = scene.engine.trace.events.count
    scene.engine.step(
      DigitizerEvent(
        arrival: Instant(seconds: 1),
        changes: [FingerChange(finger: 1, phase: .began, location: CGPoint(x: 50, y: 50))]))
    var ran = false
    scene.engine.program(at: Instant(seconds: 2)) { ran = true }
    scene.engine.interrupt(at: Instant(seconds: 3))
    #expect(!ran && scene.engine.trace.events.count == count)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
