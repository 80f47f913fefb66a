import TouchTrace

/// What a machine waits for, as traces name it.
nonisolated enum TimerName: String, Sendable {
  case duration, gap, fingers, press, delay
  case systemGesture = "system gesture"
}

/// What a machine compares with a limit, as traces name it.
nonisolated enum Quantity: String, Sendable {
  case distance, across, speed, angle, spread, touches, taps, inward
  case fromEdge = "from edge"
}

/// What a machine wants of its recognizer. Plain bits, as there are some for every recognizer at every move.
nonisolated enum MachineAction: Hashable, Sendable {
  case startTimer(TimerName, seconds: Double)
  case cancelTimer(TimerName)
  case cancelTimers
  /// The rule is that which changed the limit; none where it is as ever.
  case measure(Quantity, Double, limit: Double, Rule)
  case fail(Reason, measured: Double, limit: Double, Rule)
  case begin(Reason, measured: Double, limit: Double, Rule)
  case change
  case end(Reason, measured: Double, limit: Double, Rule)
  case cancel
}

/// A timer that a machine asked for and that has not come yet.
struct MachineTimer {
  let name: TimerName
  let id: UInt64
  let seconds: Double
}

/// The timers and states of a recognizer, driven by what its machine says.
extension UIGestureRecognizer {
  /// What a machine says of its fingers now.
  @inline(__always)
  final func ask<Machine: FingerMachine>(
    _ machine: inout Machine, _ phase: UITouch.Phase, _ points: [FingerPoint]
  ) -> MachineActions {
    machine.isMeasured = touchscopeEngine.records(.measure)
    return machine.handle(phase, points, at: touchscopeEngine.now)
  }

  /// `onBegin` is called when a begin was allowed, for recognizers that go on after it.
  @inline(__always)
  final func perform(_ actions: MachineActions, onBegin: () -> Void = {}) {
    switch actions {
    case .none: break
    case .one(let action): perform(action, onBegin)
    case .two(let first, let second):
      perform(first, onBegin)
      perform(second, onBegin)
    case .many(let all): for action in all { perform(action, onBegin) }
    }
  }

  @inline(__always)
  private func perform(_ action: MachineAction, _ onBegin: () -> Void) {
    perform(action)
    if action.isBegin, record.life.isUndecided, record.life.readable == .began { onBegin() }
  }

  private func perform(_ action: MachineAction) {
    switch action {
    case .startTimer(let name, let seconds): startTimer(name, seconds)
    case .cancelTimer(let name): cancelTimer(name)
    case .cancelTimers: cancelTimers()
    case .measure(let quantity, let value, let limit, let rule):
      measure(quantity, value, limit, rule)
    case .fail(let reason, let measured, let limit, let rule):
      go(.failed, Why(reason, measured: measured, limit: limit, rule: rule))
    case .begin(let reason, let measured, let limit, let rule):
      go(.began, Why(reason, measured: measured, limit: limit, rule: rule))
    case .change: go(.changed, Why(.moved, rule: .gr16))
    case .end(let reason, let measured, let limit, let rule):
      go(.ended, Why(reason, measured: measured, limit: limit, rule: rule))
    case .cancel: go(.cancelled, Why(.systemCancel, rule: .win13))
    }
  }

  private func startTimer(_ name: TimerName, _ seconds: Double) {
    cancelTimer(name)
    recordTimer(.timerStarts, name, seconds)
    // It is stopped when the attempt is over, and a recognizer in an attempt is kept.
    let id = touchscopeEngine.schedule(after: seconds) { [self] in
      record.timers.removeAll { $0.name == name }
      let seq = recordTimer(.timerFires, name, seconds)
      touchscopeEngine.because(seq) { timerFired(name) }
    }
    record.timers.append(MachineTimer(name: name, id: id, seconds: seconds))
  }

  private func cancelTimer(_ name: TimerName) {
    for index in record.timers.indices where record.timers[index].name == name {
      let timer = record.timers.remove(at: index)
      touchscopeEngine.cancelDeadline(timer.id)
      recordTimer(.timerCancelled, name, timer.seconds)
      return
    }
  }

  final func cancelTimers() {
    while let timer = record.timers.first { cancelTimer(timer.name) }
  }

  @discardableResult
  private func recordTimer(_ verb: Verb, _ name: TimerName, _ seconds: Double) -> UInt32 {
    touchscopeEngine.record(
      TraceEvent(kind: .timer, verb: verb, subject: touchscopeHandle, limit: seconds),
      payload: name.rawValue)
  }

  /// The touches as machines take them, in the order of the event.
  final func points(_ touches: Set<UITouch>) -> [FingerPoint] {
    // One finger is the most frequent case by far.
    if record.touchesInPlay.count == 1, touches.count == 1, let touch = touches.first,
      touch === record.touchesInPlay[0]
    {
      return [touch.point]
    }
    var points: [FingerPoint] = []
    for touch in record.touchesInPlay where touches.contains(touch) {
      points.append(touch.point)
    }
    return points
  }
}

extension UITouch {
  /// As machines take it.
  var point: FingerPoint { FingerPoint(id: number, at: screenLocation) }
}
