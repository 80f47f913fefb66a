import Foundation
import TouchGeometry
import TouchTrace

/// Decides whether fingers make a tap, or several in a row (TAP-01 to TAP-16).
nonisolated struct TapMachine: Hashable, Sendable {
  struct Configuration: Hashable, Sendable {
    var taps = 1
    var touches = 1
    var maximumDuration = 0.75
    var maximumInterval = 0.35
    var allowableMovement = 45.0
    var fingersWindow = 0.35
  }

  enum State: Hashable, Sendable {
    case idle
    /// Fingers are down for a tap; `most` is how many of them at one time.
    case down(tap: Int, fingers: FingerSet, lifted: Int)
    /// Between two taps.
    case between(tap: Int)
    /// Recognized or failed.
    case over
  }

  enum Input: Hashable, Sendable {
    case began(FingerPoints)
    case moved(FingerPoints)
    case ended(FingerPoints)
    case cancelled
    case timer(TimerName)

    /// What fingers did; nil when they rest.
    init?(_ phase: UITouch.Phase, _ points: FingerPoints) {
      switch phase {
      case .began: self = .began(points)
      case .moved: self = .moved(points)
      case .ended: self = .ended(points)
      case .cancelled: self = .cancelled
      case .stationary: return nil
      }
    }
  }

  var configuration = Configuration()
  private(set) var state = State.idle
  /// The middle of the first tap's fingers, on the screen (TAP-15).
  private(set) var start: CGPoint?
  private(set) var startPoints: [CGPoint] = []

  mutating func handle(_ input: Input) -> MachineActions {
    switch input {
    case .began(let points): began(points)
    case .moved(let points): moved(points)
    case .ended(let points): ended(points)
    case .cancelled: fail(.systemCancel, 0, 0, .tap14)
    case .timer(let name): timer(name)
    }
  }

  private mutating func began(_ points: FingerPoints) -> MachineActions {
    switch state {
    case .over: return []
    case .idle: return put(points, on: FingerSet(), tap: 1, isNew: true)
    case .between(let tap):
      return [.cancelTimer(.gap)] + put(points, on: FingerSet(), tap: tap + 1, isNew: true)
    case .down(let tap, let fingers, let lifted):
      // A finger that comes after another was lifted belongs to no tap.
      guard lifted == 0 else {
        return fail(.tooManyTouches, Double(fingers.count + lifted + points.count), wanted, .tap03)
      }
      return put(points, on: fingers, tap: tap, isNew: false)
    }
  }

  private mutating func put(
    _ points: FingerPoints, on old: FingerSet, tap: Int, isNew: Bool
  ) -> MachineActions {
    var fingers = old
    for point in points { fingers.add(point) }
    guard fingers.count <= configuration.touches else {
      return fail(.tooManyTouches, Double(fingers.count), wanted, .tap03)
    }
    state = .down(tap: tap, fingers: fingers, lifted: 0)
    var actions = MachineActions()
    if isNew { actions.append(.startTimer(.duration, seconds: configuration.maximumDuration)) }
    if fingers.count < configuration.touches {
      if isNew { actions.append(.startTimer(.fingers, seconds: configuration.fingersWindow)) }
      return actions
    }
    if !isNew { actions.append(.cancelTimer(.fingers)) }
    if tap == 1 {
      start = fingers.startCenter
      startPoints = fingers.fingers.map(\.start)
    } else if let start, start.distance(to: fingers.center) > configuration.allowableMovement {
      let distance = start.distance(to: fingers.center)
      return actions + fail(.movedTooFar, distance, configuration.allowableMovement, .tap08)
    }
    return actions
  }

  private mutating func moved(_ points: FingerPoints) -> MachineActions {
    guard case .down(let tap, var fingers, let lifted) = state else { return [] }
    // The fingers are changed in place: nobody else may hold them meanwhile.
    state = .idle
    for point in points { fingers.move(point) }
    state = .down(tap: tap, fingers: fingers, lifted: lifted)
    let movement = fingers.movement
    let measure = MachineAction.measure(.distance, movement, limit: configuration.allowableMovement)
    guard movement > configuration.allowableMovement else { return Few(measure) }
    return Few(measure) + fail(.movedTooFar, movement, configuration.allowableMovement, .tap08)
  }

  private mutating func ended(_ points: FingerPoints) -> MachineActions {
    // A subclass that kept the beginning to itself: nothing was seen going down (EC-03).
    guard case .down(let tap, var fingers, let lifted) = state else {
      return fail(.tooFewTouches, 0, wanted, .ec03)
    }
    for point in points { fingers.move(point) }
    let movement = fingers.movement
    guard movement <= configuration.allowableMovement else {
      return fail(.movedTooFar, movement, configuration.allowableMovement, .tap08)
    }
    let most = fingers.count + lifted
    for point in points { fingers.remove(point.id) }
    guard fingers.isEmpty else {
      state = .down(tap: tap, fingers: fingers, lifted: most - fingers.count)
      return []
    }
    guard most == configuration.touches else {
      return fail(.tooFewTouches, Double(most), wanted, .tap04)
    }
    return completed(tap)
  }

  private mutating func completed(_ tap: Int) -> MachineActions {
    var actions: MachineActions = [.cancelTimer(.duration)]
    if configuration.taps > 1 {
      actions.append(.measure(.taps, Double(tap), limit: Double(configuration.taps)))
    }
    guard tap >= configuration.taps else {
      state = .between(tap: tap)
      return actions + [.startTimer(.gap, seconds: configuration.maximumInterval)]
    }
    state = .over
    return actions + [
      .end(.lifted, measured: Double(tap), limit: Double(configuration.taps), .tap02)
    ]
  }

  private mutating func timer(_ name: TimerName) -> MachineActions {
    switch (name, state) {
    case (.duration, .down):
      fail(.timedOut, configuration.maximumDuration, configuration.maximumDuration, .tap07)
    case (.gap, .between):
      fail(.timedOut, configuration.maximumInterval, configuration.maximumInterval, .tap12)
    case (.fingers, .down(_, let fingers, _)):
      fail(.tooFewTouches, Double(fingers.count), wanted, .tap04)
    default: []
    }
  }

  private mutating func fail(
    _ reason: Reason, _ measured: Double, _ limit: Double, _ rule: Rule
  ) -> MachineActions {
    guard state != .over else { return [] }
    state = .over
    return [
      .cancelTimer(.duration), .cancelTimer(.gap), .cancelTimer(.fingers),
      .fail(reason, measured: measured, limit: limit, rule),
    ]
  }

  private var wanted: Double { Double(configuration.touches) }

  mutating func reset() {
    state = .idle
    start = nil
    startPoints = []
  }
}
