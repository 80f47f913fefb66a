import UIKit
import UIKit.UIGestureRecognizerSubclass

// What UIKit's classes do with a touch, written by hand as the articles describe it. `assets/listings.md` is made of this file
// and shown beside the objects of a scene; `ListingTests` compares what it does with what the engine does.

/// `UIResponder`: what it does not handle goes to the next responder (articles 002 to 004).
class HandMadeResponder: UIResponder {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// From this responder to the end of its chain.
  var chain: [UIResponder] { Array(sequence(first: self as UIResponder) { $0.next }) }
}

/// `UIView`: the hit test asks the subviews from the front to the back (articles 000, 002 and 004).
class HandMadeView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let ignoresTouches = isHidden || !isUserInteractionEnabled || alpha < 0.01
    guard !ignoresTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let found = subview.hitTest(convert(point, to: subview), with: event)
      if let found { return found }
    }
    return letsTouchesThrough ? nil : self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The left and the top edge belong to it, the others do not.
    bounds.contains(point)
  }

  /// A view is asked whether a recognizer around it may begin: UIKit's controls say no to some.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Bit 0x400 of the view's flags, as article 000 reads it in the disassembly.
  var letsTouchesThrough: Bool { false }
}

/// `UIApplication`: an event goes to each window that has a touch of it (articles 003 and 004).
class HandMadeApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window) != nil {
      window.sendEvent(event)
    }
  }
}

/// `UIWindow`: recognizers get a touch before its view does (articles 001, 003 and 004).
class HandMadeWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    guard event.type == .touches, let touches = event.touches(for: self) else {
      return super.sendEvent(event)
    }
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] { give(touch, of: event, to: recognizer) }
    }
    // UIKit leaves out here what a recognizer holds back, and cancels what one has taken.
    for touch in touches {
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .moved: touch.view?.touchesMoved([touch], with: event)
      case .ended: touch.view?.touchesEnded([touch], with: event)
      case .cancelled: touch.view?.touchesCancelled([touch], with: event)
      default: break
      }
    }
  }

  private func give(_ touch: UITouch, of event: UIEvent, to recognizer: UIGestureRecognizer) {
    switch touch.phase {
    case .began: recognizer.touchesBegan([touch], with: event)
    case .moved: recognizer.touchesMoved([touch], with: event)
    case .ended: recognizer.touchesEnded([touch], with: event)
    case .cancelled: recognizer.touchesCancelled([touch], with: event)
    default: break
    }
  }
}

/// `UIControl`: touches become tracking, and tracking becomes control events (article 003).
class HandMadeControl: UIControl {
  private var follows = false
  private var wasInside = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    follows = beginTracking(touch, with: event)
    guard follows else { return }
    wasInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard follows, let touch = touches.first else { return }
    follows = continueTracking(touch, with: event)
    guard follows else { return isHighlighted = false }
    let isInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isInside
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    wasInside = isInside
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard follows, let touch = touches.first else { return }
    isHighlighted = false
    endTracking(touch, with: event)
    let isInside = point(inside: touch.location(in: self), with: event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    follows = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard follows else { return }
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
    follows = false
  }
}

/// `UITapGestureRecognizer`: the touches of one tap, and the states that they lead to (articles 000 and 004).
class HandMadeTap: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let view else { return }
    let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
    way.x += now.x - before.x
    way.y += now.y - before.y
    if hypot(way.x, way.y) > 45 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The action is sent after this, once everybody that it waits for has failed.
    if state == .possible { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    super.reset()
    way = .zero
  }

  private var way = CGPoint.zero
}
