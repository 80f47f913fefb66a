import Foundation
import TouchGeometry
import TouchTrace

/// Turns digitizer events into touches, finds their windows and views, gathers recognizers and sends the event
/// (uikit-rules section 4, steps 1 to 5).
final class EventEnvironment {
  unowned let engine: Engine
  private var touches: [UITouch] = []
  /// Contacts that were lifted lately: a new tap at their place reuses them (TD-26).
  private var lifted: [UITouch] = []
  /// Fingers that are on the glass but whose touch is gone: cancelled, or in no window.
  private var deadFingers: Set<Int> = []
  private var orphans: [UITouch] = []
  private var taken: [UITouch] = []
  /// Recognizers whose delegates refused the sequence that goes on (AR-06).
  private var refused: Set<Handle> = []
  private lazy var event: UIEvent = UIEvent()

  init(engine: Engine) { self.engine = engine }

  func removeAll() {
    touches = []
    lifted = []
    orphans = []
    taken = []
    event.orderedTouches = []
  }

  // MARK: Digitizer

  func receive(_ hand: HandEvent) {
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
    if touches.isEmpty { refused = [] }
    for touch in touches {
      touch.isChanged = false
      touch.phase = .stationary
      touch.coalesced = []
    }
    var cause = TraceEvent.noCause
    var began: [FingerChange] = []
    for change in changes where isSensible(change) {
      let seq = recordSample(change)
      if cause == TraceEvent.noCause { cause = seq }
      if change.phase == .began { began.append(change) } else { apply(change, timestamp) }
    }
    engine.because(cause) {
      for touch in began.compactMap({ begin($0, timestamp) }) { gather(touch) }
      send(timestamp)
    }
  }

  private func isSensible(_ change: FingerChange) -> Bool {
    guard change.location.x.isFinite, change.location.y.isFinite,
      abs(change.location.x) < 1e6, abs(change.location.y) < 1e6
    else {
      engine.warn(engine.handle(ofFinger: change.finger), "has no place on the screen")
      return false
    }
    let isDown =
      touches.contains { $0.finger == change.finger } || deadFingers.contains(change.finger)
    switch change.phase {
    case .began:
      if isDown { engine.warn(engine.handle(ofFinger: change.finger), "went down twice") }
      if touches.count >= EngineLimits.fingersMax {
        engine.warn(engine.handle(ofFinger: change.finger), "is one finger too many")
        return false
      }
      return !isDown
    case .moved, .ended, .cancelled:
      if !isDown { engine.warn(engine.handle(ofFinger: change.finger), "is not down") }
      return isDown
    case .stationary: return false
    }
  }

  @discardableResult
  private func recordSample(_ change: FingerChange) -> UInt32 {
    engine.record(
      TraceEvent(
        kind: .sample, verb: .sample, subject: engine.handle(ofFinger: change.finger),
        phase: change.phase, measured: change.location.x, limit: change.location.y))
  }

  /// Updates the touch of a finger that is down.
  private func apply(_ change: FingerChange, _ timestamp: Instant) {
    guard let touch = touches.first(where: { $0.finger == change.finger }) else {
      if change.phase != .moved { deadFingers.remove(change.finger) }
      return
    }
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = change.location
    update(touch, change, timestamp)
    if change.phase != .moved {
      touch.isDown = false
      touch.endTime = engine.now
      if !isTap(touch) { touch.tapCount = 0 }
    }
  }

  private func update(_ touch: UITouch, _ change: FingerChange, _ timestamp: Instant) {
    touch.phase = UITouch.Phase(change.phase)
    touch.isChanged = true
    touch.timestamp = timestamp.seconds
    touch.force = min(max(change.force, 0), touch.maximumPossibleForce)
    touch.majorRadius = change.radius
    touch.coalesced = change.coalesced
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
    touch.gestureRecognizers = nil
    touch.previousScreenLocation = change.location
    touch.screenLocation = change.location
    touch.startLocation = change.location
    touch.startTime = engine.now
    touch.isDown = true
    touch.route = [:]
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

  // MARK: Which window, which view (step 2)

  /// Two passes: the window, then the view in it; the second binds (HT-17).
  private func hitTest(_ change: FingerChange) -> (UIWindow, UIView)? {
    engine.hitFinger = engine.handle(ofFinger: change.finger)
    defer {
      engine.hitPass = 0
      engine.hitFinger = .none
    }
    engine.hitPass = 1
    let point = change.location
    let found = engine.windows.reversed().first {
      $0.askHitTest($0.touchscopeFromScreen(point), event) != nil
    }
    guard let window = found else { return nil }
    engine.hitPass = 2
    guard let view = window.askHitTest(window.touchscopeFromScreen(point), event) else {
      return nil
    }
    return (window, view)
  }

  // MARK: Which recognizers (step 3)

  private func gather(_ touch: UITouch) {
    var view = touch.view
    var gathered: [UIGestureRecognizer] = []
    while let current = view {
      for recognizer in current.ownRecognizers where receives(recognizer, touch) {
        engine.gestures.attach(recognizer, to: touch)
        engine.recordFate(.gathers, of: touch, recognizer.touchscopeHandle)
        gathered.append(recognizer)
      }
      view = current.superview
    }
    engine.gestures.askRequirements(among: gathered)
  }

  /// AR-02, AR-04 to AR-08.
  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, !recognizer.life.isOver, !recognizer.life.isHeld,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
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

  private func recordReceive(
    _ verb: Verb, _ subject: Handle, _ touch: UITouch, _ answer: Bool, rule: Rule = .ar04
  ) {
    engine.record(
      TraceEvent(
        kind: .receive, verb: verb, subject: subject, other: touch.fingerHandle, answer: answer,
        source: rule == .ar04 ? .delegate : .none, rule: rule))
  }

  // MARK: Sending (steps 4, 5 and 11)

  private func send(_ timestamp: Instant) {
    defer { clean() }
    guard touches.contains(where: \.isChanged) else { return }
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
  }

  private func clean() {
    for touch in touches where !touch.isDown {
      touch.gestureRecognizers = nil
      engine.gestures.detach(touch)
      if touch.phase == .ended { lifted.append(touch) }
    }
    touches.removeAll { !$0.isDown }
    for touch in touches { touch.isChanged = false }
    event.orderedTouches = touches
  }

  // MARK: Cancelling

  /// All fingers are taken away by the system (WIN-13).
  func cancelAll() { cancel(touches) }

  /// The touches of a subtree that leaves its window are cancelled at the end of the turn (TD-13).
  func viewLeft(_ view: UIView) {
    for touch in touches where touch.view?.isDescendant(of: view) == true {
      if !orphans.contains(touch) { orphans.append(touch) }
    }
  }

  /// The system takes fingers for a gesture of its own (WIN-15).
  func systemTakes(_ some: [UITouch]) { taken += some }

  /// Cancels the touches whose views have left, or whose window was hidden (CHG-08), or that the system took; true when
  /// there were any.
  func cancelWhatIsLost() -> Bool {
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
    engine.record(.environment, .takesAway, measured: Double(some.count))
    for touch in touches {
      touch.isChanged = false
      touch.phase = .stationary
    }
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

  /// All down fingers with their places, in order, for whoever has to lift them.
  var fingersDown: [Int] { touches.map(\.finger) }
}
