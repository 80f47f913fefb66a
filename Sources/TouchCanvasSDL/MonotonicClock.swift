import Foundation

/// The wall's own time; the engine has none.
public enum MonotonicClock {
  /// Nanoseconds since some moment in the past; never goes back.
  public static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
