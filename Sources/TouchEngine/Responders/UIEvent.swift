public import Foundation
import TouchTrace

/// The touches of one multi-touch sequence; the same object for all of its events (TD-02).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What exactly happened, for motion (documented).
  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake = 1
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  public internal(set) var timestamp: TimeInterval = 0

  /// In the order in which they went down.
  var orderedTouches: [UITouch] = []

  /// Every touch of the sequence, in all windows and views (TD-35).
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    some(orderedTouches.filter { $0.window === window })
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    some(orderedTouches.filter { $0.view === view })
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some(orderedTouches.filter { gesture.touchesInPlay.contains($0) })
  }

  /// Copies of the touch in time order, the last one as it is now (TD-22); there is one sample in a frame here, so one copy.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains(touch) ? [UITouch(copying: touch)] : nil
  }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains(touch) ? [] : nil
  }

  /// The phase that tells the event apart: that of the first touch that changed.
  var mainPhase: TouchPhase {
    (orderedTouches.first { $0.isChanged } ?? orderedTouches.first)?.phase.touchPhase ?? .stationary
  }

  /// What a trace calls the event, beside its phase; touches need no name.
  var label: String? { nil }

  private func some(_ touches: [UITouch]) -> Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
}
