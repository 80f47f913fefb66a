public import Foundation
public import TouchEngine

/// A timer of the app on the engine's clock; `Foundation`'s runs on the wall's (real code, 11).
///
/// Until it is invalidated or has fired once without repeating, its run loop keeps it alive, and it keeps its target. One
/// of the default mode waits while a scroll view tracks or decelerates, and fires once when that is over (WIN-10).
@preconcurrency @MainActor
open class Timer: NSObject {
  /// Seconds between two firings; 0 for a timer that does not repeat, as in Foundation.
  public let timeInterval: TimeInterval
  /// What was given to it at its making.
  public private(set) var userInfo: Any?
  /// Has no effect: the engine's clock is exact. Seconds.
  open var tolerance: TimeInterval = 0

  private let engine = Engine.current
  private let interval: TimeInterval
  private let repeats: Bool
  private var block: ((Timer) -> Void)?
  private var deadline: AppDeadline?
  private var isInvalidated = false
  private var modes: RunLoopModes = []

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

  /// A timer that is over already, for a variable that has to hold one.
  public override convenience init() {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// A timer that calls a method, and starts when it is added to a run loop.
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

  /// A timer that starts at once, in the default mode.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule(.default)
    return timer
  }

  /// A timer that calls a method and starts at once, in the default mode.
  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule(.default)
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

  /// Ends it for good, and lets its block and target go.
  open func invalidate() {
    isInvalidated = true
    deadline?.cancel()
    deadline = nil
    block = nil
  }

  /// When it would fire next without any waiting for a mode, in engine seconds.
  private var nextFire = 0.0

  /// Asks the engine's clock for the next firing, unless it has been asked; it fires in these modes too.
  func schedule(_ more: RunLoopModes) {
    guard isValid else { return }
    modes.formUnion(more)
    deadline?.modes = modes
    guard deadline?.isPending != true else { return }
    nextFire = engine.seconds + interval
    ask(after: interval, saysSo: true)
  }

  private func ask(after seconds: Double, saysSo: Bool) {
    deadline = engine.appDeadline(
      "\(type(of: self))", after: seconds, modes: modes, saysSo: saysSo
    ) { [self] in
      deadline = nil
      guard repeats else { return fire() }
      askAgain()
      fire()
    }
  }

  /// Late firings are not made up for: the next one is the next of the schedule.
  private func askAgain() {
    let now = engine.seconds
    let isLate = now - nextFire >= interval / 2
    let missed = isLate ? ((now - nextFire) / interval).rounded(.down) : 0
    nextFire += (missed + 1) * interval
    ask(after: isLate ? nextFire - now : interval, saysSo: false)
  }

  private func call(_ selector: Selector, on target: AnyObject) {
    if !selector.touchscopeCall(target, self) {
      engine.printed("\(type(of: target)) has no method \(selector)")
    }
  }
}

/// What timers and display links are added to: there is one, the engine's main one.
@preconcurrency @MainActor
public final class RunLoop: NSObject {
  /// When what was added fires. In a mode of one's own nothing ever fires: nobody runs the loop in it.
  public nonisolated struct Mode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// By its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// By its name.
    public nonisolated init(_ rawValue: String) { self.rawValue = rawValue }
    /// While no scroll view tracks or decelerates (WIN-10).
    public nonisolated static let `default` = Mode("kCFRunLoopDefaultMode")
    /// Always.
    public nonisolated static let common = Mode("kCFRunLoopCommonModes")
    /// While a scroll view tracks or decelerates (WIN-10).
    public nonisolated static let tracking = Mode("UITrackingRunLoopMode")

    var modes: RunLoopModes {
      switch self {
      case .default: .default
      case .common: .common
      case .tracking: .tracking
      default: []
      }
    }
  }

  /// The only one.
  public static let main = RunLoop()
  /// The only one.
  public static var current: RunLoop { main }

  /// The mode in which it runs now: tracking while a scroll view tracks or decelerates (WIN-10).
  public var currentMode: Mode? {
    Engine.current.runLoopMode == .tracking ? .tracking : .default
  }

  private override init() { super.init() }

  /// Starts a timer that was made without being scheduled; adding it again changes nothing.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule(mode.modes) }
}
