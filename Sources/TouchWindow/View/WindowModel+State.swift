import TouchLanguage
import Foundation
package import TouchInspection
import TouchReading
import TouchTrace

/// What pictures of the window are made of: a function of the state and of what it stands on.
extension WindowModel {
  package init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    let language = state.preferences.shownLanguage
    self.language = language
    Text.speaking(language) { fill(state, reading) }
  }

  private mutating func fill(_ state: DebuggerState, _ reading: Reading) {
    addDocument(state, reading)
    addPlayback(state, reading)
    addWorkspace(state)
    addPrompt(state, reading)
    hierarchy = HierarchyModel(state)
    if state.compose.isOn {
      hierarchy.others = Set(state.compose.others)
      hierarchy.refusing = ComposePreview.refusing(Context(state, reading, .zero))
      hierarchy.waits = reading.compose.objects.flatMap { object in
        (object.relations["requireToFail"] ?? []).map { (from: object.id, to: $0) }
      }
    }
    sceneList = reading.scenes
    scenes = ScenesModel(state, reading)
    articles = ArticlesModel(state, reading)
    caption = CaptionModel(state, reading)
    log = LogModel(state, reading)
    inspect = InspectModel(state, reading)
    runs = RunsModel(state, reading)
    if state.workspace.rightTab == .system {
      listings = ShippedListings.all
      writtenClasses = reading.source.classes
    }
    toolbar = ToolbarModel(state, reading)
    if state.compose.isOn { compose = ComposeModel(state, reading) }
  }

  private mutating func addDocument(_ state: DebuggerState, _ reading: Reading) {
    let scene = state.document.scene
    isStart = state.document.isStart
    (title, about) = reading.words(of: scene)
    hasVariants = !scene.variants.isEmpty
    variant = scene.variant
    sceneFile = String(scene.path.split(separator: "/").last ?? "")
    problem = state.problem
    notice = state.notice?.text
    selection = state.selection
    timelineRange = state.document.timelineRange
    timelineArea = state.document.timelineArea
    lanes = state.document.timeline.lanes
    sceneFocus = state.document.instruments.focus
    steady = state.steady
    isRecording =
      state.document.recordedSince != nil || reading.configuration.recordingPath != nil
    recordedSince = state.document.recordedSince
    recordedTime = state.document.recordedSince.map { max(0, reading.session.now.since($0)) }
  }

  private mutating func addPlayback(_ state: DebuggerState, _ reading: Reading) {
    let count = reading.session.trace.events.count
    step = reading.playhead.step + 1
    stepCount = reading.session.steps.count
    event = reading.playhead.lastEvent + 1
    eventCount = count
    mode = state.playback.mode
    isPaused = state.playback.isStill
    isLive = state.playback.isAtNewest
    newEvents = isLive ? 0 : count - event
    isReplaying = state.playback.mode == .replaying
    replay = reading.session.replay.map { (reading.session.now.seconds, $0.end?.seconds) }
    speed = state.playback.clock.speed
    let held = state.input.scene.tracker.held
    heldFingers = held.sorted()
    linkedFingers = state.input.scene.linked.intersection(held).sorted()
    ghosts = state.input.pointer.ghosts
    isSuspended = reading.input.reading.system.isSuspended
    waitingEvents = reading.input.reading.system.waiting.count
    breakpoints = Set(state.workspace.breakpoints.list.compactMap(\.target))
    slowFrame = state.slowFrame?.text
    warning = reading.configuration.warning
  }

  private mutating func addWorkspace(_ state: DebuggerState) {
    let workspace = state.workspace
    size = state.input.size
    panels = state.shownPanels
    split = workspace.split
    drawer = workspace.drawer
    leftTab = workspace.leftTab
    rightTab = workspace.rightTab
    systemTable = workspace.systemTable
    arbitration = workspace.arbitration
    overlays = workspace.overlays
    render = workspace.render
    offsets = workspace.lists.all
    isPicking = workspace.isPicking
    isTouchMode = state.input.touchMode != nil
    focus = state.focus.current
    showsFocus = state.focus.isShown
  }

  private mutating func addPrompt(_ state: DebuggerState, _ reading: Reading) {
    hover = state.hover.region
    tooltip = state.hover.tooltip.map { ($0.text, $0.at) }
    isTooltipPinned = state.hover.tooltip?.isPinned ?? false
    switch state.prompt {
    case .palette(var model):
      PromptUpdate.fill(&model, reading)
      palette = model
    case .menu(let model): menu = model
    case .help(let query):
      help = HelpModel(
        query: query, sections: reading.configuration.keymap.helpSections(matching: query))
    case .question(let model): question = model
    case .work(let progress): work = WorkModel(progress.kind, share: progress.share)
    case .field, nil: break
    }
  }
}

