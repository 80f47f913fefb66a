import TouchTrace

/// The state of one attempt of a recognizer: what is in effect, what was assigned, what is still to take effect.
struct GestureLife {
  struct Effect {
    var state: GestureState
    var why: Why
  }

  private(set) var effective = GestureState.possible
  /// What was assigned last; it can be read back at once (AR-38).
  private(set) var readable = GestureState.possible
  /// What the next pass puts into effect, in order.
  private(set) var effects: [Effect] = []
  /// True while a failure requirement keeps the effects back.
  var isHeld = false

  var situation: StateSituation {
    switch effective {
    case .possible where effects.isEmpty: .possible
    case .possible where isHeld: .held
    case .possible:
      effects[0].state == .began ? (readable == .ended ? .ended : .beganPending) : .ended
    case .began: after(.began)
    case .changed: after(.changed)
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  private func after(_ situation: StateSituation) -> StateSituation {
    switch readable {
    case .ended: .ended
    case .cancelled: .cancelled
    default: situation
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
      effects.append(Effect(state: .ended, why: why))
    case .change: push(.changed, why)
    case .end: push(.ended, why)
    case .cancel: push(.cancelled, why)
    }
  }

  /// shouldBegin said yes: `state` is what becomes effective, `assigned` what reads back.
  mutating func attempt(_ state: GestureState, assigned: GestureState, why: Why) {
    effects = [Effect(state: state, why: why)]
    readable = assigned
  }

  mutating func fail() {
    effects = []
    isHeld = false
    effective = .failed
    readable = .failed
  }

  private mutating func push(_ state: GestureState, _ why: Why) {
    readable = state
    if effects.last?.state == state { return }
    effects.append(Effect(state: state, why: why))
  }

  /// Puts the first effect into effect.
  mutating func takeEffect() -> Effect? {
    guard !effects.isEmpty else { return nil }
    let effect = effects.removeFirst()
    isHeld = false
    effective = effect.state
    return effect
  }

  var isUndecided: Bool { effective == .possible }
  /// Over, or about to be.
  var isOver: Bool { effective.isTerminal || situation == .ended || situation == .cancelled }
}
