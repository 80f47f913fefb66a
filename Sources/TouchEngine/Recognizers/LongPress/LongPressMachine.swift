import Foundation
import TouchGeometry
import TouchTrace

/// Decides whether fingers rest long enough (LPR-01 to LPR-11).
nonisolated struct LongPressMachine: FingerMachine, Hashable, Sendable {
  struct Configuration: Hashable, Sendable {
    var taps = 0
    var touches = 1
    var duration = 0.5
    var allowableMovement = 10.0
    var tap = TapMachine.Configuration()
  }

  /// Where it stands between the taps that must come first and the end of the press.
  enum State: Hashable, Sendable {
    case idle
    case tapping(TapMachine)
    /// The taps are done, and the press must follow soon.
    case armed
    /// Fingers are down, the last of them since then.
    case pressing(since: Instant)
    case pressed, over
  }

  var isMeasured = true
  var configuration = Configuration()
  private(set) var state = State.idle
  /// Those that press.
  private var fingers = FingerSet()

  var isIdle: Bool {
    if case .idle = state { return true }
    return false
  }

  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    switch state {
    case .idle where configuration.taps > 0:
      var taps = TapMachine()
      taps.configuration = configuration.tap
      taps.configuration.taps = configuration.taps
      taps.configuration.touches = configuration.touches
      return tapped(taps) { $0.began(points, at: now) }
    case .tapping(let taps): return tapped(taps) { $0.began(points, at: now) }
    case .idle, .pressing: return put(points, now, .none)
    case .armed: return put(points, now, SmallList(.cancelTimer(.gap)))
    case .pressed, .over: return .none
    }
  }

  private mutating func put(
    _ points: [FingerPoint], _ now: Instant, _ before: MachineActions
  ) -> MachineActions {
    fingers.add(points)
    guard fingers.count <= configuration.touches else {
      return before + fail(.tooManyTouches, Double(fingers.count), wanted, .ec01)
    }
    state = .pressing(since: now)
    guard fingers.count == configuration.touches else { return before }
    guard configuration.duration > 0 else {
      state = .pressed
      return before + SmallList(.begin(.timerFired, measured: 0, limit: 0, .lpr04))
    }
    return before + SmallList(.startTimer(.press, seconds: configuration.duration))
  }

  mutating func moved(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    switch state {
    case .pressing:
      let movement = fingers.drift(points)
      let limit = configuration.allowableMovement
      guard movement > limit else { return measure(.distance, movement, limit) }
      return measure(.distance, movement, limit) + fail(.movedTooFar, movement, limit, .lpr05)
    case .pressed:
      return fingers.move(points) ? SmallList(.change) : .none
    case .tapping(let taps): return tapped(taps) { $0.moved(points, at: now) }
    case .idle, .armed, .over: return .none
    }
  }

  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    switch state {
    case .pressing(let since):
      guard fingers.count == configuration.touches else {
        return fail(.tooFewTouches, Double(fingers.count), wanted, .lpr06)
      }
      return fail(.liftedEarly, now.since(since), configuration.duration, .lpr06)
    case .pressed:
      guard points.contains(where: { fingers.contains($0.id) }) else { return .none }
      state = .over
      return SmallList(.end(.lifted, measured: 0, limit: 0, .lpr08))
    case .tapping(let taps): return tapped(taps) { $0.ended(points, at: now) }
    case .idle: return fail(.tooFewTouches, 0, wanted, .lpr06)
    case .armed, .over: return .none
    }
  }

  mutating func cancelled() -> MachineActions {
    switch state {
    case .tapping(let taps): return tapped(taps) { $0.cancelled() }
    case .pressed:
      state = .over
      return SmallList(.cancel)
    case .over: return .none
    case .idle, .armed, .pressing: return fail(.systemCancel, 0, 0, .lpr11)
    }
  }

  mutating func timer(_ name: TimerName) -> MachineActions {
    switch state {
    case .tapping(let taps): return tapped(taps) { $0.timer(name) }
    case .pressing where name == .press:
      state = .pressed
      return SmallList(
        .begin(
          .timerFired, measured: configuration.duration, limit: configuration.duration, .lpr02))
    case .armed where name == .gap:
      return fail(
        .timedOut, configuration.tap.maximumInterval, configuration.tap.maximumInterval, .lpr10)
    case .idle, .armed, .pressing, .pressed, .over: return .none
    }
  }

  /// What the taps before it have come to (LPR-10).
  private mutating func tapped(
    _ before: TapMachine, _ ask: (inout TapMachine) -> MachineActions
  ) -> MachineActions {
    var taps = before
    taps.isMeasured = isMeasured
    let said = ask(&taps)
    state = .tapping(taps)
    var actions = MachineActions.none
    for action in said {
      guard case .end = action else {
        actions.append(action)
        continue
      }
      state = .armed
      return actions + SmallList(.startTimer(.gap, seconds: configuration.tap.maximumInterval))
    }
    if actions.contains(where: \.isFailure) { state = .over }
    return actions
  }

  private mutating func fail(
    _ reason: Reason, _ measured: Double, _ limit: Double, _ rule: Rule
  ) -> MachineActions {
    state = .over
    return SmallList(.cancelTimers, .fail(reason, measured: measured, limit: limit, rule))
  }

  private var wanted: Double { Double(configuration.touches) }

  mutating func reset() {
    state = .idle
    fingers.removeAll()
  }
}

nonisolated extension MachineAction {
  var isFailure: Bool {
    if case .fail = self { return true }
    return false
  }
}
