import Foundation
import Testing
import TouchInspection
import TouchLanguage
import TouchTrace

@testable import TouchWindow

/// Side panels in narrow windows, and on the page without a scene.
@Suite struct SidePanelTests {
  private func shows(_ store: WindowStore) -> WindowPanels {
    let layout = WindowLayout(store.state)
    return WindowPanels([.left, .right, .timeline].filter(layout.shows))
  }

  /// In a narrow window the left panel takes the place of the right one, which comes back when the left one closes.
  @Test func thePanelThatGaveWayComesBack() throws {
    var store = try WindowStore()
    store.state.input.size = CGSize(width: 1024, height: 700)
    #expect(shows(store) == [.right, .timeline])
    store.run(.command(.panelLeft))
    #expect(shows(store) == [.left, .timeline])
    store.run(.command(.panelLeft))
    #expect(shows(store) == [.right, .timeline])
  }

  /// What the user closed stays closed.
  @Test func aClosedPanelDoesNotComeBack() throws {
    var store = try WindowStore()
    store.state.input.size = CGSize(width: 1024, height: 700)
    store.run(.command(.panelRight))
    #expect(shows(store) == [.left, .timeline])
    store.run(.command(.panelLeft))
    #expect(shows(store) == [.timeline])
    // Who asks for the one that gave way has it, and the other does not come back for that.
    store.run(.command(.panelRight))
    store.run(.command(.panelLeft))
    store.run(.command(.panelRight))
    #expect(shows(store) == [.right, .timeline])
    store.run(.command(.panelRight))
    #expect(!shows(store).contains(.right))
  }

  /// Without a scene no panel is open but the lists, on demand.
  @Test func thePageWithoutASceneIsAlone() throws {
    var store = try WindowStore(SceneSummary(path: "", screen: WindowStore.screen))
    #expect(shows(store) == [])
    for command in [CommandID.panelRight, .panelTimeline, .tabWhy, .tabLog] {
      store.run(.command(command))
      #expect(shows(store) == [], "\(command)")
    }
    store.run(.command(.leftScenes))
    #expect(shows(store) == [.left] && store.state.workspace.leftTab == .scenes)
    store.run(.command(.panelLeft))
    #expect(shows(store) == [])
    store.run(.command(.leftArticles))
    store.run(.command(.escape))
    #expect(shows(store) == [])
    #expect(store.state.workspace.panels == .all)
  }
}
