package import TouchTrace

/// Reads a trace as it grows and checks all that holds of every trace.
package struct TraceReader {
  private var checks: [any TraceCheck]
  /// Lines that were read.
  private var count = 0

  /// `calls` says which touches calls follow each other as UIKit's do.
  package init(calls scope: CallCheck.Scope = .sentByWindow) {
    var calls = CallCheck()
    calls.scope = scope
    var attempts = AttemptCheck()
    attempts.seesAllTouches = scope != .none
    checks = [
      LineCheck(), FingerCheck(), calls, attempts, TrackingCheck(), ScrollCheck(),
      HoldCheck(),
    ]
  }

  /// Reads the lines that are new.
  package mutating func read(_ trace: Trace) throws(TraceViolation) {
    while count < trace.events.count {
      let event = trace.events[count]
      count += 1
      for index in checks.indices { try checks[index].read(event, in: trace) }
    }
  }

  /// All fingers have been up for long, and time has passed.
  package func rest() throws(TraceViolation) {
    for check in checks { try check.rest() }
  }
}
