import Foundation
import TouchGeometry
import TouchTrace

/// Turns digitizer events into touches, finds their windows and views, gathers recognizers and sends the event
/// (docs/how-a-touch-travels.md).
final class EventEnvironment {
  let engine: Engine
  @exclusivity(unchecked) private var touches: [UITouch] = []
  /// Contacts that were lifted lately: a new tap at their place reuses them (TD-26).
  @exclusivity(unchecked) private var lifted: [UITouch] = []
  /// Fingers that are on the glass but whose touch is gone: cancelled, or in no window.
  @exclusivity(unchecked) private var deadFingers: Set<Int> = []
  @exclusivity(unchecked) private var orphans: [UITouch] = []
  @exclusivity(unchecked) private var taken: [UITouch] = []
  let event = UIEvent()
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
    event.orderedTouches = []
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
    var began: [FingerChange] = []
    for index in changes.indices {
      let change = changes[index]
      let touch = touch(of: change.finger)
      guard isSensible(change, touch) else { continue }
      let seq = recordSample(change)
      if cause == TraceEvent.noCause { cause = seq }
      if change.phase == .began {
        began.append(change)
      } else if let touch {
        apply(change, to: touch, timestamp)
      } else if change.phase != .moved {
        deadFingers.remove(change.finger)
      }
    }
    let outer = engine.enter(because: cause, isNested: false)
    if !began.isEmpty {
      for touch in began.compactMap({ begin($0, timestamp) }) { gather(touch) }
    }
    send(timestamp)
    engine.leave(outer, isNested: false)
  }

  /// Before anything is reported, nothing has changed.
  private func forgetChanges() {
    event.phases = 0
    for touch in touches {
      touch.isChanged = false
      touch.phase = .stationary
      if !touch.coalesced.isEmpty { touch.coalesced = [] }
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

  private func isSensible(_ change: FingerChange, _ touch: UITouch?) -> Bool {
    guard change.location.x.isFinite, change.location.y.isFinite,
      abs(change.location.x) < 1e6, abs(change.location.y) < 1e6
    else {
      engine.warn(engine.handle(ofFinger: change.finger), "has no place on the screen")
      return false
    }
    switch change.phase {
    case .began:
      // Of a finger whose touch is gone the lift may have been missed (EC-115).
      deadFingers.remove(change.finger)
      if touch != nil { engine.warn(engine.handle(ofFinger: change.finger), "went down twice") }
      if touches.count >= EngineLimits.fingersMax {
        engine.warn(engine.handle(ofFinger: change.finger), "is one finger too many")
        return false
      }
      return touch == nil
    case .moved, .ended, .cancelled:
      let isDown = touch != nil || !deadFingers.isEmpty && deadFingers.contains(change.finger)
      if !isDown { engine.warn(engine.handle(ofFinger: change.finger), "is not down") }
      return isDown
    case .stationary: return false
    }
  }

  /// Updates the touch of a finger that is down.
  private func apply(_ change: FingerChange, to touch: UITouch, _ timestamp: Instant) {
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = change.location
    update(touch, change, timestamp)
    if change.phase != .moved {
      touch.isDown = false
      engine.gestures.attemptsChanged()
      touch.endTime = engine.now
      if !isTap(touch) { touch.tapCount = 0 }
    }
  }

  private func update(_ touch: UITouch, _ change: FingerChange, _ timestamp: Instant) {
    touch.phase = UITouch.Phase(change.phase)
    touch.isChanged = true
    event.phases |= touch.phase.bit
    touch.timestamp = timestamp.seconds
    touch.force = min(max(change.force, 0), touch.maximumPossibleForce)
    touch.majorRadius = change.radius
    if !change.coalesced.isEmpty { touch.coalesced = change.coalesced }
    touch.tool = change.tool
    event.modifierFlags = UIKeyModifierFlags(rawValue: change.tool.modifiers)
    event.buttonMask = UIEvent.ButtonMask(rawValue: change.tool.buttons)
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
    touch.previousScreenLocation = change.location
    touch.screenLocation = change.location
    touch.startLocation = change.location
    touch.startTime = engine.now
    touch.isDown = true
    touch.route = TouchRoute()
    touch.coalesced = []
    update(touch, change, timestamp)
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
    engine.hitFinger = engine.handle(ofFinger: change.finger)
    defer {
      engine.hitPass = 0
      engine.hitFinger = .none
    }
    engine.hitPass = 1
    let point = change.location
    guard let window = frontmostWindow(at: point) else { return nil }
    engine.hitPass = 2
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

  // MARK: Which recognizers

  private func gather(_ touch: UITouch) {
    var view = touch.view
    while let current = view {
      for recognizer in current.ownRecognizers where receives(recognizer, touch) {
        engine.gestures.attach(recognizer, to: touch)
        engine.recordFate(.gathers, of: touch, recognizer.touchscopeHandle)
      }
      view = current.superview
    }
    engine.gestures.askRequirements(among: touch.gathered)
  }

  /// AR-02, AR-04 to AR-08.
  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, !recognizer.life.isOver, !recognizer.life.isHeld,
      recognizer.allows(touch.type)
    else { return false }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.attemptTouches.first,
      first.type != touch.type
    {
      return false
    }
    let handle = recognizer.touchscopeHandle
    guard recognizer.accepts(touch, event) else {
      recordReceive(.shouldReceiveTouch, handle, touch, false, rule: .tap17)
      return false
    }
    if !recognizer.isOfKnownClass, recognizer.attemptTouches.isEmpty,
      !takesEvent(recognizer, touch)
    {
      return false
    }
    if recognizer.attemptTouches.isEmpty, let delegate = recognizer.delegate,
      recognizer.touchscopeHooks.shouldReceiveTouch == nil
    {
      guard !refused.contains(handle) else { return false }
      engine.isDefaultAnswer = false
      let answer = delegate.gestureRecognizer(recognizer, shouldReceive: event)
      if !engine.isDefaultAnswer { recordReceive(.shouldReceiveEvent, handle, touch, answer) }
      if !answer {
        refused.insert(handle)
        return false
      }
    }
    engine.isDefaultAnswer = false
    guard
      let answer = recognizer.touchscopeHooks.shouldReceiveTouch?(touch)
        ?? recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
    else { return true }
    if !engine.isDefaultAnswer { recordReceive(.shouldReceiveTouch, handle, touch, answer) }
    return answer
  }

  // MARK: Sending

  private func send(_ timestamp: Instant) {
    defer { clean() }
    guard event.phases != 0 else { return }
    event.timestamp = timestamp.seconds
    event.orderedTouches = touches
    if engine.application.isIgnoringInteractionEvents { cancelWhatIsIgnored() }
    engine.application.receive(event)
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
    for touch in touches {
      touch.isChanged = touch.isChanged && !touch.isDown
      guard !touch.isDown else { continue }
      anyLifted = true
      engine.gestures.detach(touch)
      if touch.phase == .ended { lifted.append(touch) }
    }
    guard anyLifted else { return }
    var remaining: [UITouch] = []
    for touch in touches where touch.isDown { remaining.append(touch) }
    touches = remaining
    event.orderedTouches = touches
    if touches.isEmpty { engine.touchSets.removeAll() }
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
      let seq = recordSample(change)
      if cause == TraceEvent.noCause { cause = seq }
      update(touch, change, engine.now)
      touch.isDown = false
      touch.endTime = engine.now
      deadFingers.insert(touch.finger)
    }
    engine.because(cause) { send(engine.now) }
  }
}
