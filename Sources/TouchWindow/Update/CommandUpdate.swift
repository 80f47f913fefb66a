import Foundation
package import TouchLanguage
package import TouchInspection
import TouchReading

/// Commands, whoever gives them: a key, a button, a menu or the palette.
package enum CommandUpdate {
  /// Does a command, or says why it cannot be done now.
  package static func perform(_ id: CommandID, _ c: inout Context) {
    if c.state.isWorking { return WorkUpdate.answer(id, &c) }
    c.state.notice = nil
    // What has to be decided comes first.
    if case .question = c.state.prompt { return PromptUpdate.answer(id, &c) }
    let command = CommandCatalog.command(id)
    if let reason = command.unavailable(CommandSituation(c.state, c.reading)) {
      return c.say(Text.commands.sentence(reason))
    }
    command.perform(&c)
  }

  // MARK: Leaving

  /// Leaves what is on top, one thing for each press; never the program.
  package static func escape(_ c: inout Context) {
    switch c.state.prompt {
    case .menu, .palette, .help: return c.state.prompt = nil
    case .question, .field, .work, nil: break
    }
    if c.state.problem != nil {
      c.state.problem = nil
    } else if SceneTextUpdate.escape(&c) {
      return
    } else if case .field = c.state.prompt {
      EditUpdate.forgetTyped(&c)
      FieldUpdate.leave(&c)
    } else {
      escapeScene(&c)
    }
  }

  private static func escapeScene(_ c: inout Context) {
    let held = c.state.input.scene.tracker.held
    if c.state.articles.presented != nil { return GuideUpdate.endPresentation(&c) }
    if ComposeUpdate.escape(&c) { return }
    if c.state.workspace.drawer != nil {
      c.state.workspace.drawer = nil
    } else if c.state.document.isStart, c.state.document.instruments.showsLists {
      c.state.document.instruments.showsLists = false
    } else if c.state.workspace.isPicking {
      SystemUpdate.setPicking(false, &c)
    } else if case .looping = c.state.playback.position {
      PlaybackUpdate.rest(&c)
    } else if c.state.playback.source == .replay {
      PlaybackUpdate.stopReplay(&c)
      c.say(Text.notices.replayStopped)
    } else if !held.isEmpty, c.state.takesTouches {
      HeldFingerUpdate.lift(held, &c)
    } else if !c.state.document.instruments.focus.isAll {
      c.state.document.instruments.focus = SceneFocus()
    } else if c.state.document.timelineArea != nil {
      c.state.document.timelineArea = nil
    } else if c.state.focus.current != nil, c.state.focus.isShown {
      FocusUpdate.leave(&c)
    } else {
      // A focus without its ring cannot be seen: it goes with the selection.
      c.state.focus.current = nil
      c.state.selection = nil
    }
  }

  // MARK: What has the keys

  /// Does what Enter means where the keys are.
  package static func activate(_ c: inout Context) {
    switch c.state.prompt {
    case .question, .work: break
    case .menu(let menu):
      if let action = menu.items[menu.selected].action {
        MenuUpdate.choose(action, &c)
      }
    case .palette: PromptUpdate.chooseSelected(&c)
    case .field(.property): EditUpdate.commit(&c)
    case .field(.scenes): LoadUpdate.openFirstFound(&c)
    case .field(.text(let caret)): SceneTextUpdate.insert("\n", caret, &c)
    case .field(.library): ComposeUpdate.addFirstFound(&c)
    case .field(.rename): ComposeUpdate.commitRename(&c)
    case .field(.runName): RunsUpdate.commitName(&c)
    case .field(.find): SceneTextUpdate.findNext(1, &c)
    case .field(.hierarchy), .field(.articles), .field(.log), .help, nil: FocusUpdate.activate(&c)
    }
  }

  package static func move(_ direction: FocusStops.Direction, _ c: inout Context) {
    let step = direction == .up || direction == .left ? -1 : 1
    if PromptUpdate.move(step, &c) { return }
    if LayersUpdate.move(direction, &c) { return }
    if direction == .left, FocusUpdate.fold(&c) { return }
    if direction == .right, FocusUpdate.unfold(&c) { return }
    FocusUpdate.move(direction, &c)
  }

  // MARK: Tabs

  /// The next tab of the panel that has the focus, or the one before.
  package static func nextTab(_ step: Int, _ c: inout Context) {
    if c.state.focus.current?.panel == "left" {
      c.state.workspace.leftTab = next(c.state.workspace.leftTab, step, of: LeftTab.allCases)
    } else {
      let tab = c.state.workspace.rightTab
      let tabs = RightTab.row(isComposing: c.state.compose.isOn, chosen: tab)
      c.state.workspace.rightTab = next(tab, step, of: tabs)
    }
  }

  /// The one before or after, around the ends.
  private static func next<Tab: Equatable>(_ tab: Tab, _ step: Int, of all: [Tab]) -> Tab {
    let now = all.firstIndex(of: tab) ?? 0
    return all[(now + step + all.count) % all.count]
  }

  package static func show(_ tab: RightTab, _ c: inout Context) {
    c.state.workspace.rightTab = tab
    PanelUpdate.show(.right, &c)
  }

  package static func show(_ tab: LeftTab, _ c: inout Context) {
    c.state.workspace.lists.opensScenesFromTop = false
    c.state.workspace.leftTab = tab
    PanelUpdate.show(.left, &c)
  }

  package static func show(_ table: SystemTableKind, _ c: inout Context) {
    c.state.workspace.systemTable = table
    c.state.workspace.lists["right.system"] = 0
    show(RightTab.system, &c)
  }

  /// The list of scenes, from its beginning, with the keys in its field.
  package static func openScenes(_ c: inout Context) {
    show(LeftTab.scenes, &c)
    c.state.workspace.lists["left.scenes"] = 0
    c.state.workspace.lists.opensScenesFromTop = true
    FieldUpdate.focus(.scenes, &c)
  }

  package static func toggle(_ overlay: Overlays, _ c: inout Context) {
    c.state.workspace.overlays.formSymmetricDifference(overlay)
  }
}
