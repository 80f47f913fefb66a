import Testing
import TouchInspection
import TouchLanguage
import TouchTrace

@testable import TouchWindow

/// What the tab Runs asks for.
@Suite struct RunsTests {
  private static let run = RunID("a tap")

  @Test func aRunIsChosenAndChanged() throws {
    var store = try ComposeWindow.store()
    store.run(.press(.runs(.select(Self.run))))
    #expect(store.state.compose.shownRun == Self.run)
    let update = ExpectationUpdate(item: 0, key: nil, value: "[tap]")
    #expect(
      ComposeWindow.performed(store.run(.press(.runs(.update(Self.run, update)))))
        == [.updateExpectation(Self.run, update)])
    #expect(
      ComposeWindow.performed(store.run(.press(.runs(.delete(Self.run)))))
        == [.deleteRun(Self.run)])
    #expect(
      store.run(.press(.runs(.record(Self.run)))).contains(.compose(.recordRun(Self.run))))
    #expect(store.run(.press(.runs(.play(Self.run)))).contains(.compose(.playRun(Self.run))))
    store.run(.press(.runs(.select(Self.run))))
    #expect(store.state.compose.shownRun == nil)
  }

  @Test func aNameIsTyped() throws {
    var store = try ComposeWindow.store()
    store.run(.press(.runs(.rename(Self.run))))
    #expect(store.state.prompt == .field(.runName(Self.run, text: "a tap")))
    store.run(.command(.activate))
    #expect(store.state.prompt == nil)
    store.run(.press(.runs(.rename(Self.run))))
    store.state.prompt = .field(.runName(Self.run, text: "one tap"))
    #expect(
      ComposeWindow.performed(store.run(.command(.activate)))
        == [.renameRun(Self.run, to: "one tap")])
    #expect(store.state.prompt == nil)
  }

  /// A variant has the same runs: they are changed as they are.
  @Test func runsChangeWhileAVariantIsInEffect() throws {
    var store = try ComposeWindow.store()
    store.state.document.scene.variant = "slow"
    #expect(
      ComposeWindow.performed(store.run(.press(.runs(.delete(Self.run)))))
        == [.deleteRun(Self.run)])
  }

  /// Outside of Compose a run plays as from the list of scenes, and nothing is changed.
  @Test func outsideOfComposeRunsOnlyPlay() throws {
    var store = try WindowStore()
    for target: RunTarget in [.delete(Self.run), .record(Self.run), .rename(Self.run)] {
      #expect(store.run(.press(.runs(target))).isEmpty)
      #expect(store.state.prompt == nil)
    }
    #expect(store.run(.press(.runs(.play(Self.run)))) == [.replayRun("a tap")])
  }

  @Test func theTabStandsWhereRunsAreMade() {
    #expect(
      RightTab.row(isComposing: true, chosen: .why).prefix(4) == [
        .inspect, .why, .arbitration, .runs,
      ])
    #expect(Set(RightTab.row(isComposing: true, chosen: .why)) == Set(RightTab.allCases))
    #expect(!RightTab.row(isComposing: false, chosen: .why).contains(.runs))
    #expect(RightTab.row(isComposing: false, chosen: .runs).contains(.runs))
  }
}
