import TouchTrace

/// The scene's time made of the wall's: it can stand still, and go faster or slower.
struct SceneClock {
  private var base: UInt64
  private var elapsed = 0.0
  private(set) var isPaused = false
  let speed: Double

  init(wall: UInt64, speed: Double = 1) {
    base = wall
    self.speed = speed
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
}
