import TouchTrace

extension UIGestureRecognizer {
  /// For built-in recognizers: assigns through the property, which a subclass may have overridden, with the reason.
  func go(_ state: State, _ why: Why) {
    if record.isOfKnownClass { return assign(GestureState(state), why) }
    record.whyNext = why
    self.state = state
    record.whyNext = nil
  }

  /// An assignment by anybody.
  func assign(_ new: GestureState) {
    let why = record.whyNext ?? Why(.setByProgram, rule: .gr53)
    record.whyNext = nil
    assign(new, why)
  }

  /// Every assignment goes through the table of GR-53.
  private func assign(_ new: GestureState, _ why: Why) {
    if record.isResetting, new == .possible { return }
    countAssignment()
    guard record.assignments <= EngineLimits.assignmentsPerPassMax else {
      if record.assignments == EngineLimits.assignmentsPerPassMax + 1 {
        touchscopeEngine.warn(
          touchscopeHandle,
          "assigned its state more than \(EngineLimits.assignmentsPerPassMax) times",
          rule: .gr54)
      }
      return
    }
    let row = StateTable.row(from: record.life.situation, assigned: new)
    let old = record.life.readable
    switch row.outcome {
    case .attemptBegan: attempt(.began, assigned: new, why, warns: row.warns)
    case .attemptEnded: attempt(.ended, assigned: new, why, warns: row.warns)
    case .fail:
      if row.warns { recordMachine(old, new, "becomes failed") }
      fail(why)
    case .nothing, .ignore:
      if row.warns { recordMachine(old, new, "becomes \(old.name)") }
    case .keepHeld, .beganThenChanged, .beganThenEnded, .change, .end, .cancel:
      record.life.apply(row.outcome, assigned: new, why: why)
      if row.warns { recordMachine(old, new, "becomes \(record.life.readable.name)") }
      touchscopeEngine.gestures.enqueue(self)
    }
  }

  /// How often it was assigned since the last update (GR-54).
  private func countAssignment() {
    let gestures = touchscopeEngine.gestures!
    if record.passOfAssignments != gestures.pass {
      record.passOfAssignments = gestures.pass
      record.assignments = 0
      // The next update is a new pass, whatever comes of the assignment.
      if !gestures.isProcessing { touchscopeEngine.hasTurnWork = true }
    }
    record.assignments += 1
  }

  /// Leaves possible, if the touched views and the delegate allow it (AR-11 to AR-14).
  private func attempt(_ state: GestureState, assigned: GestureState, _ why: Why, warns: Bool) {
    if warns { recordMachine(.possible, assigned, "becomes \(state.name)") }
    if let refusal = touchscopeEngine.gestures.arbitration.refusal(of: self) {
      fail(refusal)
      return
    }
    // A delegate's answer may have failed or disabled it in the meantime.
    guard record.life.situation == .possible else { return }
    record.life.attempt(state, assigned: assigned, why: why)
    touchscopeEngine.gestures.enqueue(self)
  }

  /// Fails at once, without an action.
  func fail(_ why: Why) {
    guard record.life.isUndecided else { return }
    record.life.fail()
    recordTransition(.possible, .failed, why)
    touchscopeEngine.gestures.enqueue(self)
  }

  /// Disabled, removed, or left by the system in mid-gesture (GR-25, GR-27).
  func abandon(_ why: Why) {
    guard !record.attemptTouches.isEmpty else { return }
    if record.life.isUndecided {
      fail(why)
    } else if !record.life.isOver {
      record.whyNext = why
      assign(.cancelled)
    }
  }

  @discardableResult
  func recordTransition(_ from: GestureState, _ to: GestureState, _ why: Why) -> UInt32 {
    touchscopeEngine.record(
      TraceEvent(
        kind: .state, verb: .transition, subject: touchscopeHandle, other: why.other, from: from,
        to: to, reason: why.reason, rule: why.rule, measured: why.measured, limit: why.limit))
  }

  func recordMachine(_ from: GestureState, _ to: GestureState, _ text: String) {
    touchscopeEngine.record(
      TraceEvent(
        kind: .machine, verb: .assigned, subject: touchscopeHandle, from: from, to: to,
        reason: .setByProgram, rule: .gr53), payload: text)
  }

  /// Tells the targets; the state that the action sees is `state` (GR-14, GR-18).
  func sendAction(_ state: GestureState, cause: UInt32) {
    touchscopeEngine.noteTarget(of: touchscopeHandle) { firstTarget }
    let seq = touchscopeEngine.record(
      TraceEvent(kind: .action, verb: .action, subject: touchscopeHandle, to: state, rule: .dl03))
    let outer = touchscopeEngine.enter(because: seq)
    touchscopeHooks.action?(self)
    let targets = targets
    for index in targets.indices {
      guard let object = targets[index].object else { continue }
      if !targets[index].action.call(object, self, nil) {
        touchscopeEngine.warn(
          touchscopeHandle, "\(type(of: object)) has no action \(targets[index].action.name)")
      }
    }
    touchscopeEngine.leave(outer)
  }

  /// Traces a number that a machine compared with a limit.
  func measure(_ quantity: Quantity, _ value: Double, _ limit: Double, _ rule: Rule = .none) {
    touchscopeEngine.record(
      TraceEvent(
        kind: .measure, verb: .measure, subject: touchscopeHandle, rule: rule, measured: value,
        limit: limit),
      payload: quantity.rawValue)
  }

  /// The end of the attempt (GR-31 to GR-35).
  func performReset() {
    touchscopeEngine.record(
      TraceEvent(kind: .reset, verb: .reset, subject: touchscopeHandle, reason: .reset, rule: .gr31)
    )
    record.isResetting = true
    let outer = touchscopeEngine.enter(because: touchscopeEngine.recorder.cause)
    reset()
    touchscopeEngine.leave(outer)
    record.isResetting = false
    record.life = GestureLife()
    record.touchesInPlay.removeAllKeepingStorage()
    record.attemptTouches.removeAllKeepingStorage()
    record.hasDroppedTouches = false
    if !record.dynamicRequirements.isEmpty { record.dynamicRequirements = [] }
    if !record.askedWith.isEmpty { record.askedWith = [] }
    record.assignments = 0
  }
}

extension UIGestureRecognizer.State {
  init(_ state: GestureState) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension GestureState {
  init(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
