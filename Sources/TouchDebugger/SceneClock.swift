import TouchTrace

/// The scene's time made of the wall's: it can stand still, and go faster or slower.
struct SceneClock {
  private var base: UInt64
  private var elapsed: Double
  private(set) var isPaused = false
  private(set) var speed: Double

  /// `elapsed` is the scene's time at `wall`, seconds.
  init(wall: UInt64, speed: Double = 1, elapsed: Double = 0) {
    base = wall
    self.speed = speed
    self.elapsed = elapsed
  }

  func time(_ wall: UInt64) -> Instant { Instant(seconds: seconds(wall)) }

  private func seconds(_ wall: UInt64) -> Double {
    isPaused ? elapsed : elapsed + Double(wall &- base) / 1e9 * speed
  }

  mutating func pause(_ wall: UInt64) {
    elapsed = seconds(wall)
    isPaused = true
  }

  mutating func resume(_ wall: UInt64) {
    guard isPaused else { return }
    base = wall
    isPaused = false
  }

  /// From here on it goes so much faster than the wall's.
  mutating func setSpeed(_ speed: Double, _ wall: UInt64) {
    elapsed = seconds(wall)
    base = wall
    self.speed = speed
  }
}
