import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchInspection
import TouchWindow

@testable import TouchDebugger

/// What stands for the time while a scene is composed, which waits before every moment of the session.
@Suite(.serialized) struct ComposeClockTests {
  private let window = DebuggerTests()

  /// Nothing is a moment before the gesture: the toolbar has a dash, the ruler and the session have no playhead.
  @Test func noMomentShows() throws {
    let copy = try TestWindow.Copy(of: "000-td-tap")
    defer { copy.remove() }
    let debugger = copy.window
    debugger.turn(after: 3)
    window.click(try window.scenePlace("card", debugger), debugger)
    debugger.turn(after: 0.6)
    #expect(debugger.regions.contains { $0.target == .playhead })
    debugger.command("compose.toggle")
    debugger.turn()
    #expect(!debugger.model.time.showsMoment)
    #expect(!debugger.regions.contains { $0.target == .playhead })
    let texts = debugger.texts
    #expect(texts.contains("\u{2013}"), "\(texts)")
    #expect(!texts.contains { $0.hasPrefix("\u{2212}") && $0.hasSuffix(" s") }, "\(texts)")
    // Back from it the newest moment shows again.
    debugger.command("compose.toggle")
    debugger.turn()
    #expect(debugger.model.time.showsMoment)
    #expect(debugger.regions.contains { $0.target == .playhead })
  }
}
