import TouchLanguage
import Foundation
import TouchGeometry
package import TouchTrace

/// Why the hit test never asked a view: the snapshot tells it, because the engine did not go there.
package enum UnvisitedViews {
  /// Why a view was not asked, in a few words, for lists.
  package static func words(_ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput)
    -> String
  {
    MarkedText(Text.whyView.unvisitedShort(find(view, hit, input).why)).plain
  }

  /// Why a view was not asked, with the rule and the event that show it.
  static func find(
    _ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> (why: Unvisited, rule: Rule, event: UInt32?) {
    let top = outermost(view, hit, input)
    let superview = top.handle == view.handle ? nil : top.marked
    guard let parent = input.snapshot.view(top.parent) else {
      if let refused = input.reading.refusedWindows.last(where: { $0.view == top.handle }) {
        return (
          .windowRefused(window: top.marked, Refusal(refused)), refused.rule, refused.event
        )
      }
      return (.windowBehind(hitView: input.marked(hit.winner)), .ht17, nil)
    }
    if let rejection = hit.rejection(of: parent.handle) {
      return (
        .parentRefused(superview: superview, parent: parent.marked, Refusal(rejection)),
        rejection.rule, rejection.event
      )
    }
    if let front = occluder(of: top, hit, input.snapshot) {
      let outside = distance(to: view, hit, input)
      return (
        .covered(superview: superview, by: front.marked, outside: outside), .ht03, hit.lastEvent
      )
    }
    if hit.isRedirected {
      return (.overridden(superview: superview, parent: parent.marked), .ht14, hit.lastEvent)
    }
    return (.addedLater(superview: superview, parent: parent.marked), .ht17, hit.lastEvent)
  }

  /// The outermost view that was not asked; its parent was.
  private static func outermost(
    _ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> ViewSnapshot {
    var top = view
    while !hit.visited.contains(top.parent), let parent = input.snapshot.view(top.parent) {
      top = parent
    }
    return top
  }

  /// Points from the touch's beginning to the view; nil when the touch began in it.
  private static func distance(
    to view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> Double? {
    guard let finger = input.reading.fingers.last(where: { $0.handle == hit.finger }) else {
      return nil
    }
    let point = finger.start.applying(view.toScreen.inverted())
    let nearest = CGPoint(
      x: min(max(point.x, view.bounds.minX), view.bounds.maxX),
      y: min(max(point.y, view.bounds.minY), view.bounds.maxY))
    let distance = nearest.applying(view.toScreen).distance(to: finger.start)
    return distance > 0.05 ? distance : nil
  }

  /// The sibling in front that answered, so that the ones behind it were not asked.
  static func occluder(
    of view: ViewSnapshot, _ hit: HitReading, _ snapshot: SceneSnapshot
  ) -> ViewSnapshot? {
    let siblings = snapshot.views.filter { $0.parent == view.parent }
    guard let index = siblings.firstIndex(where: { $0.handle == view.handle }) else { return nil }
    return siblings[(index + 1)...].first { sibling in
      hit.path.contains { snapshot.isInside($0, sibling.handle) }
    }
  }
}
