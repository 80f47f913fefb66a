import TouchLanguage
import TouchTrace

/// What becomes of a recognizer from its first touch to its reset.
struct AttemptCheck: TraceCheck {
  /// False where the window's class may call recognizers itself: a class that does not call super leaves no line then.
  var seesAllTouches = true
  private struct Attempt {
    var state = GestureState.possible
    /// Transitions whose action has not been seen.
    var mayAct = false
    /// When it last got a beginning.
    var lastBeginning: UInt32?
    /// Touches of which it got the end.
    var over: Set<Handle> = []
  }
  private var attempts: [Handle: Attempt] = [:]
  /// When each finger went down last.
  private var downs: [Handle: UInt32] = [:]

  mutating func read(_ event: TraceEvent, in trace: Trace) throws(TraceViolation) {
    switch event.kind {
    case .sample where event.phase == .began:
      downs[event.subject] = event.seq
      for key in attempts.keys { attempts[key]?.over.remove(event.subject) }
    case .gesture where seesAllTouches: try readTouches(event)
    case .state where event.verb == .transition: try readTransition(event)
    case .reset: attempts[event.subject] = Attempt()
    case .action: try readAction(event)
    default: break
    }
  }

  private mutating func readTouches(_ event: TraceEvent) throws(TraceViolation) {
    var attempt = attempts[event.subject] ?? Attempt()
    if event.phase == .began {
      attempt.lastBeginning = event.seq
    } else {
      let hasBegun = attempt.lastBeginning.map { $0 > downs[event.other] ?? 0 } == true
      guard hasBegun, !attempt.over.contains(event.other) else {
        throw TraceViolation(.recognizersGetWhatBegan, event.subject)
      }
      if event.phase == .ended || event.phase == .cancelled { attempt.over.insert(event.other) }
    }
    attempts[event.subject] = attempt
  }

  private mutating func readTransition(_ event: TraceEvent) throws(TraceViolation) {
    var attempt = attempts[event.subject] ?? Attempt()
    let isOver = attempt.state.isTerminal
    guard !isOver else { throw TraceViolation(.attemptsReset, event.subject) }
    guard event.from == attempt.state, Self.follow(event.from).contains(event.to) else {
      throw TraceViolation(.statesAreLegal, event.subject)
    }
    attempt.state = event.to
    attempt.mayAct = event.to != .failed
    attempts[event.subject] = attempt
  }

  /// What may come after a state, but for the reset.
  private static func follow(_ state: GestureState) -> Set<GestureState> {
    switch state {
    case .possible: [.began, .ended, .failed]
    case .began, .changed: [.changed, .ended, .cancelled]
    case .ended, .cancelled, .failed: []
    }
  }

  private mutating func readAction(_ event: TraceEvent) throws(TraceViolation) {
    // Controls and tables have actions, too, and no states.
    guard var attempt = attempts[event.subject] else { return }
    // A move while it has changed changes it again, without another transition (GR-16).
    guard event.to == attempt.state, attempt.mayAct || event.to == .changed else {
      throw TraceViolation(.actionsHaveStates, event.subject)
    }
    attempt.mayAct = false
    attempts[event.subject] = attempt
  }

  func rest() throws(TraceViolation) {
    let left = attempts.filter { $0.value.state != .possible }.keys
    if let recognizer = left.min() { throw TraceViolation(.restIsReached, recognizer) }
  }
}
