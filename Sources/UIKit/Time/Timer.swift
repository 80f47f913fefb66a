public import Foundation
public import TouchEngine

/// A timer of the app on the engine's clock; `Foundation`'s runs on the wall's (real code, 11).
///
/// Until it is invalidated or has fired once without repeating, its run loop keeps it alive, and it keeps its target. Run
/// loop modes do not matter here: a timer fires during scrolling too, whichever mode it was added for.
@preconcurrency @MainActor
open class Timer: NSObject {
  /// Seconds between two firings; 0 for a timer that does not repeat, as in Foundation.
  public let timeInterval: TimeInterval
  public private(set) var userInfo: Any?
  /// Has no effect: the engine's clock is exact. Seconds.
  open var tolerance: TimeInterval = 0

  private let engine = Engine.current
  private let interval: TimeInterval
  private let repeats: Bool
  private var block: ((Timer) -> Void)?
  private var deadline: AppDeadline?
  private var isInvalidated = false

  /// A timer that starts when it is added to a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    // Foundation takes a tenth of a millisecond for what is not positive.
    self.interval = interval > 0 ? interval : 0.0001
    timeInterval = repeats ? self.interval : 0
    self.repeats = repeats
    self.block = block
  }

  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let object = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) { timer in
      timer.call(selector, on: object)
    }
    self.userInfo = userInfo
  }

  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule()
    return timer
  }

  /// False once it was invalidated, or has fired without repeating.
  open var isValid: Bool { !isInvalidated && !engine.isTornDown }

  /// Fires at once; a repeating timer keeps its schedule, another one is done.
  open func fire() {
    guard isValid else { return }
    let block = block
    if !repeats { invalidate() }
    block?(self)
  }

  open func invalidate() {
    isInvalidated = true
    deadline?.cancel()
    deadline = nil
    block = nil
  }

  /// Asks the engine's clock for the next firing, unless it has been asked.
  func schedule() {
    guard isValid, deadline?.isPending != true else { return }
    ask(saysSo: true)
  }

  private func ask(saysSo: Bool) {
    deadline = engine.appDeadline("\(type(of: self))", after: interval, saysSo: saysSo) { [self] in
      deadline = nil
      guard repeats else { return fire() }
      ask(saysSo: false)
      fire()
    }
  }

  private func call(_ selector: Selector, on target: AnyObject) {
    if !selector.touchscopeCall(target, self) {
      engine.printed("\(type(of: target)) has no method \(selector)")
    }
  }
}

/// What timers and display links are added to: there is one, the engine's.
@preconcurrency @MainActor
public final class RunLoop: NSObject {
  /// Kept apart by name only; all of them run on the engine's clock.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    public nonisolated init(_ rawValue: String) { self.rawValue = rawValue }
    public nonisolated static let `default` = Mode("kCFRunLoopDefaultMode")
    public nonisolated static let common = Mode("kCFRunLoopCommonModes")
    public nonisolated static let tracking = Mode("UITrackingRunLoopMode")
  }

  public static let main = RunLoop()
  public static var current: RunLoop { main }

  private override init() { super.init() }

  /// Starts a timer that was made without being scheduled; adding it again changes nothing.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }
}
