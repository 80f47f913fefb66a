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

  /// The taps that must come first; armed when they are done and the press must follow soon.
  enum State: Hashable, Sendable { case idle, tapping, armed, pressing, pressed, over }

  var configuration = Configuration()
  private(set) var state = State.idle
  private var taps = TapMachine()
  /// Those that press.
  private var fingers = FingerSet()
  /// When the last of them went down.
  private var since = Instant.zero

  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    switch state {
    case .idle where configuration.taps > 0:
      taps = TapMachine()
      taps.configuration = configuration.tap
      taps.configuration.taps = configuration.taps
      taps.configuration.touches = configuration.touches
      return tapped(taps.began(points, at: now))
    case .tapping: return tapped(taps.began(points, at: now))
    case .idle, .pressing: return put(points, now, [])
    case .armed: return put(points, now, [.cancelTimer(.gap)])
    case .pressed, .over: return []
    }
  }

  private mutating func put(
    _ points: [FingerPoint], _ now: Instant, _ before: MachineActions
  ) -> MachineActions {
    fingers.add(points)
    guard fingers.count <= configuration.touches else {
      return before + fail(.tooManyTouches, Double(fingers.count), wanted, .ec01)
    }
    state = .pressing
    since = now
    guard fingers.count == configuration.touches else { return before }
    guard configuration.duration > 0 else {
      state = .pressed
      return before + [.begin(.timerFired, measured: 0, limit: 0, .lpr04)]
    }
    return before + [.startTimer(.press, seconds: configuration.duration)]
  }

  mutating func moved(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    switch state {
    case .pressing:
      fingers.move(points)
      let movement = fingers.movement
      let limit = configuration.allowableMovement
      let measure = MachineAction.measure(.distance, movement, limit: limit)
      guard movement > limit else { return Few(measure) }
      return Few(measure) + fail(.movedTooFar, movement, limit, .lpr05)
    case .pressed:
      return fingers.move(points) ? Few(.change) : []
    case .tapping: return tapped(taps.moved(points, at: now))
    case .idle, .armed, .over: return []
    }
  }

  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    switch state {
    case .pressing:
      guard fingers.count == configuration.touches else {
        return fail(.tooFewTouches, Double(fingers.count), wanted, .lpr06)
      }
      return fail(.liftedEarly, now.since(since), configuration.duration, .lpr06)
    case .pressed:
      guard points.contains(where: { fingers.contains($0.id) }) else { return [] }
      state = .over
      return [.end(.lifted, measured: 0, limit: 0, .lpr08)]
    case .tapping: return tapped(taps.ended(points, at: now))
    case .idle: return fail(.tooFewTouches, 0, wanted, .lpr06)
    case .armed, .over: return []
    }
  }

  mutating func cancelled() -> MachineActions {
    switch state {
    case .tapping: return tapped(taps.cancelled())
    case .pressed:
      state = .over
      return [.cancel]
    case .over: return []
    case .idle, .armed, .pressing: return fail(.systemCancel, 0, 0, .lpr11)
    }
  }

  mutating func timer(_ name: TimerName) -> MachineActions {
    switch (name, state) {
    case (_, .tapping): return tapped(taps.timer(name))
    case (.press, .pressing):
      state = .pressed
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

  /// What the taps before it have come to (LPR-10).
  private mutating func tapped(_ said: MachineActions) -> MachineActions {
    state = .tapping
    var actions: MachineActions = []
    for action in said {
      guard case .end = action else {
        actions.append(action)
        continue
      }
      state = .armed
      return actions + [.startTimer(.gap, seconds: configuration.tap.maximumInterval)]
    }
    if actions.contains(where: \.isFailure) { state = .over }
    return actions
  }

  private mutating func fail(
    _ reason: Reason, _ measured: Double, _ limit: Double, _ rule: Rule
  ) -> MachineActions {
    state = .over
    return Few(.cancelTimers, .fail(reason, measured: measured, limit: limit, rule))
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
