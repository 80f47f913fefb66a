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
  @exclusivity(unchecked) private(set) var queue: [UIGestureRecognizer] = []
  /// Reused buffer.
  @exclusivity(unchecked) private var spareBatch: [UIGestureRecognizer] = []
  /// Goes up with every update: assignments are counted anew in each (GR-54).
  @exclusivity(unchecked) private(set) var pass = 0
  /// True while passes run: what asks for another one meanwhile waits for its turn in them.
  @exclusivity(unchecked) private var isUpdating = false
  /// Where the touches of the event are, when all of them have changed; a reused buffer.
  @exclusivity(unchecked) var points: [FingerPoint] = []
  /// What need not be searched for.
  @exclusivity(unchecked) var hints: PassHints = []
  /// True while an event is handled, which ends with an update.
  @exclusivity(unchecked) var isProcessing = false

  init(engine: Engine) { self.engine = engine }

  func removeAll() {
    for recognizer in inPlay {
      recognizer.record.staticRequirements = []
      recognizer.record.isInPlay = false
    }
    inPlay = []
    orders = GestureOrders()
    queue = []
  }

  // MARK: Gathering

  func attach(_ recognizer: UIGestureRecognizer, to touch: UITouch) {
    if engine.recorder.kinds != 0 {
      engine.noteTarget(of: recognizer.touchscopeHandle) { recognizer.firstTarget }
    }
    if !recognizer.record.isInPlay {
      recognizer.record.isInPlay = true
      inPlay.append(recognizer)
      orders.invalidate()
    }
    recognizer.record.touchesInPlay.append(touch)
    if recognizer.record.attemptTouches.isEmpty
      || !recognizer.record.attemptTouches.containsObject(touch)
    {
      recognizer.record.attemptTouches.append(touch)
    }
    if touch.gathered.isEmpty { touch.gathered.reserveCapacity(16) }
    touch.gathered.append(recognizer)
    recognizer.record.lastContact = max(recognizer.record.lastContact, touch.contact)
  }

  /// The finger was lifted: nobody follows it any more, though it still counts for the attempt.
  func detach(_ touch: UITouch) {
    touch.gathered.visit { recognizer in
      guard !recognizer.record.touchesInPlay.isEmpty else { return }
      recognizer.rememberPlace()
      recognizer.record.touchesInPlay.removeFirst(touch)
    }
    touch.gathered = []
  }

  /// A finger was lifted, a touch ignored, a requirement taken back: the next update looks who is over.
  func attemptsChanged() {
    hints.insert(.mayHaveFinished)
    engine.hasTurnWork = true
  }

  // MARK: The update loop

  func enqueue(_ recognizer: UIGestureRecognizer) {
    if recognizer.hasFinished { attemptsChanged() }
    guard !recognizer.record.isQueued, !recognizer.touchscopeEngine.isTornDown else { return }
    if !isProcessing { engine.hasTurnWork = true }
    recognizer.record.isQueued = true
    queue.append(recognizer)
  }

  /// True when the next update has something to do.
  var hasWork: Bool { hints.contains(.mayHaveFinished) || !queue.isEmpty }

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
    while !queue.isEmpty || hints.contains(.anybodyMayBeHeld) && openRings(),
      rounds < EngineLimits.roundsPerPassMax
    {
      rounds += 1
      if queue.count == 1 { settleOne() } else { settleBatch() }
      engine.delivery.flushReleased()
    }
    // An ignored touch may have been let go although nobody changed its state (GR-49).
    engine.delivery.flushReleased()
    if hints.contains(.mayHaveFinished) { resetFinished() }
  }

  /// One alone, as it is most often, needs no order.
  private func settleOne() {
    let recognizer = queue.removeLast()
    recognizer.record.isQueued = false
    var together = Arbitration<GestureEnvironment>.Together()
    arbitration.exclude(by: recognizer, &together)
    hints.remove(.anyJustFailed)
    settle(recognizer)
    guard hints.contains(.anyJustFailed) else { return }
    askHeldAgain()
    recognizer.record.hasJustFailed = false
  }

  private func settleBatch() {
    var batch = takeQueue()
    settleAll(batch)
    batch.removeAllKeepingStorage()
    spareBatch = batch
  }

  private func settleAll(_ batch: [UIGestureRecognizer]) {
    var together = Arbitration<GestureEnvironment>.Together()
    batch.visit { arbitration.exclude(by: $0, &together) }
    hints.remove(.anyJustFailed)
    batch.visit { settle($0) }
    guard hints.contains(.anyJustFailed) else { return }
    askHeldAgain()
    for index in batch.indices { batch[index].record.hasJustFailed = false }
  }

  /// Those that are queued, in the order of actions.
  private func takeQueue() -> [UIGestureRecognizer] {
    var batch = spareBatch
    spareBatch = []
    swap(&batch, &queue)
    arrange(&batch)
    for index in batch.indices { batch[index].record.isQueued = false }
    return batch
  }

  private func arrange(_ batch: inout [UIGestureRecognizer]) {
    placeAll(batch)
    if batch.allSatisfy({ $0.record.isInPlay && $0.view != nil }) {
      return GestureOrders.arrange(&batch)
    }
    // Those without a view follow each other as they were gathered; one that is not in play stands in no order yet.
    var inOrder: [UIGestureRecognizer] = []
    _ = firstInReverseAdditionOrder { recognizer in
      if recognizer.record.isQueued { inOrder.append(recognizer) }
      return false
    }
    batch =
      inOrder.count == batch.count ? inOrder : GestureOrders.sorted(batch, addedFirst: false)
  }

  /// Somebody failed: those who want to recognize may have been waiting for it.
  private func askHeldAgain() {
    inPlay.visit { other in
      if other.record.life.isUndecided, !other.record.life.effects.isEmpty,
        requiresOneThatJustFailed(other)
      {
        enqueue(other)
      }
    }
  }

  private func settle(_ recognizer: UIGestureRecognizer) {
    if recognizer.record.life.effective == .failed {
      if recognizer.hasFinished { hints.insert(.mayHaveFinished) }
      recognizer.record.hasJustFailed = true
      hints.insert(.anyJustFailed)
      leave(recognizer)
      engine.delivery.releaseAll(by: recognizer)
      return
    }
    guard !recognizer.record.life.effects.isEmpty else { return }
    if recognizer.record.life.isUndecided, !maySettle(recognizer) { return }
    takeEffect(recognizer)
  }

  /// False while a failure requirement is open; fails the recognizer when a required one has recognized.
  private func maySettle(_ recognizer: UIGestureRecognizer) -> Bool {
    switch arbitration.turn(of: recognizer) {
    case .act: break
    case .fail(let defeat):
      fail(recognizer, defeat)
      return false
    case .waits(let blocker):
      hold(recognizer, for: blocker)
      return false
    }
    if recognizer.record.life.isHeld {
      recognizer.record.life.isHeld = false
      engine.record(
        TraceEvent(
          kind: .held, verb: .released, subject: recognizer.touchscopeHandle,
          to: recognizer.record.life.readable, reason: .requirementFailed, rule: .ar38))
    }
    return true
  }

  private func hold(_ recognizer: UIGestureRecognizer, for blocker: UIGestureRecognizer) {
    guard !recognizer.record.life.isHeld else { return }
    recognizer.record.life.isHeld = true
    hints.insert(.anybodyMayBeHeld)
    let why = recognizer.record.life.effects.first?.why ?? Why(.none)
    engine.record(
      TraceEvent(
        kind: .held, verb: .held, subject: recognizer.touchscopeHandle,
        other: blocker.touchscopeHandle, to: recognizer.record.life.readable,
        reason: .requirementPending, rule: .ar37, measured: why.measured, limit: why.limit))
    tellRing(of: recognizer)
  }

  /// State line, action, then the cancellation of the views' touches (DL-03).
  private func takeEffect(_ recognizer: UIGestureRecognizer) {
    var isFirst = recognizer.record.life.isUndecided
    var count = 0
    while let (old, effect) = nextEffect(recognizer), count < EngineLimits.assignmentsPerPassMax {
      count += 1
      var cause = TraceEvent.noCause
      if old != effect.state { cause = recognizer.recordTransition(old, effect.state, effect.why) }
      recognizer.sendAction(effect.state, cause: cause)
      if isFirst {
        isFirst = false
        engine.because(cause) { recognized(recognizer) }
      } else if effect.state != .cancelled, effect.state != .failed,
        recognizer.cancelsTouchesInView, recognizer.leavesAnyTouch
      {
        // A finger that came later is the gesture's too (DL-03).
        engine.because(cause) {
          engine.delivery.cancel(recognizer.record.attemptTouches, for: recognizer)
        }
      }
      // What the action itself assigned waits for the next round, as other recognizers may come first.
      if recognizer.record.life.effective == .began { break }
    }
    if recognizer.record.life.effective.isTerminal {
      if recognizer.hasFinished { hints.insert(.mayHaveFinished) }
      leave(recognizer)
    }
    if !recognizer.record.life.effects.isEmpty { enqueue(recognizer) }
  }

  private func nextEffect(
    _ recognizer: UIGestureRecognizer
  ) -> (GestureState, GestureLife.Effect)? {
    let old = recognizer.record.life.effective
    guard let effect = recognizer.record.life.takeEffect() else { return nil }
    hints.insert(.anybodyMayHaveRecognized)
    return (old, effect)
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    arbitration.closeOut(after: recognizer)
    if recognizer.cancelsTouchesInView {
      engine.delivery.cancel(recognizer.record.attemptTouches, for: recognizer)
    } else {
      engine.delivery.releaseAll(by: recognizer)
    }
  }

  /// A recognizer that is over gets nothing more of its touches (GR-30).
  private func leave(_ recognizer: UIGestureRecognizer) {
    recognizer.rememberPlace()
    recognizer.record.touchesInPlay.removeAllKeepingStorage()
    recognizer.cancelTimers()
  }

  // MARK: Resets

  private func resetFinished() {
    hints.remove(.mayHaveFinished)
    guard !BlockedGroups.areAllBlocked(inPlay) else { return }
    let count = finishedCount
    guard count > 0 else { return }
    var finished = finishedOnes(count)
    var blocked = blockedGroups(count)
    var hasChanged = false
    for recognizer in finished {
      if hints.contains(.mayHaveFinished) {
        // Somebody's `reset` did more than reset: what was found out is old.
        hints.remove(.mayHaveFinished)
        hasChanged = true
        inPlay.removeAll { !$0.record.isInPlay }
        blocked = blockedGroups(finishedCount)
      }
      if blocked?.contains(recognizer) ?? false { continue }
      recognizer.record.isInPlay = false
      recognizer.performReset()
    }
    finished = []
    orders.invalidate()
    inPlay.removeAll { !$0.record.isInPlay }
    if hasChanged { hints.insert(.mayHaveFinished) }
    if inPlay.isEmpty { hints.subtract([.anybodyMayHaveRecognized, .anybodyMayBeHeld]) }
  }

  private var finishedCount: Int {
    var count = 0
    inPlay.visit { if $0.hasFinished { count += 1 } }
    return count
  }

  private func finishedOnes(_ count: Int) -> [UIGestureRecognizer] {
    orders.update(inPlay, version: engine.treeVersion)
    if count == inPlay.count { return orders.addedFirst }
    var finished: [UIGestureRecognizer] = []
    finished.reserveCapacity(count)
    for recognizer in orders.addedFirst where recognizer.hasFinished { finished.append(recognizer) }
    return finished
  }

  /// Those linked by requirements with somebody who is still at work (GR-32, GR-33); nil when everybody has finished.
  private func blockedGroups(_ finishedCount: Int) -> BlockedGroups? {
    finishedCount < inPlay.count ? BlockedGroups(inPlay) : nil
  }

  // MARK: Orders

  /// The first of those in play for which a question is answered with yes; deepest view first, on one view the last added first.
  @inline(__always)
  func firstInReverseAdditionOrder(where test: (UIGestureRecognizer) -> Bool)
    -> UIGestureRecognizer?
  {
    orders.update(inPlay, version: engine.treeVersion)
    return GestureOrders.firstInReverseAdditionOrder(of: orders.addedFirst, where: test)
  }

  /// Brings the orders of some recognizers up to date.
  private func placeAll(_ recognizers: [UIGestureRecognizer]) {
    orders.update(inPlay, version: engine.treeVersion)
    for index in recognizers.indices where !recognizers[index].record.isInPlay {
      placeOutside(recognizers[index])
    }
  }

  /// Whether one comes before another in the order of touches; equal ones stay as they are.
  func comesBefore(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    orders.update(inPlay, version: engine.treeVersion)
    if !a.record.isInPlay { placeOutside(a) }
    if !b.record.isInPlay { placeOutside(b) }
    return !b.record.order.isBefore(a.record.order, addedFirst: true)
  }

  /// The order of a recognizer that has no touches: behind those in play on views of the same depth.
  private func placeOutside(_ recognizer: UIGestureRecognizer) {
    guard let view = recognizer.view else {
      recognizer.record.order = GestureOrder()
      return
    }
    recognizer.record.order = GestureOrder(
      depth: view.touchscopeDepth,
      view: inPlay.firstIndex { $0.view === view } ?? inPlay.count,
      place: view.ownRecognizers.firstIndex { $0 === recognizer } ?? 0)
  }
}

nonisolated extension GestureLife {
  /// In effect as began, changed or ended.
  var hasRecognized: Bool { effective == .began || effective == .changed || effective == .ended }
}
