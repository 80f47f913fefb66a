public import TouchTrace

/// The event fetch thread from outside.
extension Engine {
  /// Stops the thread that fetches events: what arrives waits (GOLD-000-32).
  public func suspendEventFetch(at time: Instant) {
    advance(to: time)
    perform { pipeline.fetcher.suspend() }
    checkInvariants()
  }

  /// Lets the thread go on: what waits is received at once and in order, with its true time stamps (TD-19).
  public func resumeEventFetch(at time: Instant) {
    advance(to: time)
    perform { pipeline.resume() }
    checkInvariants()
  }

  /// How many events wait for the fetch thread.
  public var waitingEvents: Int { pipeline.fetcher.waiting.count }
  /// True from `suspendEventFetch` to `resumeEventFetch`.
  public var isEventFetchSuspended: Bool { pipeline.fetcher.isSuspended }
}
