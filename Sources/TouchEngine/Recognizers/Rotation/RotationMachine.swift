import Foundation
import TouchGeometry
import TouchTrace

/// Decides whether two fingers turn, and how far (ROT-01 to ROT-11). Places on the screen, points; angles in radians.
nonisolated struct RotationMachine: FingerMachine, Hashable, Sendable {
  struct Configuration: Hashable, Sendable {
    /// Turn before it begins, radians, below a quarter turn (ROT-11).
    var hysteresis = Angle.radians(5)
    var velocityWeight = 0.7
  }

  enum State: Hashable, Sendable {
    /// The vector between the fingers when both were down; nil while they never were 1 pt apart.
    case possible(from: CGPoint?)
    case begun, over
  }

  var isMeasured = true
  var configuration = Configuration()
  private(set) var state = State.possible(from: nil)
  private(set) var fingers = FingerSet()
  private(set) var velocity = VelocityTracker()
  /// All turns of this attempt, the hysteresis included; it does not wrap (ROT-02).
  private(set) var turned = 0.0
  /// What `rotation` leaves out of `turned`.
  private var origin = 0.0
  /// The newest vector between the fingers; nil while they are less than 1 pt apart.
  private var last: CGPoint?
  private var most = 0

  /// 0 until it begins.
  var rotation: Double {
    switch state {
    case .possible: -origin
    case .begun, .over: turned - origin
    }
  }

  /// From the first finger to the second, when it is long enough to have a direction.
  private var vector: CGPoint? {
    guard fingers.count == 2 else { return nil }
    let (a, b) = (fingers[0].at, fingers[1].at)
    let vector = CGPoint(x: b.x - a.x, y: b.y - a.y)
    return vector.x * vector.x + vector.y * vector.y >= 1 ? vector : nil
  }

  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    for point in points where fingers.count < 2 {
      fingers.add(point)
      // A finger put down again goes on without a jump (ROT-08).
      if fingers.count == 2 { takeReference() }
    }
    most = max(most, fingers.count)
    return .none
  }

  private mutating func takeReference() {
    last = vector
    guard case .possible = state else { return }
    state = .possible(from: vector)
    turned = 0
    velocity.reset()
  }

  mutating func moved(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    guard fingers.move(points), fingers.count == 2 else { return .none }
    switch state {
    case .over: return .none
    case .begun:
      turn()
      velocity.add(CGPoint(x: turned, y: 0), at: now, weight: configuration.velocityWeight)
      return SmallList(.change)
    case .possible(let start):
      turn()
      let start = start ?? vector
      state = .possible(from: start)
      velocity.add(CGPoint(x: turned, y: 0), at: now, weight: configuration.velocityWeight)
      return decide(from: start)
    }
  }

  /// Follows the vector between the fingers, as long as it has a direction.
  private mutating func turn() {
    guard let now = vector else { return }
    if let last { turned += Angle.between(last, now) }
    last = now
  }

  private func decide(from start: CGPoint?) -> MachineActions {
    let limit = configuration.hysteresis
    guard isTurnedEnough(from: start) else { return measure(.angle, abs(turned), limit) }
    return measure(.angle, abs(turned), limit)
      + SmallList(.begin(.thresholdReached, measured: abs(turned), limit: limit, .rot01))
  }

  /// Decided by products, never by an angle (ROT-10).
  private func isTurnedEnough(from start: CGPoint?) -> Bool {
    guard let a = start, let b = last, fingers.count == 2, vector != nil else { return false }
    let dot = a.x * b.x + a.y * b.y
    let cross = a.x * b.y - a.y * b.x
    let sine = Angle.sine(configuration.hysteresis)
    return dot <= 0
      || cross * cross >= sine * sine * (a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)
  }

  /// The begin was allowed: the rotation counts from the threshold, so it starts near 0 (EC-22, ROT-11).
  mutating func hasBegun() {
    guard case .possible = state else { return }
    state = .begun
    let part = min(configuration.hysteresis, abs(turned))
    origin += turned < 0 ? -part : part
  }

  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    let actions = moved(fingers.changed(points), at: now).filter { !$0.isChange }
    for point in points where fingers.remove(point.id) { self.last = nil }
    guard fingers.isEmpty, state != .over else { return actions }
    let wasBegun = state == .begun || actions.contains(where: \.isBegin)
    if wasBegun {
      // The value can still be read in the last action.
      hasBegun()
      state = .over
      return actions + SmallList(.end(.lifted, measured: 0, limit: 0, .rot01))
    }
    guard most >= 2 else {
      return actions + SmallList(.fail(.tooFewTouches, measured: Double(most), limit: 2, .rot01))
    }
    return actions
      + SmallList(
        .fail(
          .notMovedEnough, measured: abs(turned), limit: configuration.hysteresis, .rot01))
  }

  mutating func cancelled() -> MachineActions {
    let wasBegun = state == .begun
    if wasBegun { state = .over }
    return SmallList(wasBegun ? .cancel : .fail(.systemCancel, measured: 0, limit: 0, .win13))
  }

  /// What follows is relative to `rotation`; the velocity, which is a change, goes on (ROT-02).
  mutating func rebase(to rotation: Double) {
    switch state {
    case .possible: origin = -rotation
    case .begun, .over: origin = turned - rotation
    }
  }

  mutating func reset() {
    state = .possible(from: nil)
    fingers.removeAll()
    velocity.reset()
    turned = 0
    origin = 0
    last = nil
    most = 0
  }
}
