import TouchInspection
import TouchReading

extension CommandCatalog {
  package static let pictures: [Command] =
    overlays + tabs
    + SystemTableKind.allCases.map { table in
      Command(
        .system(table), .pictures, "System: \(table.title)", "Shows \(table.summary)",
        isPaletteOnly: true, { CommandUpdate.show(table, &$0) })
    }

  private static let overlays: [Command] = [
    Command(
      .overlayHit, .pictures, "Hit test", "Shows visits, refusals and the winner",
      { CommandUpdate.toggle(.hit, &$0) }),
    Command(
      .overlayTouches, .pictures, "Touches", "Shows touches with numbers and trails",
      { CommandUpdate.toggle(.touches, &$0) }),
    Command(
      .overlayResponders, .pictures, "Responder chain", "Shows who is offered an event",
      { CommandUpdate.toggle(.responders, &$0) }),
    Command(
      .overlayAreas, .pictures, "Touch areas", "Shows effective touch areas",
      { CommandUpdate.toggle(.areas, &$0) }),
    Command(
      .renderNext, .pictures, "Contents or wireframes",
      "Draws the views' contents, their frames, or both",
      {
        $0.state.workspace.render = $0.state.workspace.render.next
        $0.say(WindowText.showing($0.state.workspace.render))
      }),
  ]

  private static let tabs: [Command] = [
    Command(
      .tabWhy, .pictures, "Why", "Says why the last thing fired or did not",
      synonyms: ["explanation"], { CommandUpdate.show(RightTab.why, &$0) }),
    Command(
      .tabRecognizers, .pictures, "Recognizers", "Shows a state machine per recognizer",
      { CommandUpdate.show(RightTab.recognizers, &$0) }),
    Command(
      .tabArbitration, .pictures, "Arbitration",
      "Shows which recognizer took each touch and every delegate query",
      { CommandUpdate.show(RightTab.arbitration, &$0) }),
    Command(
      .tabInspect, .pictures, "Inspect", "Shows the selection's properties, to edit them",
      synonyms: ["properties"], isPaletteOnly: true, { CommandUpdate.show(RightTab.inspect, &$0) }),
    Command(
      .tabLog, .pictures, "Log", "Shows every decision as a line", isPaletteOnly: true,
      { CommandUpdate.show(RightTab.log, &$0) }),
    Command(
      .tabSystem, .pictures, "System", "Shows the event pipeline as tables", isPaletteOnly: true,
      { CommandUpdate.show(RightTab.system, &$0) }),
    Command(
      .leftHierarchy, .pictures, "Hierarchy", "Shows the tree of views", synonyms: ["views"],
      isPaletteOnly: true, { CommandUpdate.show(LeftTab.hierarchy, &$0) }),
    Command(
      .leftScenes, .pictures, "Scenes", "Shows the scenes that can be opened", isPaletteOnly: true,
      { CommandUpdate.show(LeftTab.scenes, &$0) }),
    Command(
      .leftAbout, .pictures, "About", "Shows what the scene is about", isPaletteOnly: true,
      { CommandUpdate.show(LeftTab.about, &$0) }),
  ]
}
