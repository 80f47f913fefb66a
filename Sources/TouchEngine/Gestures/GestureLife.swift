import TouchTrace

/// The state of one attempt of a recognizer: what is in effect, what was assigned, what is still to take effect.
nonisolated struct GestureLife {
  struct Effect {
    var state: GestureState
    var why: Why
  }

  /// At most two: what begins or changes, and the end. The table of GR-53 lets nothing follow an end.
  struct Effects {
    private(set) var first: Effect?
    private var second: Effect?

    var isEmpty: Bool { first == nil }
    var last: Effect? { second ?? first }

    mutating func append(_ effect: Effect) {
      if first == nil { first = effect } else { second = effect }
    }

    mutating func removeFirst() -> Effect? {
      defer {
        first = second
        second = nil
      }
      return first
    }
  }

  private(set) var effective = GestureState.possible
  /// What was assigned last, which can be read back at once (AR-38); in an action, what the action is about.
  private(set) var readable = GestureState.possible
  /// What the next pass puts into effect, in order.
  private(set) var effects = Effects()
  /// True while a failure requirement keeps the effects back.
  var isHeld = false { didSet { isOver = situation == .ended || situation == .cancelled } }
  /// Over, or about to be; noted at every change, as it is asked at every move.
  private(set) var isOver = false

  var situation: StateSituation {
    switch effective {
    case .possible where effects.isEmpty: .possible
    case .possible where isHeld: .held
    case .possible:
      effects.first?.state == .began && effects.last?.state != .ended ? .beganPending : .ended
    case .began: after(.began)
    case .changed: after(.changed)
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  private func after(_ situation: StateSituation) -> StateSituation {
    switch effects.last?.state {
    case .ended: .ended
    case .cancelled: .cancelled
    case .possible, .began, .changed, .failed, nil: situation
    }
  }

  /// Takes an assignment that needs no question; `attempt` is for those that do.
  mutating func apply(_ outcome: StateOutcome, assigned: GestureState, why: Why) {
    switch outcome {
    case .nothing, .ignore, .attemptBegan, .attemptEnded: break
    case .fail: fail()
    case .keepHeld:
      readable = assigned
      if assigned == .ended, effects.last?.state != .ended {
        effects.append(Effect(state: .ended, why: why))
      }
    case .beganThenChanged: readable = .changed
    case .beganThenEnded:
      readable = .ended
      isOver = true
      effects.append(Effect(state: .ended, why: why))
    case .change: push(.changed, why)
    case .end: push(.ended, why)
    case .cancel: push(.cancelled, why)
    }
  }

  /// shouldBegin said yes: `state` is what becomes effective, `assigned` what reads back.
  mutating func attempt(_ state: GestureState, assigned: GestureState, why: Why) {
    effects = Effects()
    effects.append(Effect(state: state, why: why))
    readable = assigned
    isOver = state.isTerminal
  }

  mutating func fail() {
    effects = Effects()
    if isHeld { isHeld = false }
    effective = .failed
    readable = .failed
    isOver = true
  }

  /// What was to change comes to its end before anybody was told: one action for the pass, with the last state (EC-136).
  private mutating func push(_ state: GestureState, _ why: Why) {
    readable = state
    isOver = state.isTerminal
    if effects.last?.state == state { return }
    if effects.first?.state == .changed { effects = Effects() }
    effects.append(Effect(state: state, why: why))
  }

  /// Puts the first effect into effect.
  mutating func takeEffect() -> Effect? {
    guard let effect = effects.removeFirst() else { return nil }
    if isHeld { isHeld = false }
    effective = effect.state
    isOver = (effects.last?.state ?? effective).isTerminal
    // Of a begin and an end in one event each action reads its own; else what was assigned reads back.
    if !effects.isEmpty || effect.state.isTerminal { readable = effect.state }
    return effect
  }

  var isUndecided: Bool { effective == .possible }
}
