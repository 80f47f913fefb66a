import Foundation
import TouchTrace

/// The velocity with which a scroll view is let go, out of its last samples that moved (SCR-43, SCR-91). Points per second.
nonisolated struct ReleaseVelocity: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    let at: CGPoint
    let time: Instant
  }

  private var last: Sample?
  /// The velocities from sample to sample, the newest first.
  private var first = CGPoint.zero
  private var second = CGPoint.zero
  private var third = CGPoint.zero
  private var count = 0
  private var longestRest = 0.0

  /// The older pairs count most. Of fewer than three those that there are share the weight (EC-139).
  var velocity: CGPoint {
    switch count {
    case 0: .zero
    case 1: first
    case 2: mean(first, 0.05, second, 0.35, third, 0)
    default: mean(first, 0.05, second, 0.35, third, 0.6)
    }
  }

  /// A place of the fingers; one that is the same as before is no movement.
  mutating func add(_ place: CGPoint, at time: Instant) {
    guard let last else {
      last = Sample(at: place, time: time)
      return
    }
    guard place != last.at, time > last.time else { return }
    self.last = Sample(at: place, time: time)
    let seconds = time.since(last.time)
    longestRest = max(longestRest, seconds)
    third = second
    second = first
    first = CGPoint(x: (place.x - last.at.x) / seconds, y: (place.y - last.at.y) / seconds)
    count = min(count + 1, 3)
  }

  /// The longest time without movement from the touch-down until `now`, seconds.
  func rest(until now: Instant) -> Double {
    max(longestRest, last.map { now.since($0.time) } ?? 0)
  }

  mutating func reset() { self = ReleaseVelocity() }

  private func mean(
    _ a: CGPoint, _ x: Double, _ b: CGPoint, _ y: Double, _ c: CGPoint, _ z: Double
  ) -> CGPoint {
    let sum = x + y + z
    return CGPoint(
      x: (a.x * x + b.x * y + c.x * z) / sum, y: (a.y * x + b.y * y + c.y * z) / sum)
  }
}

/// What a drag that catches content in motion adds to its own speed (SCR-92).
nonisolated enum CarriedMomentum {
  /// 0.000816 · speed^1.967, at most 40,000; points per second, with the sign of `speed`.
  static func added(by speed: Double) -> Double {
    let added = min(0.000816 * power(abs(speed)), 40_000)
    return speed < 0 ? -added : added
  }

  /// The 1.967th power, by products and square roots alone, so that it is the same on every machine.
  private static func power(_ value: Double) -> Double {
    var (result, root, rest) = (value, value, 0.967)
    for _ in 0..<40 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        result *= root
        rest -= 1
      }
    }
    return result
  }
}
