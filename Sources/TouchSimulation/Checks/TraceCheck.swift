package import TouchLanguage
package import TouchTrace

/// A line of a trace after which an invariant does not hold.
package struct TraceViolation: Error, Hashable {
  package let invariant: TraceInvariant
  /// The object that it is about.
  package let object: Handle

  init(_ invariant: TraceInvariant, _ object: Handle) {
    self.invariant = invariant
    self.object = object
  }
}

/// Reads a trace line by line and finds the first one that breaks something.
protocol TraceCheck {
  init()
  mutating func read(_ event: TraceEvent, in trace: Trace) throws(TraceViolation)
  /// All fingers have been up for long.
  func rest() throws(TraceViolation)
}
