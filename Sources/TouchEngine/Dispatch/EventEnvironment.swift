import Foundation
import TouchGeometry
import TouchTrace

/// Turns digitizer events into touches, finds their windows and views, gathers recognizers and sends the event
/// (docs/how-a-touch-travels.md).
final class EventEnvironment {
  let engine: Engine
  private var touches: [UITouch] {
    get { event.orderedTouches }
    _modify { yield &event.orderedTouches }
  }
  /// Contacts that were lifted lately: a new tap at their place reuses them (TD-26).
  @exclusivity(unchecked) private var lifted: [UITouch] = []
  /// Fingers that are on the glass but whose touch is gone: cancelled, or in no window.
  @exclusivity(unchecked) private(set) var deadFingers: Set<Int> = []
  /// What fingers that went down have reported, and reused buffers.
  @exclusivity(unchecked) private var began: [FingerChange] = []
  @exclusivity(unchecked) private var spareChanges: [FingerChange] = []
  @exclusivity(unchecked) private var spareTouches: [UITouch] = []
  @exclusivity(unchecked) private var orphans: [UITouch] = []
  @exclusivity(unchecked) private var taken: [UITouch] = []
  let event = UIEvent()
  /// How many contacts there were.
  @exclusivity(unchecked) private var contacts: UInt32 = 0
  /// Where the search for the touch of the next finger begins.
  @exclusivity(unchecked) private var searchFrom = 0
  /// Recognizers that refused, or whose delegates did, the sequence that goes on (AR-06).
  @exclusivity(unchecked) var refused: Set<Handle> = []

  init(engine: Engine) { self.engine = engine }

  func removeAll() {
    for touch in touches { touch.gathered = [] }
    touches = []
    engine.touchSets.removeAll()
    lifted = []
    orphans = []
    taken = []
  }

  // MARK: Digitizer

  func receive(_ hand: HandEvent) {
    if hand.fingers.areAscending {
      handle(hand.fingers, timestamp: hand.timestamp)
    } else {
      receiveOneByOne(hand)
    }
  }

  /// For reports in which a finger may occur twice.
  private func receiveOneByOne(_ hand: HandEvent) {
    var rest = hand.fingers
    // Two changes of one finger cannot be in one event.
    while !rest.isEmpty {
      var now: [FingerChange] = []
      var later: [FingerChange] = []
      for change in rest {
        if now.contains(where: { $0.finger == change.finger })
          || !later.isEmpty && later.contains(where: { $0.finger == change.finger })
        {
          later.append(change)
        } else {
          now.append(change)
        }
      }
      handle(now, timestamp: hand.timestamp)
      rest = later
    }
  }

  private func handle(_ changes: [FingerChange], timestamp: Instant) {
    if touches.isEmpty, !refused.isEmpty { refused = [] }
    forgetChanges()
    var cause = TraceEvent.noCause
    changes.withUnsafeBufferPointer { changes in
      guard var change = changes.baseAddress else { return }
      for _ in changes.indices {
        let seq = take(change, timestamp)
        if cause == TraceEvent.noCause { cause = seq }
        change += 1
      }
    }
    let outer = engine.enter(because: cause, isNested: false)
    if !began.isEmpty { beginAll(timestamp) }
    send(timestamp)
    engine.leave(outer, isNested: false)
  }

  /// Takes a change into its touch, if the finger is down; the line that it left. A change is read where it lies: it is large,
  /// and a copy counts a reference.
  private func take(_ change: UnsafePointer<FingerChange>, _ timestamp: Instant) -> UInt32 {
    let finger = change.pointee.finger
    let phase = change.pointee.phase
    let touch = touch(of: finger)
    guard isSensible(finger, phase, change.pointee.location, touch) else {
      return TraceEvent.noCause
    }
    let seq = recordSample(finger, phase, change.pointee.location)
    if phase == .began {
      began.append(change.pointee)
    } else if let touch {
      touch.previousScreenLocation = touch.screenLocation
      touch.screenLocation = change.pointee.location
      update(touch, change, timestamp)
      if phase != .moved { lift(touch) }
    } else if phase != .moved {
      deadFingers.remove(finger)
    }
    return seq
  }

  /// Makes the touches of the fingers that went down, and then asks who wants them.
  private func beginAll(_ timestamp: Instant) {
    var changes = spareChanges
    spareChanges = []
    swap(&changes, &began)
    var new = spareTouches
    spareTouches = []
    for index in changes.indices {
      if let touch = begin(changes[index], timestamp) { new.append(touch) }
    }
    changes.removeAllKeepingStorage()
    spareChanges = changes
    for index in new.indices { gather(new[index]) }
    new.removeAllKeepingStorage()
    spareTouches = new
  }

  private func lift(_ touch: UITouch) {
    touch.isDown = false
    engine.gestures.attemptsChanged()
    touch.endTime = engine.now
    if !isTap(touch) { touch.tapCount = 0 }
    if engine.tracesReleases { releaseLater(touch) }
  }

