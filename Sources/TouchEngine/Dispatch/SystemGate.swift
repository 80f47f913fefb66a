import Foundation
import TouchGeometry
import TouchTrace

/// The system's own recognizer on a window (WIN-14): one only watches; the other keeps touches near the edges that the
/// system watches from views, pans and swipes, until it is clear that they are no gesture of the system (WIN-15).
final class _UISystemGestureGateGestureRecognizer: UIGestureRecognizer {
  private let holdsTouches: Bool
  private var starts: [UInt32: CGPoint] = [:]

  init(holdsTouches: Bool) {
    self.holdsTouches = holdsTouches
    super.init(target: nil, action: nil)
    delaysTouchesBegan = holdsTouches
    delaysTouchesEnded = holdsTouches
    cancelsTouchesInView = false
  }

  override var touchscopeIsBroughtByView: Bool { true }
  override var touchscopeIsDiscrete: Bool { true }
  override var touchscopeNeverRecognizes: Bool { true }
  override var touchscopeNeed: RecognizerNeed? { holdsTouches ? .systemGesture : .systemWatch }

  // Whatever the app recognizes is none of its business, and the other way round.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { answerByDefault(false) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { answerByDefault(false) }

  /// Pans and swipes wait for the decision, others do not (WIN-15).
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard holdsTouches, other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
      record.attemptTouches.contains(where: { nearness($0.screenLocation) != nil })
    else { return answerByDefault(false) }
    return true
  }

  /// Edges that the root controller lets the app have first do not count (documented).
  private var edges: UIRectEdge {
    let deferred = (view as? UIWindow)?.rootViewController?.touchscopeFrontmost
      .preferredScreenEdgesDeferringSystemGestures
    return UIRectEdge([.top, .bottom]).subtracting(deferred ?? [])
  }

  /// The edge that a place is near, and how far it is from it, points.
  private func nearness(_ place: CGPoint) -> (edge: UIRectEdge, distance: Double)? {
    let distances: [(edge: UIRectEdge, distance: Double)] = [
      (.top, max(0, place.y)), (.bottom, max(0, touchscopeEngine.screen.height - place.y)),
    ]
    let limit = touchscopeEngine.constants.systemEdgeWidth
    return distances.first { edges.contains($0.edge) && $0.distance <= limit }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard holdsTouches, record.life.isUndecided else { return }
    let constants = touchscopeEngine.constants
    for touch in record.touchesInPlay where touches.contains(touch) {
      let place = touch.screenLocation
      guard nearness(place) != nil else {
        let height = touchscopeEngine.screen.height
        go(
          .failed,
          Why(
            .notFromEdge, measured: min(place.y, height - place.y),
            limit: constants.systemEdgeWidth, rule: .ec53))
        return
      }
      starts[touch.number] = place
    }
    perform(SmallList(.startTimer(.systemGesture, seconds: constants.systemGateDelay)))
  }

  override func timerFired(_ name: TimerName) {
    let delay = touchscopeEngine.constants.systemGateDelay
    go(.failed, Why(.timedOut, limit: delay, rule: .win15))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard holdsTouches, record.life.isUndecided else { return }
    let limit = touchscopeEngine.constants.systemGestureDistance
    for touch in record.touchesInPlay where touches.contains(touch) {
      guard let start = starts[touch.number], let (edge, _) = nearness(start) else { continue }
      let inward = (touch.screenLocation.y - start.y) * (edge == .top ? 1 : -1)
      measure(.inward, inward, limit)
      if inward >= limit {
        go(.ended, Why(.thresholdReached, measured: inward, limit: limit, rule: .win15))
        // Only now: before, no view of the app is asked whether it may begin.
        cancelsTouchesInView = true
        touchscopeEngine.events.systemTakes(record.attemptTouches)
      } else if touch.screenLocation.distance(to: start) >= limit {
        let away = touch.screenLocation.distance(to: start)
        go(.failed, Why(.wrongDirection, measured: away, limit: limit, rule: .win15))
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard record.touchesInPlay.allSatisfy({ !$0.isDown }) else { return }
    go(.failed, Why(.noSystemGesture, rule: .win14))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard record.touchesInPlay.allSatisfy({ !$0.isDown }) else { return }
    go(.failed, Why(.systemCancel, rule: .win13))
  }

  override func reset() {
    super.reset()
    cancelsTouchesInView = false
    starts = [:]
  }
}
