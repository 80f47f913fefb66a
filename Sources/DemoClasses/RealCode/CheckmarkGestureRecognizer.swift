public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A stroke down to the right, then up to the right.
open class CheckmarkGestureRecognizer: UIGestureRecognizer {
  /// How far the stroke has come.
  public enum Phase: Sendable { case notStarted, initialPoint, downStroke, upStroke }

  /// How far the stroke has come.
  public private(set) var strokePhase = Phase.notStarted
  /// Where it began, in the view's coordinates.
  public private(set) var initialTouchPoint = CGPoint.zero
  private var trackedTouch: UITouch?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
    guard trackedTouch == nil else {
      // A second finger is none of its business.
      for touch in touches where touch != trackedTouch { ignore(touch, for: event) }
      return
    }
    trackedTouch = touches.first
    strokePhase = .initialPoint
    initialTouchPoint = trackedTouch?.location(in: view) ?? .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let newTouch = touches.first, newTouch == trackedTouch else {
      state = .failed
      return
    }
    let newPoint = newTouch.location(in: view)
    let previousPoint = newTouch.previousLocation(in: view)
    switch strokePhase {
    case .initialPoint:
      if newPoint.x >= initialTouchPoint.x && newPoint.y >= initialTouchPoint.y {
        strokePhase = .downStroke
      } else {
        state = .failed
      }
    case .downStroke:
      if newPoint.x >= previousPoint.x {
        if newPoint.y < previousPoint.y { strokePhase = .upStroke }
      } else {
        state = .failed
      }
    case .upStroke:
      if newPoint.x < previousPoint.x || newPoint.y > previousPoint.y { state = .failed }
    case .notStarted: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let newTouch = touches.first, newTouch == trackedTouch else {
      state = .failed
      return
    }
    let isUp = newTouch.location(in: view).y < initialTouchPoint.y
    if state == .possible, strokePhase == .upStroke, isUp {
      state = .recognized
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    strokePhase = .notStarted
    initialTouchPoint = .zero
    trackedTouch = nil
  }
}
