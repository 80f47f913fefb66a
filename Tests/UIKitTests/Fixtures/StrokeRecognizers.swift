import UIKit
import UIKit.UIGestureRecognizerSubclass

// Recognizers that follow one finger, written as apps write them.

/// Turns with one finger around the middle of its view.
class OneFingerRotationGestureRecognizer: UIGestureRecognizer {
  private(set) var rotation: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let view else { return }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let now = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    rotation = atan2(now.y - center.y, now.x - center.x)
    rotation -= atan2(before.y - center.y, before.x - center.x)
    if rotation > .pi { rotation -= 2 * .pi }
    if rotation < -.pi { rotation += 2 * .pi }
    // Changed from the first move on, without began before it.
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

/// Recognizes as soon as a finger is down.
class TouchDownGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .recognized }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Begins when the finger presses hard enough, ends when it lets up.
class DeepPressGestureRecognizer: UIGestureRecognizer {
  let threshold: CGFloat
  private(set) var pressedAt: CFTimeInterval?
  private(set) var force: CGFloat = 0

  init(target: Any?, action: Selector?, threshold: CGFloat) {
    self.threshold = threshold
    super.init(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { handle(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { handle(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = pressedAt == nil ? .failed : .ended
  }

  override func reset() {
    super.reset()
    pressedAt = nil
    force = 0
  }

  private func handle(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touch.maximumPossibleForce != 0 else { return }
    force = touch.force / touch.maximumPossibleForce
    if pressedAt == nil, force >= threshold {
      pressedAt = CACurrentMediaTime()
      state = .began
    } else if pressedAt != nil, force < threshold {
      state = .ended
    }
  }
}
