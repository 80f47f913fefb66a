public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a circle that one finger draws, when the finger is lifted.
open class CircleGestureRecognizer: UIGestureRecognizer {
  /// How far a point may lie from the circle, as a share of its radius.
  open var tolerance: CGFloat = 0.2
  /// The circle that was drawn, in the view's coordinates.
  public private(set) var center = CGPoint.zero
  /// Its radius, points.
  public private(set) var radius: CGFloat = 0

  private var points: [CGPoint] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard event.allTouches?.count == 1 else {
      state = .failed
      return
    }
    note(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .failed { return }
    note(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = fit() ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    points.removeAll()
  }

  private func note(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    points.append(touch.location(in: view))
  }

  /// The middle and the mean distance from it; false when the points do not lie around it, all the way.
  private func fit() -> Bool {
    guard points.count >= 8 else { return false }
    let box = points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    center = CGPoint(x: box.midX, y: box.midY)
    let distances = points.map { hypot($0.x - center.x, $0.y - center.y) }
    radius = distances.reduce(0, +) / CGFloat(points.count)
    guard radius > 10, distances.allSatisfy({ abs($0 - radius) <= radius * tolerance }) else {
      return false
    }
    return abs(turn) > 1.8 * .pi
  }

  /// How far the finger went around the middle, radians.
  private var turn: CGFloat {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let from = atan2(pair.0.y - center.y, pair.0.x - center.x)
      let to = atan2(pair.1.y - center.y, pair.1.x - center.x)
      var step = to - from
      if step > .pi { step -= 2 * .pi }
      if step < -.pi { step += 2 * .pi }
      return sum + step
    }
  }
}
