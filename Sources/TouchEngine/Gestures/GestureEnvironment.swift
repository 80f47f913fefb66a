import TouchTrace

/// Runs the recognizers: gives them their touches, settles who recognizes, and tells targets and views
/// (docs/how-a-touch-travels.md).
///
/// Every move of a finger comes through here for every recognizer, so what did not change is not found out again:
/// see docs/benchmarks.md, "What must stay cheap".
final class GestureEnvironment {
  unowned(unsafe) let engine: Engine
  /// Recognizers with touches in their present attempt, in the order in which they were gathered.
  @exclusivity(unchecked) private(set) var inPlay: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var orders = GestureOrders()
  @exclusivity(unchecked) private var queue: [UIGestureRecognizer] = []
  /// Those whose assignments the next end of an update counts anew.
  @exclusivity(unchecked) private var assigned: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var isUpdating = false
  /// True when somebody of the batch that is being settled has failed.
  @exclusivity(unchecked) private var anyJustFailed = false
  /// True when an attempt may be over since the last look: a state, a finger or a link has changed.
  @exclusivity(unchecked) private var mayHaveFinished = false

  /// False when nobody in play can have recognized: then nobody is looked for who has.
  @exclusivity(unchecked) private(set) var anybodyMayHaveRecognized = false

  init(engine: Engine) { self.engine = engine }

  func removeAll() {
    for recognizer in inPlay {
      recognizer.staticRequirements = []
      recognizer.isInPlay = false
    }
    inPlay = []
    orders = GestureOrders()
    queue = []
    assigned = []
  }

  // MARK: Gathering

  func attach(_ recognizer: UIGestureRecognizer, to touch: UITouch) {
    engine.noteTarget(of: recognizer.touchscopeHandle) { recognizer.firstTarget }
    if !recognizer.isInPlay {
      recognizer.isInPlay = true
      inPlay.append(recognizer)
      orders.invalidate()
    }
    if recognizer.assignments > 0 { assigned.append(recognizer) }
    recognizer.touchesInPlay.append(touch)
    if !recognizer.attemptTouches.contains(touch) { recognizer.attemptTouches.append(touch) }
    touch.gathered.append(recognizer)
  }

  /// The finger was lifted: nobody follows it any more, though it still counts for the attempt.
  func detach(_ touch: UITouch) {
    for recognizer in touch.gathered {
      recognizer.rememberPlace()
      recognizer.touchesInPlay.removeAll { $0 === touch }
    }
    touch.gathered = []
  }

  /// A finger was lifted, a touch ignored, a requirement taken back: the next update looks who is over.
  func attemptsChanged() { mayHaveFinished = true }

  func countAssignments(of recognizer: UIGestureRecognizer) { assigned.append(recognizer) }

  // MARK: One event

  func process(_ event: UIEvent, in window: UIWindow) {
    update()
    guard !inPlay.isEmpty else { return }
    let engine = window.touchscopeEngine
    orders.update(inPlay, version: engine.treeVersion)
    let recognizers = orders.addedFirst
    engine.record(.gestureEnvironment, .updates, measured: Double(recognizers.count))
    if let changes = Changes(event, window) {
      for recognizer in recognizers {
        if recognizer.follows(changes.touches) {
          deliver(changes, to: recognizer, event, engine)
        } else {
          deliverSome(of: event, to: recognizer, in: window, engine)
        }
      }
    } else {
      for recognizer in recognizers { deliverSome(of: event, to: recognizer, in: window, engine) }
    }
    update()
  }

  /// All that changed: recognizers of known classes take it as points.
  private func deliver(
    _ changes: Changes, to recognizer: UIGestureRecognizer, _ event: UIEvent, _ engine: Engine
  ) {
    let phase = changes.phase
    guard recognizer.isOfKnownClass, recognizer.touchscopeHooks.touches == nil else {
      let set = engine.touchSets.set(of: changes.touches)
      return deliver(phase, changes.touches[0], to: recognizer, event, engine) {
        receive(phase, set, event, recognizer)
      }
    }
    deliver(phase, changes.touches[0], to: recognizer, event, engine) {
      recognizer.handle(phase, changes.points)
    }
  }

  /// Those of the changed touches that a recognizer follows, phase by phase.
  private func deliverSome(
    of event: UIEvent, to recognizer: UIGestureRecognizer, in window: UIWindow, _ engine: Engine
  ) {
    for phase in TouchDelivery.phases where event.phases & phase.bit != 0 {
      guard
        let (first, set) = engine.touchSets.changed(recognizer.touchesInPlay, to: phase, in: window)
      else { continue }
      deliver(phase, first, to: recognizer, event, engine) {
        receive(phase, set, event, recognizer)
      }
    }
  }

  private func receive(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent,
    _ recognizer: UIGestureRecognizer
  ) {
    if let hook = recognizer.touchscopeHooks.touches {
      hook(phase.touchPhase, touches, event) { recognizer.receive(phase, touches, event) }
    } else {
      recognizer.receive(phase, touches, event)
    }
  }

