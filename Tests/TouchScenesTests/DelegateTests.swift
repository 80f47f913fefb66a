import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// An object of the scene is a recognizer's delegate, and is asked as one.
@Suite @MainActor struct DelegateTests {
  /// How often a pan begins when the finger goes up.
  private func begins(_ delegate: String) throws -> Int {
    Stories.register()
    let text = """
      touchscope: 1
      screen: [300, 300]
      window:
        subviews:
          - {id: sheet, class: SheetView, frame: [0, 0, 1, 1]}
          - id: card
            frame: [0, 0, 300, 300]
            gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer\(delegate)}]
      runs: [{name: up, input: [{drag: {from: card, by: [0, -90]}}, {wait: idle}]}]
      """
    let scene = try LiveScene.load(text: text, path: "delegate.yaml")
    defer { scene.engine.tearDown() }
    let pan = try #require(scene.object("pan") as? UIGestureRecognizer)
    #expect((pan.delegate === scene.object("sheet")) == !delegate.isEmpty)
    let player = RunPlayer(scene.runs[0], on: scene)
    while let input = player.next() { scene.apply(input) }
    let trace = scene.engine.trace
    return trace.events.count { CanonicalLine.text($0, in: trace) == "pan action began" }
  }

  /// A sheet lets pans begin only downward.
  @Test func theDelegateIsAsked() throws {
    #expect(try begins("") == 1)
    #expect(try begins(", delegate: sheet") == 0)
  }
}
