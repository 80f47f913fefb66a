import TouchTrace

/// Runs the recognizers: gives them their touches, settles who recognizes, and tells targets and views
/// (uikit-rules section 4, steps 6 to 9).
final class GestureEnvironment {
  unowned let engine: Engine
  /// Recognizers with touches in their present attempt, in the order in which they were gathered.
  private(set) var inPlay: [UIGestureRecognizer] = []
  private var queue: [UIGestureRecognizer] = []
  private var isUpdating = false

  init(engine: Engine) { self.engine = engine }

  func removeAll() {
    for recognizer in inPlay { recognizer.staticRequirements = [] }
    inPlay = []
    queue = []
  }

  // MARK: Gathering (step 3)

  func attach(_ recognizer: UIGestureRecognizer, to touch: UITouch) {
    engine.noteTarget(of: recognizer.touchscopeHandle) { recognizer.firstTarget }
    if !inPlay.contains(where: { $0 === recognizer }) { inPlay.append(recognizer) }
    recognizer.touchesInPlay.append(touch)
    if !recognizer.attemptTouches.contains(touch) { recognizer.attemptTouches.append(touch) }
    touch.gestureRecognizers = (touch.gestureRecognizers ?? []) + [recognizer]
  }

  /// The finger was lifted: nobody follows it any more, though it still counts for the attempt.
  func detach(_ touch: UITouch) {
    for recognizer in inPlay { recognizer.touchesInPlay.removeAll { $0 === touch } }
  }

  // MARK: One event (steps 6 to 9)

