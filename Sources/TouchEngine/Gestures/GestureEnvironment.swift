import TouchTrace

/// Runs the recognizers: gives them their touches, settles who recognizes, and tells targets and views
/// (docs/how-a-touch-travels.md).
///
/// Every move of a finger comes through here for every recognizer, so what did not change is not found out again:
/// see docs/benchmarks.md, "What must stay cheap".
final class GestureEnvironment {
  let engine: Engine
  /// Recognizers with touches in their present attempt, in the order in which they were gathered.
  @exclusivity(unchecked) private(set) var inPlay: [UIGestureRecognizer] = []
  @exclusivity(unchecked) var orders = GestureOrders()
  @exclusivity(unchecked) private var queue: [UIGestureRecognizer] = []
  /// The room of the last batch, for the next one.
  @exclusivity(unchecked) private var room: [UIGestureRecognizer] = []
  /// Goes up with every update: assignments are counted anew in each (GR-54).
  @exclusivity(unchecked) private(set) var pass = 0
  @exclusivity(unchecked) private var isUpdating = false
  /// Where the touches of the event are, when all of them have changed; kept for its room.
  @exclusivity(unchecked) var points: [FingerPoint] = []
  /// True when somebody of the batch that is being settled has failed.
  @exclusivity(unchecked) private var anyJustFailed = false
  /// True when an attempt may be over since the last look: a state, a finger or a link has changed.
  @exclusivity(unchecked) private var mayHaveFinished = false

  /// False when nobody in play can have recognized: then nobody is looked for who has.
  @exclusivity(unchecked) private(set) var anybodyMayHaveRecognized = false

  /// False when nobody in play can wait for a failure.
  @exclusivity(unchecked) private var anybodyMayBeHeld = false
  /// True while an event is handled, which ends with an update.
  @exclusivity(unchecked) var isProcessing = false

  init(engine: Engine) { self.engine = engine }

  func removeAll() {
    for recognizer in inPlay {
      recognizer.staticRequirements = []
      recognizer.isInPlay = false
    }
    inPlay = []
    orders = GestureOrders()
    queue = []
  }

  // MARK: Gathering

  func attach(_ recognizer: UIGestureRecognizer, to touch: UITouch) {
    if engine.recordedKinds != 0 {
      engine.noteTarget(of: recognizer.touchscopeHandle) { recognizer.firstTarget }
    }
    if !recognizer.isInPlay {
      recognizer.isInPlay = true
      inPlay.append(recognizer)
      orders.invalidate()
    }
    recognizer.touchesInPlay.append(touch)
    if !recognizer.attemptTouches.containsObject(touch) { recognizer.attemptTouches.append(touch) }
    touch.gathered.append(recognizer)
  }

  /// The finger was lifted: nobody follows it any more, though it still counts for the attempt.
  func detach(_ touch: UITouch) {
    for recognizer in touch.gathered where !recognizer.touchesInPlay.isEmpty {
      recognizer.rememberPlace()
      recognizer.touchesInPlay.removeFirst(touch)
    }
    touch.gathered = []
  }

  /// A finger was lifted, a touch ignored, a requirement taken back: the next update looks who is over.
  func attemptsChanged() {
    mayHaveFinished = true
    engine.hasTurnWork = true
  }

  // MARK: The update loop

  func enqueue(_ recognizer: UIGestureRecognizer) {
    if recognizer.hasFinished { attemptsChanged() }
    guard !recognizer.isQueued, !recognizer.touchscopeEngine.isTornDown else { return }
    if !isProcessing { engine.hasTurnWork = true }
    recognizer.isQueued = true
    queue.append(recognizer)
  }

  /// True when the next update has something to do.
  var hasWork: Bool { mayHaveFinished || !queue.isEmpty }

  func update() {
    guard !isUpdating else { return }
    guard hasWork else {
      pass += 1
      return
    }
    isUpdating = true
    defer {
      isUpdating = false
      pass += 1
    }
    var rounds = 0
    while !queue.isEmpty || anybodyMayBeHeld && openRings(), rounds < EngineLimits.roundsPerPassMax
    {
      rounds += 1
      var batch = takeQueue()
      exclude(batch)
      anyJustFailed = false
      for recognizer in batch { settle(recognizer) }
      if anyJustFailed { askHeldAgain(batch) }
      batch.vacate()
      room = batch
      engine.delivery.flushReleased()
    }
    // An ignored touch may have been let go although nobody changed its state (GR-49).
    engine.delivery.flushReleased()
    if mayHaveFinished { resetFinished() }
  }

  /// Those that are queued, in the order of actions.
  private func takeQueue() -> [UIGestureRecognizer] {
    var batch = room
    room = []
    if queue.count == 1 {
      swap(&batch, &queue)
    } else {
      orders.update(inPlay, version: engine.treeVersion)
      for recognizer in orders.addedLast where recognizer.isQueued { batch.append(recognizer) }
      // One that is not in play stands in no order yet.
      if batch.count < queue.count { batch = sorted(queue, addedFirst: false) }
      queue.vacate()
    }
    for index in batch.indices { batch[index].isQueued = false }
    return batch
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
      if recognizer.hasFinished { mayHaveFinished = true }
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
        anybodyMayBeHeld = true
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
    if recognizer.life.effective.isTerminal {
      if recognizer.hasFinished { mayHaveFinished = true }
      leave(recognizer)
    }
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
    recognizer.touchesInPlay.vacate()
    recognizer.cancelTimers()
  }

  // MARK: Resets

  private func resetFinished() {
    mayHaveFinished = false
    var finished = finishedOnes()
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
    finished = []
    orders.invalidate()
    inPlay.removeAll { !$0.isInPlay }
    mayHaveFinished = mayHaveFinished || hasChanged
    if inPlay.isEmpty {
      engine.touchSets.removeAll()
      anybodyMayHaveRecognized = false
      anybodyMayBeHeld = false
    }
  }

  private func finishedOnes() -> [UIGestureRecognizer] {
    var count = 0
    for index in inPlay.indices where inPlay[index].hasFinished { count += 1 }
    guard count > 0 else { return [] }
    orders.update(inPlay, version: engine.treeVersion)
    if count == inPlay.count { return orders.addedFirst }
    var finished: [UIGestureRecognizer] = []
    finished.reserveCapacity(count)
    for recognizer in orders.addedFirst where recognizer.hasFinished { finished.append(recognizer) }
    return finished
  }

  /// Those linked by requirements with somebody who is still at work (GR-32, GR-33); nil when everybody has finished.
  private func blockedGroups() -> BlockedGroups? {
    for index in inPlay.indices where !inPlay[index].hasFinished { return BlockedGroups(inPlay) }
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
  /// Whether one comes before another in the order of touches; equal ones stay as they are.
  func comesBefore(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    orders.update(inPlay, version: engine.treeVersion)
    if !a.isInPlay { placeOutside(a) }
    if !b.isInPlay { placeOutside(b) }
    return !b.order.isBefore(a.order, addedFirst: true)
  }

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
