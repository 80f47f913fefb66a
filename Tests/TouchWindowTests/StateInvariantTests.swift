import TouchLanguage
import TouchGeometry
import Foundation
import Testing
import TouchInspection
import TouchReading
import TouchTrace

@testable import TouchWindow

/// Each invariant of the window's state holds at the start, and its violation is found and named.
@Suite struct StateInvariantTests {
  private func violations(_ change: (inout WindowStore) -> Void) throws -> [StateInvariant] {
    var store = try WindowStore()
    change(&store)
    return StateInvariant.violations(store.state, store.reading, store.now).map(\.invariant)
  }

  @Test func theStartKeepsAll() throws {
    #expect(try violations { _ in } == [])
    let start = SceneSummary(path: "", screen: WindowStore.screen)
    let store = try WindowStore(start)
    #expect(StateInvariant.violations(store.state, store.reading, store.now) == [])
  }

  @Test(arguments: StateInvariant.allCases) func aBreakIsFound(_ invariant: StateInvariant) throws {
    let found = try violations { store in
      let (point, nowhere) = (CGPoint(x: 1, y: 1), CGPoint(x: Double.nan, y: 0))
      switch invariant {
      case .sizesAreUsable: store.state.input.size.width = 0
      case .pointsAreFinite: store.state.input.pointer.window = nowhere
      case .numbersAreFingers: store.state.input.scene.tracker.add(.began, 11, point)
      case .heldFingersAreDown:
        store.state.input.scene.tracker = FingerTracker(down: [:], held: [3])
      case .handsAreApart:
        store.state.input.scene.numbers.begin(1, 1, as: 2)
        store.state.input.scene.numbers.begin(1, 2, as: 2)
      case .handsHoldNothing:
        store.state.input.scene.tracker.hold(2, point)
        store.state.input.scene.numbers.begin(1, 1, as: 2)
      case .mouseIsDown: store.state.input.pointer.isSingleDown = true
      case .gripIsHeld:
        store.state.input.pointer.grip = Pointer.Grip(finger: 4, offset: .zero, start: point)
      case .pastIsOver:
        store.state.playback.position = .past(Playhead(step: 0, time: .zero))
      case .newestIsNow: store.reading.session.now = Instant(seconds: 1)
      case .checkedExists: store.state.document.checkedEvents = 1
      case .rangesAreFinite:
        var range = TimelineRange(start: .zero, end: .zero)
        range.start = Instant(seconds: 1)
        store.state.document.timelineRange = range
      case .offsetsAreFinite: store.state.workspace.lists["log"] = .infinity
      case .startIsEmpty:
        store.state.document.scene.path = ""
        store.state.playback.source = .replay
      case .fieldHasObject: store.state.prompt = .field(.property(name: "alpha", text: "1"))
      case .promptIsInRange: store.state.prompt = .menu(MenuModel([], at: point))
      case .workIsAlone:
        store.state.prompt = .work(WorkProgress(.opening, share: 0.5))
        store.state.input.scene.tracker.hold(2, point)
      case .drawerIsOne: store.state.workspace.drawer = [.left, .right]
      }
    }
    #expect(found == [invariant])
  }

  @Test func aViolationSaysWhatAndOfWhat() throws {
    var store = try WindowStore()
    store.state.input.scene.tracker.add(.began, 12, CGPoint(x: 1, y: 1))
    let found = StateInvariant.violations(store.state, store.reading, store.now)
    #expect(
      found.map(\.description) == ["broken: a touch has a number from 1 to 10: touch 12"])
  }

  /// A finger pulls a list beyond its beginning: it swings back once the finger lifts.
  @Test func aListMayBePulledBeyondItsBeginning() throws {
    var store = try WindowStore()
    store.run(.panel(.scroll(key: "left.scenes", offset: -280)))
    #expect(store.state.workspace.lists["left.scenes"] == -280)
  }
}
