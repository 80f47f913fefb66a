import Foundation
import TouchGeometry
import TouchTrace

extension UIView {
  /// Announces and runs a hit test on this view: the one way in which it is asked. `point` is in its coordinates.
  final func askHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let engine = touchscopeEngine
    guard engine.records(.hit) else {
      guard let hook = touchscopeViewHooks.hitTest else { return hitTest(point, with: event) }
      return hook(point, event) { [self] in hitTest(point, with: event) }
    }
    engine.recordHit(.hitTest, self, rule: .ht03)
    engine.hitTestRun.pendingHitTest = touchscopeHandle
    engine.hitTestRun.didReject = false
    let hit = engine.nested {
      let base = { [self] in hitTest(point, with: event) }
      return touchscopeViewHooks.hitTest.map { $0(point, event, base) } ?? base()
    }
    engine.hitTestRun.pendingHitTest = .none
    if hit == nil, !engine.hitTestRun.didReject {
      engine.recordReject(.override, self, rule: .ht14)
    }
    engine.hitTestRun.didReject = hit == nil
    return hit
  }

  /// What `hitTest` does unless it is overridden (HT-01 to HT-05).
  final func defaultHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let engine = touchscopeEngine
    guard engine.records(.hit) else { return silentHitTest(point, event) }
    if engine.hitTestRun.pendingHitTest != touchscopeHandle {
      engine.recordHit(.hitTest, self, rule: .ht03)
    }
    engine.hitTestRun.pendingHitTest = .none
    if let (reason, rule) = refusal {
      engine.recordReject(reason, self, rule: rule, number: reason == .alpha ? Double(alpha) : 0)
      return nil
    }
    guard askPointInside(point, event) else {
      let isOnEdge = !bounds.contains(point) && point.distance(outside: bounds) == 0
      engine.recordReject(
        .outside, self, rule: isOnEdge ? .ht10 : .ht02, number: distanceOnScreen(to: point))
      return nil
    }
    let isAlone = engine.recorder.isAlone
    for subview in subviews.reversed() {
      if let hit = ask(subview, point, event, isAlone: isAlone) { return hit }
    }
    engine.hitTestRun.didReject = false
    return self
  }

  /// Why this view is not asked at all (HT-01).
  private var refusal: (Reason, Rule)? {
    if isHidden { return (.hidden, .ht01) }
    if !isUserInteractionEnabled { return (.interactionOff, .ht01) }
    if Double(alpha) < touchscopeEngine.constants.alphaThreshold { return (.alpha, .ht07) }
    if touchscopeIsAnimating { return (.animating, .ht21) }
    if refusesHits { return (.disabled, .ctl55) }
    return nil
  }

  final func askPointInside(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    let engine = touchscopeEngine
    engine.hitTestRun.pendingPointInside = touchscopeHandle
    let base = { [self] in self.point(inside: point, with: event) }
    let inside = engine.nested {
      touchscopeViewHooks.pointInside.map { $0(point, event, base) } ?? base()
    }
    engine.hitTestRun.pendingPointInside = .none
    recordPointInside(inside, point)
    return inside
  }

  final func recordPointInside(_ inside: Bool, _ point: CGPoint) {
    guard touchscopeEngine.records(.hit) else { return }
    touchscopeEngine.recordHit(
      inside ? .pointInsideYes : .pointInsideNo, self, rule: .ht10,
      number: distanceOnScreen(to: point))
  }

  /// How far a point of its own coordinates lies outside of its bounds, points of the screen.
  private func distanceOnScreen(to point: CGPoint) -> Double {
    let nearest = bounds.nearest(to: point)
    return nearest == point ? 0 : distanceOnScreen(nearest, point)
  }

  /// How far two points of its own coordinates are from each other on the screen.
  final func distanceOnScreen(_ a: CGPoint, _ b: CGPoint) -> Double {
    let toScreen = touchscopeToScreen
    return a.applying(toScreen).distance(to: b.applying(toScreen))
  }
}

extension Engine {
  func recordHit(_ verb: Verb, _ view: UIView, rule: Rule, number: Double = 0) {
    record(
      TraceEvent(
        kind: .hit, verb: verb, subject: view.touchscopeHandle, other: hitTestRun.finger,
        rule: rule,
        measured: Double(hitTestRun.pass), limit: number))
  }

  /// `number` stands behind the reason: points outside of the bounds, or the alpha.
  func recordReject(_ reason: Reason, _ view: UIView, rule: Rule, number: Double = 0) {
    hitTestRun.didReject = true
    record(
      TraceEvent(
        kind: .hit, verb: .rejected, subject: view.touchscopeHandle, other: hitTestRun.finger,
        reason: reason, rule: rule, measured: Double(hitTestRun.pass), limit: number))
  }
}
