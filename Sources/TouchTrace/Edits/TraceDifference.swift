/// The first place at which two runs of the same inputs go different ways.
package struct TraceDifference: Hashable, Sendable {
  /// A line of one of the runs.
  package struct Line: Hashable, Sendable {
    /// When it happened.
    package var time: Instant
    /// Canonical.
    package var text: String
    /// Its place in its trace.
    package var event: Int
  }

  /// When they part.
  package var time: Instant
  /// What A says there, or else the next that it says of the same object; nil when it says no more.
  package var a: Line?
  /// What B says there; nil when it says no more.
  package var b: Line?
  /// The object that it is about.
  package var subject: String

  /// What limits and measurements changed is no other way yet: these kinds are not compared unless asked for.
  package static let silent: Set<TraceKind> = [.measure, .timer, .machine, .pipeline]

  /// `editsOfA` and `editsOfB` are ranges of events that edits left, in order.
  package static func first(
    _ a: Trace, _ b: Trace, editsOfA: [Range<Int>] = [], editsOfB: [Range<Int>] = [],
    without silent: Set<TraceKind> = silent
  ) -> TraceDifference? {
    var search = TraceComparison(
      TraceSide(a, leavingOut: silent, editsOfA), TraceSide(b, leavingOut: silent, editsOfB))
    return search.first()
  }
}
