import Foundation
import Testing
import TouchCanvas
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// One mouse puts several fingers down: Shift leaves each of them on the glass.
@Suite struct StickyFingerTests {
  private static let middle = CGPoint(x: 640, y: 300)

  private func key(_ modifiers: KeyModifiers, isDown: Bool = true) -> Message {
    .canvas(.key(code: "shift", scan: "shift", modifiers, isDown: isDown, isRepeat: false))
  }

  private func press(_ dx: Double, _ store: inout WindowStore, dragBy drag: Double = 0) {
    let at = CGPoint(x: Self.middle.x + dx, y: Self.middle.y)
    store.run(.canvas(.mouseMoved(at)))
    store.run(.canvas(.mouseDown(button: 1, at)))
    let end = CGPoint(x: at.x + drag, y: at.y)
    if drag != 0 { store.run(.canvas(.mouseMoved(end))) }
    store.run(.canvas(.mouseUp(button: 1, end)))
  }

  private func phases(_ store: inout WindowStore) -> [[TouchPhase]] {
    store.run(.deliver).compactMap { effect in
      if case .feed(.fingers(let changes), _) = effect { changes.map(\.phase) } else { nil }
    }
  }

  @Test func shiftLeavesFingersDown() throws {
    var store = try WindowStore()
    store.run(key(.shift))
    press(0, &store)
    #expect(store.state.notice?.text == Text.notices.stickyFinger(1))
    press(60, &store)
    press(-60, &store)
    store.run(key([], isDown: false))
    let tracker = store.state.input.scene.tracker
    #expect(tracker.held == [1, 2, 3] && tracker.down.count == 3)
    #expect(phases(&store).joined().allSatisfy { $0 == .began })
    // Without Shift a finger is lifted, and the others stay.
    press(110, &store)
    #expect(store.state.input.scene.tracker.held == [1, 2, 3])
    #expect(store.state.input.scene.tracker.down.count == 3)
    #expect(phases(&store).joined().map(\.self) == [.began, .ended])
    store.run(.command(.escape))
    #expect(store.state.input.scene.tracker.down.isEmpty)
    #expect(phases(&store) == [[.ended, .ended, .ended]])
  }

  /// Shift counts at the press and at the release.
  @Test(arguments: [true, false]) func shiftMayComeLate(_ atPress: Bool) throws {
    var store = try WindowStore()
    if atPress { store.run(key(.shift)) }
    store.run(.canvas(.mouseMoved(Self.middle)))
    store.run(.canvas(.mouseDown(button: 1, Self.middle)))
    store.run(key(atPress ? [] : .shift, isDown: !atPress))
    store.run(.canvas(.mouseUp(button: 1, Self.middle)))
    #expect(store.state.input.scene.tracker.held == [1])
    // A click on its ring lifts it.
    store.run(key([], isDown: false))
    press(4, &store)
    #expect(store.state.input.scene.tracker.down.isEmpty)
  }

  @Test func tenFingersComeFromOneMouse() throws {
    var store = try WindowStore()
    store.run(key(.shift))
    for row in 0..<2 {
      for column in 0..<5 {
        let at = CGPoint(x: 560 + Double(column) * 46, y: 260 + Double(row) * 60)
        store.run(.canvas(.mouseMoved(at)))
        store.run(.canvas(.mouseDown(button: 1, at)))
        store.run(.canvas(.mouseUp(button: 1, at)))
      }
    }
    #expect(store.state.input.scene.tracker.held.count == 10)
    press(0, &store)
    #expect(
      store.state.input.scene.tracker.held.count == 10
        && store.state.notice?.text == Text.notices.tooManyFingers(most: 10))
  }

  /// Ctrl and a press on rings: they move together.
  @Test func linkedFingersMoveTogether() throws {
    var store = try WindowStore()
    store.run(key(.shift))
    press(-70, &store)
    press(0, &store)
    press(70, &store)
    store.run(key(.control))
    press(-70, &store)
    press(70, &store)
    store.run(key([], isDown: false))
    #expect(store.state.input.scene.linked == [1, 3])
    let before = store.state.input.scene.tracker.down
    press(-70, &store, dragBy: 20)
    let after = store.state.input.scene.tracker.down
    for finger in [1, 3] {
      let (a, b) = (try #require(before[finger]), try #require(after[finger]))
      #expect(b.x > a.x && b.y == a.y)
    }
    #expect(before[2] == after[2] && store.state.input.scene.tracker.held == [1, 2, 3])
    let model = WindowModel(store.state, store.reading)
    #expect(model.fingers.linked == [1, 3] && model.fingers.held == [1, 2, 3])
  }
}