  func process(_ event: UIEvent, in window: UIWindow) {
    update()
    let needingUpdate = sorted(inPlay, addedFirst: true)
    if !needingUpdate.isEmpty {
      engine.record(.gestureEnvironment, .updates, measured: Double(needingUpdate.count))
    }
    for recognizer in needingUpdate {
      for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
        let touches = recognizer.touchesInPlay.filter {
          $0.isChanged && $0.window === window && $0.phase.touchPhase == phase
        }
        if !touches.isEmpty { deliver(phase, touches, to: recognizer, event) }
      }
    }
    update()
  }

  private func deliver(
    _ phase: TouchPhase, _ touches: [UITouch], to recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    guard recognizer.isEnabled, !recognizer.life.isOver else { return }
    recognizer.modifierFlags = event.modifierFlags
    recognizer.buttonMask = event.buttonMask
    recognizer.rememberPlace()
    let seq = engine.record(
      TraceEvent(
        kind: .gesture, verb: phase.touchesVerb, subject: recognizer.touchscopeHandle,
        other: touches[0].fingerHandle, phase: phase))
    engine.because(seq) {
      engine.nested {
        let set = Set(touches)
        let base = {
          switch phase {
          case .began: recognizer.touchesBegan(set, with: event)
          case .moved: recognizer.touchesMoved(set, with: event)
          case .ended: recognizer.touchesEnded(set, with: event)
          case .cancelled: recognizer.touchesCancelled(set, with: event)
          case .stationary: break
          }
        }
        if let hook = recognizer.touchscopeHooks.touches {
          hook(phase, set, event, base)
        } else {
          base()
        }
      }
    }
    // A continuous recognizer changes with every move, whether its subclass says so or not (GR-15, GR-16).
    if phase == .moved,
      recognizer.life.situation == .began || recognizer.life.situation == .changed,
      recognizer.life.effects.isEmpty
    {
      recognizer.life.apply(.change, assigned: .changed, why: Why(.moved, rule: .gr16))
      enqueue(recognizer)
    }
  }

  // MARK: The update loop (step 8)

  func enqueue(_ recognizer: UIGestureRecognizer) {
    if !queue.contains(where: { $0 === recognizer }) { queue.append(recognizer) }
  }

  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while !queue.isEmpty || openRings(), rounds < EngineLimits.roundsPerPassMax {
      rounds += 1
      let batch = sorted(queue, addedFirst: false)
      queue = []
      exclude(batch)
      for recognizer in batch { settle(recognizer) }
      engine.delivery.flushReleased()
    }
    // An ignored touch may have been let go although nobody changed its state (GR-49).
    engine.delivery.flushReleased()
    for recognizer in inPlay { recognizer.assignments = 0 }
    resetFinished()
  }

  private func settle(_ recognizer: UIGestureRecognizer) {
    if recognizer.life.effective == .failed {
      leave(recognizer)
      engine.delivery.releaseAll(by: recognizer)
      for other in inPlay where other.life.isUndecided && requires(other, recognizer) {
        enqueue(other)
      }
      return
    }
    guard !recognizer.life.effects.isEmpty else { return }
    if recognizer.life.isUndecided, !maySettle(recognizer) { return }
    takeEffect(recognizer)
  }

  /// False while a failure requirement is open; fails the recognizer when a required one has recognized.
  private func maySettle(_ recognizer: UIGestureRecognizer) -> Bool {
    if let winner = requiredOne(of: recognizer, where: { $0.life.hasRecognized }) {
      recognizer.fail(Why(.requiredOneRecognized, other: winner.touchscopeHandle, rule: .ar43))
      return false
    }
    if let blocker = requiredOne(of: recognizer, where: { $0.life.isUndecided }) {
      if !recognizer.life.isHeld {
        recognizer.life.isHeld = true
        let why = recognizer.life.effects[0].why
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
    return recognizer.life.takeEffect().map { (old, $0) }
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
    for touch in recognizer.attemptTouches {
      touch.gestureRecognizers?.removeAll { $0 === recognizer }
    }
    recognizer.touchesInPlay = []
    recognizer.attemptIsOver()
  }

  // MARK: Resets (step 9)

  private func resetFinished() {
    let finished = inPlay.filter { $0.life.effective.isTerminal && $0.life.effects.isEmpty }
    for recognizer in sorted(finished, addedFirst: true) where mayReset(recognizer) {
      inPlay.removeAll { $0 === recognizer }
      recognizer.performReset()
    }
  }

  /// Over, its fingers lifted, and nobody that it is linked with by requirements still at work (GR-32, GR-33).
  private func mayReset(_ recognizer: UIGestureRecognizer) -> Bool {
    linked(to: recognizer).allSatisfy { member in
      member.life.effective.isTerminal && member.life.effects.isEmpty
        && member.attemptTouches.allSatisfy { !$0.isDown }
    }
  }

  private func linked(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var group = [recognizer]
    var index = 0
    while index < group.count {
      let member = group[index]
      index += 1
      for other in inPlay where !group.contains(where: { $0 === other }) {
        if requires(member, other) || requires(other, member) { group.append(other) }
      }
    }
    return group
  }

  // MARK: Orders (section 4, step 8a)

  /// Deepest view first; on one view in the order added, or the last added first.
  func sorted(_ recognizers: [UIGestureRecognizer], addedFirst: Bool) -> [UIGestureRecognizer] {
    struct Key {
      let depth: Int
      let view: Int
      let place: Int
    }
    func key(_ recognizer: UIGestureRecognizer) -> Key {
      guard let view = recognizer.view else { return Key(depth: -1, view: 0, place: 0) }
      let place = view.ownRecognizers.firstIndex { $0 === recognizer } ?? 0
      let rank = inPlay.firstIndex { $0.view === view } ?? inPlay.count
      return Key(depth: view.touchscopeDepth, view: rank, place: addedFirst ? place : -place)
    }
    return recognizers.map { ($0, key($0)) }.sorted { a, b in
      if a.1.depth != b.1.depth { return a.1.depth > b.1.depth }
      if a.1.view != b.1.view { return a.1.view < b.1.view }
      return a.1.place < b.1.place
    }.map(\.0)
  }
}

extension GestureLife {
  /// In effect as began, changed or ended.
  var hasRecognized: Bool { effective == .began || effective == .changed || effective == .ended }
}
