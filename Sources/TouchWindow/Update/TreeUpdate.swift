import TouchInspection
import TouchReading
import TouchTrace

/// What opens and closes rows of the tree of views.
package enum TreeUpdate {
  /// Shows each of the views that share a row, by the name of the first, and all others beside them.
  package static func spread(_ first: String, _ c: inout Context) {
    let snapshot = c.reading.input.snapshot
    guard let view = snapshot.views.first(where: { $0.name == first }),
      let parent = snapshot.view(view.parent)
    else { return }
    c.state.document.tree.spread.insert(parent.name)
  }
}