  /// Tells when the time of a further tap at its place is over; a tap that used it again waits for its own end.
  private func releaseLater(_ touch: UITouch) {
    let interval = engine.constants.tapMaximumInterval
    _ = engine.schedule(after: interval) { [unowned engine, weak touch] in
      guard let touch, !touch.isDown, engine.now.since(touch.endTime) >= interval else { return }
      engine.recordRelease(of: touch)
    }
  }

  /// Before anything is reported, nothing has changed.
  private func forgetChanges() {
    event.phases = 0
    for index in touches.indices {
      touches[index].isChanged = false
      touches[index].phase = .stationary
      if !touches[index].coalesced.isEmpty { touches[index].coalesced = [] }
    }
  }

  /// The touch of a finger that is down. Fingers come in the order in which they went down, most often, so the search goes
  /// on behind the last one found.
  private func touch(of finger: Int) -> UITouch? {
    for _ in touches.indices {
      let index = searchFrom < touches.count ? searchFrom : 0
      searchFrom = index + 1
      if touches[index].finger == finger { return touches[index] }
    }
    return nil
  }

  private func isSensible(
    _ finger: Int, _ phase: TouchPhase, _ location: CGPoint, _ touch: UITouch?
  ) -> Bool {
    // What is no number is no less than anything.
    guard abs(location.x) < 1e6, abs(location.y) < 1e6 else {
      engine.warn(engine.handle(ofFinger: finger), "has no place on the screen")
      return false
    }
    switch phase {
    case .began:
      // Of a finger whose touch is gone the lift may have been missed (EC-115).
      deadFingers.remove(finger)
      if touch != nil { engine.warn(engine.handle(ofFinger: finger), "went down twice") }
      if touches.count >= EngineLimits.fingersMax {
        engine.warn(engine.handle(ofFinger: finger), "is one finger too many")
        return false
      }
      return touch == nil
    case .moved, .ended, .cancelled:
      let isDown = touch != nil || !deadFingers.isEmpty && deadFingers.contains(finger)
      if !isDown { engine.warn(engine.handle(ofFinger: finger), "is not down") }
      return isDown
    case .stationary: return false
    }
  }

  private func update(
    _ touch: UITouch, _ change: UnsafePointer<FingerChange>, _ timestamp: Instant
  ) {
    touch.phase = UITouch.Phase(change.pointee.phase)
    touch.isChanged = true
    event.phases |= touch.phase.bit
    touch.previousTimestamp = touch.timestamp
    touch.timestamp = timestamp.seconds
    touch.force = min(max(change.pointee.force, 0), touch.maximumPossibleForce)
    touch.majorRadius = change.pointee.radius
    if !change.pointee.coalesced.isEmpty { touch.coalesced = change.pointee.coalesced }
    touch.tool = change.pointee.tool
    event.modifierFlags = UIKeyModifierFlags(rawValue: change.pointee.tool.modifiers)
    event.buttonMask = UIEvent.ButtonMask(rawValue: change.pointee.tool.buttons)
  }

  /// Finds the view of a finger that went down and makes its touch; nil when it is over no view.
  private func begin(_ change: FingerChange, _ timestamp: Instant) -> UITouch? {
    // Dropped for good: it is not delivered later either (WIN-12, TD-39).
    if engine.application.isIgnoringInteractionEvents {
      engine.warn(
        engine.handle(ofFinger: change.finger), "went down while events are ignored", rule: .td39)
      deadFingers.insert(change.finger)
      return nil
    }
    guard let (window, view) = hitTest(change) else {
      deadFingers.insert(change.finger)
      return nil
    }
    let touch =
      reusable(change, on: view)
      ?? UITouch(engine: engine, finger: change.finger, at: change.location)
    touch.type = UITouch.TouchType(rawValue: Int(change.kind.rawValue)) ?? .direct
    touch.window = window
    touch.view = view
    touch.gathered = []
    contacts += 1
    touch.contact = contacts
    touch.previousScreenLocation = change.location
    touch.screenLocation = change.location
    touch.startLocation = change.location
    touch.startTime = engine.now
    touch.edge = change.edge
    touch.isDown = true
    touch.route = TouchRoute()
    touch.coalesced = []
    withUnsafePointer(to: change) { update(touch, $0, timestamp) }
    touches.append(touch)
    engine.recordFate(.enters, of: touch, window.touchscopeHandle)
    engine.recordFate(.bound, of: touch, view.touchscopeHandle)
    return touch
  }

  // MARK: Taps (TD-25 to TD-28)

  private func isTap(_ touch: UITouch) -> Bool {
    engine.now.since(touch.startTime) <= engine.constants.tapMaximumDuration
      && touch.screenLocation.distance(to: touch.startLocation)
        <= engine.constants.tapAllowableMovement
  }

