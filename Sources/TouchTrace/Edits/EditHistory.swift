/// The edits of a scene with all that was done and undone: a value, without limit.
package struct EditHistory: Hashable, Sendable {
  /// The edits in effect, in the order in which their properties were first edited.
  package private(set) var current: [Edit] = []
  /// Values before the first edit, by path.
  private var originals: [String: String] = [:]
  private var past: [[Edit]] = []
  private var future: [[Edit]] = []

  /// `edits` are in effect already, as those of a recording, and are not undone.
  package init(_ edits: [Edit] = []) { current = edits }

  /// Whether there is something to undo.
  package var canUndo: Bool { !past.isEmpty }
  /// Whether there is something to do again.
  package var canRedo: Bool { !future.isEmpty }
  /// The value that an edit gave a property; nil for none.
  package func value(of path: String) -> String? { current.first { $0.path == path }?.value }

  /// The value that an edited property had before; nil for what was never edited here.
  package func original(of path: String) -> String? { originals[path] }

  /// Does an edit; `original` is the value that the scene has now, which counts at the first edit of a property.
  ///
  /// `goesOn` makes one edit of it with the one before, as the values of a slider that is dragged are.
  package mutating func perform(_ edit: Edit, original: String, goesOn: Bool = false) {
    if value(of: edit.path) == nil { originals[edit.path] = original }
    var next = current
    if edit.value == originals[edit.path] {
      next.removeAll { $0.path == edit.path }
    } else if let index = next.firstIndex(where: { $0.path == edit.path }) {
      next[index] = edit
    } else {
      next.append(edit)
    }
    change(to: next, keepsPast: goesOn && future.isEmpty && canUndo)
  }

  /// Takes one property back to its original value.
  package mutating func revert(_ path: String) {
    change(to: current.filter { $0.path != path })
  }

  /// Takes everything back.
  package mutating func revertAll() { change(to: []) }

  /// Returns false when there was nothing to undo.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(current)
    current = last
    return true
  }

  /// Returns false when there was nothing to do again.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(current)
    current = next
    return true
  }

  private mutating func change(to next: [Edit], keepsPast: Bool = false) {
    guard next != current else { return }
    if !keepsPast { past.append(current) }
    future = []
    current = next
  }
}