extension HierarchyModel {
  fileprivate init(_ state: DebuggerState) {
    self.init()
    query = state.document.tree.query
    collapsed = state.document.tree.collapsed
    spread = state.document.tree.spread
    // Where views are looked for, all of them show, and none moves under the pointer.
    foldsIdle = !state.workspace.isPicking && !state.compose.isOn
    layers = state.document.instruments.focus.layers
    isFocused = state.prompt == .field(.hierarchy)
    hasPorts = state.compose.isOn
    rowHeight = state.input.touchMode == nil ? RowHeights.list : RowHeights.touch
  }
}

extension ScenesModel {
  package init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    let folder = reading.configuration.folder
    let scene = state.document.scene
    query = state.workspace.search.query
    addArticles(state, reading)
    isFocused = state.prompt == .field(.scenes)
    self.open = scene.path
    runs = scene.runs
    run = state.document.run
    variants = scene.variants
    names = reading.names(of: scene)
    files = state.workspace.search.files
    problem = state.workspace.search.problem
    rowHeight = state.input.touchMode == nil ? RowHeights.list : RowHeights.touch
    let recents = state.preferences.recents
    let own = scene.path.isEmpty ? "" : RecentFiles.whole(scene.path, folder)
    recordings = recents.recordings.map {
      File(path: RecentFiles.shown($0, from: folder), kind: .recording)
    }
    recent = recents.scenes.filter { $0 != own }.map {
      let path = RecentFiles.shown($0, from: folder)
      let whole = $0
      let entry = reading.scenes.first { RecentFiles.whole($0.path, folder) == whole }
      return File(path: path, kind: .scene, title: entry?.title)
    }
  }
}

extension LogModel {
  fileprivate init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    query = state.workspace.log.query
    isNested = state.workspace.log.isNested
    isPrinted = state.workspace.log.isPrinted
    isFocused = state.prompt == .field(.log)
    breakpoints = state.document.logBreakpoints
    rowHeight = state.input.touchMode == nil ? RowHeights.log : RowHeights.touch
    filter = reading.log
    let last = reading.playhead.lastEvent
    playhead = last >= 0 ? UInt32(last) : nil
    selection = state.selection
  }
}

extension ToolbarModel {
  fileprivate init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    twoFingers = state.input.pointer.latch
    let names = reading.names(of: state.document.scene)
    variants = state.document.scene.variants.map { names[$0] ?? $0 }
    variant = state.document.scene.variant.map { names[$0] ?? $0 }
    changes = state.document.edits.current.count
    isUnsaved = reading.compose.changes > 0
    time = Self.time(reading.input.reading)
    theme = state.preferences.shownTheme
    openMenu = state.prompt?.menu?.opener
    keys = reading.configuration.keymap.firstKeys
    refusals = CommandCatalog.refusals(CommandSituation(state, reading))
      .mapValues(Text.commands.reason)
  }

  /// Since the gesture's first touch; before one nothing is counted.
  private static func time(_ reading: TraceReading) -> Double {
    reading.fingers.isEmpty ? 0 : max(0, reading.now.since(reading.gestureStart))
  }
}
