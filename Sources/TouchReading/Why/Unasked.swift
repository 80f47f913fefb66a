import TouchLanguage
import Foundation
import TouchGeometry
package import TouchTrace

/// Why the hit test never asked a view: the snapshot tells it, because the engine did not go there.
package enum Unasked {
  static func sentence(
    _ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> Explanation.Sentence {
    let top = outermost(view, hit, input)
    let lead = top.handle == view.handle ? "It was" : "\(top.name) around it was"
    guard let parent = input.snapshot.view(top.parent) else {
      if let refused = input.reading.refusedWindows.last(where: { $0.view == top.handle }) {
        return .init(
          "Its window \(top.name) refused: \(WhyRecognizer.lowercased(ReasonText.rejection(refused), input))",
          refused.rule, refused.event)
      }
      let winner = input.name(of: hit.winner)
      return .init("It is in a window behind; \(winner) in one in front of it answered.", .ht17)
    }
    if let rejection = hit.rejection(of: parent.handle) {
      return .init(
        "\(lead) never asked, because \(parent.name) refused: \(WhyRecognizer.lowercased(ReasonText.rejection(rejection), input))",
        rejection.rule, rejection.event)
    }
    if let front = occluder(of: top, hit, input.snapshot) {
      return .init(
        "\(lead) not asked, because \(front.name), which lies in front of it in \(parent.name), answered.\(far(view, hit, input))",
        .ht03, hit.lastEvent)
    }
    if hit.isRedirected {
      return .init(
        "\(lead) never asked: the overridden hitTest of \(parent.name), or of a view around it, answered without it.",
        .ht14, hit.lastEvent)
    }
    return .init(
      "\(lead) not in \(parent.name) when the finger went down.", .ht17, hit.lastEvent)
  }

  /// The same in a few words, for lists.
  package static func words(_ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput)
    -> String
  {
    let top = outermost(view, hit, input)
    guard let parent = input.snapshot.view(top.parent) else { return "in a window behind" }
    if hit.rejection(of: parent.handle) != nil { return "in \(parent.name), which said no" }
    if let front = occluder(of: top, hit, input.snapshot) { return "behind \(front.name)" }
    return hit.isRedirected ? "an override answered" : "not asked"
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

  /// That it would have refused anyway; nothing when the finger was on it.
  private static func far(
    _ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> String {
    guard let finger = input.reading.fingers.last(where: { $0.handle == hit.finger }) else {
      return ""
    }
    let point = finger.start.applying(view.toScreen.inverted())
    let nearest = CGPoint(
      x: min(max(point.x, view.bounds.minX), view.bounds.maxX),
      y: min(max(point.y, view.bounds.minY), view.bounds.maxY))
    let distance = nearest.applying(view.toScreen).distance(to: finger.start)
    return distance > 0.05
      ? " It would have refused: the point lies \(Units.points(distance)) outside of it." : ""
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
