import Testing
import TouchTrace

@testable import TouchWindow

/// The scene's clock over a working day.
@Suite struct SceneClockTests {
  /// Eight hours of pauses and speeds: never a microsecond off, and never backwards.
  @Test func itDoesNotDrift() {
    var random = Seeded(state: 8)
    var clock = SceneClock(.zero)
    var now = WindowTime.zero
    var exact: UInt64 = 0
    var sixteenths: UInt64 = 16
    var last = Instant.zero
    while now.nanoseconds < 8 * 3_600_000_000_000 {
      // Turns of 1 to 3000 ms.
      let turn = UInt64.random(in: 1_000_000..<3_000_000_000, using: &random) / 16 * 16
      now = WindowTime(nanoseconds: now.nanoseconds + turn)
      if !clock.isPaused { exact += turn / 16 * sixteenths }
      let time = clock.time(now)
      #expect(time >= last)
      last = time
      #expect(abs(time.nanoseconds.distance(to: exact)) <= 1000, "after \(now.nanoseconds) ns")
      switch Int.random(in: 0..<10, using: &random) {
      case 0: clock.pause(now)
      case 1...3: clock.resume(now)
      case 4:
        sixteenths = [1, 4, 8, 16, 32, 64].randomElement(using: &random) ?? 16
        clock.setSpeed(Double(sixteenths) / 16, now)
      default: break
      }
    }
  }
}
