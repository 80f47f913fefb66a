import Foundation
import TouchGeometry
import TouchTrace

/// Decides whether fingers make a tap, or several in a row (TAP-01 to TAP-16).
nonisolated struct TapMachine: FingerMachine, Hashable, Sendable {
  struct Configuration: Hashable, Sendable {
    var taps = 1
    var touches = 1
    var maximumDuration = 0.75
    var maximumInterval = 0.35
    var allowableMovement = 45.0
    var fingersWindow = 0.35
  }

  /// Whether fingers are down for a tap, or it waits for the next one. Taps are counted from 1.
  enum State: Hashable, Sendable {
    case idle
    /// `lifted` fingers of the tap are up again.
    case down(tap: Int, lifted: Int)
    case between(tap: Int)
    case over
  }

  var isMeasured = true
  var configuration = Configuration()
  private(set) var state = State.idle
  /// Those that are down for the tap.
  private var fingers = FingerSet()
  /// The middle of the first tap's fingers, on the screen (TAP-15).
  private(set) var start: CGPoint?
  private(set) var startPoints: [CGPoint] = []

  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    switch state {
    case .over: return .none
    case .idle: return put(points, tap: 1, isNew: true)
    case .between(let tap):
      return SmallList(.cancelTimer(.gap)) + put(points, tap: tap + 1, isNew: true)
    case .down(let tap, let lifted):
      // A finger that comes after another was lifted belongs to no tap.
      guard lifted == 0 else {
        return fail(.tooManyTouches, Double(fingers.count + lifted + points.count), wanted, .tap03)
      }
      return put(points, tap: tap, isNew: false)
    }
  }

  private mutating func put(
    _ points: [FingerPoint], tap: Int, isNew: Bool
  ) -> MachineActions {
    if isNew { fingers.removeAll() }
    fingers.add(points)
    guard fingers.count <= configuration.touches else {
      return fail(.tooManyTouches, Double(fingers.count), wanted, .tap03)
    }
    state = .down(tap: tap, lifted: 0)
    var actions = MachineActions()
    if isNew { actions.append(.startTimer(.duration, seconds: configuration.maximumDuration)) }
    if fingers.count < configuration.touches {
      if isNew { actions.append(.startTimer(.fingers, seconds: configuration.fingersWindow)) }
      return actions
    }
    if !isNew { actions.append(.cancelTimer(.fingers)) }
    if tap == 1 {
      start = fingers.startCenter
      startPoints = fingers.starts
    } else if let start, start.distance(to: fingers.center) > configuration.allowableMovement {
      let distance = start.distance(to: fingers.center)
      return actions + fail(.movedTooFar, distance, configuration.allowableMovement, .tap08)
    }
    return actions
  }

  mutating func moved(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    guard case .down = state else { return .none }
    let movement = fingers.drift(points)
    let limit = configuration.allowableMovement
    guard movement > limit else { return measure(.distance, movement, limit) }
    return measure(.distance, movement, limit) + fail(.movedTooFar, movement, limit, .tap08)
  }

  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    // A subclass that kept the beginning to itself: nothing was seen going down (EC-03).
    guard case .down(let tap, let lifted) = state else {
      return fail(.tooFewTouches, 0, wanted, .ec03)
    }
    let movement = fingers.drift(points)
    guard movement <= configuration.allowableMovement else {
      return fail(.movedTooFar, movement, configuration.allowableMovement, .tap08)
    }
    let most = fingers.count + lifted
    for point in points { fingers.remove(point.id) }
    guard fingers.isEmpty else {
      state = .down(tap: tap, lifted: most - fingers.count)
      return .none
    }
    guard most == configuration.touches else {
      return fail(.tooFewTouches, Double(most), wanted, .tap04)
    }
    return completed(tap)
  }

  mutating func cancelled() -> MachineActions { fail(.systemCancel, 0, 0, .tap14) }

  private mutating func completed(_ tap: Int) -> MachineActions {
    var actions = MachineActions(.cancelTimer(.duration))
    if configuration.taps > 1 {
      actions = actions + measure(.taps, Double(tap), Double(configuration.taps))
    }
    guard tap >= configuration.taps else {
      state = .between(tap: tap)
      return actions + SmallList(.startTimer(.gap, seconds: configuration.maximumInterval))
    }
    state = .over
    return actions
      + SmallList(.end(.lifted, measured: Double(tap), limit: Double(configuration.taps), .tap02))
  }

  mutating func timer(_ name: TimerName) -> MachineActions {
    switch state {
    case .down where name == .duration:
      fail(.timedOut, configuration.maximumDuration, configuration.maximumDuration, .tap07)
    case .down where name == .fingers:
      fail(.tooFewTouches, Double(fingers.count), wanted, .tap04)
    case .between where name == .gap:
      fail(.timedOut, configuration.maximumInterval, configuration.maximumInterval, .tap12)
    case .idle, .down, .between, .over: .none
    }
  }

  private mutating func fail(
    _ reason: Reason, _ measured: Double, _ limit: Double, _ rule: Rule
  ) -> MachineActions {
    guard state != .over else { return .none }
    state = .over
    return SmallList(.cancelTimers, .fail(reason, measured: measured, limit: limit, rule))
  }

  private var wanted: Double { Double(configuration.touches) }

  mutating func reset() {
    state = .idle
    start = nil
    startPoints.removeAllKeepingStorage()
  }
}
