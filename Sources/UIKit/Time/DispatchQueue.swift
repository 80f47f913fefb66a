import TouchEngine

/// The main queue on the engine's clock; the real one never runs while the engine does (real code, 11).
///
/// There are no other queues: an engine has no threads. Work runs in the order (time, order of asking).
@preconcurrency @MainActor
public final class DispatchQueue {
  public static let main = DispatchQueue()

  private init() {}

  /// Runs `work` at the present engine time, after what runs now and what was asked for earlier.
  public func async(execute work: @escaping () -> Void) {
    soon(work)
  }

  public func async(execute item: DispatchWorkItem) {
    soon { item.perform() }
  }

  /// Runs `work` at a moment of engine time; one that is over stands for now.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    later(deadline, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    later(deadline) { item.perform() }
  }

  private func soon(_ work: @escaping () -> Void) {
    _ = Engine.current.appDeadline("async", after: 0, saysSo: false, work)
  }

  private func later(_ deadline: DispatchTime, _ work: @escaping () -> Void) {
    let engine = Engine.current
    let delay = deadline.seconds - engine.seconds
    // To whole nanoseconds: the difference of two moments is not exact.
    let seconds = delay < 1e6 ? (delay * 1e9).rounded() / 1e9 : delay
    _ = engine.appDeadline("asyncAfter", after: seconds, work)
  }
}

/// Work that can be called off before it runs.
@preconcurrency @MainActor
public final class DispatchWorkItem {
  public private(set) var isCancelled = false
  private let block: () -> Void

  public init(block: @escaping () -> Void) { self.block = block }

  /// Runs the work, unless it was cancelled.
  public func perform() {
    if !isCancelled { block() }
  }

  public func cancel() { isCancelled = true }
}

/// A moment of engine time.
public struct DispatchTime: Comparable, Sendable {
  /// Since the scene was loaded.
  let seconds: Double

  /// The present engine time.
  @preconcurrency @MainActor
  public static func now() -> DispatchTime { DispatchTime(seconds: Engine.current.seconds) }

  public static let distantFuture = DispatchTime(seconds: .infinity)

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + -seconds
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + -interval.seconds
  }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
}

/// A span of time, as `DispatchTime` adds it.
public enum DispatchTimeInterval: Hashable, Sendable {
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
