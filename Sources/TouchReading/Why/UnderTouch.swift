import Foundation
import TouchGeometry
import TouchLanguage
import TouchTrace

/// The view under the touch that the hit test never reached, and that a person therefore asks about: what an overlay
/// covers, or what lies outside of its superview.
enum UnderTouch {
  /// That it was never asked, and why; empty when everything under the touch was asked.
  static func sentences(_ hit: HitReading, _ input: PictureInput) -> [Explanation.Sentence] {
    guard let finger = input.reading.fingers.last(where: { $0.handle == hit.finger }) else {
      return []
    }
    let asked = Set(hit.visited)
    // The frontmost and deepest first.
    for view in input.snapshot.views.reversed()
    where !asked.contains(view.handle) && !view.isWindow && contains(view, finger.start) {
      if isShown(view, at: finger.start, input.snapshot),
        let sentence = sentence(about: view, hit, input)
      {
        return [sentence]
      }
    }
    return []
  }

  private static func sentence(
    about view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> Explanation.Sentence? {
    let found = UnvisitedViews(hit, input).find(view)
    switch found.why {
    case .covered(_, let front, let isTransparent, _):
      // What is plain and takes no touches is not what a person looks for behind another view.
      guard isAwaited(view, input.snapshot) else { return nil }
      let text = Text.whyView.covers(front, isTransparent: isTransparent, view.marked)
      return .init(text, found.rule, found.event)
    case .parentRefused(_, let parent, let refusal):
      let text = Text.whyView.outOfReach(view.marked, in: parent, refusal)
      sentence = .init(text, found.rule, found.event)
    case .windowBehind, .overridden, .addedLater: return nil
    }
  }

  private static func contains(_ view: ViewSnapshot, _ point: CGPoint) -> Bool {
    let t = view.toScreen
    guard t.a * t.d - t.b * t.c != 0 else { return false }
    return view.bounds.contains(point.applying(t.inverted()))
  }

  private static func isAwaited(_ view: ViewSnapshot, _ snapshot: SceneSnapshot) -> Bool {
    view.isControl || snapshot.recognizers.contains { $0.view == view.handle }
  }

  /// It and all around it are shown, take touches, and do not cut the point off.
  private static func isShown(
    _ view: ViewSnapshot, at point: CGPoint, _ snapshot: SceneSnapshot
  ) -> Bool {
    var current: ViewSnapshot? = view
    for _ in 0...snapshot.views.count {
      guard let one = current else { return true }
      guard !one.isHidden, one.isUserInteractionEnabled, one.alpha >= 0.01,
        !one.clipsToBounds || contains(one, point)
      else { return false }
      current = snapshot.view(one.parent)
    }
    return true
  }
}
