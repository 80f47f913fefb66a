public import UIKit
import UIKit.UIGestureRecognizerSubclass

// Article 003's idea of what UIKit does inside, written out: a control that makes events of touches, and a window that
// gives touches to recognizers and views.

/// A control that makes its events of plain touches; inside is what `point(inside:with:)` says, without any margin.
///
/// It shows as highlighted even where `beginTracking` says no, as the article has it.
open class SeedControl: UIControl {
  private var follows = false
  private var wasInside = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    wasInside = true
    follows = beginTracking(touch, with: event)
    isHighlighted = true
    guard follows else { return }
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isInside
    defer { wasInside = isInside }
    guard follows else { return }
    follows = continueTracking(touch, with: event)
    guard follows else { return }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = false
    if follows {
      endTracking(touch, with: event)
      sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    }
    stop()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    if follows {
      cancelTracking(with: event)
      sendActions(for: .touchCancel)
    }
    stop()
  }

  private func stop() {
    follows = false
    wasInside = false
  }
}

/// A window that hands touches out by itself: recognizers first, in their order, then each view its own touches.
///
/// As the article's listing has it, the second half reads the phase of a touch anew: a view whose touch a recognizer has
/// just taken gets its end all the same, and both act.
open class SeedWindow: UIWindow {
  open override func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else { return }
    let touches = Array(event.touches(for: self) ?? [])
    // A list, not a set: those of the deepest view come first.
    var recognizers: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
    where !recognizers.contains(recognizer) { recognizers.append(recognizer) }
    for recognizer in recognizers {
      let own = touches.filter { $0.gestureRecognizers?.contains(recognizer) == true }
      for (phase, some) in phases(of: own) { give(some, phase, event, to: recognizer) }
    }
    giveToViews(touches, event)
  }

  fileprivate func giveToViews(_ touches: [UITouch], _ event: UIEvent) {
    for (view, own) in Self.byView(touches) {
      for (phase, some) in phases(of: own) { view.touchscopeReceive(phase, some, with: event) }
    }
  }

  fileprivate static func byView(_ touches: [UITouch]) -> [(UIView, [UITouch])] {
    var views: [UIView] = []
    for view in touches.compactMap(\.view) where !views.contains(view) { views.append(view) }
    return views.map { view in (view, touches.filter { $0.view === view }) }
  }

  private func phases(of touches: [UITouch]) -> [(UITouch.Phase, Set<UITouch>)] {
    [UITouch.Phase.began, .moved, .ended, .cancelled].compactMap { phase in
      let some = Set(touches.filter { $0.phase == phase })
      return some.isEmpty ? nil : (phase, some)
    }
  }

  private func give(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent,
    to recognizer: UIGestureRecognizer
  ) {
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    default: break
    }
  }
}

/// The same window as the article's comment means it: what a recognizer takes in the first half is cancelled in the second.
open class CancellingSeedWindow: SeedWindow {
  private var taken: Set<UITouch> = []

  fileprivate override func giveToViews(_ touches: [UITouch], _ event: UIEvent) {
    let lost = touches.filter { !taken.contains($0) && Self.isTaken($0) }
    for (view, own) in Self.byView(lost) {
      view.touchscopeReceive(.cancelled, Set(own), with: event)
    }
    taken.formUnion(lost)
    super.giveToViews(touches.filter { !taken.contains($0) }, event)
    taken.subtract(touches.filter { $0.phase == .ended || $0.phase == .cancelled })
  }

  private static func isTaken(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { recognizer in
      recognizer.cancelsTouchesInView && [.began, .changed, .ended].contains(recognizer.state)
    } == true
  }
}
