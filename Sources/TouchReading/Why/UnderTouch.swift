package import Foundation
import TouchGeometry
import TouchLanguage
package import TouchTrace

/// A control, or a view with recognizers, that a touch missed by little which hit nothing of the kind.
package struct NearMiss {
  /// The view that somebody may have aimed at.
  package let view: Handle
  /// How far the touch is from its bounds, points of the view.
  package let distance: Double
  /// What the view answered.
  package let rejection: HitReading.Rejection

  /// Nil where nothing of the kind is near, and where something of the kind was hit.
  package init?(_ hit: HitReading, _ input: PictureInput) {
    guard !input.snapshot.isAwaited(hit.winner) else { return nil }
    let near = hit.rejected.filter {
      guard case .outside(let distance) = Refusal($0) else { return false }
      return distance <= Self.most && input.snapshot.isAwaited($0.view)
    }
    guard let nearest = near.min(by: { $0.number < $1.number }) else { return nil }
    (view, distance, rejection) = (nearest.view, nearest.number, nearest)
  }

  /// So near that a person asks about it, and not about what was hit.
  var isClose: Bool { !rejection.isFar }

  /// What somebody may have aimed at is no farther from the touch, points.
  private static let most = 60.0
}

/// A hit view that took a touch outside of its bounds, because it takes touches there.
package struct TakenOutside {
  /// The hit view.
  package let view: Handle
  /// How far the touch was from its bounds, points of the screen.
  package let distance: Double
  /// What the view answered.
  package let answer: HitReading.Rejection

  /// Nil where the touch was in the hit view.
  package init?(_ hit: HitReading, _ input: PictureInput) {
    guard let own = hit.enlarged.last(where: { $0.view == hit.winner }) else { return nil }
    (view, distance, answer) = (own.view, own.number, own)
  }
}

/// A view whose own `point(inside:with:)` refused a touch in its bounds.
package struct OwnRefusal {
  /// The view that refused.
  package let view: Handle
  /// What the hit test has of it.
  package let answer: HitReading.Rejection

  /// Nil where what lies under the touch refused for another reason, or where nothing there refused.
  package init?(_ hit: HitReading, _ input: PictureInput) {
    guard hit.rejected.contains(where: { Refusal($0) == .pointInside }),
      let refused = UnderTouch.find(hit, input)?.refused, let answer = hit.rejection(of: refused),
      Refusal(answer) == .pointInside
    else { return nil }
    (view, self.answer) = (refused, answer)
  }

  /// Where the view takes touches; nil where that is not known, and where it takes none.
  package func area(_ input: PictureInput) -> TouchArea? {
    input.missedArea.flatMap { $0.view == view && !$0.rows.isEmpty ? $0 : nil }
  }

  /// How far a touch was from there, points of the screen; nil where that is not known, and for less than is told.
  package func gap(from touch: CGPoint, _ input: PictureInput) -> Double? {
    area(input)?.nearest.map { $0.distance(to: touch) }.flatMap { $0 >= 0.05 ? $0 : nil }
  }

  /// The same in words; empty where it is not known.
  func sentences(_ hit: HitReading, _ input: PictureInput) -> [Explanation.Sentence] {
    guard let touch = input.reading.finger(of: hit), let gap = gap(from: touch.start, input)
    else { return [] }
    let text = Text.whyView.outsideArea(of: input.marked(view), by: gap)
    return [.init(text, .ht10, answer.event)]
  }
}

extension PictureInput {
  /// The answer of the view of which pictures show where it takes touches: one that the last touch missed by little, that
  /// refused a point of its bounds, or that took the touch outside of these. Nil for none.
  package var answerWithArea: HitReading.Rejection? {
    NearMiss(reading.hit, self)?.rejection ?? OwnRefusal(reading.hit, self)?.answer
      ?? TakenOutside(reading.hit, self)?.answer
  }
}

/// A drag that was to begin at an edge of the screen, and began too far from it.
package struct MissedEdge {
  /// The one that waits for such a drag.
  package let recognizer: Handle
  /// Where the touch began, and the nearest point of the edge; points of the screen.
  package let start, nearest: CGPoint
  /// How far they are apart, and how far they may be, points.
  package let distance, limit: Double
  /// Where it would have counted, points of the screen.
  package let strip: CGRect

  /// Nil where no recognizer of an edge failed for it, or where it says no distance.
  package init?(_ input: PictureInput) {
    guard let finger = input.reading.fingers.last,
      let miss = Outcome.missed(input).first(where: { $0.measured > 0 && $0.limit > 0 }),
      let edge = input.snapshot.recognizer(miss.subject)?.need?.onlyEdge
    else { return nil }
    (recognizer, start) = (miss.subject, finger.start)
    (distance, limit) = (miss.measured, miss.limit)
    let screen = input.snapshot.screen
    switch edge {
    case .noEdge: return nil
    case .left:
      nearest = CGPoint(x: 0, y: start.y)
      strip = CGRect(x: 0, y: 0, width: limit, height: screen.height)
    case .right:
      nearest = CGPoint(x: screen.width, y: start.y)
      strip = CGRect(x: screen.width - limit, y: 0, width: limit, height: screen.height)
    case .top:
      nearest = CGPoint(x: start.x, y: 0)
      strip = CGRect(x: 0, y: 0, width: screen.width, height: limit)
    case .bottom:
      nearest = CGPoint(x: start.x, y: screen.height)
      strip = CGRect(x: 0, y: screen.height - limit, width: screen.width, height: limit)
    }
  }
}

