import TouchTrace

/// When the main run loop lets something fire (WIN-10): always, only while nothing scrolls, or only then.
public nonisolated struct RunLoopModes: OptionSet, Sendable {
  /// One bit for each mode.
  public let rawValue: UInt8
  /// By bits.
  public nonisolated init(rawValue: UInt8) { self.rawValue = rawValue }
  /// While no scroll view tracks or decelerates.
  public nonisolated static let `default` = RunLoopModes(rawValue: 1)
  /// While a scroll view tracks or decelerates.
  public nonisolated static let tracking = RunLoopModes(rawValue: 2)
  /// Always.
  public nonisolated static let common: RunLoopModes = [.default, .tracking]
}

/// Something that code of the app asked for at a later time: its timers, its delayed calls, its frames (real code, 11).
@preconcurrency @MainActor
public final class AppDeadline {
  private let engine: Engine
  private var id: UInt64?
  /// What is to run, while it waits for its mode.
  private var late: (() -> Void)?
  private let name: String
  private let isTraced: Bool
  private let seconds: Double
  /// The modes of the run loop in which it fires.
  public var modes: RunLoopModes
  /// The trace line that its firing follows from.
  private var cause: UInt32

  /// True until it fires, is cancelled, or its engine is torn down.
  public var isPending: Bool { (id != nil || late != nil) && !engine.isTornDown }

  fileprivate init(
    _ engine: Engine, _ name: String, _ seconds: Double, isTraced: Bool, _ modes: RunLoopModes
  ) {
    self.engine = engine
    self.name = name
    self.isTraced = isTraced
    self.seconds = seconds
    self.modes = modes
    cause = engine.recorder.cause
  }

  fileprivate func start(saysSo: Bool, _ body: @escaping () -> Void) {
    guard !engine.isTornDown else { return }
    if saysSo, isTraced {
      let seq = engine.recordTimer(.timerStarts, name, seconds, cause: cause)
      if seq != TraceEvent.noCause { cause = seq }
    }
    // What never comes needs no deadline.
    guard seconds < Self.never else { return }
    id = engine.schedule(after: seconds) { [self] in fire(body) }
  }

  private func fire(_ body: @escaping () -> Void) {
    id = nil
    guard modes.contains(engine.runLoopMode) else { return wait(body) }
    guard isTraced else { return body() }
    let seq = engine.recordTimer(.timerFires, name, seconds, cause: cause)
    engine.because(seq == TraceEvent.noCause ? cause : seq) { engine.nested(body) }
  }

  /// It is due, but the run loop is in another mode (WIN-10).
  private func wait(_ body: @escaping () -> Void) {
    late = body
    engine.deadlinesInWait.append(self)
    engine.hasTurnWork = true
    guard isTraced else { return }
    let seq = engine.recordTimer(.timerWaits, name, seconds, cause: cause, rule: .win10)
    if seq != TraceEvent.noCause { cause = seq }
  }

  /// The mode has come: it fires at once, after what is already due.
  fileprivate func resume() {
    guard let body = late else { return }
    late = nil
    id = engine.schedule(after: 0) { [self] in fire(body) }
  }

  /// Does nothing when it has fired or was cancelled before.
  public func cancel() {
    guard isPending else { return drop() }
    if let id { engine.cancelDeadline(id) }
    engine.deadlinesInWait.removeAll { $0 === self }
    id = nil
    late = nil
    if isTraced { engine.recordTimer(.timerCancelled, name, seconds) }
  }

  /// Forgets what was to run.
  func drop() {
    id = nil
    late = nil
  }

  /// Delays from here on mean "never", seconds: a hundred years.
  private static let never = 3.2e9
}

extension Engine {
  /// The engine whose code runs; one of its own outside any engine.
  public static var current: Engine { EngineStack.current }

  /// The moment that is being handled, in seconds since the scene was loaded.
  public var seconds: Double { now.seconds }

  /// The mode of the main run loop: tracking while a scroll view tracks or decelerates (WIN-10, SCR-77).
  public var runLoopMode: RunLoopModes { windows.contains(where: scrolls) ? .tracking : .default }

  private func scrolls(_ view: UIView) -> Bool {
    if let scrollView = view as? UIScrollView,
      scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    {
      return true
    }
    return view.subviews.contains(where: scrolls)
  }

  /// Gives deadlines whose mode has come their turn.
  func resumeDeadlines() {
    guard !deadlinesInWait.isEmpty else { return }
    let mode = runLoopMode
    let ready = deadlinesInWait.filter { $0.modes.contains(mode) }
    deadlinesInWait.removeAll { deadline in ready.contains { $0 === deadline } }
    for deadline in ready { deadline.resume() }
  }

  /// Runs `body` after some seconds of engine time, after everything that was asked for earlier at the same moment.
  ///
  /// `name` stands in the trace; a deadline without one leaves no lines. `saysSo` is false for what follows at once.
  /// When the run loop is in another mode then, it waits for one of `modes`.
  public func appDeadline(
    _ name: String?, after seconds: Double, modes: RunLoopModes = .common, saysSo: Bool = true,
    _ body: @escaping () -> Void
  ) -> AppDeadline {
    let deadline = AppDeadline(self, name ?? "", max(0, seconds), isTraced: name != nil, modes)
    deadline.start(saysSo: saysSo, body)
    return deadline
  }

  /// A timer of the app: its lines are the application's, as what the app prints is.
  @discardableResult
  fileprivate func recordTimer(
    _ verb: Verb, _ name: String, _ seconds: Double, cause: UInt32 = TraceEvent.noCause,
    rule: Rule = .none
  ) -> UInt32 {
    guard recorder.kinds != 0, !isTornDown else { return TraceEvent.noCause }
    var event = TraceEvent(
      kind: .timer, verb: verb, subject: application.touchscopeHandle, source: .api,
      rule: rule, limit: seconds)
    event.cause = cause
    return record(event, payload: name)
  }
}

extension Selector {
  /// Calls the method on a target; false when the target has no such method.
  public func touchscopeCall(_ target: AnyObject, _ sender: AnyObject?) -> Bool {
    call(target, sender, nil)
  }
}

/// A delayed call of a method that can be called off.
public struct PerformRequest {
  /// Whose method it is; kept until it was called.
  public let target: AnyObject
  /// The method.
  public let selector: Selector
  /// What it is called with.
  public let argument: AnyObject?
  /// When it is called.
  public let deadline: AppDeadline

  /// A call that waits for its deadline.
  public init(target: AnyObject, selector: Selector, argument: AnyObject?, deadline: AppDeadline) {
    self.target = target
    self.selector = selector
    self.argument = argument
    self.deadline = deadline
  }
}
