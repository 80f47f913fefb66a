import TouchLanguage
import Testing
import TouchInspection
import TouchReading
import TouchTrace

@testable import TouchWindow

/// Commands do something, or say why not.
@Suite struct CommandTests {
  /// In a live scene each command changes the state, asks for something, or gives its reason.
  @Test(arguments: CommandID.allCases) func everyCommandHasAnEffect(_ id: CommandID) throws {
    var store = try WindowStore()
    // A focus, a selection, a folded row and an offset, so that what moves or clears has something to do.
    store.state.selection = .recognizer("pan")
    store.state.document.tree.collapsed = ["card"]
    store.state.workspace.rightTab = .arbitration
    store.state.workspace.systemTable = .stack
    store.state.workspace.leftTab = id == .leftHierarchy ? .scenes : .hierarchy
    store.state.document.timelineRange = TimelineRange(start: .zero, end: Instant(seconds: 1))
    store.state.prompt = Self.needsRows.contains(id) ? .help(query: "") : nil
    if Self.needsRows.contains(id) { store.state.workspace.lists["help"] = 100 }
    if id == .tabArbitration { store.state.workspace.rightTab = .why }
    if id == .modeTouch { store.state.workspace.isPicking = true }
    if id == .systemStack { store.state.workspace.systemTable = .hid }
    let before = store.state
    let command = CommandCatalog.command(id)
    let reason = command.unavailable(CommandSituation(store.state, store.reading))
    let effects = store.run(.command(id))
    if let reason {
      #expect(store.state.notice?.text == Text.commands.sentence(reason))
    } else if Self.movesFocus.contains(id) {
      // Nothing shows that could have the focus; FocusTests move it in a window.
      #expect(effects == [])
    } else {
      #expect(store.state != before || !effects.isEmpty, "\(id) does nothing")
    }
  }

  private static let needsRows: Set<CommandID> = [.moveUp, .moveDown, .moveLeft, .moveRight]
  private static let movesFocus: Set<CommandID> = [
    .focusNext, .focusPrevious, .panelNext, .panelPrevious, .activate,
  ]

  /// Reasons end a sentence: "not now: this is live".
  @Test func reasonsAreEndsOfSentences() throws {
    var reasons: Set<String> = []
    for isStart in [false, true] {
      for mode in [false, true] {
        var store = try WindowStore(
          isStart ? SceneSummary(path: "", screen: WindowStore.screen) : nil)
        if mode { store.state.playback.clock.pause(.zero) }
        for (_, reason) in CommandCatalog.refusals(CommandSituation(store.state, store.reading)) {
          reasons.insert(Text.commands.reason(reason))
        }
      }
    }
    #expect(reasons.contains("open a scene first") && reasons.contains("this is live"))
    #expect(reasons.count > 8)
    for reason in reasons {
      #expect(reason.first?.isLowercase == true && !reason.hasSuffix("."), "\(reason)")
    }
  }

  /// The path of the hit test is copied by its command, and by Ctrl+C while the keys are on the scene.
  @Test func thePathOfTheHitTestCanBeCopied() throws {
    var store = try WindowStore()
    #expect(store.run(.command(.copyPath)) == [])
    #expect(store.state.notice?.text == Text.notices.nothingToCopy)
    var trace = Trace()
    let (window, card) = (Handle(rawValue: 0), Handle(rawValue: 1))
    trace.setName("window", of: window)
    trace.setName("card", of: card)
    let events = [window, card].map {
      TraceEvent(kind: .hit, verb: .hitTest, subject: $0, measured: 2)
    }
    store.reading.input.trace = trace
    store.reading.input.probe = HitReading(events: events, winner: card)
    let path = "window \u{203A} card"
    let copied = Effect.copy(path, name: .named(path))
    #expect(store.run(.command(.copyPath)) == [copied])
    store.state.focus.current = Focus(group: "canvas/scene", target: .screen)
    #expect(store.run(.command(.copy)) == [copied])
    store.state.focus.current = nil
    #expect(store.run(.command(.copy)) != [copied])
  }

  /// Ctrl+C copies the panel that has the keys, whatever the others show.
  @Test func thePanelWithTheKeysIsCopied() throws {
    var store = try WindowStore()
    store.state.document.scene.about = "About the scene."
    func copied(_ group: String, _ change: (inout DebuggerState) -> Void = { _ in }) -> [Effect] {
      store.state.focus.current = Focus(group: group, target: .plot)
      change(&store.state)
      return store.run(.command(.copy))
    }
    #expect(
      copied("left/list") { $0.workspace.leftTab = .about }
        == [.copy("About the scene.", name: .about)])
    #expect(copied("timeline/lanes") == [.copyLog(name: .timeline)])
    #expect(copied("right/list") { $0.workspace.rightTab = .log } == [.copyLog(name: .log)])
    let relations = Text.arbitration.unconnected
    #expect(
      copied("right/list") { $0.workspace.rightTab = .arbitration }
        == [.copy(relations, name: .relations)])
  }

  @Test func withoutASceneNothingTouchesOne() throws {
    let store = try WindowStore(SceneSummary(path: "", screen: WindowStore.screen))
    let refused = CommandCatalog.refusals(CommandSituation(store.state, store.reading))
    for id: CommandID in [
      .save, .record, .play, .start, .live, .modePick, .modeToggle, .interrupt, .suspend,
      .cancelTouches, .fork, .deviceLeft,
    ] {
      #expect(refused[id] == .noScene, "\(id)")
    }
    #expect(refused[.open] == nil && refused[.palette] == nil)
  }

  /// The state is small: comparing it decides whether a frame is due.
  @Test func equalStatesAreEqual() throws {
    let a = try WindowStore().state
    var b = a
    #expect(a == b)
    b.workspace.overlays.formSymmetricDifference(.areas)
    #expect(a != b)
  }
}
