import UIKit
import UIKit.UIPanGestureRecognizer

// Pans with a will of their own, and recognizers that watch.

/// A pan that gives up when it begins in the wrong direction.
class PanDirectionGestureRecognizer: UIPanGestureRecognizer {
  enum Direction { case vertical, horizontal }
  let direction: Direction

  init(direction: Direction) {
    self.direction = direction
    super.init(target: nil, action: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let velocity = velocity(in: view)
    switch direction {
    case .horizontal where abs(velocity.y) > abs(velocity.x): state = .cancelled
    case .vertical where abs(velocity.x) > abs(velocity.y): state = .cancelled
    default: break
    }
  }
}

/// A pan that begins with the touch.
class InstantPanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began { return }
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// Sees all touches and never gets into anybody's way.
class TouchObserver: UIGestureRecognizer {
  private(set) var counts: [(changed: Int, all: Int)] = []

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note(touches, event) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches, event)
    if event.allTouches?.allSatisfy({ $0.phase == .ended }) == true { state = .ended }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  private func note(_ touches: Set<UITouch>, _ event: UIEvent) {
    counts.append((touches.count, event.allTouches?.count ?? 0))
    state = counts.count == 1 ? .began : .changed
  }
}

/// Assigns what it is told to, as code with mistakes does.
class ScriptedGestureRecognizer: UIGestureRecognizer {
  var began: [UIGestureRecognizer.State] = []
  var moved: [UIGestureRecognizer.State] = []
  var ended: [UIGestureRecognizer.State] = []
  var resetsItself = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { play(began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { play(moved) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    play(ended)
    if resetsItself { reset() }
  }

  private func play(_ states: [UIGestureRecognizer.State]) {
    for state in states { self.state = state }
  }
}

/// Hears the actions of recognizers and writes down what it can read then.
class ActionLog: NSObject {
  var lines: [String] = []

  func watch(_ recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: Selector("handle:", ActionLog.handle))
  }

  func handle(_ recognizer: UIGestureRecognizer) {
    var line = "\(recognizer.state)"
    if let pan = recognizer as? UIPanGestureRecognizer {
      let translation = pan.translation(in: pan.view)
      line += " \(translation.x.rounded()) \(translation.y.rounded())"
    }
    lines.append(line)
  }
}
