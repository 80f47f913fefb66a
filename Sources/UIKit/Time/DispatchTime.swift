import TouchEngine

/// A moment of engine time.
public nonisolated struct DispatchTime: Comparable, Sendable {
  /// Since the scene was loaded.
  let seconds: Double

  /// The present engine time.
  @preconcurrency @MainActor
  public static func now() -> DispatchTime { DispatchTime(seconds: Engine.current.seconds) }

  /// Nanoseconds since the scene was loaded.
  public var uptimeNanoseconds: UInt64 { UInt64(min(max(seconds, 0), 1e9) * 1e9) }

  /// A moment that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// Some seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// Some seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + -seconds
  }

  /// A span later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  /// A span earlier.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + -interval.seconds
  }

  /// Earlier ones are less.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
}

/// A span of time, as `DispatchTime` adds it.
public nonisolated enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never

  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    }
  }
}
