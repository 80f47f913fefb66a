import Foundation

/// Wall-clock time, which the engine never reads.
public enum MonotonicClock {
  /// Nanoseconds since some moment in the past; never goes back.
  public static func now() -> UInt64 { read(CLOCK_MONOTONIC) }

  /// Nanoseconds that the processor has worked for this process.
  public static func processorTime() -> UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
