import Foundation
import TouchGeometry
import TouchTrace

/// Decides whether fingers rest long enough (LPR-01 to LPR-11).
nonisolated struct LongPressMachine: Hashable, Sendable {
  struct Configuration: Hashable, Sendable {
    var taps = 0
    var touches = 1
    var duration = 0.5
    var allowableMovement = 10.0
    var tap = TapMachine.Configuration()
  }

  enum State: Hashable, Sendable {
    case idle
    /// The taps that must come first.
    case tapping(TapMachine)
    /// The taps are done; the press must follow soon.
    case armed
    case pressing(FingerSet, since: Instant)
    case pressed(FingerSet)
    case over
  }

  var configuration = Configuration()
  private(set) var state = State.idle

  mutating func handle(_ input: TapMachine.Input, at now: Instant) -> MachineActions {
    switch state {
    case .over: return []
    case .tapping(var taps): return tapping(&taps, input)
    case .idle, .armed, .pressing, .pressed: break
    }
    switch input {
    case .began(let points): return began(points, now)
    case .moved(let points): return moved(points)
    case .ended(let points): return ended(points, now)
    case .cancelled: return cancelled()
    case .timer(let name): return timer(name)
    }
  }

  // MARK: The taps before it (LPR-10)

  private mutating func tapping(
    _ taps: inout TapMachine, _ input: TapMachine.Input
  ) -> MachineActions {
    var actions: MachineActions = []
    for action in taps.handle(input) {
      guard case .end = action else {
        actions.append(action)
        continue
      }
      state = .armed
      return actions + [.startTimer(.gap, seconds: configuration.tap.maximumInterval)]
    }
    state = actions.contains(where: \.isFailure) ? .over : .tapping(taps)
    return actions
  }

  // MARK: The press

  private mutating func began(_ points: FingerPoints, _ now: Instant) -> MachineActions {
    switch state {
    case .idle where configuration.taps > 0:
      var taps = TapMachine()
      taps.configuration = configuration.tap
      taps.configuration.taps = configuration.taps
      taps.configuration.touches = configuration.touches
      return tapping(&taps, .began(points))
    case .idle: return put(points, on: FingerSet(), now, [])
    case .armed: return put(points, on: FingerSet(), now, [.cancelTimer(.gap)])
    case .pressing(let fingers, _): return put(points, on: fingers, now, [])
    case .pressed, .tapping, .over: return []
    }
  }

  private mutating func put(
    _ points: FingerPoints, on old: FingerSet, _ now: Instant, _ before: MachineActions
  ) -> MachineActions {
    var fingers = old
    for point in points { fingers.add(point) }
    guard fingers.count <= configuration.touches else {
      return before + fail(.tooManyTouches, Double(fingers.count), wanted, .ec01)
    }
    state = .pressing(fingers, since: now)
    guard fingers.count == configuration.touches else { return before }
    guard configuration.duration > 0 else {
      state = .pressed(fingers)
      return before + [.begin(.timerFired, measured: 0, limit: 0, .lpr04)]
    }
    return before + [.startTimer(.press, seconds: configuration.duration)]
  }

  /// The fingers are changed in place: the state does not hold them meanwhile.
  private mutating func moved(_ points: FingerPoints) -> MachineActions {
    switch state {
    case .pressing(var fingers, let since):
      state = .over
      for point in points { fingers.move(point) }
      state = .pressing(fingers, since: since)
      let movement = fingers.movement
      let limit = configuration.allowableMovement
      let measure = MachineAction.measure(.distance, movement, limit: limit)
      guard movement > limit else { return Few(measure) }
      return Few(measure) + fail(.movedTooFar, movement, limit, .lpr05)
    case .pressed(var fingers):
      state = .over
      var any = false
      for point in points where fingers.move(point) != nil { any = true }
      state = .pressed(fingers)
      return any ? Few(.change) : []
    case .idle, .armed, .tapping, .over: return []
    }
  }

  private mutating func ended(_ points: FingerPoints, _ now: Instant) -> MachineActions {
    switch state {
    case .pressing(let fingers, let since):
      guard fingers.count == configuration.touches else {
        return fail(.tooFewTouches, Double(fingers.count), wanted, .lpr06)
      }
      return fail(.liftedEarly, now.since(since), configuration.duration, .lpr06)
    case .pressed(let fingers):
      guard points.contains(where: { fingers.contains($0.id) }) else { return [] }
      state = .over
      return [.end(.lifted, measured: 0, limit: 0, .lpr08)]
    case .idle: return fail(.tooFewTouches, 0, wanted, .lpr06)
    case .armed, .tapping, .over: return []
    }
  }

  private mutating func cancelled() -> MachineActions {
    if case .pressed = state {
      state = .over
      return [.cancel]
    }
    return fail(.systemCancel, 0, 0, .lpr11)
  }

  private mutating func timer(_ name: TimerName) -> MachineActions {
    switch (name, state) {
    case (.press, .pressing(let fingers, _)):
      state = .pressed(fingers)
      return [
        .begin(
          .timerFired, measured: configuration.duration, limit: configuration.duration, .lpr02)
      ]
    case (.gap, .armed):
      return fail(
        .timedOut, configuration.tap.maximumInterval, configuration.tap.maximumInterval, .lpr10)
    default: return []
    }
  }

  private mutating func fail(
    _ reason: Reason, _ measured: Double, _ limit: Double, _ rule: Rule
  ) -> MachineActions {
    state = .over
    return [
      .cancelTimer(.press), .cancelTimer(.gap),
      .fail(reason, measured: measured, limit: limit, rule),
    ]
  }

  private var wanted: Double { Double(configuration.touches) }

  mutating func reset() { state = .idle }
}

nonisolated extension MachineAction {
  var isFailure: Bool {
    if case .fail = self { return true }
    return false
  }
}
