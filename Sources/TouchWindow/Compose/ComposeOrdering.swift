import Foundation
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// A place among siblings, from the back to the front.
package enum SiblingOrder: Sendable {
  case back, backward, forward, front
}

/// Objects before and behind their siblings, and into and out of what is around them.
package enum ComposeOrdering {
  /// All selected objects that have the parent and kind of the first one.
  package static func reorder(_ order: SiblingOrder, _ c: inout Context) {
    let text = c.reading.compose
    guard let first = c.composeSelection.first, let object = text[first],
      let parent = object.parent, !object.isFixed
    else { return ComposeUpdate.refuseFixed(c.composeSelection.first, &c) }
    let siblings = text.children(of: parent, object.kind).map(\.id)
    let selected = Set(c.composeSelection).intersection(siblings)
    let ordered = ordered(siblings, selected, order)
    guard ordered != siblings else { return }
    // From the end on: what comes behind each of them has its place already.
    let operations = ordered.indices.reversed().filter { selected.contains(ordered[$0]) }
      .map { index -> SceneOperation in
        let next = ordered.indices.contains(index + 1) ? ordered[index + 1] : nil
        return .move(id: ordered[index], into: parent, before: next)
      }
    ComposeUpdate.perform(operations, select: c.state.selection, &c)
  }

  static func ordered(
    _ siblings: [String], _ selected: Set<String>, _ order: SiblingOrder
  ) -> [String] {
    var list = siblings
    switch order {
    case .front: return list.filter { !selected.contains($0) } + list.filter(selected.contains)
    case .back: return list.filter(selected.contains) + list.filter { !selected.contains($0) }
    case .forward:
      for index in list.indices.dropLast().reversed()
      where selected.contains(list[index]) && !selected.contains(list[index + 1]) {
        list.swapAt(index, index + 1)
      }
    case .backward:
      for index in list.indices.dropFirst()
      where selected.contains(list[index]) && !selected.contains(list[index - 1]) {
        list.swapAt(index, index - 1)
      }
    }
    return list
  }

  /// Into the sibling above; a view keeps its place on the screen.
  package static func moveRowIn(_ c: inout Context) {
    let scene = ComposeScene(c)
    guard let id = c.composeSelection.first, let object = scene.text[id],
      let parent = object.parent, !object.isFixed
    else { return ComposeUpdate.refuseFixed(c.composeSelection.first, &c) }
    let siblings = scene.text.children(of: parent, .view).map(\.id)
    guard object.kind == .view, let index = siblings.firstIndex(of: id), index > 0 else {
      return ComposeUpdate.refuse(Text.arranging.nothingAbove(id), &c)
    }
    let above = siblings[index - 1]
    if let refusal = scene.refusal(of: id, into: above) { return ComposeUpdate.refuse(refusal, &c) }
    c.state.document.tree.collapsed.remove(above)
    ComposeUpdate.perform(scene.move(id, into: above, before: nil), select: c.state.selection, &c)
  }

  /// Out of what contains it, and behind that; a recognizer goes to the view around its view.
  package static func moveRowOut(_ c: inout Context) {
    let scene = ComposeScene(c)
    guard let id = c.composeSelection.first, let object = scene.text[id], !object.isFixed else {
      return ComposeUpdate.refuseFixed(c.composeSelection.first, &c)
    }
    guard let parent = object.parent, let around = scene.text[parent]?.parent,
      scene.refusal(of: id, into: around) == nil
    else { return ComposeUpdate.refuse(Text.arranging.isOutermost(id), &c) }
    var before: String?
    if object.kind == .view {
      let siblings = scene.text.children(of: around, .view).map(\.id)
      before = siblings.drop { $0 != parent }.dropFirst().first
    }
    ComposeUpdate.perform(
      scene.move(id, into: around, before: before), select: c.state.selection, &c)
  }
}
