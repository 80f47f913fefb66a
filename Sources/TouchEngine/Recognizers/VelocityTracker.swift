import Foundation
import TouchTrace

/// A velocity out of samples, the newest weighted most; units per second. A finger that rests sends none, so its velocity stays
/// (PAN-18).
nonisolated struct VelocityTracker: Hashable, Sendable {
  private(set) var velocity = CGPoint.zero
  private var last: Sample?
  private var hasVelocity = false

  private struct Sample: Hashable, Sendable {
    let at: CGPoint
    let time: Instant
  }

  mutating func add(_ value: CGPoint, at time: Instant, weight: Double) {
    defer { last = Sample(at: value, time: time) }
    guard let last, time > last.time else { return }
    let seconds = time.since(last.time)
    let now = CGPoint(x: (value.x - last.at.x) / seconds, y: (value.y - last.at.y) / seconds)
    guard hasVelocity else {
      velocity = now
      hasVelocity = true
      return
    }
    velocity = CGPoint(
      x: velocity.x + (now.x - velocity.x) * weight, y: velocity.y + (now.y - velocity.y) * weight)
  }

  /// What is measured counts from another zero from now on: no movement, so the velocity stays (EC-116).
  mutating func shift(by way: CGPoint) {
    last = last.map { Sample(at: CGPoint(x: $0.at.x + way.x, y: $0.at.y + way.y), time: $0.time) }
  }

  mutating func reset() { self = VelocityTracker() }
}
