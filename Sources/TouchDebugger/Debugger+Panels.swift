import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// What the panels show beside the trace, and what a press on a region of them does.
extension Debugger {
  /// Brings the model up to date before a frame.
  func prepareModel() {
    model.step = view.step + 1
    model.stepCount = session.steps.count
    model.event = view.lastEvent + 1
    model.eventCount = session.trace.events.count
    model.isPaused = clock.isPaused && lookBack == nil || lookBack.map { !$0.isPlaying } ?? false
    model.isLive = lookBack == nil
    model.newEvents = lookBack == nil ? 0 : session.trace.events.count - view.lastEvent - 1
    model.heldFingers = tracker.held.sorted()
    model.ghosts = pointer.ghosts
    model.isSuspended = view.reading.system.isSuspended
    model.waitingEvents = view.reading.system.waiting.count
    model.framesPerSecond = nil
    prepareInspector()
    if model.selection != unfolded {
      unfolded = model.selection
      model.hierarchy.unfold(to: model.selection, view.input)
    }
    if model.rightTab == .log {
      model.log.filter.extend(with: session.trace, budget: 200_000)
      model.log.playhead = view.lastEvent >= 0 ? UInt32(view.lastEvent) : nil
      model.log.selection = model.selection
      model.log.isAbsolute = view.reading.gestureStart > .zero
    }
    model.breakpoints = Set(breakpoints.list.filter(\.isEnabled).compactMap(\.target))
    model.isReplaying = playback != nil
    model.toolbar.isWithinStep = view.isWithinStep
    model.toolbar.fingersDown = tracker.down.count
    mendFocus()
    prepareFiles()
    model.scenes.open = session.scene.path
    model.scenes.runs = session.scene.runs.map(\.name)
    model.scenes.variants = session.scene.variants
  }

  /// Notices go by themselves, long ones later.
  func forgetNotice(_ wall: UInt64) {
    guard let text = model.notice else { return noticeSince = nil }
    guard let since = noticeSince, since.text == text else { return noticeSince = (text, wall) }
    guard Double(wall &- since.wall) / 1e9 > max(5, Double(text.count) / 14) else { return }
    model.notice = nil
    needsFrame = true
  }

  // MARK: Presses

  /// What a press on a point of the window does: the topmost region that knows.
  func press(_ point: CGPoint, _ wall: UInt64) {
    needsFrame = true
    model.showsFocus = false
    forgetTooltip()
    if field != nil, model.palette == nil { focus(field: nil) }
    let here = regions.filter { $0.outline.contains(point) }
    if model.question != nil {
      if case .question(let answer) = here.last?.target, answer != .wait {
        self.answer(answer == .yes, wall)
      }
      return
    }
    guard let region = here.last(where: { act($0.target, wall) }) else {
      if model.palette == nil, model.help == nil { _ = select(point) }
      return
    }
    model.hover = model.isModal ? nil : region
  }

  /// False when a region of this kind is not pressed but selected.
  func act(_ target: Target, _ wall: UInt64) -> Bool {
    switch target {
    case .menu(let action): chooseMenu(action, wall)
    case .command(let id): pressed(id, wall)
    case .speed(let speed): setSpeed(speed, wall)
    case .more(let menu): openMore(menu)
    case .paletteItem(let action): choose(wall, action)
    case .field(let field): focus(field: field.rawValue)
    case .scene(let path): load(path, wall)
    case .recent(let path): open(recent: path, wall)
    case .file(let path): if let path = TypedPath(path) { open(path, wall) }
    case .folder(let path): type(path: path)
    case .forget(let path): recents.forget(path)
    case .problem: model.problem = nil
    case .run(let name): play(run: name, wall)
    case .variant(let name):
      // The switch that is on already stays, and the session with it.
      guard name != session.scene.variant else { return true }
      load(session.scene.path, variant: name, wall)
    case .disclosure(let view): model.hierarchy.collapsed.formSymmetricDifference([view])
    case .nestedFilter: model.log.isNested.toggle()
    case .filter(let kind): model.log.filter.toggle(kind)
    case .breakpoint(let event): toggleBreakpoint(atEvent: UInt32(event))
    case .property(let name, let action): inspect(name, action, wall)
    case .requirement(let change, let name): require(change, name, wall)
    case .badge(let view, _): model.selection = .view(view)
    case .relation(let number): goTo(relation: number)
    case .rule: pinTooltip(of: target)
    case .recognizer, .recognizerPart, .view, .finger, .responder, .lane, .event, .screen, .hit,
      .rejected, .area, .hud, .chain, .path, .legend, .drop, .plot, .overview, .playhead,
      .timelineArea, .timelineMore, .help, .palette, .menuPanel, .question, .why, .whyTitle,
      .unexplained, .breadcrumb, .inspected, .status, .constant, .group, .page:
      return false
    }
    return true
  }

  /// A button acts, or says why it cannot.
  private func pressed(_ id: CommandID, _ wall: UInt64) {
    guard let reason = model.refusal(of: id) else { return command(id.rawValue, wall) }
    model.notice = "\(reason.prefix(1).uppercased())\(reason.dropFirst())."
  }

  /// Stops at every line like this one.
  private func toggleBreakpoint(atEvent seq: UInt32) {
    guard Int(seq) < session.trace.events.count else { return }
    let line = CanonicalLine.text(session.trace.events[Int(seq)], in: session.trace)
    checkedEvents = session.trace.events.count
    let breakpoint = Breakpoint(.line(line))
    breakpoints.toggle(breakpoint)
    let (events, trace) = (session.trace.events, session.trace)
    // Lines that are alike have one breakpoint.
    model.log.breakpoints = model.log.breakpoints.filter {
      CanonicalLine.text(events[Int($0)], in: trace) != line
    }
    if breakpoints.contains(breakpoint.id) { model.log.breakpoints.insert(seq) }
  }

  // MARK: Hover

  /// The region under the pointer, its tooltip after a rest, and the shape of the pointer.
  func hover(_ point: CGPoint, _ wall: UInt64) {
    let region = regions.last { region in
      region.outline.contains(point) && !region.target.isQuiet
    }
    if model.tooltip != nil, !model.isTooltipPinned { forgetTooltip() }
    if region?.target != model.hover?.target {
      model.hover = region
      hoverSince = wall
      needsFrame = true
    }
    window.setPointer(shape(point, region))
  }

  private func shape(_ point: CGPoint, _ region: Picture.Region?) -> PointerShape {
    switch chrome.splitter(at: point) {
    case .left, .right: return .leftRight
    case .timeline: return .upDown
    case nil: break
    }
    if model.isPicking, sceneLocation(point).isInside { return .cross }
    guard let region else { return .arrow }
    if region.target.isField { return .text }
    return region.target.isPressable ? .hand : .arrow
  }
}
