import TouchTrace

/// Something that code of the app asked for at a later time: its timers, its delayed calls, its frames (real code, 11).
@preconcurrency @MainActor
public final class AppDeadline {
  private weak var engine: Engine?
  private var id: UInt64?
  private let name: String
  private let isTraced: Bool
  private let seconds: Double
  /// The trace line that its firing follows from.
  private var cause: UInt32

  /// True until it fires, is cancelled, or its engine is torn down.
  public var isPending: Bool { id != nil && engine?.isTornDown == false }

  fileprivate init(_ engine: Engine, _ name: String, _ seconds: Double, isTraced: Bool) {
    self.engine = engine
    self.name = name
    self.isTraced = isTraced
    self.seconds = seconds
    cause = engine.presentCause
  }

  fileprivate func start(saysSo: Bool, _ body: @escaping () -> Void) {
    guard let engine, !engine.isTornDown else { return }
    if saysSo, isTraced {
      let seq = engine.recordTimer(.timerStarts, name, seconds, cause: cause)
      if seq != TraceEvent.noCause { cause = seq }
    }
    // What never comes needs no deadline.
    guard seconds < Self.never else { return }
    id = engine.schedule(after: seconds) { [self] in fire(body) }
  }

  private func fire(_ body: () -> Void) {
    id = nil
    guard let engine else { return }
    guard isTraced else { return body() }
    let seq = engine.recordTimer(.timerFires, name, seconds, cause: cause)
    engine.because(seq == TraceEvent.noCause ? cause : seq) { engine.nested(body) }
  }

  /// Does nothing when it has fired or was cancelled before.
  public func cancel() {
    guard let id else { return }
    self.id = nil
    guard let engine, engine.cancelDeadline(id), isTraced else { return }
    engine.recordTimer(.timerCancelled, name, seconds)
  }

  /// Delays from here on mean "never", seconds: a hundred years.
  private static let never = 3.2e9
}

extension Engine {
  /// The engine whose code runs; one of its own outside any engine.
  public static var current: Engine { EngineStack.current }

  /// The moment that is being handled, in seconds since the scene was loaded.
  public var seconds: Double { now.seconds }

  /// Runs `body` after some seconds of engine time, after everything that was asked for earlier at the same moment.
  ///
  /// `name` stands in the trace; a deadline without one leaves no lines. `saysSo` is false for what follows at once.
  public func appDeadline(
    _ name: String?, after seconds: Double, saysSo: Bool = true, _ body: @escaping () -> Void
  ) -> AppDeadline {
    let deadline = AppDeadline(self, name ?? "", max(0, seconds), isTraced: name != nil)
    deadline.start(saysSo: saysSo, body)
    return deadline
  }

  /// A timer of the app: its lines are the application's, as what the app prints is.
  @discardableResult
  fileprivate func recordTimer(
    _ verb: Verb, _ name: String, _ seconds: Double, cause: UInt32 = TraceEvent.noCause
  ) -> UInt32 {
    guard isTracing, !isTornDown else { return TraceEvent.noCause }
    var event = TraceEvent(
      kind: .timer, verb: verb, subject: application.touchscopeHandle, source: .api,
      limit: seconds)
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
