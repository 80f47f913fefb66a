import Foundation
package import TouchInspection
import TouchLanguage
import TouchReading

/// What composing shows.
extension ComposeModel {
  package init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    let c = Context(state, reading, .zero)
    let preview = ComposePreview(c)
    boxes = preview.boxes
    lines = preview.lines
    target = preview.target
    hasHandles =
      boxes.first.map { reading.compose[$0.id]?.isFixed == false } ?? false
    outcome = state.compose.outcome
    isRefusal = state.compose.isRefusal
    library = LibraryModel(state, reading)
    if case .field(.rename(let id, let text)) = state.prompt { rename = (text, id) }
    if let drag = state.compose.drag, drag.hasMoved { show(drag, reading) }
    if state.compose.showsText { text = SceneTextModel(state, reading) }
  }

  private mutating func show(_ drag: ComposeDrag, _ reading: Reading) {
    switch drag.grab {
    case .entry(let entry): carried = (drag.at, LibraryPicture.title(entry))
    case .row(let row):
      carried = (drag.at, row.name ?? "")
      if case .recognizer = row, let from = reading.shown.region(row)?.outline {
        relation = Line(from: CGPoint(x: from.maxX - 12, y: from.midY), to: drag.at)
      }
    case .view, .handle, .ground: break
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
    armed = state.compose.armed
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
    problem = reading.compose.problem
    if case .field(.text(let place)) = state.prompt { caret = place }
    selected = state.selection?.name.flatMap { reading.compose[$0]?.lines }
  }
}
