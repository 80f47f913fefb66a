import TouchEngine

/// Queues on the engine's clock; the real ones never run while the engine does (real code, 11).
///
/// An engine has no threads: what the main queue and all others are given runs at its moment of engine time, in the order
/// (time, order of asking) over all queues (EC-70).
@preconcurrency @MainActor
public final class DispatchQueue {
  /// The queue of the app's code.
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

  /// A name for debugging.
  public let label: String

  /// A queue of one's own; it runs where all others do (EC-70).
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.label = label
  }

  /// The queue for work beside the main one; here it runs at the same instant as the main one's (EC-70).
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// How a queue of one's own runs; nothing runs side by side here.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt64
    /// By bits.
    public nonisolated init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Several at once, elsewhere.
    public nonisolated static let concurrent = Attributes(rawValue: 1)
  }

  /// Runs `work` at the present engine time, after what runs now and what was asked for earlier.
  public func async(execute work: @escaping () -> Void) { soon(work) }

  /// The same, with a group that waits for it.
  public func async(
    group: DispatchGroup?, qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void
  ) {
    group?.enter()
    soon {
      work()
      group?.leave()
    }
  }

  /// The same for work that can be called off.
  public func async(execute item: DispatchWorkItem) {
    soon { item.perform() }
  }

  /// Runs `work` now, before it returns.
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

  /// Runs `work` at a moment of engine time; one that is over stands for now.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    later(deadline, work)
  }

  /// The same for work that can be called off.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    later(deadline) { item.perform() }
  }

  fileprivate func soon(_ work: @escaping () -> Void) {
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

/// How soon work is wanted; all work comes in order here.
public nonisolated struct DispatchQoS: Hashable, Sendable {
  /// The classes of it.
  public nonisolated enum QoSClass: Hashable, Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  public let qosClass: QoSClass
  /// Last of all, elsewhere.
  public static let background = DispatchQoS(qosClass: .background)
  /// Later, elsewhere.
  public static let utility = DispatchQoS(qosClass: .utility)
  /// In between, elsewhere.
  public static let `default` = DispatchQoS(qosClass: .default)
  /// Soon, elsewhere.
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  /// First of all, elsewhere.
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
  /// Nobody said.
  public static let unspecified = DispatchQoS(qosClass: .unspecified)
}

/// Tells when several pieces of work are done.
@preconcurrency @MainActor
public final class DispatchGroup {
  private var count = 0
  private var waiting: [() -> Void] = []

  /// A group without work.
  public init() {}

  /// One more piece of work.
  public func enter() { count += 1 }

  /// One piece of work is done; a `leave` too many changes nothing.
  public func leave() {
    count = max(0, count - 1)
    tell()
  }

  /// Runs `work` once nothing of the group is left.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    waiting.append { queue.soon(work) }
    tell()
  }

  private func tell() {
    guard count == 0 else { return }
    let ready = waiting
    waiting = []
    for tellOne in ready { tellOne() }
  }
}

/// Work that can be called off before it runs.
@preconcurrency @MainActor
public final class DispatchWorkItem {
  /// True once it was called off.
  public private(set) var isCancelled = false
  private let block: () -> Void

  /// Work that waits to be given to a queue.
  public init(block: @escaping () -> Void) { self.block = block }

  /// Runs the work, unless it was cancelled.
  public func perform() {
    if !isCancelled { block() }
  }

  /// Calls it off; what has run has run.
  public func cancel() { isCancelled = true }
}