/// A control that did not fire, because its touch ended outside of the margin around it that counts as inside.
package struct LeftMargin {
  /// Which control the touch left.
  package let control: Handle
  /// Where the touch ended, points of the screen.
  package let end: CGPoint
  /// How far outside of the control's bounds that is on the axis on which it is farther, and how far would have counted as
  /// inside; points of the control.
  package let distance, limit: Double

  /// Nil where the headline without a selection tells something else, and where the trace has no margin.
  package init?(_ input: PictureInput) {
    guard input.probe == nil,
      input.reading.responders.contains(where: { $0.events.last?.name == "touchUpOutside" }),
      case .control(let event)? = HeadlineSubject.find(input),
      let last = WhyControl.endOutside(event, input.trace), last.limit > 0,
      let finger = input.reading.fingers.last(where: { finger in
        finger.handle == last.other && finger.endTime.map { $0 <= last.time } ?? false
      })
    else { return nil }
    (control, end) = (event.subject, finger.at)
    (distance, limit) = (last.measured, last.limit)
  }
}

/// A view under a touch that the hit test never came to: a control or one with recognizers, or any that sticks out of a view
/// which refused.
package struct UnaskedTarget {
  /// The view that somebody may have aimed at.
  package let view: Handle
  /// The view because of which it was not asked.
  package let cause: Handle
  /// That one lies in front of it and answered; else it lies around it and refused.
  package let isCovered: Bool

  /// Nil where nothing of the kind is under the touch, and where another view there was asked and refused.
  package init?(_ hit: HitReading, _ input: PictureInput) {
    guard let under = UnderTouch.find(hit, input), under.isNeverAsked,
      let cause = under.refused ?? UnvisitedViews(hit, input).cover(of: under.view)
    else { return nil }
    view = under.view.handle
    self.cause = cause
    isCovered = under.refused == nil
  }
}

/// The view under the touch that a person asks about, because another one got the touch: what an overlay covers, what lies
/// outside of its superview, what refused although the point is in it.
struct UnderTouch {
  /// The view that lies there.
  let view: ViewSnapshot
  /// Why it did not get the touch.
  let sentence: Explanation.Sentence
  /// A control, or a view with recognizers: something was to happen there.
  let isAwaited: Bool
  /// Why the hit test never came to it; nil for one that was asked.
  let unvisited: Unvisited?
  /// It or the view around it that refused; nil where another view covers it.
  let refused: Handle?

  /// Somebody may have aimed at it: something was to happen there, or it is seen outside of the view that refused.
  var isMissed: Bool { isAwaited || isNeverAsked && refused != nil }

  /// The hit test never came to it.
  var isNeverAsked: Bool { unvisited != nil }

  /// Why it did not get the touch; empty when nothing else is under it.
  static func sentences(_ hit: HitReading, _ input: PictureInput) -> [Explanation.Sentence] {
    find(hit, input).map { [$0.sentence] + (OwnRefusal(hit, input)?.sentences(hit, input) ?? []) }
      ?? []
  }

  /// The frontmost and deepest one; nil when nothing else is under the touch.
  static func find(_ hit: HitReading, _ input: PictureInput) -> UnderTouch? {
    guard let finger = input.reading.finger(of: hit) else { return nil }
    let asked = Set(hit.visited)
    var refusing: UnderTouch?
    for view in input.snapshot.views.reversed()
    where !view.isWindow && contains(view, finger.start) {
      guard asked.contains(view.handle) else {
        if isShown(view, at: finger.start, input.snapshot),
          let unasked = UnderTouch(unasked: view, hit, input)
        {
          return unasked
        }
        continue
      }
      if refusing == nil { refusing = UnderTouch(refusing: view, hit, input) }
    }
    return refusing
  }

  /// A label or the like under the touch that was asked and takes no touches by itself: where nothing answers, somebody may
  /// have expected it to.
  static func labels(_ hit: HitReading, _ input: PictureInput) -> [Explanation.Sentence] {
    guard let view = label(hit, input), let rejection = hit.rejected.last else { return [] }
    let text = Text.whyView.refusedUnderTouch(view.marked, Refusal(rejection))
    return [.init(text, rejection.rule, rejection.event)]
  }

