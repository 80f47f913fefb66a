/// A moment of the engine's virtual clock: nanoseconds since the scene was loaded.
public struct Instant: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Time since the start.
  public var nanoseconds: UInt64

  /// An instant in nanoseconds.
  @inlinable public init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  /// Rounded to whole microseconds, the unit of recordings; negative and non-finite values become zero.
  public init(seconds: Double) {
    guard seconds.isFinite, seconds > 0 else {
      self.init(nanoseconds: 0)
      return
    }
    let microseconds = min(seconds * 1e6, 9e15).rounded()
    self.init(nanoseconds: UInt64(microseconds) * 1000)
  }

  /// The start.
  @inlinable public static var zero: Instant { Instant(nanoseconds: 0) }

  /// Time since the start.
  @inlinable public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether the first comes before the second.
  @inlinable public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }

  /// The moment `seconds` later, rounded to whole microseconds.
  public func advanced(by seconds: Double) -> Instant {
    Instant(nanoseconds: nanoseconds + Instant(seconds: seconds).nanoseconds)
  }

  /// Seconds from `earlier` to this moment; zero when it is not earlier.
  @inlinable public func since(_ earlier: Instant) -> Double {
    nanoseconds > earlier.nanoseconds ? Double(nanoseconds - earlier.nanoseconds) / 1e9 : 0
  }
}
