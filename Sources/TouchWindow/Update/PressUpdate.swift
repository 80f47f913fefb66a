package import Foundation
package import TouchInspection
import TouchReading
import TouchTrace

/// What a press on a part of the window does, and what is selected by it.
package enum PressUpdate {
  /// A press on a point of the window: the topmost region that acts does.
  package static func press(_ point: CGPoint, _ c: inout Context) {
    c.state.focus.isShown = false
    c.state.hover.forgetTooltip()
    let here = c.regions.filter { $0.outline.contains(point) }
    // A word goes where the caret is.
    if case .compose(.complete(let word))? = here.last?.target {
      return SceneTextUpdate.accept(word, &c)
    }
    // The letters stay that are searched.
    if case .compose(.find(let step))? = here.last?.target { return SceneTextUpdate.find(step, &c) }
    let isNewRow = RowUpdate.isNewRow(c)
    RowUpdate.keep(&c)
    if case .field = c.state.prompt { FieldUpdate.leave(&c) }
    // The rows below it are other ones now.
    if isNewRow, case .property(_, _?)? = here.last?.target { return }
    if c.state.isWorking {
      if case .command(let id) = here.last?.target { WorkUpdate.answer(id, &c) }
      return
    }
    if case .question = c.state.prompt {
      if case .question(let answer) = here.last?.target { PromptUpdate.answer(answer, &c) }
      return
    }
    // Two regions may lie over each other; the upper one that can be pressed is meant.
    for region in here.reversed() where act(region.target, at: region, &c) {
      c.state.hover.region = c.state.isModal ? nil : region
      return
    }
    guard !c.state.isModal || c.state.prompt?.menu != nil else { return }
    _ = select(at: point, &c)
  }

  /// Does what a press on a target does; false for what is selected and not pressed.
  package static func act(_ target: Target, at region: Picture.Region? = nil, _ c: inout Context)
    -> Bool
  {
    if c.state.isWorking {
      if case .command(let id) = target { WorkUpdate.answer(id, &c) }
      return true
    }
    switch target {
    case .menu(let action): MenuUpdate.choose(action, &c)
    case .command(let id): CommandUpdate.perform(id, &c)
    case .speed(let speed): PlaybackUpdate.setSpeed(speed, &c)
    case .more(let menu): MenuUpdate.openMore(menu, &c)
    case .paletteItem(let action): PromptUpdate.choose(action, &c)
    case .field(let field): FieldUpdate.focus(field, &c)
    case .scene(let path): LoadUpdate.load(path, &c)
    case .recent(let path): LoadUpdate.openRecent(path, &c)
    case .file(let path): LoadUpdate.openTyped(path, &c)
    case .folder(let path): FieldUpdate.type(path: path, &c)
    case .forget(let path):
      c.state.preferences.recents.forget(path, from: c.reading.configuration.folder)
    case .problem: c.state.problem = nil
    case .article(let target): ArticleUpdate.press(target, &c)
    case .listing(let target): ListingUpdate.press(target, &c)
    case .run(let name): LoadUpdate.replay(run: name, &c)
    case .variant(let name):
      let document = c.state.document
      // The variant in effect stays, and the session with it, but edits of it go.
      if name != document.scene.variant {
        LoadUpdate.load(document.scene.path, variant: name, &c)
      } else if !document.edits.current.isEmpty {
        EditUpdate.revertAll(&c)
      }
    case .laneAction(let lane, let action): TimelineUpdate.perform(action, on: lane, &c)
    case .disclosure(let view):
      c.state.document.tree.collapsed.formSymmetricDifference([view])
      // A view that is closed folds again what took no part.
      c.state.document.tree.spread.remove(view)
    case .idle(let first): TreeUpdate.spread(first, &c)
    case .nestedFilter: c.state.workspace.log.isNested.toggle()
    case .printedFilter: c.state.workspace.log.isPrinted.toggle()
    case .filter(let kind):
      c.state.workspace.log.hiddenKinds.formSymmetricDifference([kind])
    case .breakpoint(let event): BreakpointUpdate.toggle(atEvent: event, &c)
    case .property(let name, let action?): EditUpdate.change(name, action, &c)
    case .requirement(let change, let name): EditUpdate.change(requirement: change, name, &c)
    case .suggestion(let value): EditUpdate.tryOut(value, &c)
    case .badge(let view, _): c.state.selection = .view(view)
    case .relation(let number): goTo(relation: number, &c)
    case .arbitration(let view): c.state.workspace.arbitration.view = view
    case .pair(let first, let second):
      c.state.workspace.arbitration.pair = RecognizerPair(first, second)
    case .rule:
      guard let region = region ?? c.reading.shown.region(target) else { return true }
      HoverUpdate.pinTooltip(of: region, &c)
    case .question(let answer): PromptUpdate.answer(answer, &c)
    case .compose(let target): ComposeUpdate.press(target, &c)
    case .runs(let target): RunsUpdate.press(target, &c)
    case .timelineMore: TimelineUpdate.showMore(&c)
    case .playhead: TimelineUpdate.showPlayhead(&c)
    case .decided:
      c.state.selection = nil
      c.state.compose.others = []
    case .recognizer, .recognizerPart, .view, .finger, .responder, .lane, .event, .screen, .hit,
      .rejected, .layers, .layer, .area, .hud, .chain, .path, .legend, .note, .drop,
      .property(_, nil), .plot,
      .overview, .timelineArea, .help, .palette, .menuPanel, .why, .whyTitle,
      .unexplained, .breadcrumb, .inspected, .status, .constant, .group, .page:
      return false
    }
    return true
  }

  // MARK: Selecting

  /// Selects what is at a point of the window, or goes to its event; false when there is nothing of that kind.
  package static func select(at point: CGPoint, _ c: inout Context) -> Bool {
    let isInPlot = c.regions.contains { $0.outline.contains(point) && $0.target == .plot }
    let chosen = c.regions.last { region in
      guard region.outline.contains(point), region.target.isSelectable else { return false }
      if isInPlot, case .lane = region.target { return false }
      return true
    }
    if let probe = c.reading.input.probe, c.state.workspace.isPicking, probe.winner != .none,
      c.sceneLocation(point).isInside
    {
      c.state.selection = .view(c.reading.input.name(of: probe.winner))
      return true
    }
    guard let chosen else { return false }
    if isInPlot, case .event = chosen.target, chosen.outline.width > TimelineUpdate.markWidth {
      TimelineUpdate.scrub(point, &c)
      return true
    }
    select(chosen.target, &c)
    // Keys continue from a row that was pressed.
    if !chosen.group.isEmpty, !c.layout.isFree(point) { c.state.focus.current = Focus(chosen) }
    return true
  }

  /// Selects what a target shows, or goes to its event.
  package static func select(_ target: Target, _ c: inout Context) {
    guard target.isSelectable else { return }
    if case .event(let event) = target {
      PlaybackUpdate.seek(toEvent: event, &c)
    } else {
      c.state.selection = c.reading.input.object(of: target)
      if case .rejected(let view) = target, overrode(view, c) {
        ListingUpdate.press(.override(view: view, "hitTest(_:with:)"), &c)
      }
    }
  }

  /// Whether an override of a view's hit test refused the touch.
  private static func overrode(_ view: String, _ c: Context) -> Bool {
    let input = c.reading.input
    guard let handle = input.handle(of: .view(view)) else { return false }
    let hits = input.probe.map { [$0] } ?? input.reading.hits
    return hits.contains { $0.rejection(of: handle)?.reason == .override }
  }

  /// To the moment when a line of the graph came true, or else to the recognizer that it begins at.
  private static func goTo(relation number: Int, _ c: inout Context) {
    guard let target = c.reading.input.target(ofRelation: number) else { return }
    if case .event(let event) = target {
      PlaybackUpdate.seek(toEvent: event, &c)
    } else {
      c.state.selection = target
    }
  }
}
