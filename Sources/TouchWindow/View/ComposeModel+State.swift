import Foundation
package import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// What composing shows.
extension ComposeModel {
  package init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    let c = Context(state, reading, .zero)
    let preview = ComposePreview(c)
    boxes = preview.boxes
    lines = preview.lines
    distances = preview.distances
    head.isTrying = state.compose.trial != nil
    let scene = state.document.scene
    let names = reading.names(of: scene)
    head.text =
      head.isTrying
      ? Text.compose.trying : Text.compose.mode(variant: scene.variant.map { names[$0] ?? $0 })
    head.zoom = state.compose.zoom
    head.button = Text.compose.tryTitle(
      key: reading.configuration.keymap.keys(of: .composeTry).first ?? "")
    pills = preview.pills
    marks.contentEnd = preview.contentEnd
    marks.ground = c.composeGround.flatMap(preview.scene.view).map(preview.scene.box)
    over.band = preview.band?.box
    target = preview.target
    over.place = preview.place
    activity = preview.activity
    isTouchMode = state.input.touchMode != nil
    marks.hasHandles =
      !head.isTrying && (boxes.first.map { reading.compose[$0.id]?.isFixed == false } ?? false)
    outcome = state.compose.outcome
    isRefusal = state.compose.isRefusal
    if let refusal = preview.refusal {
      outcome = refusal
      isRefusal = true
    }
    library = LibraryModel(state, reading)
    if case .field(.rename(let id, let text)) = state.prompt {
      rename = (text, id)
      // What the new id would change, before it does.
      if let mentions = state.compose.hands.mentions, mentions.ids == [id] {
        outcome = Text.compose.renames(to: text, mentions)
        isRefusal = false
      }
    }
    if let drag = state.compose.drag, drag.hasMoved {
      show(drag, reading, isOnGraph: c.isOnGraph(drag.start))
    }
    if state.compose.showsText { text = SceneTextModel(state, reading) }
  }

  private mutating func show(_ drag: ComposeDrag, _ reading: Reading, isOnGraph: Bool) {
    switch drag.grab {
    case .entry(let entry): over.carried = (drag.at, LibraryPicture.title(entry))
    case .row(let row): over.carried = (drag.at, row.name ?? "")
    case .listed(let id): over.carried = (drag.at, id)
    case .listRow(let field):
      if case .rows(let list)? = reading.properties.first(where: { $0.name == field.property })?
        .kind
      {
        over.carried = (drag.at, RowUpdate.text(of: field, list))
      }
    case .port(let row):
      over.carried = (drag.at, row.name ?? "")
      let tree = reading.shown.regions.last {
        $0.target == row && $0.outline.contains(drag.start) && !isOnGraph
      }?.outline
      over.relation = Line(
        from: tree.map { CGPoint(x: $0.maxX - 24, y: $0.midY) } ?? drag.start, to: drag.at)
    case .drawing(let entry):
      if ComposeAddition.kind(of: entry) != .view {
        over.carried = (drag.at, LibraryPicture.title(entry))
      }
    case .view, .handle, .content, .ground, .canvas, .glide: break
    }
  }
}

extension LibraryModel {
  fileprivate init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    group = state.compose.group
    query = state.compose.query
    isSearching = state.prompt == .field(.library)
    classes = reading.compose.classes
    armed = state.compose.hands.armed
    rowHeight = state.input.touchMode == nil ? RowHeights.list : RowHeights.touch
  }
}

extension SceneTextModel {
  fileprivate init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    file = String(state.document.scene.path.split(separator: "/").last ?? "")
    lines = reading.compose.lines
    changedLines = reading.compose.changedLines
    changes = reading.compose.changes
    problems = reading.compose.problems
    if case .field(.text(let place)) = state.prompt { caret = place }
    if let find = state.compose.hands.search {
      let all = find.matches(in: lines)
      search = Search(
        query: find.query, isFocused: state.prompt == .field(.find), matches: all,
        shown: find.found.flatMap { all.firstIndex(of: $0) })
    }
    if caret != nil, let words = state.compose.hands.completion {
      completion = Completion(words: words.words, prefix: words.prefix, chosen: words.chosen)
    }
    isTouchMode = state.input.touchMode != nil
    selected = state.selection?.name.flatMap { reading.compose[$0]?.lines }
  }
}

extension RunsModel {
  init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    guard state.workspace.rightTab == .runs else { return }
    self.reading = reading.runs
    names = reading.names(of: state.document.scene)
    selected = state.compose.shownRun
    if case .field(.runName(let run, let text)) = state.prompt { editing = (run, text) }
    canEdit = state.compose.isOn
    rowHeight = state.input.touchMode == nil ? RowHeights.list : RowHeights.touch
  }
}
