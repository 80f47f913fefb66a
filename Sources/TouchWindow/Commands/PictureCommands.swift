import TouchInspection
import TouchLanguage
import TouchReading

extension CommandCatalog {
  package static let pictures: [Command] =
    overlays + views + levels + tabs
    + SystemTableKind.allCases.map { table in
      Command(
        .system(table), .pictures, isPaletteOnly: true, { CommandUpdate.show(table, &$0) })
    }

  private static let overlays: [Command] = [
    Command(
      .overlayHit, .pictures, { CommandUpdate.toggle(.hit, &$0) }),
    Command(
      .overlayTouches, .pictures, { CommandUpdate.toggle(.touches, &$0) }),
    Command(
      .overlayResponders, .pictures, { CommandUpdate.toggle(.responders, &$0) }),
    Command(
      .overlayAreas, .pictures, { CommandUpdate.toggle(.areas, &$0) }),
    Command(
      .overlayWindow, .pictures, { CommandUpdate.toggle(.windowPass, &$0) }),
    Command(
      .renderNext, .pictures,
      {
        $0.state.workspace.render = $0.state.workspace.render.next
        switch $0.state.workspace.render {
        case .contents: $0.say(Text.notices.showingContents)
        case .wireframe: $0.say(Text.notices.showingWireframes)
        case .both: $0.say(Text.notices.showingBoth)
        }
      }),
  ]

  private static let views: [Command] = [
    Command(.watch, .pictures, isPaletteOnly: true, unless: { $0.noScene }) { c in
      guard let selection = c.state.selection else { return c.say(Text.notices.selectFirst) }
      c.state.document.instruments.watched.toggle(selection)
      CommandUpdate.show(RightTab.inspect, &c)
    },
    Command(.isolate, .pictures, unless: { $0.noScene }, { SceneFocusUpdate.isolate(&$0) }),
    Command(
      .hideView, .pictures, isPaletteOnly: true, unless: { $0.noScene },
      { SceneFocusUpdate.hide(&$0) }),
    Command(
      .showAllViews, .pictures, isPaletteOnly: true,
      unless: { $0.state.document.instruments.focus.isAll ? .allViewsShow : nil },
      { $0.state.document.instruments.focus = SceneFocus() }),
    Command(.layers, .pictures, isPaletteOnly: true, unless: { $0.noScene }) {
      LayersUpdate.toggle(&$0)
    },
  ]

  private static let levels: [Command] = [.unfold1, .unfold2, .unfold3, .unfold4, .unfold5].map {
    id in
    Command(id, .pictures, unless: { $0.noScene }) {
      LayersUpdate.unfold(to: id.unfoldedLevel ?? 1, &$0)
    }
  }

  private static let tabs: [Command] = [
    Command(
      .tabWhy, .pictures, unless: { $0.noScene }, { CommandUpdate.show(RightTab.why, &$0) }),
    Command(
      .tabRecognizers, .pictures, unless: { $0.noScene },
      { CommandUpdate.show(RightTab.recognizers, &$0) }),
    Command(
      .tabArbitration, .pictures, unless: { $0.noScene },
      { CommandUpdate.show(RightTab.arbitration, &$0) }),
    Command(
      .tabInspect, .pictures, isPaletteOnly: true, unless: { $0.noScene },
      { CommandUpdate.show(RightTab.inspect, &$0) }),
    Command(
      .tabRuns, .pictures, isPaletteOnly: true, unless: { $0.noScene },
      { CommandUpdate.show(RightTab.runs, &$0) }),
    Command(
      .tabLog, .pictures, isPaletteOnly: true, unless: { $0.noScene },
      { CommandUpdate.show(RightTab.log, &$0) }),
    Command(
      .tabSystem, .pictures, isPaletteOnly: true, unless: { $0.noScene },
      { CommandUpdate.show(RightTab.system, &$0) }),
    Command(
      .leftHierarchy, .pictures, isPaletteOnly: true, { CommandUpdate.show(LeftTab.hierarchy, &$0) }
    ),
    Command(
      .leftScenes, .pictures, isPaletteOnly: true,
      { CommandUpdate.show(LeftTab.scenes, &$0) }),
    Command(
      .leftArticles, .pictures, isPaletteOnly: true,
      { CommandUpdate.show(LeftTab.articles, &$0) }),
    Command(
      .leftAbout, .pictures, isPaletteOnly: true,
      { CommandUpdate.show(LeftTab.about, &$0) }),
  ]
}
