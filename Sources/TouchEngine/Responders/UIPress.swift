public import Foundation
import TouchTrace

/// One button that is held down (PRS-01, documented).
///
/// A root class, because its hash must be the same in every run.
@preconcurrency @MainActor
public final class UIPress: nonisolated Hashable {
  /// What the button did last.
  public nonisolated enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// Which button.
  public nonisolated enum PressType: Int, Sendable, CaseIterable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31

    /// `select`
    public var touchscopeName: String { "\(self)" }
  }

  /// Which button.
  public let type: PressType
  /// What the button did last.
  public internal(set) var phase = Phase.began
  /// Seconds of the last change.
  public internal(set) var timestamp: TimeInterval = 0
  /// How hard it is pressed, 0 to 1; 1 here, as no button tells.
  public internal(set) var force: CGFloat = 1
  /// The window that it belongs to.
  public internal(set) weak var window: UIWindow?
  /// Where it began: the first responder of that moment (RC-13).
  public internal(set) weak var responder: UIResponder?
  /// Nil: the buttons here are those of a remote control, not keys.
  public var key: UIKey? { nil }
  /// The recognizers that get it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  init(_ type: PressType) { self.type = type }

  /// Whether both are the same.
  public nonisolated static func == (a: UIPress, b: UIPress) -> Bool { a === b }
  /// By what makes it equal to others.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(type) }
  /// The same in every process.
  public nonisolated func _rawHashValue(seed: Int) -> Int { type.rawValue }
}

/// The buttons that are held down.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// In the order in which they were pressed.
  var orderedPresses: [UIPress] = []
  /// The one that this report is about.
  var changed: UIPress?

  /// Every press of the event.
  open var allPresses: Set<UIPress> { Set(orderedPresses) }

  /// Those that a recognizer gets.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(orderedPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true })
  }

  override var label: String? { changed.map { "press \($0.type.touchscopeName)" } }
  override var mainPhase: TouchPhase { changed?.phase.touchPhase ?? .stationary }
}

/// A movement of the device itself.
final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
  var phase = TouchPhase.began
  override var label: String? { "shake" }
  override var mainPhase: TouchPhase { phase }
}

extension UIPress.Phase {
  var touchPhase: TouchPhase {
    switch self {
    case .began: .began
    case .changed: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .changed
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
