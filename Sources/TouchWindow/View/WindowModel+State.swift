import TouchLanguage
import Foundation
package import TouchInspection
import TouchReading
import TouchTrace

/// What pictures of the window are made of: a function of the state and of what it stands on.
extension WindowModel {
  package init(_ state: DebuggerState, _ reading: Reading) {
    self = Text.speaking(state.preferences.shownLanguage) { Self.spoken(state, reading) }
  }

  /// Each part once, in the language that is spoken.
  private static func spoken(_ state: DebuggerState, _ reading: Reading) -> WindowModel {
    var model = WindowModel()
    model.scene = OpenSceneModel(state, reading)
    model.time = TimeModel(state, reading)
    model.recording = RecordingModel(state, reading)
    model.fingers = FingersModel(state)
    model.workspace = WorkspaceModel(state)
    model.drawing = DrawingModel(state)
    model.pointing = PointingModel(state)
    model.timelineSettings = TimelineSettings(state)
    model.cover = CoverModel(state, reading)
    model.messages = MessagesModel(state, reading)
    model.left = LeftPanelModel(state, reading)
    model.right = RightPanelModel(state, reading)
    model.toolbar = ToolbarModel(state, reading)
    model.compose = state.compose.isOn ? ComposeModel(state, reading) : nil
    model.caption = CaptionModel(state, reading)
    return model
  }
}

extension LeftPanelModel {
  fileprivate init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    tab = state.workspace.leftTab
    hierarchy = HierarchyModel(state, reading)
    sceneList = reading.scenes
    scenes = ScenesModel(state, reading)
    articles = ArticlesModel(state, reading)
  }
}

extension RightPanelModel {
  fileprivate init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    tab = state.workspace.rightTab
    arbitration = state.workspace.arbitration
    inspect = InspectModel(state, reading)
    runs = RunsModel(state, reading)
    log = LogModel(state, reading)
    systemTable = state.workspace.systemTable
    if tab == .system {
      listings = ShippedListings.all
      writtenClasses = reading.source.classes
    }
  }
}

extension HierarchyModel {
  fileprivate init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    query = state.document.tree.query
    collapsed = state.document.tree.collapsed
    spread = state.document.tree.spread
    // Where views are made and moved, all of them show.
    foldsIdle = !state.compose.isOn
    layers = state.document.instruments.focus.layers
    isFocused = state.prompt == .field(.hierarchy)
    hasPorts = state.compose.isOn
    rowHeight = state.input.touchMode == nil ? RowHeights.list : RowHeights.touch
    guard state.compose.isOn else { return }
    others = Set(state.compose.others)
    refusing = ComposePreview.refusing(Context(state, reading, .zero))
    waits = reading.compose.objects.flatMap { object in
      (object.relations["requireToFail"] ?? []).map { (from: object.id, to: $0) }
    }
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
    variant = scene.variant
    names = reading.names(of: scene)
    files = state.workspace.search.files
    problem = state.workspace.search.problem
    rowHeight = state.input.touchMode == nil ? RowHeights.list : RowHeights.touch
    // Paths are taken apart for those who see them alone.
    guard state.workspace.leftTab == .scenes || state.document.isStart else { return }
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
    time = reading.input.gestureTime
    idle = reading.input.reading.fingers.isEmpty ? 0 : reading.input.reading.idle
    theme = state.preferences.shownTheme
    openMenu = state.prompt?.menu?.opener
    keys = reading.configuration.keymap.firstKeys
    refusals = CommandCatalog.refusals(CommandSituation(state, reading))
      .mapValues(Text.commands.reason)
  }
}
