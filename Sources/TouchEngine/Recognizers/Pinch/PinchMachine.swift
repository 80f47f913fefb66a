import Foundation
import TouchGeometry
import TouchTrace

/// Decides whether two fingers pinch, and how much (PIN-01 to PIN-14). Distances on the screen, points (PIN-04).
nonisolated struct PinchMachine: FingerMachine, Hashable, Sendable {
  struct Configuration: Hashable, Sendable {
    var hysteresis = 8.0
    var velocityWeight = 0.7
  }

  enum State: Hashable, Sendable { case possible, begun, over }

  var isMeasured = true
  var configuration = Configuration()
  private(set) var state = State.possible
  private(set) var fingers = FingerSet()
  private(set) var velocity = VelocityTracker()
  /// The scale at the last moment when the reference was taken.
  private var baseScale = 1.0
  /// The distance that stands for `baseScale`; nil while fewer than two fingers are down.
  private var reference: Double?
  /// The distance when both fingers were down: what one of them did alone before is no part of a pinch (EC-02).
  private var apart = 0.0
  private var most = 0

  var scale: Double {
    guard state != .possible, let reference, fingers.count == 2 else { return baseScale }
    return baseScale * spread / reference
  }

  private var spread: Double {
    fingers.count == 2 ? fingers[0].at.distance(to: fingers[1].at) : 0
  }

  mutating func began(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    for point in points where fingers.count < 2 {
      fingers.add(point)
      // A finger put down again goes on without a jump (EC-05).
      if fingers.count == 2 {
        apart = spread
        reference = max(1, apart)
      }
    }
    most = max(most, fingers.count)
    return .none
  }

  mutating func moved(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    guard fingers.move(points), state != .over, reference != nil, fingers.count == 2 else {
      return .none
    }
    if state == .begun {
      velocity.add(CGPoint(x: scale, y: 0), at: now, weight: configuration.velocityWeight)
      return SmallList(.change)
    }
    let change = spread - apart
    let limit = configuration.hysteresis
    guard abs(change) >= limit else { return measure(.spread, abs(change), limit) }
    return measure(.spread, abs(change), limit)
      + SmallList(.begin(.thresholdReached, measured: abs(change), limit: limit, .pin01))
  }

  /// The begin was allowed: the scale counts from the threshold, so it starts near 1 (EC-02).
  mutating func hasBegun() {
    guard state == .possible else { return }
    state = .begun
    guard fingers.count == 2 else { return }
    let change = spread - apart
    let part = min(configuration.hysteresis, abs(change))
    reference = max(1, apart + (change < 0 ? -part : part))
  }

  mutating func ended(_ points: [FingerPoint], at now: Instant) -> MachineActions {
    let actions = moved(fingers.changed(points), at: now).filter { !$0.isChange }
    baseScale = scale
    for point in points where fingers.remove(point.id) { reference = nil }
    guard fingers.isEmpty, state != .over else { return actions }
    let wasBegun = state == .begun || actions.contains(where: \.isBegin)
    state = .over
    if wasBegun { return actions + SmallList(.end(.lifted, measured: 0, limit: 0, .pin01)) }
    guard most >= 2 else {
      return actions + SmallList(.fail(.tooFewTouches, measured: Double(most), limit: 2, .pin13))
    }
    return actions
      + SmallList(.fail(.notMovedEnough, measured: 0, limit: configuration.hysteresis, .pin13))
  }

  mutating func cancelled() -> MachineActions {
    let wasBegun = state == .begun
    state = .over
    return SmallList(wasBegun ? .cancel : .fail(.systemCancel, measured: 0, limit: 0, .pin13))
  }

  /// What follows is relative to `scale` (PIN-05); the velocity goes on without a jump (EC-116).
  mutating func rebase(to scale: Double) {
    velocity.shift(by: CGPoint(x: scale - self.scale, y: 0))
    baseScale = scale
    if fingers.count == 2 { reference = max(1, spread) }
  }

  mutating func reset() {
    state = .possible
    fingers.removeAll()
    velocity.reset()
    baseScale = 1
    reference = nil
    most = 0
  }
}
