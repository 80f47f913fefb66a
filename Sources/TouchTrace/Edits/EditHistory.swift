/// The edits of a scene with their undo and redo history, which has no limit.
package struct EditHistory: Hashable, Sendable {
  /// The edits in effect, in the order in which their properties were first edited.
  package private(set) var current: [Edit] = []
  /// The original values, by path.
  private var originals: [String: String] = [:]
  private var past: [[Edit]] = []
  private var future: [[Edit]] = []

  /// `edits` are in effect already, such as those of a recording, and cannot be undone.
  package init(_ edits: [Edit] = []) { current = edits }

  /// Whether there is an edit to undo.
  package var canUndo: Bool { !past.isEmpty }
  /// Whether there is an edit to redo.
  package var canRedo: Bool { !future.isEmpty }
  /// The edited value of a property; nil if it was not edited.
  package func value(of path: String) -> String? { current.first { $0.path == path }?.value }

  /// The original value of a property; nil if it was not edited.
  package func original(of path: String) -> String? { originals[path] }

  /// Applies an edit; `original` is the scene's current value, which is stored at the first edit of a property.
  ///
  /// `goesOn` coalesces it with the previous edit, such as the values of a slider that is dragged.
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

  /// Reverts one property to its original value.
  package mutating func revert(_ path: String) {
    change(to: current.filter { $0.path != path })
  }

  /// Reverts all edits.
  package mutating func revertAll() { change(to: []) }

  /// Undoes the last edit; false if there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(current)
    current = last
    return true
  }

  /// Redoes the last undone edit; false if there is none.
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
