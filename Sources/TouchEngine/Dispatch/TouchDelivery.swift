import Foundation
import TouchTrace

/// Gives views their touches, holds them back while recognizers want it, and takes them away
/// (docs/how-a-touch-travels.md).
final class TouchDelivery {
  let engine: Engine
  /// Touches with held phases, in the order in which they were first held.
  @exclusivity(unchecked) private(set) var holding: [UITouch] = []
  @exclusivity(unchecked) private var event: UIEvent?
  #if TOUCHSCOPE_VERIFY
    /// In what order views were called.
    var calls = CallOrder()
  #endif

  init(engine: Engine) { self.engine = engine }

  // MARK: The view phase

  func deliver(_ event: UIEvent, in window: UIWindow) {
    if self.event !== event { self.event = event }
    let all = event.orderedTouches
    #if TOUCHSCOPE_VERIFY
      defer { calls.checkEnds(of: all, in: window) }
    #endif
    // One finger, or all of them on one view, are the most frequent case by far, and need no lists.
    if let view = commonView(of: all, window) {
      let phase = all[0].phase.touchPhase
      if phase == .moved, allPass(all) { return send(.moved, all, to: view) }
      let ready = deliverable(all, phase, view, among: all)
      if !ready.isEmpty { send(phase, ready, to: view) }
      return
    }
    var touches: [UITouch] = []
    var views: [UIView] = []
    for touch in all where touch.isChanged && touch.window === window {
      touches.append(touch)
      if let view = touch.view, view !== views.last, !views.contains(where: { $0 === view }) {
        views.append(view)
      }
    }
    let phases = event.phases
    for view in views {
      for phase in Self.phases where phases & phase.bit != 0 {
        deliver(phase, touches, to: view, among: all)
      }
    }
  }

  /// The view on which all touches have come to the same phase.
  private func commonView(of all: [UITouch], _ window: UIWindow) -> UIView? {
    guard let view = all.first?.view else { return nil }
    let phase = all[0].phase
    for index in all.indices {
      guard all[index].isChanged, all[index].phase == phase, all[index].view === view,
        all[index].window === window
      else { return nil }
    }
    return view
  }

  /// True when nobody keeps a move of one of them from the view.
  private func allPass(_ touches: [UITouch]) -> Bool {
    for index in touches.indices where !touches[index].record.passesMoves { return false }
    return true
  }

  /// Those that go to the view now: mostly all of them, and then no other list is made.
  private func deliverable(
    _ touches: [UITouch], _ phase: TouchPhase, _ view: UIView, among all: [UITouch]
  ) -> [UITouch] {
    var ready = touches
    var count = 0
    for index in touches.indices {
      if isReady(touches[index], phase, view, among: all) {
        if count < index { ready[count] = touches[index] }
        count += 1
      }
    }
    if count == 0 { return [] }
    while ready.count > count { ready.removeLast() }
    return ready
  }

  static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  private func deliver(
    _ phase: UITouch.Phase, _ touches: [UITouch], to view: UIView, among all: [UITouch]
  ) {
    var mine: [UITouch] = []
    for touch in touches where touch.view === view && touch.phase == phase { mine.append(touch) }
    let ready = deliverable(mine, phase.touchPhase, view, among: all)
    if !ready.isEmpty { send(phase.touchPhase, ready, to: view) }
  }

  private func isReady(
    _ touch: UITouch, _ phase: TouchPhase, _ view: UIView, among all: [UITouch]
  ) -> Bool {
    if phase == .began { withhold(touch, view, among: all) }
    guard !touch.record.isWithheld else { return false }
    if phase == .cancelled {
      drop(touch)
      return touch.record.status == .begun
    }
    if touch.record.status == .over, touch.record.held.isEmpty { return false }
    let holders = holders(of: touch, phase)
    if holders.isEmpty, touch.record.held.isEmpty {
      return phase == .began || touch.record.status == .begun
    }
    hold(touch, phase, holders)
    return false
  }

