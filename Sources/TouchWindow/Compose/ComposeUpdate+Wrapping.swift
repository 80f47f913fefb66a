import Foundation
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// A view around others, or none any more: what is in it keeps its place on the screen.
extension ComposeUpdate {
  /// The selected views go into a new one that is as large as they are together.
  package static func wrap(_ c: inout Context) {
    let scene = ComposeScene(c)
    let ids = c.composeSelection.filter { scene.text[$0]?.kind == .view }
    guard let first = ids.first, let parent = scene.text[first]?.parent,
      ids.allSatisfy({ scene.text[$0]?.parent == parent && scene.text[$0]?.isFixed == false })
    else { return refuse(Text.compose.cannotWrap, &c) }
    let order = scene.text.children(of: parent, .view).map(\.id).filter(ids.contains)
    let frames = order.compactMap(scene.view).map(scene.frame)
    guard frames.count == order.count, let start = frames.first else {
      return refuse(Text.compose.cannotWrap, &c)
    }
    let around = frames.dropFirst().reduce(start) { $0.union($1) }
    let id = FreeID.first("view", taken: scene.text.ids)
    let numbers = [around.minX, around.minY, around.width, around.height]
      .map(CanonicalLine.number).joined(separator: ", ")
    let text = "{id: \(id), class: UIView, frame: [\(numbers)]}"
    var operations: [SceneOperation] = [
      .add(SceneFragment(.view, text), into: parent, before: order.first)
    ]
    for (child, frame) in zip(order, frames) {
      operations.append(.move(id: child, into: id, before: nil))
      let place = frame.offsetBy(dx: -around.minX, dy: -around.minY)
      operations += scene.place(child, place, resizes: false)
    }
    perform(operations, select: .view(id), &c)
  }

  /// What is in a view goes to where the view is, and the view goes with its recognizers.
  package static func unwrap(_ c: inout Context) {
    let scene = ComposeScene(c)
    let id = c.composeSelection.first ?? ""
    guard let object = scene.text[id], object.kind == .view, !object.isFixed,
      let parent = object.parent
    else { return refuse(Text.compose.cannotUnwrap(id), &c) }
    let children = scene.text.children(of: id, .view).map(\.id)
    guard !children.isEmpty else { return refuse(Text.compose.cannotUnwrap(id), &c) }
    var operations: [SceneOperation] = []
    for child in children {
      operations.append(.move(id: child, into: parent, before: id))
      guard let view = scene.view(child) else { continue }
      let toParent =
        scene.view(parent)?.toScreen
        ?? scene.view(id).map(scene.toScreen(around:)) ?? .identity
      let frame = scene.box(view).applying(toParent.inverted())
      operations += scene.place(child, frame, resizes: false)
    }
    operations.append(.delete(id: id))
    c.state.compose.others = Array(children.dropFirst())
    delete(operations, select: .view(children[0]), &c)
  }
}
