import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// What a drag of a tile of the library would add.
extension ComposePreview {
  mutating func drop(_ entry: ComposeTarget, at point: CGPoint) {
    let kind = ComposeAddition.kind(of: entry)
    let (at, isInside) = c.sceneLocation(point)
    if isInside {
      guard let id = scene.holder(of: kind, at: scene.drawn(at: at)), let view = scene.view(id)
      else { return }
      target = box(id, scene.box(view), .zero)
      let local = at.applying(view.toScreen.inverted())
      let size = ComposeAddition.size(of: entry, in: view.bounds.size)
      let frame = CGRect(
        x: local.x - size.width / 2, y: local.y - size.height / 2, width: size.width,
        height: size.height)
      let snapped = Snapping.settle(
        frame, moving: .all, in: view.bounds, beside: frames(in: view),
        reach: kind == .view ? reach(view.toScreen) : nil)
      if kind == .view { show(entry, snapped, in: view) }
      add(entry, to: id, frame: snapped.frame)
    } else if let row = row(at: point), let id = row.target.name,
      let holder = scene.holder(of: kind, at: id)
    {
      if let view = scene.view(holder) { target = box(holder, scene.box(view), .zero) }
      add(entry, to: holder, frame: nil)
    }
  }

  /// A frame that is drawn, from where the drag began; what has no frame goes to where it ends.
  mutating func draw(_ entry: ComposeTarget, _ drag: ComposeDrag) {
    let kind = ComposeAddition.kind(of: entry)
    guard kind == .view else { return drop(entry, at: drag.at) }
    let start = drag.start.applying(drag.toScene)
    guard let id = scene.holder(of: .view, at: scene.drawn(at: start)), let view = scene.view(id)
    else { return }
    target = box(id, scene.box(view), .zero)
    let toView = drag.toScene.concatenating(view.toScreen.inverted())
    // An edge that is measured from the other one needs that at a whole point.
    func whole(_ point: CGPoint) -> CGPoint {
      let inView = point.applying(toView)
      return CGPoint(x: inView.x.rounded(), y: inView.y.rounded())
    }
    let (from, to) = (whole(drag.start), whole(drag.at))
    var size = CGSize(width: abs(to.x - from.x), height: abs(to.y - from.y))
    let isSquare = c.state.input.modifiers.contains(.shift)
    if isSquare {
      let side = max(size.width, size.height)
      size = CGSize(width: side, height: side)
    }
    let frame = CGRect(
      x: to.x < from.x ? from.x - size.width : from.x,
      y: to.y < from.y ? from.y - size.height : from.y, width: max(1, size.width),
      height: max(1, size.height))
    // The edges settle one after the other: each of them has been drawn.
    let others = frames(in: view)
    let edges: [Snapping.Edges] = isSquare ? [.all] : [[.top, .left], [.bottom, .right]]
    var snapped = Snapping(frame: frame)
    for moving in edges {
      let next = Snapping.settle(
        snapped.frame, moving: moving, in: view.bounds, beside: others,
        reach: reach(view.toScreen))
      snapped = next.joined(to: snapped)
    }
    show(entry, snapped, in: view)
    add(entry, to: id, frame: snapped.frame)
  }

  private func frames(in view: ViewSnapshot) -> [CGRect] {
    scene.snapshot.views.filter { $0.parent == view.handle }.map(scene.frame)
  }

  private mutating func show(_ entry: ComposeTarget, _ snapped: Snapping, in view: ViewSnapshot) {
    show(snapped, in: view.bounds, view.toScreen)
    boxes = [
      box(LibraryPicture.title(entry), snapped.frame.applying(view.toScreen), snapped.frame.size)
    ]
  }

  private mutating func add(_ entry: ComposeTarget, to id: String, frame: CGRect?) {
    guard let addition = ComposeAddition(entry, to: id, frame: frame, scene) else { return }
    operations = [.add(addition.fragment, into: id, before: nil)]
    select = addition.target
  }
}