  /// Multiple and exclusive touch (MT-01 to MT-09).
  private func withhold(_ touch: UITouch, _ view: UIView, among all: [UITouch]) {
    let others = all.filter {
      $0 !== touch && $0.isDown && !$0.record.isWithheld && $0.window === touch.window
        && ($0.phase != .began || $0.record.status != .fresh || isBefore($0, touch, all))
    }
    var reason: Reason?
    var rule = Rule.none
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) {
      (reason, rule) = (.multipleTouchOff, .mt01)
    } else if others.contains(where: { $0.view !== view && $0.view?.isExclusiveTouch == true }) {
      (reason, rule) = (.exclusiveTouch, .mt06)
    } else if view.isExclusiveTouch, others.contains(where: { $0.view !== view }) {
      (reason, rule) = (.exclusiveTouch, .mt07)
    }
    guard let reason else { return }
    touch.record.isWithheld = true
    engine.record(
      TraceEvent(
        kind: .withhold, verb: .withholds, subject: view.touchscopeHandle,
        other: touch.fingerHandle, reason: reason, rule: rule))
  }

  /// A scroll view keeps a touch from its content (SCR-08): for the view it is over before it begins.
  private func refuse(_ touch: UITouch, _ view: UIView) {
    touch.record.isWithheld = true
    touch.record.status = .over
    drop(touch)
    engine.record(
      TraceEvent(
        kind: .withhold, verb: .withholds, subject: view.touchscopeHandle,
        other: touch.fingerHandle, reason: .scrollViewRefused,
        rule: view.isInZoom ? .scr81 : .scr08))
  }

  private func isBefore(_ a: UITouch, _ b: UITouch, _ all: [UITouch]) -> Bool {
    guard let first = all.first(where: { $0 === a || $0 === b }) else { return false }
    return first === a
  }

  private func send(_ phase: TouchPhase, _ touches: [UITouch], to view: UIView) {
    if phase == .began, !contentMayHave(touches, view, event) {
      for touch in touches { refuse(touch, view) }
      return
    }
    if phase != .moved, phase != .stationary {
      for touch in touches {
        touch.record.status = phase == .began ? .begun : .over
        if phase == .began { touch.record.begunBy = touch.fingerHandle }
      }
    }
    if phase == .cancelled { return cancel(touches, of: view) }
    call(view, phase, touches)
  }

  /// The view hears of the finger whose beginning it got (TD-26).
  private func cancel(_ touches: [UITouch], of view: UIView) {
    let fingers = touches.map(\.fingerHandle)
    for touch in touches { touch.fingerHandle = touch.record.begunBy }
    call(view, .cancelled, touches)
    for (touch, finger) in zip(touches, fingers) { touch.fingerHandle = finger }
  }

  /// Calls the view's method for a phase of some touches.
  @inline(__always)
  private func call(_ view: UIView, _ phase: TouchPhase, _ touches: [UITouch]) {
    #if TOUCHSCOPE_VERIFY
      for touch in touches { calls.note(phase, of: touch, on: view) }
    #endif
    view.receive(phase, engine.touchSets.set(of: touches), event)
  }

  // MARK: Holding (DL-11, DL-14, DL-22)

  private func holders(of touch: UITouch, _ phase: TouchPhase) -> [UIGestureRecognizer] {
    guard phase == .began || phase == .ended else { return [] }
    var holders: [UIGestureRecognizer] = []
    for recognizer in touch.gathered where recognizer.record.life.isUndecided {
      let holds =
        phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded
      if holds, recognizer.record.touchesInPlay.contains(touch) { holders.append(recognizer) }
    }
    return holders
  }

  private func hold(_ touch: UITouch, _ phase: TouchPhase, _ holders: [UIGestureRecognizer]) {
    // Of the moves behind a held beginning only the last one is kept, and none before an end (DL-13).
    if phase != .began, touch.record.held.last?.phase == .moved { touch.record.held.removeLast() }
    touch.record.held.append(
      DeliveryRecord.Held(
        phase: phase, finger: touch.fingerHandle, location: touch.screenLocation,
        previous: touch.previousScreenLocation, timestamp: touch.timestamp,
        tapCount: touch.tapCount, time: engine.now, holders: holders))
    if !holding.contains(touch) { holding.append(touch) }
    for holder in holders {
      engine.record(
        TraceEvent(
          kind: .hold, verb: .holds, subject: holder.touchscopeHandle, other: touch.fingerHandle,
          phase: phase, rule: phase == .began ? .dl11 : .dl14))
    }
  }

  /// The recognizer no longer holds anything: it failed, or it does not take touches away.
  func releaseAll(by recognizer: UIGestureRecognizer) {
    for touch in holding { release(touch, by: recognizer) }
  }

  func release(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    var released: [(finger: Handle, phase: TouchPhase)] = []
    for index in touch.record.held.indices {
      let held = touch.record.held[index]
      guard held.holders.contains(where: { $0 === recognizer }) else { continue }
      touch.record.held[index].holders.removeAll { $0 === recognizer }
      if !released.contains(where: { $0.finger == held.finger }) {
        released.append((held.finger, held.phase))
      }
    }
    for (finger, phase) in released {
      engine.record(
        TraceEvent(
          kind: .hold, verb: .releases, subject: recognizer.touchscopeHandle, other: finger,
          phase: phase, rule: phase == .began ? .dl13 : .dl15))
    }
  }

  /// Sends what nobody holds any more: by time, together what belongs together (DL-20).
  func flushReleased() {
    guard !holding.isEmpty else { return }
    var ready: [(touch: UITouch, held: DeliveryRecord.Held)] = []
    for touch in holding {
      while touch.record.isHeadFree {
        let held = touch.record.held.removeFirst()
        // A move that the view phase of this event brings anyway is not sent twice.
        if held.phase == .moved, touch.isChanged, touch.record.held.isEmpty {
          continue
        }
        ready.append((touch, held))
      }
    }
    holding.removeAll { $0.record.held.isEmpty }
    let ordered = ready.enumerated().sorted {
      ($0.element.held.time, $0.offset) < ($1.element.held.time, $1.offset)
    }.map(\.element)
    var index = 0
    while index < ordered.count {
      let first = ordered[index]
      var group = [first]
      while index + group.count < ordered.count {
        let candidate = ordered[index + group.count]
        guard candidate.touch.view === first.touch.view, candidate.held.phase == first.held.phase,
          candidate.held.time == first.held.time
        else { break }
        group.append(candidate)
      }
      index += group.count
      sendHeld(group)
    }
  }

  /// While it is delivered late a touch shows what it was then (DL-25). What follows a beginning that the view did not get, or
  /// a touch that was taken away meanwhile, is not sent.
  private func sendHeld(_ all: [(touch: UITouch, held: DeliveryRecord.Held)]) {
    let group = all.filter { $0.held.phase == .began || $0.touch.record.status == .begun }
    guard let view = group.first?.touch.view else { return }
    let present = group.map { Present($0.touch) }
    for (touch, held) in group {
      touch.phase = UITouch.Phase(held.phase)
      touch.fingerHandle = held.finger
      touch.screenLocation = held.location
      touch.previousScreenLocation = held.previous
      touch.timestamp = held.timestamp
      touch.tapCount = held.tapCount
      touch.coalesced = []
    }
    send(group[0].held.phase, group.map(\.touch), to: view)
    for (index, item) in group.enumerated() {
      present[index].restore(item.touch)
      // What came behind the end is a new tap of the same touch (TD-26).
      if item.held.phase == .ended, item.touch.isDown { item.touch.record.status = .fresh }
    }
  }

  private struct Present {
    let phase: UITouch.Phase
    let finger: Handle
    let location, previous: CGPoint
    let timestamp: TimeInterval
    let tapCount: Int
    let coalesced: [FingerChange.Sample]

    init(_ touch: UITouch) {
      phase = touch.phase
      finger = touch.fingerHandle
      location = touch.screenLocation
      previous = touch.previousScreenLocation
      timestamp = touch.timestamp
      tapCount = touch.tapCount
      coalesced = touch.coalesced
    }

    func restore(_ touch: UITouch) {
      touch.phase = phase
      touch.fingerHandle = finger
      touch.screenLocation = location
      touch.previousScreenLocation = previous
      touch.timestamp = timestamp
      touch.tapCount = tapCount
      touch.coalesced = coalesced
    }
  }

  // MARK: Taking away (DL-03, DL-12, TD-41)

  /// A recognizer recognized and takes its touches from their views.
  func cancel(_ touches: [UITouch], for recognizer: UIGestureRecognizer) {
    var views: [(view: UIView, touches: [UITouch])] = []
    for touch in touches {
      // What is held of a touch that is withheld is left of the tap before, which the view knows (TD-08).
      let hadBegun =
        touch.record.status == .begun && !(touch.record.isWithheld && touch.record.held.isEmpty)
      let isOver = touch.record.status == .over
      drop(touch)
      if !isOver { touch.record.status = .over }
      guard hadBegun, let view = touch.view else { continue }
      if let index = views.firstIndex(where: { $0.view === view }) {
        views[index].touches.append(touch)
      } else {
        views.append((view, [touch]))
      }
    }
    for (view, touches) in views {
      let phases = touches.map(\.phase)
      for touch in touches { touch.phase = .cancelled }
      cancel(touches, of: view)
      for (touch, phase) in zip(touches, phases) { touch.phase = phase }
    }
  }

  /// Forgets what is held of a touch.
  private func drop(_ touch: UITouch) {
    var told: [(holder: UIGestureRecognizer, finger: Handle)] = []
    for held in touch.record.held {
      for holder in held.holders
      where !told.contains(where: { $0.holder === holder && $0.finger == held.finger }) {
        told.append((holder, held.finger))
        engine.record(
          TraceEvent(
            kind: .hold, verb: .drops, subject: holder.touchscopeHandle,
            other: held.finger, phase: held.phase, rule: .dl12))
      }
    }
    touch.record.held = []
    holding.removeAll { $0 === touch }
  }
}
