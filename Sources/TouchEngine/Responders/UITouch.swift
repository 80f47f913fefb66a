public import Foundation
import TouchTrace

/// One finger's contact, from its touch-down to its lift.
///
/// A root class, because its hash must be the same in every run. A second tap at the same place soon after the first
/// reuses the object with a raised `tapCount` (TD-26).
@preconcurrency @MainActor
public final class UITouch: nonisolated Hashable {
  /// What the finger did last (TD-03).
  ///
  /// The last three are those of a pointer that hovers; no touch has them here.
  public nonisolated enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  /// What touches the screen (TD-31).
  public nonisolated enum TouchType: Int, Sendable, CaseIterable {
    case direct, indirect, pencil, indirectPointer
    /// Another name of a pencil.
    public static let stylus = TouchType.pencil
  }

  /// Seconds of the hardware's stamp of the last change (TD-19).
  @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval = 0
  /// What the finger did last.
  @exclusivity(unchecked) public internal(set) var phase: Phase = .began
  /// At least 1 at the beginning; 0 at the end of a contact that was no tap (TD-25, TD-27).
  @exclusivity(unchecked) public internal(set) var tapCount = 1
  /// What touches the screen.
  public internal(set) var type: TouchType = .direct
  /// Radius of the contact, points; 0 when the device does not say.
  @exclusivity(unchecked) public internal(set) var majorRadius: CGFloat = 0
  /// How far the radius may be off, points.
  public internal(set) var majorRadiusTolerance: CGFloat = 0
  /// 1.0 is an average touch; 0 when the device does not say.
  @exclusivity(unchecked) public internal(set) var force: CGFloat = 0
  /// The largest force (TD-32).
  public internal(set) var maximumPossibleForce: CGFloat = 6.67
  /// The window that was hit; it never changes (WIN-06).
  @exclusivity(unchecked) public internal(set) var window: UIWindow?
  /// The view that was hit.
  @exclusivity(unchecked) public internal(set) var view: UIView?
  /// Those that get this touch at present, the hit view's first (TD-29, TD-30).
  public var gestureRecognizers: [UIGestureRecognizer]? {
    if let copied { return copied }
    return gathered.isEmpty ? nil : gathered.filter { $0.record.touchesInPlay.contains(self) }
  }
  /// Of a copy: those of the touch when it was copied.
  private var copied: [UIGestureRecognizer]?
  /// All that were gathered for it; who has left since has it no longer in play.
  @exclusivity(unchecked) var gathered: [UIGestureRecognizer] = []
  /// The number of its contact, which goes up: a touch that is used again has another one for each tap (TD-26).
  @exclusivity(unchecked) var contact: UInt32 = 0

  let engine: Engine
  nonisolated let number: UInt32
  @exclusivity(unchecked) var finger: Int
  var fingerHandle: Handle
  @exclusivity(unchecked) var screenLocation: CGPoint
  @exclusivity(unchecked) var previousScreenLocation: CGPoint
  /// Seconds of the stamp that the touch had there.
  @exclusivity(unchecked) var previousTimestamp: TimeInterval = 0
  var startLocation: CGPoint
  var startTime: Instant
  var endTime: Instant = .zero
  /// Where the finger was since the event before, the oldest first (TD-21).
  @exclusivity(unchecked) var coalesced: [FingerChange.Sample] = []
  /// True from the touch-down to the lift.
  @exclusivity(unchecked) var isDown = true
  /// True when the event that is being handled changed this touch.
  @exclusivity(unchecked) var isChanged = true
  @exclusivity(unchecked) var record = DeliveryRecord()
  /// To whom each responder passed its beginning on: the way of its later phases (RC-12).
  @exclusivity(unchecked) var route = TouchRoute()
  @exclusivity(unchecked) var tool = ToolState.usual
  /// Over which edge of the screen the finger came, when the digitizer says so (EDG-02).
  var edge: TouchEdge?

  init(engine: Engine, finger: Int, at location: CGPoint) {
    self.engine = engine
    self.finger = finger
    number = engine.nextTouchNumber()
    fingerHandle = engine.handle(ofFinger: finger)
    screenLocation = location
    previousScreenLocation = location
    startLocation = location
    startTime = engine.now
  }

  /// A copy that is never delivered; its number is its own, so that it is no member of a set with the touch.
  init(copying touch: UITouch, index: Int) {
    engine = touch.engine
    finger = touch.finger
    number = 0x8000_0000 | touch.number << 8 | UInt32(min(index, 255))
    fingerHandle = touch.fingerHandle
    screenLocation = touch.screenLocation
    previousScreenLocation = touch.previousScreenLocation
    startLocation = touch.startLocation
    startTime = touch.startTime
    timestamp = touch.timestamp
    phase = touch.phase
    tapCount = touch.tapCount
    type = touch.type
    force = touch.force
    majorRadius = touch.majorRadius
    window = touch.window
    view = touch.view
    tool = touch.tool
    copied = touch.gestureRecognizers
  }

  /// The place of the finger in a view's coordinates, or in its window's for nil (TD-17). Points.
  public func location(in view: UIView?) -> CGPoint { place(screenLocation, in: view) }

  /// The place at the event before (TD-18).
  public func previousLocation(in view: UIView?) -> CGPoint {
    place(previousScreenLocation, in: view)
  }

  /// The same as `location(in:)`: places are not rounded to the display here (EC-34).
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The place before, as precisely as it is known (EC-34).
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    if let view { return view.touchscopeFromScreen(point) }
    return window?.touchscopeFromScreen(point) ?? point
  }

  /// Whether both are the same.
  public nonisolated static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  /// By what makes it equal to others.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(number) }
  /// The same in every process, so that sets of touches are iterated in the same order.
  public nonisolated func _rawHashValue(seed: Int) -> Int { Int(number) }
}

extension UITouch.Phase {
  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }

  var touchPhase: TouchPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    case .regionEntered, .regionMoved, .regionExited: .stationary
    }
  }

  /// A bit for each, for masks of phases.
  var bit: UInt8 { 1 << UInt8(truncatingIfNeeded: rawValue) }
}
