import Foundation
import TouchInspection
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// What views are aligned by.
package enum Alignment: Sendable {
  case left, center, right, top, middle, bottom
}

/// Several views in one line, or with equal gaps.
package enum ComposeAligning {
  /// To the view that was selected first; a single one to what contains it.
  package static func align(_ alignment: Alignment, _ c: inout Context) {
    let scene = ComposeScene(c)
    let views = movable(scene, c)
    guard let first = views.first else {
      return ComposeUpdate.refuseFixed(c.composeSelection.first, &c)
    }
    let isAlone = views.count == 1
    let parent = scene.bounds(around: first).applying(scene.toScreen(around: first))
    let goal = isAlone ? parent : scene.box(first)
    let operations = (isAlone ? views : Array(views.dropFirst())).flatMap { view in
      shift(view, by: way(alignment, from: scene.box(view), to: goal), scene)
    }
    ComposeUpdate.perform(operations, select: c.state.selection, &c)
  }

  /// Makes the gaps between views equal; the outer ones stay.
  package static func distribute(isAcross: Bool, _ c: inout Context) {
    let scene = ComposeScene(c)
    func span(_ view: ViewSnapshot) -> (low: Double, high: Double) {
      let box = scene.box(view)
      return isAcross ? (box.minX, box.maxX) : (box.minY, box.maxY)
    }
    let views = movable(scene, c).sorted { span($0).low < span($1).low }
    guard views.count > 2, let first = views.first, let last = views.last else {
      return ComposeUpdate.refuse(Text.arranging.threeToDistribute, &c)
    }
    let inner = views.dropFirst().dropLast()
    let taken = inner.reduce(0) { $0 + span($1).high - span($1).low }
    let gap = (span(last).low - span(first).high - taken) / Double(views.count - 1)
    var next = span(first).high + gap
    var operations: [SceneOperation] = []
    for view in inner {
      let (low, high) = span(view)
      let way = next - low
      operations += shift(
        view, by: isAcross ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way), scene)
      next += high - low + gap
    }
    ComposeUpdate.perform(operations, select: c.state.selection, &c)
  }

  private static func movable(_ scene: ComposeScene, _ c: Context) -> [ViewSnapshot] {
    scene.outermost(c.composeSelection.filter { scene.text[$0]?.isFixed == false })
      .compactMap(scene.view)
  }

  private static func way(_ alignment: Alignment, from box: CGRect, to goal: CGRect) -> CGPoint {
    switch alignment {
    case .left: CGPoint(x: goal.minX - box.minX, y: 0)
    case .center: CGPoint(x: goal.midX - box.midX, y: 0)
    case .right: CGPoint(x: goal.maxX - box.maxX, y: 0)
    case .top: CGPoint(x: 0, y: goal.minY - box.minY)
    case .middle: CGPoint(x: 0, y: goal.midY - box.midY)
    case .bottom: CGPoint(x: 0, y: goal.maxY - box.maxY)
    }
  }

  /// Moves a view so far on the screen.
  private static func shift(
    _ view: ViewSnapshot, by way: CGPoint, _ scene: ComposeScene
  ) -> [SceneOperation] {
    let toParent = scene.toScreen(around: view).inverted()
    let start = CGPoint.zero.applying(toParent)
    let end = way.applying(toParent)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard abs(dx) + abs(dy) > 0.0005 else { return [] }
    return scene.place(view.name, scene.frame(view).offsetBy(dx: dx, dy: dy), resizes: false)
  }
}
