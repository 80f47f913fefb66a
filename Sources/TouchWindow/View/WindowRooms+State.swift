import TouchInspection
import TouchReading
import TouchTrace

/// What the window says of the open scene, in the language that is spoken.
extension OpenSceneModel {
  init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    let scene = state.document.scene
    isStart = state.document.isStart
    (title, about) = reading.words(of: scene)
    file = String(scene.path.split(separator: "/").last ?? "")
  }
}

extension TimeModel {
  init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    let session = reading.session
    let system = reading.input.reading.system
    mode = state.playback.mode
    showsMoment = !state.compose.isOn || state.playback.position != ComposeUpdate.start
    step = reading.playhead.step + 1
    stepCount = session.steps.count
    event = reading.playhead.lastEvent + 1
    eventCount = session.trace.events.count
    behind = max(
      0, (session.trace.events.last?.time ?? .zero).since(reading.input.reading.now))
    replay = session.replay.map { (session.now.seconds, $0.end?.seconds) }
    speed = state.playback.clock.speed
    queued = system.isSuspended ? system.waiting.count : nil
    breakpoints = Set(state.workspace.breakpoints.list.compactMap(\.target))
  }
}

extension RecordingModel {
  init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    let since = state.document.recordedSince
    isOn = since != nil || reading.configuration.recordingPath != nil
    unsaved = since.map { ($0, max(0, reading.session.now.since($0))) }
  }
}

extension FingersModel {
  init(_ state: DebuggerState) {
    self.init()
    held = state.input.scene.tracker.held.sorted()
    linked = state.input.scene.linked.intersection(held).sorted()
    ghosts = state.input.pointer.ghosts
  }
}

extension WorkspaceModel {
  init(_ state: DebuggerState) {
    self.init()
    let workspace = state.workspace
    size = state.input.size
    language = state.preferences.shownLanguage
    panels = state.shownPanels
    split = workspace.split
    drawer = workspace.drawer
    offsets = workspace.lists.all
    isTouchMode = state.input.touchMode != nil
    isPicking = workspace.isPicking
  }
}

extension DrawingModel {
  init(_ state: DebuggerState) {
    self.init()
    overlays = state.workspace.overlays
    render = state.workspace.render
    focus = state.document.instruments.focus
    steady = state.steady
  }
}

extension PointingModel {
  init(_ state: DebuggerState) {
    self.init()
    selection = state.selection
    hover = state.hover.region
    isInPlot = state.hover.isInPlot
    tooltip = state.hover.tooltip.map { ShownTooltip($0.text, at: $0.at, isPinned: $0.isPinned) }
    focus = state.focus.current
    showsFocus = state.focus.isShown
  }
}

extension TimelineSettings {
  init(_ state: DebuggerState) {
    self.init()
    range = state.document.timeline.range
    area = state.document.timeline.area
    lanes = state.document.timeline.lanes
    order = state.document.timeline.order
  }
}

extension CoverModel {
  /// Nil while nothing covers the window; a field that takes what is typed covers nothing.
  init?(_ state: DebuggerState, _ reading: Reading) {
    switch state.prompt {
    case .palette(var model):
      PromptUpdate.fill(&model, reading)
      self = .palette(model)
    case .menu(let model): self = .menu(model)
    case .help(let query):
      let sections = reading.configuration.keymap.helpSections(matching: query)
      self = .help(HelpModel(query: query, sections: sections))
    case .question(let model): self = .question(model)
    case .work(let progress): self = .work(WorkModel(progress.kind, share: progress.share))
    case .field, nil: return nil
    }
  }
}

extension MessagesModel {
  init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    problem = state.problem
    notice = state.notice?.text
    warning = state.slowFrame?.text ?? reading.configuration.warning
  }
}
