import Foundation
import TouchGeometry
import TouchTrace

/// The recorded hit test of views in which nobody has a say: the same lines, without calling out.
extension UIView {
  /// Asks a subview for the view at a place of this one, in the cheapest way that leaves all lines.
  @inline(__always) final func ask(
    _ subview: UIView, _ point: CGPoint, _ event: UIEvent?, isAlone: Bool
  ) -> UIView? {
    let node = subview.node
    guard isAlone, node.pointee.isPlain, !node.pointee.isTransformed else {
      return subview.askHitTest(point.applying(subview.toSuperview.inverted()), event)
    }
    let place = CGPoint(x: point.x - node.pointee.shiftX, y: point.y - node.pointee.shiftY)
    return subview.askPlain(place, event)
  }

  /// What `askHitTest` does for a plain view while nobody listens to single lines (HT-01 to HT-05).
  private final func askPlain(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let engine = touchscopeEngine
    let handle = touchscopeHandle
    engine.giveName(handle)
    engine.appendHit(.hitTest, handle, rule: .ht03)
    engine.recorder.depth += 1
    let hit = answer(point, event, engine, handle)
    engine.recorder.depth -= 1
    engine.hitTestRun.pendingHitTest = .none
    engine.hitTestRun.didReject = hit == nil
    return hit
  }

  @inline(__always) private final func answer(
    _ point: CGPoint, _ event: UIEvent?, _ engine: Engine, _ handle: Handle
  ) -> UIView? {
    let node = node
    if let (reason, rule) = node.pointee.refusal(engine.constants.alphaThreshold) {
      let number = reason == .alpha ? Double(node.pointee.alpha) : 0
      engine.appendHit(.rejected, handle, reason: reason, rule: rule, number: number)
      return nil
    }
    guard node.pointee.contains(point.x, point.y) else {
      let nearest = node.pointee.nearest(to: point)
      let isOnEdge = nearest == point
      let distance = isOnEdge ? 0 : distanceOnScreen(nearest, point)
      engine.appendHit(.pointInsideNo, handle, rule: .ht10, number: distance)
      engine.appendHit(
        .rejected, handle, reason: .outside, rule: isOnEdge ? .ht10 : .ht02, number: distance)
      return nil
    }
    engine.appendHit(.pointInsideYes, handle, rule: .ht10)
    let isAlone = engine.recorder.isAlone
    for subview in subviews.reversed() {
      if let hit = ask(subview, point, event, isAlone: isAlone) { return hit }
    }
    return self
  }
}

extension HitNode {
  /// Why a plain view is not asked at all (HT-01, HT-07).
  @inline(__always) fileprivate func refusal(_ threshold: CGFloat) -> (Reason, Rule)? {
    if isHidden { return (.hidden, .ht01) }
    if !isInteractive { return (.interactionOff, .ht01) }
    return alpha < threshold ? (.alpha, .ht07) : nil
  }

  /// The place of the bounds that is nearest to one of the view's own coordinates.
  @inline(__always) fileprivate func nearest(to point: CGPoint) -> CGPoint {
    // A size below zero is left to CGRect.
    guard bounds.size.width >= 0, bounds.size.height >= 0 else { return bounds.nearest(to: point) }
    let (low, size) = (bounds.origin, bounds.size)
    return CGPoint(
      x: min(max(point.x, low.x), low.x + size.width),
      y: min(max(point.y, low.y), low.y + size.height))
  }
}

extension Engine {
  /// Adds a line of a hit test about a view that has its name, while nobody listens to single lines.
  @inline(__always) fileprivate func appendHit(
    _ verb: Verb, _ view: Handle, reason: Reason = .none, rule: Rule, number: Double = 0
  ) {
    var event = TraceEvent(
      kind: .hit, verb: verb, subject: view, other: hitTestRun.finger, reason: reason, rule: rule,
      measured: Double(hitTestRun.pass), limit: number)
    event.time = now
    event.depth = UInt16(truncatingIfNeeded: min(recorder.depth, Int(UInt16.max)))
    event.cause = recorder.cause
    recorder.trace.append(bare: event)
  }
}