  /// The contact before this one, if both may be taps of one series on one view.
  private func reusable(_ change: FingerChange, on view: UIView) -> UITouch? {
    lifted.removeAll { engine.now.since($0.endTime) >= engine.constants.tapMaximumInterval }
    guard
      let index = lifted.firstIndex(where: {
        $0.tapCount > 0 && $0.view === view
          && $0.screenLocation.distance(to: change.location)
            <= engine.constants.tapAllowableMovement
      })
    else { return nil }
    let touch = lifted.remove(at: index)
    touch.finger = change.finger
    touch.fingerHandle = engine.handle(ofFinger: change.finger)
    touch.tapCount += 1
    touch.record.beginAgain()
    return touch
  }

  // MARK: Which window, which view

  /// Two passes: the window, then the view in it; the second binds (HT-17).
  private func hitTest(_ change: FingerChange) -> (UIWindow, UIView)? {
    engine.hitTestRun.finger = engine.handle(ofFinger: change.finger)
    defer {
      engine.hitTestRun.pass = 0
      engine.hitTestRun.finger = .none
    }
    engine.hitTestRun.pass = 1
    let point = change.location
    guard let window = frontmostWindow(at: point) else { return nil }
    engine.hitTestRun.pass = 2
    guard let view = window.askHitTest(window.touchscopeFromScreen(point), event) else {
      return nil
    }
    return (window, view)
  }

  private func frontmostWindow(at point: CGPoint) -> UIWindow? {
    for window in engine.windows.reversed()
    where !window.isSystemWindow
      && window.askHitTest(window.touchscopeFromScreen(point), event) != nil
    { return window }
    return nil
  }

  // MARK: Sending

  private func send(_ timestamp: Instant) {
    defer { clean() }
    guard event.phases != 0 else { return }
    event.timestamp = timestamp.seconds
    let application = engine.application
    if application.isIgnoringInteractionEvents { cancelWhatIsIgnored() }
    application.receive(event)
  }

  /// A touch that was down before is cancelled at its next report (WIN-12, EC-51).
  private func cancelWhatIsIgnored() {
    for touch in touches where touch.isChanged {
      if touch.isDown { deadFingers.insert(touch.finger) }
      touch.phase = .cancelled
      touch.isDown = false
    }
    event.phases = UITouch.Phase.cancelled.bit
    engine.gestures.attemptsChanged()
  }

  private func clean() {
    var anyLifted = false
    for index in touches.indices {
      if touches[index].isDown { touches[index].isChanged = false } else { anyLifted = true }
    }
    guard anyLifted else { return }
    forgetLifted()
  }

  private func forgetLifted() {
    for index in touches.indices where !touches[index].isDown {
      engine.gestures.detach(touches[index])
      if touches[index].phase == .ended { lifted.append(touches[index]) }
    }
    touches.removeAll { !$0.isDown }
    // Those that a tap may use again keep their set.
    if touches.isEmpty { engine.touchSets.keepOnly(lifted) }
  }

  // MARK: Cancelling

  /// All fingers are taken away by the system (WIN-13).
  func cancelAll() { cancel(touches) }

  /// The touches of a subtree that leaves its window are cancelled at the end of the turn (TD-13).
  func viewLeft(_ view: UIView) {
    for touch in touches where touch.view?.isDescendant(of: view) == true {
      if !orphans.contains(touch) { orphans.append(touch) }
    }
    engine.hasTurnWork = true
  }

  /// The system takes fingers for a gesture of its own (WIN-15).
  func systemTakes(_ some: [UITouch]) {
    taken += some
    engine.hasTurnWork = true
  }

  /// True while there are touches to cancel.
  var hasLost: Bool { !taken.isEmpty || !orphans.isEmpty }

  /// Cancels the touches whose views have left, or whose window was hidden (CHG-08), or that the system took; true when
  /// there were any.
  func cancelWhatIsLost() -> Bool {
    guard hasLost else { return false }
    let lost = taken + orphans.filter { $0.view?.window == nil || $0.window?.isHidden == true }
    let gone = touches.filter { $0.isDown && lost.contains($0) }
    orphans = []
    taken = []
    guard !gone.isEmpty else { return false }
    cancel(gone)
    return true
  }

  private func cancel(_ some: [UITouch]) {
    guard !some.isEmpty else { return }
    forgetChanges()
    engine.gestures.attemptsChanged()
    engine.record(.environment, .takesAway, measured: Double(some.count))
    var cause = TraceEvent.noCause
    for touch in some {
      let change = FingerChange(
        finger: touch.finger, phase: .cancelled, location: touch.screenLocation)
      let seq = recordSample(change.finger, change.phase, change.location)
      if cause == TraceEvent.noCause { cause = seq }
      withUnsafePointer(to: change) { update(touch, $0, engine.now) }
      touch.isDown = false
      touch.endTime = engine.now
      deadFingers.insert(touch.finger)
    }
    engine.because(cause) { send(engine.now) }
  }
}
