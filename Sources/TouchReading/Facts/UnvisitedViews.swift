import TouchLanguage
import Foundation
import TouchGeometry
package import TouchTrace

/// Why the hit test never asked a view: the snapshot tells it, because the engine did not go there.
package struct UnvisitedViews {
  private let hit: HitReading
  private let input: PictureInput
  private let visited: Set<Handle>
  /// The views that answered, and all that they lie in.
  private let around: Set<Handle>
  private let siblings: [Handle: [ViewSnapshot]]

  /// Those of a hit test.
  init(_ hit: HitReading, _ input: PictureInput) {
    self.hit = hit
    self.input = input
    visited = Set(hit.visited)
    var around: Set<Handle> = []
    for handle in hit.path {
      var next = handle
      while around.insert(next).inserted, let view = input.snapshot.view(next) {
        next = view.parent
      }
    }
    self.around = around
    siblings = Dictionary(grouping: input.snapshot.views, by: \.parent)
  }

  /// Why a view was not asked, in a few words, for lists.
  package static func words(_ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput)
    -> String
  {
    MarkedText(Text.whyView.unvisitedShort(UnvisitedViews(hit, input).find(view).why)).plain
  }

  /// Why a view was not asked, with the rule and the event that show it.
  func find(_ view: ViewSnapshot) -> (why: Unvisited, rule: Rule, event: UInt32?) {
    let top = outermost(view)
    let superview = top.handle == view.handle ? nil : top.marked
    guard let parent = input.snapshot.view(top.parent) else {
      return (.windowBehind(hitView: input.marked(hit.winner)), .ht17, nil)
    }
    if let rejection = hit.rejection(of: parent.handle) {
      return (
        .parentRefused(superview: superview, parent: parent.marked, Refusal(rejection)),
        rejection.rule, rejection.event
      )
    }
    if let front = occluder(of: top) {
      let outside = distance(to: view)
      return (
        .covered(
          superview: superview, by: front.marked, isTransparent: isTransparent(front),
          outside: outside), .ht03, hit.lastEvent
      )
    }
    if hit.isRedirected {
      return (.overridden(superview: superview, parent: parent.marked), .ht14, hit.lastEvent)
    }
    return (.addedLater(superview: superview, parent: parent.marked), .ht17, hit.lastEvent)
  }

  /// The view in front of which another one, or one that it lies in, was not asked; nil where that has another reason.
  func cover(of view: ViewSnapshot) -> Handle? {
    let top = outermost(view)
    guard hit.rejection(of: top.parent) == nil else { return nil }
    return occluder(of: top)?.handle
  }

  /// The view that refused, for which those in it were not asked; nil where that has another reason.
  func refusing(around view: ViewSnapshot) -> Handle? {
    hit.rejection(of: outermost(view).parent)?.view
  }

  /// The outermost view that was not asked; its parent was.
  private func outermost(_ view: ViewSnapshot) -> ViewSnapshot {
    var top = view
    while !visited.contains(top.parent), let parent = input.snapshot.view(top.parent) {
      top = parent
    }
    return top
  }

  /// Points from the touch's beginning to the view; nil when the touch began in it.
  private func distance(to view: ViewSnapshot) -> Double? {
    guard let finger = input.reading.finger(of: hit),
      let nearest = view.nearest(to: finger.start)
    else { return nil }
    let distance = nearest.distance(to: finger.start)
    return distance > 0.05 ? distance : nil
  }

  /// The sibling in front that answered, so that the ones behind it were not asked.
  private func occluder(of view: ViewSnapshot) -> ViewSnapshot? {
    guard let siblings = siblings[view.parent],
      let index = siblings.firstIndex(where: { $0.handle == view.handle })
    else { return nil }
    return siblings[(index + 1)...].first { around.contains($0.handle) }
  }

  /// Nothing of it, and of the views in it that contain the touch, is to be seen.
  private func isTransparent(_ front: ViewSnapshot) -> Bool {
    guard input.snapshot.isInside(hit.winner, front.handle) else { return false }
    var inside: ViewSnapshot? = input.snapshot.view(hit.winner)
    for _ in 0...input.snapshot.views.count {
      guard let view = inside, view.drawsNothing else { return false }
      if view.handle == front.handle { return true }
      inside = input.snapshot.view(view.parent)
    }
    return false
  }
}

extension ViewSnapshot {
  /// Below this, a colour or a view is as good as transparent.
  private static let faint = 0.05

  /// It is seen through: nearly no alpha, or no mark with a colour.
  package var drawsNothing: Bool {
    func isSeen(_ color: RGBA?) -> Bool { (color?.alpha ?? 0) > Self.faint }
    return alpha <= Self.faint
      || !(marks + marksInFront).contains { mark in
        switch mark {
        case .roundedRectangle(_, _, let fill, let stroke, let width),
          .ellipse(_, let fill, let stroke, let width),
          .polyline(_, _, let fill, let stroke, let width):
          isSeen(fill) || width > 0 && isSeen(stroke)
        case .text(let text, _, _, _, let color): !text.isEmpty && isSeen(color)
        }
      }
  }
}
