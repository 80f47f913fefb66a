public import Foundation
import TouchTrace

/// The touches of one multi-touch sequence; the same object for all of its events (TD-02).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about (TD-36).
  public nonisolated enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What exactly happened, for motion (documented).
  public nonisolated enum EventSubtype: Int, Sendable {
    case none
    case motionShake = 1
  }

  /// Touches, unless a subclass says otherwise.
  open var type: EventType { .touches }
  /// What kind of motion; none for touches.
  open var subtype: EventSubtype { .none }
  /// Seconds of the hardware's stamp of the event.
  @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval = 0

  /// Keys that were held at the last change (TD-37).
  @exclusivity(unchecked) public internal(set) final var modifierFlags: UIKeyModifierFlags = []
  /// Buttons of a pointer that were pressed at the last change (TD-37).
  @exclusivity(unchecked) public internal(set) final var buttonMask: ButtonMask = []

  /// In the order in which they went down.
  @exclusivity(unchecked) final var orderedTouches: [UITouch] = []
  /// The phases of the touches that changed, a bit for each: what does not occur need not be looked for.
  @exclusivity(unchecked) final var phases: UInt8 = 0

  /// Every touch of the sequence, in all windows and views (TD-35).
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// The touches in a window; nil for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    some(orderedTouches.filter { $0.window === window })
  }

  /// The touches that are bound to a view; nil for none (TD-35).
  open func touches(for view: UIView) -> Set<UITouch>? {
    some(orderedTouches.filter { $0.view === view })
  }

  /// The touches that a recognizer gets; nil for none (TD-35).
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some(orderedTouches.filter { gesture.record.touchesInPlay.contains($0) })
  }

  /// Copies of the touch as it was since the event before, the oldest first; the last one is as the touch is now
  /// (TD-22). Nil when the touch is not in this event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains(touch) ? touch.touchscopeCoalesced : nil
  }

  /// Copies of the touch as it may be after the next frames, the nearest first (TD-24, EC-138); none while it does not
  /// move. They hold until the next event and are in no later list. Nil when the touch is not in this event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains(touch) ? touch.touchscopePredicted : nil
  }

  /// The phase that tells the event apart: that of the first touch that changed.
  var mainPhase: TouchPhase {
    for touch in orderedTouches where touch.isChanged { return touch.phase.touchPhase }
    return orderedTouches.first?.phase.touchPhase ?? .stationary
  }

  /// What a trace calls the event, beside its phase; touches need no name.
  var label: String? { nil }

  private func some(_ touches: [UITouch]) -> Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
}
