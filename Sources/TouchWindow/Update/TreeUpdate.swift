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

extension Document {
  /// What was chosen for objects stays theirs when they get another name.
  mutating func followNames(_ input: PictureInput) {
    func rename(_ names: inout Set<String>) {
      guard names.contains(where: { UnmentionedName.handle($0) != nil }) else { return }
      names = Set(names.map(input.newName))
    }
    rename(&tree.collapsed)
    rename(&tree.spread)
    rename(&instruments.focus.hidden)
    instruments.focus.isolated = instruments.focus.isolated.map(input.newName)
    instruments.watched.rename(input)
  }
}
