package import TouchTrace

/// The scene's time made of the window's: it can stand still, and go faster or slower.
package struct SceneClock: Equatable, Sendable {
  private var base: WindowTime
  private var elapsed: Double
  package private(set) var isPaused = false
  /// How much faster than the window's time it goes.
  package private(set) var speed: Double

  /// `elapsed` is the scene's time at `now`, seconds.
  package init(_ now: WindowTime, speed: Double = 1, elapsed: Double = 0) {
    base = now
    self.speed = speed
    self.elapsed = elapsed
  }

  package func time(_ now: WindowTime) -> Instant { Instant(seconds: seconds(now)) }

  private func seconds(_ now: WindowTime) -> Double {
    isPaused ? elapsed : elapsed + now.seconds(since: base) * speed
  }

  package mutating func pause(_ now: WindowTime) {
    elapsed = seconds(now)
    isPaused = true
  }

  package mutating func resume(_ now: WindowTime) {
    guard isPaused else { return }
    base = now
    isPaused = false
  }

  /// It goes on from another time.
  package mutating func jump(to time: Instant, _ now: WindowTime) {
    elapsed = time.seconds
    base = now
  }

  /// From here on it goes so much faster than the window's.
  package mutating func setSpeed(_ speed: Double, _ now: WindowTime) {
    elapsed = seconds(now)
    base = now
    self.speed = speed
  }
}