  /// What an event brings when all touches in it came to the same phase: whoever follows them all gets them as they are.
  private struct Changes {
    let phase: UITouch.Phase
    let touches: [UITouch]
    private(set) var points = FingerPoints()

    init?(_ event: UIEvent, _ window: UIWindow) {
      guard let first = event.orderedTouches.first else { return nil }
      phase = first.phase
      touches = event.orderedTouches
      for touch in touches {
        guard touch.isChanged, touch.phase == phase, touch.window === window else { return nil }
        points.append(touch.point)
      }
    }
  }

  @inline(__always)
  private func deliver(
    _ phase: UITouch.Phase, _ first: UITouch, to recognizer: UIGestureRecognizer,
    _ event: UIEvent, _ engine: Engine, _ body: () -> Void
  ) {
    guard recognizer.isEnabled, !recognizer.life.isOver else { return }
    recognizer.modifierFlags = event.modifierFlags
    recognizer.buttonMask = event.buttonMask
    if phase == .ended || phase == .cancelled { recognizer.rememberPlace() }
    let outer = engine.enter(
      because: engine.record(
        TraceEvent(
          kind: .gesture, verb: phase.touchPhase.touchesVerb, subject: recognizer.touchscopeHandle,
          other: first.fingerHandle, phase: phase.touchPhase)))
    body()
    engine.leave(outer)
    // A continuous recognizer changes with every move, whether its subclass says so or not (GR-15, GR-16).
    if phase == .moved, !recognizer.life.isUndecided, recognizer.life.effects.isEmpty,
      recognizer.life.situation == .began || recognizer.life.situation == .changed
    {
      recognizer.life.apply(.change, assigned: .changed, why: Why(.moved, rule: .gr16))
      enqueue(recognizer)
    }
  }

  // MARK: The update loop

  func enqueue(_ recognizer: UIGestureRecognizer) {
    mayHaveFinished = true
    guard !recognizer.isQueued else { return }
    recognizer.isQueued = true
    queue.append(recognizer)
  }

  func update() {
    guard !isUpdating, mayHaveFinished || !queue.isEmpty || !assigned.isEmpty else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while !queue.isEmpty || openRings(), rounds < EngineLimits.roundsPerPassMax {
      rounds += 1
      let batch = sorted(queue, addedFirst: false)
      queue.removeAll(keepingCapacity: true)
      for recognizer in batch { recognizer.isQueued = false }
      exclude(batch)
      anyJustFailed = false
      for recognizer in batch { settle(recognizer) }
      if anyJustFailed { askHeldAgain(batch) }
      engine.delivery.flushReleased()
    }
    // An ignored touch may have been let go although nobody changed its state (GR-49).
    engine.delivery.flushReleased()
    if !assigned.isEmpty {
      for recognizer in assigned where recognizer.isInPlay { recognizer.assignments = 0 }
      assigned.removeAll(keepingCapacity: true)
    }
    if mayHaveFinished { resetFinished() }
  }

  /// Somebody failed: those who want to recognize may have been waiting for it.
  private func askHeldAgain(_ batch: [UIGestureRecognizer]) {
    for other in inPlay where other.life.isUndecided && !other.life.effects.isEmpty {
      if requiresOneThatJustFailed(other) { enqueue(other) }
    }
    for recognizer in batch { recognizer.hasJustFailed = false }
  }

  private func settle(_ recognizer: UIGestureRecognizer) {
    if recognizer.life.effective == .failed {
      recognizer.hasJustFailed = true
      anyJustFailed = true
      leave(recognizer)
      engine.delivery.releaseAll(by: recognizer)
      return
    }
    guard !recognizer.life.effects.isEmpty else { return }
    if recognizer.life.isUndecided, !maySettle(recognizer) { return }
    takeEffect(recognizer)
  }

  /// False while a failure requirement is open; fails the recognizer when a required one has recognized.
  private func maySettle(_ recognizer: UIGestureRecognizer) -> Bool {
    if anybodyMayHaveRecognized,
      let winner = requiredOne(of: recognizer, where: { $0.life.hasRecognized })
    {
      recognizer.fail(Why(.requiredOneRecognized, other: winner.touchscopeHandle, rule: .ar43))
      return false
    }
    if let blocker = requiredOne(of: recognizer, where: { $0.life.isUndecided }) {
      if !recognizer.life.isHeld {
        recognizer.life.isHeld = true
        let why = recognizer.life.effects.first?.why ?? Why(.none)
        engine.record(
          TraceEvent(
            kind: .held, verb: .held, subject: recognizer.touchscopeHandle,
            other: blocker.touchscopeHandle, to: recognizer.life.readable,
            reason: .requirementPending, rule: .ar37, measured: why.measured, limit: why.limit))
        tellRing(of: recognizer)
      }
      return false
    }
    if recognizer.life.isHeld {
      recognizer.life.isHeld = false
      engine.record(
        TraceEvent(
          kind: .held, verb: .released, subject: recognizer.touchscopeHandle,
          to: recognizer.life.readable, reason: .requirementFailed, rule: .ar38))
    }
    return true
  }

