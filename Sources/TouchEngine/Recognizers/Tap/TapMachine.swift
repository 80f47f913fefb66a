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

  /// Whether fingers are down for a tap, or it waits for the next one.
  enum State: Hashable, Sendable { case idle, down, between, over }

  var isMeasured = true
  var configuration = Configuration()
  private(set) var state = State.idle
  /// Which tap it is, from 1.
  private var tap = 0
  /// Those that are down for the tap.
  private var fingers = FingerSet()
  /// How many of the tap were lifted.
  private var lifted = 0
  /// The middle of the first tap's fingers, on the screen (TAP-15).
  private(set) var start: CGPoint?
  private(set) var startPoints: [CGPoint] = []

  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    switch state {
    case .over: return .none
    case .idle: return put(points, isNew: true)
    case .between: return SmallList(.cancelTimer(.gap)) + put(points, isNew: true)
    case .down:
      // A finger that comes after another was lifted belongs to no tap.
      guard lifted == 0 else {
        return fail(.tooManyTouches, Double(fingers.count + lifted + points.count), wanted, .tap03)
      }
      return put(points, isNew: false)
    }
  }

  private mutating func put(_ points: [FingerPoint], isNew: Bool) -> MachineActions {
    if isNew {
      fingers.removeAll()
      lifted = 0
      tap += 1
    }
    fingers.add(points)
    guard fingers.count <= configuration.touches else {
      return fail(.tooManyTouches, Double(fingers.count), wanted, .tap03)
    }
    state = .down
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
    guard state == .down else { return .none }
    let movement = fingers.drift(points)
    let limit = configuration.allowableMovement
    guard movement > limit else { return measure(.distance, movement, limit) }
    return measure(.distance, movement, limit) + fail(.movedTooFar, movement, limit, .tap08)
  }

  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    // A subclass that kept the beginning to itself: nothing was seen going down (EC-03).
    guard state == .down else { return fail(.tooFewTouches, 0, wanted, .ec03) }
    let movement = fingers.drift(points)
    guard movement <= configuration.allowableMovement else {
      return fail(.movedTooFar, movement, configuration.allowableMovement, .tap08)
    }
    let most = fingers.count + lifted
    for point in points { fingers.remove(point.id) }
    lifted = most - fingers.count
    guard fingers.isEmpty else { return .none }
    guard most == configuration.touches else {
      return fail(.tooFewTouches, Double(most), wanted, .tap04)
    }
    return completed()
  }

  mutating func cancelled() -> MachineActions { fail(.systemCancel, 0, 0, .tap14) }

  private mutating func completed() -> MachineActions {
    var actions = MachineActions(.cancelTimer(.duration))
    if configuration.taps > 1 {
      actions = actions + measure(.taps, Double(tap), Double(configuration.taps))
    }
    guard tap >= configuration.taps else {
      state = .between
      return actions + SmallList(.startTimer(.gap, seconds: configuration.maximumInterval))
    }
    state = .over
    return actions
      + SmallList(.end(.lifted, measured: Double(tap), limit: Double(configuration.taps), .tap02))
  }

  mutating func timer(_ name: TimerName) -> MachineActions {
    switch (name, state) {
    case (.duration, .down):
      fail(.timedOut, configuration.maximumDuration, configuration.maximumDuration, .tap07)
    case (.gap, .between):
      fail(.timedOut, configuration.maximumInterval, configuration.maximumInterval, .tap12)
    case (.fingers, .down): fail(.tooFewTouches, Double(fingers.count), wanted, .tap04)
    default: .none
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
    tap = 0
    start = nil
    startPoints.removeAllKeepingStorage()
  }
}
