import UIKit
import UIKit.UIGestureRecognizerSubclass

// Recognizers whose state others set, and views that watch their touches.

/// Begins when an animation that its touch started is over.
class AfterAnimationGestureRecognizer: UIGestureRecognizer {
  private var attempt = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let present = attempt
    UIView.animate(withDuration: 0.2) {
      self.view?.alpha = 0.5
    } completion: { _ in
      if self.attempt == present { self.state = .began }
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
  override func reset() { attempt += 1 }
}

/// Waits for somebody else to say that it recognized.
class PuppetGestureRecognizer: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}

/// Begins once, and never says that it changed.
class SilentGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

/// A view that keeps its touches in a dictionary from began to ended, as drawing apps do.
class StrokeView: UIView {
  private var strokes: [UITouch: Int] = [:]
  private(set) var lines: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { strokes[touch] = touch.hashValue }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let isKnown = strokes[touch] == touch.hashValue
      let coalesced = event?.coalescedTouches(for: touch) ?? []
      let areOthers = coalesced.allSatisfy { $0 !== touch && strokes[$0] == nil }
      let isLast = coalesced.last?.location(in: self) == touch.location(in: self)
      let predicted = event?.predictedTouches(for: touch)?.contains(touch) ?? true
      lines.append("moved \(isKnown) \(!coalesced.isEmpty && areOthers && isLast) \(!predicted)")
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { lines.append("ended \(strokes.removeValue(forKey: touch) != nil)") }
  }
}
