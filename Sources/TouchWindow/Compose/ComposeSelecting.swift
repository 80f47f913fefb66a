import Foundation
import TouchInspection
import TouchLanguage
import TouchReading

/// What is selected while the scene is composed: one object, or several.
package enum ComposeSelecting {
  /// Selects objects of the file, the main one first; none for nothing.
  static func select(_ ids: [String], _ c: inout Context) {
    c.state.selection = ids.first.map { target(of: $0, c) }
    c.state.compose.others = Array(ids.dropFirst())
    // What is elsewhere was not gone into.
    guard let first = ids.first else { return }
    let inside = [first] + ComposeScene(c).ancestors(of: first)
    c.state.compose.hands.grounds.removeAll { !inside.contains($0) }
  }

  private static func target(of id: String, _ c: Context) -> Target {
    switch c.reading.compose[id]?.kind {
    case .recognizer: .recognizer(id)
    case .controller: .responder(id)
    case .view, .window, nil: .view(id)
    }
  }

  private static func select(_ object: ComposeReading.Object?, _ c: inout Context) {
    guard let object else { return }
    select([object.id], &c)
  }

  /// The first subview, or the first recognizer of what has none.
  package static func selectInside(_ c: inout Context) {
    guard let id = c.composeSelection.first else { return }
    let text = c.reading.compose
    select((text.children(of: id, .view) + text.children(of: id, .recognizer)).first, &c)
  }

  package static func selectOutside(_ c: inout Context) {
    let parent = c.composeSelection.first.flatMap { c.reading.compose[$0]?.parent }
    select(parent.flatMap { c.reading.compose[$0] }, &c)
  }

  /// The object of the file that comes next, or before.
  package static func selectNext(_ step: Int, _ c: inout Context) {
    let objects = c.reading.compose.objects.filter { $0.kind == .view || $0.kind == .recognizer }
    guard !objects.isEmpty else { return }
    let now = c.composeSelection.first.flatMap { id in objects.firstIndex { $0.id == id } }
    let next = now.map { ($0 + step + objects.count) % objects.count } ?? 0
    select(objects[next], &c)
  }

  /// The next object in the view that was gone into, or the one before, around the ends; false where none was, or where
  /// the keys are not those of the scene.
  static func selectInGround(_ step: Int, _ c: inout Context) -> Bool {
    guard c.state.compose.isOn, c.state.compose.trial == nil, c.state.prompt == nil,
      c.state.focus.current == nil, let ground = c.composeGround
    else { return false }
    let inside = c.reading.compose.objects.filter {
      $0.parent == ground && ($0.kind == .view || $0.kind == .recognizer)
    }
    guard !inside.isEmpty else { return false }
    let now = c.composeSelection.first.flatMap { id in inside.firstIndex { $0.id == id } }
    let next =
      now.map { ($0 + step + inside.count) % inside.count } ?? (step > 0 ? 0 : inside.count - 1)
    select(inside[next], &c)
    return true
  }

  /// All siblings; where they are selected already, what contains them with its siblings.
  package static func selectSiblings(_ c: inout Context) {
    let text = c.reading.compose
    func siblings(of id: String) -> [String] {
      guard let object = text[id], let parent = object.parent else { return [id] }
      return text.children(of: parent, object.kind).map(\.id)
    }
    let now = c.composeSelection
    guard let first = now.first else {
      let root = ComposeScene(c).holder(of: .view, at: nil)
      return select(root.map { text.children(of: $0, .view).map(\.id) } ?? [], &c)
    }
    let all = siblings(of: first)
    let isAll = all.allSatisfy(now.contains)
    let main = isAll ? text[first]?.parent ?? first : first
    select([main] + siblings(of: main).filter { $0 != main }, &c)
  }

  static func selectObject(atLine line: Int, _ c: inout Context) {
    let here = c.reading.compose.objects.filter { $0.lines.contains(line) }
    select(here.min { $0.lines.count < $1.lines.count }, &c)
  }
}
