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
    model.breakpoints = breakpoints.list.filter(\.isEnabled).map(\.id)
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
      if let answer = here.last?.id, answer != "question:wait" {
        self.answer(answer == "question:yes", wall)
      }
      return
    }
    guard let region = here.last(where: { act($0.id, wall) }) else {
      if model.palette == nil, model.help == nil { _ = select(point) }
      return
    }
    model.hover = model.isModal ? nil : region
  }

  /// False when a region of this kind is not pressed but selected.
  func act(_ id: String, _ wall: UInt64) -> Bool {
    func rest(_ prefix: String) -> String { String(id.dropFirst(prefix.count)) }
    switch id {
    case let id where id.hasPrefix("menu:"): chooseMenu(rest("menu:"), wall)
    case let id where id.hasPrefix("command:"): pressed(rest("command:"), wall)
    case let id where id.hasPrefix("speed:"): setSpeed(Double(rest("speed:")) ?? 1, wall)
    case let id where id.hasPrefix("more:"): openMore(rest("more:"))
    case let id where id.hasPrefix("palette:"): choose(wall, rest("palette:"))
    case let id where id.hasPrefix("field:"): focus(field: rest("field:"))
    case let id where id.hasPrefix("scene:"): load(rest("scene:"), wall)
    case let id where id.hasPrefix("recent:"): open(recent: rest("recent:"), wall)
    case let id where id.hasPrefix("file:"):
      if let path = TypedPath(rest("file:")) { open(path, wall) }
    case let id where id.hasPrefix("folder:"): type(path: rest("folder:"))
    case let id where id.hasPrefix("forget:"): recents.forget(rest("forget:"))
    case "problem": model.problem = nil
    case let id where id.hasPrefix("run:"): play(run: rest("run:"), wall)
    case let id where id.hasPrefix("variant:"):
      let name = rest("variant:")
      // The switch that is on already stays, and the session with it.
      guard (name == "none" ? nil : name) != session.scene.variant else { return true }
      load(session.scene.path, variant: name == "none" ? nil : name, wall)
    case let id where id.hasPrefix("disclosure:"):
      model.hierarchy.collapsed.formSymmetricDifference([rest("disclosure:view:")])
    case "filter:nested": model.log.isNested.toggle()
    case let id where id.hasPrefix("filter:"):
      if let kind = TraceKind.allCases.first(where: { $0.name == rest("filter:") }) {
        model.log.filter.toggle(kind)
      }
    case let id where id.hasPrefix("breakpoint:event:"):
      toggleBreakpoint(atEvent: UInt32(rest("breakpoint:event:")) ?? 0)
    case let id
    where id.hasPrefix("property:")
      || id.hasPrefix("relation:") && id.split(separator: ":").count == 3:
      inspect(id, wall)
    case let id where id.hasPrefix("badge:"):
      model.selection = "view:" + (rest("badge:").split(separator: ":").first ?? "")
    case let id where id.hasPrefix("relation:"): goTo(relation: rest("relation:"))
    case let id where id.hasPrefix("rule:"): pinTooltip(of: id)
    default: return false
    }
    return true
  }

  /// A button acts, or says why it cannot.
  private func pressed(_ name: String, _ wall: UInt64) {
    guard let reason = model.refusal(of: name) else { return command(name, wall) }
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

  private static let quiet = [
    "screen", "cards", "timeline:plot", "help", "palette", "menu", "legend", "why",
    "why:title", "question:wait",
  ]

  /// The region under the pointer, its tooltip after a rest, and the shape of the pointer.
  func hover(_ point: CGPoint, _ wall: UInt64) {
    let region = regions.last { region in
      region.outline.contains(point) && !Self.quiet.contains(region.id) && !region.id.isEmpty
        && !region.id.hasPrefix("group:") && !region.id.hasPrefix("page:")
    }
    if model.tooltip != nil, !model.isTooltipPinned { forgetTooltip() }
    if region?.id != model.hover?.id {
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
    if region.id.hasPrefix("field:") || region.id.hasSuffix(":field") { return .text }
    let presses = [
      "command:", "scene:", "run:", "variant:", "palette:", "filter:", "property:", "menu:",
      "more:", "rule:", "event:", "relation:", "question:", "recent:", "file:", "folder:",
      "problem",
    ]
    return presses.contains(where: region.id.hasPrefix) ? .hand : .arrow
  }
}