  /// The label that `labels` tells of; nil where there is none.
  private static func label(_ hit: HitReading, _ input: PictureInput) -> ViewSnapshot? {
    guard let finger = input.reading.finger(of: hit), let rejection = hit.rejected.last,
      rejection.reason == .interactionOff, let view = input.snapshot.view(rejection.view),
      contains(view, finger.start)
    else { return nil }
    return view
  }

  /// What lies under the touch and refused for what is not to be seen, where nothing answers: right in the hit view for a value,
  /// or wherever it lies by its own answer; nil where there is nothing of the kind.
  static func refusedInside(_ hit: HitReading, _ input: PictureInput) -> ViewSnapshot? {
    guard let view = find(hit, input)?.view ?? label(hit, input),
      let rejection = hit.rejection(of: view.handle), isUnanswered(hit, input)
    else { return nil }
    switch Refusal(rejection) {
    case .interactionOff, .alpha: return view.parent == hit.winner ? view : nil
    case .pointInside, .hitTest: return view
    case .outside, .onFarEdge, .hidden, .animating, .disabled, .other: return nil
    }
  }

  /// Neither the hit view nor one around it is a control, has recognizers or is of the app's own class.
  static func isUnanswered(_ hit: HitReading, _ input: PictureInput) -> Bool {
    var current = input.snapshot.view(hit.winner)
    for _ in 0...input.snapshot.views.count {
      guard let one = current, !one.isWindow else { return true }
      if input.snapshot.isAwaited(one) || TouchLoss.listens(one.handle, input) { return false }
      current = input.snapshot.view(one.parent)
    }
    return true
  }

  /// A view that the hit test did not come to; nil where nobody looks for it.
  private init?(unasked view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput) {
    self.view = view
    isAwaited = input.snapshot.isAwaited(view)
    let takesTouches = Self.takesTouches(view, input.snapshot)
    // What lies in a view without interaction is missed only if something was to happen there.
    guard takesTouches || isAwaited && view.isUserInteractionEnabled else { return nil }
    let unvisited = UnvisitedViews(hit, input)
    let found = unvisited.find(view)
    self.unvisited = found.why
    refused = unvisited.refusing(around: view)
    switch found.why {
    case .covered(_, let front, let isTransparent, _):
      // What is plain and takes no touches is not what a person looks for behind another view.
      guard isAwaited, takesTouches else { return nil }
      let text = Text.whyView.covers(front, isTransparent: isTransparent, view.marked)
      sentence = .init(text, found.rule, found.event)
    case .parentRefused(_, let parent, let refusal):
      guard takesTouches || refusal == .interactionOff else { return nil }
      let text = Text.whyView.outOfReach(view.marked, in: parent, refusal)
      sentence = .init(text, found.rule, found.event)
    case .windowBehind, .overridden, .addedLater: return nil
    }
  }

  /// A view that refused; nil for one that is not seen, and for labels and the like, which take no touches by themselves.
  private init?(refusing view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput) {
    guard let rejection = hit.rejection(of: view.handle), rejection.reason != .hidden else {
      return nil
    }
    let refusal = Refusal(rejection)
    // A view that has come below the touch since then was not under it.
    if case .outside = refusal { return nil }
    unvisited = nil
    refused = view.handle
    isAwaited = input.snapshot.isAwaited(view)
    guard isAwaited || rejection.reason != .interactionOff else { return nil }
    self.view = view
    let text = Text.whyView.refusedUnderTouch(view.marked, refusal)
    sentence = .init(text, rejection.rule, rejection.event)
  }

  private static func contains(_ view: ViewSnapshot, _ point: CGPoint) -> Bool {
    let t = view.toScreen
    guard t.a * t.d - t.b * t.c != 0 else { return false }
    return view.bounds.contains(point.applying(t.inverted()))
  }

  /// It and all around it are shown, and do not cut the point off.
  private static func isShown(
    _ view: ViewSnapshot, at point: CGPoint, _ snapshot: SceneSnapshot
  ) -> Bool {
    var current: ViewSnapshot? = view
    for _ in 0...snapshot.views.count {
      guard let one = current else { return true }
      guard !one.isHidden, one.alpha >= 0.01, !one.clipsToBounds || contains(one, point)
      else { return false }
      current = snapshot.view(one.parent)
    }
    return true
  }

  /// The interaction of it and of all around it is on.
  private static func takesTouches(_ view: ViewSnapshot, _ snapshot: SceneSnapshot) -> Bool {
    var current: ViewSnapshot? = view
    for _ in 0...snapshot.views.count {
      guard let one = current else { return true }
      guard one.isUserInteractionEnabled else { return false }
      current = snapshot.view(one.parent)
    }
    return true
  }
}