  /// State line, action, then the cancellation of the views' touches (DL-03).
  private func takeEffect(_ recognizer: UIGestureRecognizer) {
    var isFirst = recognizer.life.isUndecided
    var count = 0
    while let (old, effect) = nextEffect(recognizer), count < EngineLimits.assignmentsPerPassMax {
      count += 1
      var cause = TraceEvent.noCause
      if old != effect.state { cause = recognizer.record(old, effect.state, effect.why) }
      recognizer.sendAction(effect.state, cause: cause)
      if isFirst {
        isFirst = false
        engine.because(cause) { recognized(recognizer) }
      }
      // What the action itself assigned waits for the next round, as other recognizers may come first.
      if recognizer.life.effective == .began { break }
    }
    if recognizer.life.effective.isTerminal { leave(recognizer) }
    if !recognizer.life.effects.isEmpty { enqueue(recognizer) }
  }

  private func nextEffect(
    _ recognizer: UIGestureRecognizer
  ) -> (GestureState, GestureLife.Effect)? {
    let old = recognizer.life.effective
    guard let effect = recognizer.life.takeEffect() else { return nil }
    anybodyMayHaveRecognized = true
    return (old, effect)
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    for other in inPlay
    where other !== recognizer && other.life.isUndecided && requires(other, recognizer) {
      other.fail(
        Why(.requiredOneRecognized, other: recognizer.touchscopeHandle, rule: .ar41))
    }
    if recognizer.cancelsTouchesInView {
      engine.delivery.cancel(recognizer.attemptTouches, for: recognizer)
    } else {
      engine.delivery.releaseAll(by: recognizer)
    }
  }

  /// A recognizer that is over gets nothing more of its touches (GR-30).
  private func leave(_ recognizer: UIGestureRecognizer) {
    recognizer.rememberPlace()
    recognizer.touchesInPlay = []
    recognizer.cancelTimers()
  }

  // MARK: Resets

  private func resetFinished() {
    mayHaveFinished = false
    let finished = finishedOnes()
    guard !finished.isEmpty else { return }
    var blocked = blockedGroups()
    var hasChanged = false
    for recognizer in finished {
      if mayHaveFinished {
        // Somebody's `reset` did more than reset: what was found out is old.
        mayHaveFinished = false
        hasChanged = true
        inPlay.removeAll { !$0.isInPlay }
        blocked = blockedGroups()
      }
      if blocked?.contains(recognizer) ?? false { continue }
      recognizer.isInPlay = false
      recognizer.performReset()
    }
    inPlay.removeAll { !$0.isInPlay }
    orders.invalidate()
    mayHaveFinished = mayHaveFinished || hasChanged
    if inPlay.isEmpty {
      engine.touchSets.removeAll()
      anybodyMayHaveRecognized = false
    }
  }

  private func finishedOnes() -> [UIGestureRecognizer] {
    var isAny = false
    for recognizer in inPlay where recognizer.hasFinished {
      isAny = true
      break
    }
    guard isAny else { return [] }
    orders.update(inPlay, version: engine.treeVersion)
    var finished: [UIGestureRecognizer] = []
    for recognizer in orders.addedFirst where recognizer.hasFinished { finished.append(recognizer) }
    return finished
  }

  /// Those linked by requirements with somebody who is still at work (GR-32, GR-33); nil when everybody has finished.
  private func blockedGroups() -> BlockedGroups? {
    for recognizer in inPlay where !recognizer.hasFinished { return BlockedGroups(inPlay) }
    return nil
  }

  // MARK: Orders

  /// Those in play, deepest view first, on one view the last added first.
  var inPlayAddedLast: [UIGestureRecognizer] {
    orders.update(inPlay, version: engine.treeVersion)
    return orders.addedLast
  }

  /// Deepest view first; on one view in the order added, or the last added first.
  func sorted(_ recognizers: [UIGestureRecognizer], addedFirst: Bool) -> [UIGestureRecognizer] {
    guard recognizers.count > 1 else { return recognizers }
    orders.update(inPlay, version: engine.treeVersion)
    for recognizer in recognizers where !recognizer.isInPlay { placeOutside(recognizer) }
    return GestureOrders.sorted(recognizers, addedFirst: addedFirst)
  }

  /// The order of a recognizer that has no touches: behind those in play on views of the same depth.
  private func placeOutside(_ recognizer: UIGestureRecognizer) {
    guard let view = recognizer.view else {
      recognizer.order = GestureOrder()
      return
    }
    recognizer.order = GestureOrder(
      depth: view.touchscopeDepth,
      view: inPlay.firstIndex { $0.view === view } ?? inPlay.count,
      place: view.ownRecognizers.firstIndex { $0 === recognizer } ?? 0)
  }
}

nonisolated extension GestureLife {
  /// In effect as began, changed or ended.
  var hasRecognized: Bool { effective == .began || effective == .changed || effective == .ended }
}
