/// The divergence of two runs of the same inputs: the first event that differs.
package struct TraceDifference: Hashable, Sendable {
  /// A line of one of the runs.
  package struct Line: Hashable, Sendable {
    package var time: Instant
    /// The canonical line.
    package var text: String
    /// Its index in its trace.
    package var event: Int
  }

  /// The time of the divergence.
  package var time: Instant
  /// A's line there, or A's next line about the same object; nil if there is none.
  package var a: Line?
  /// B's line there; nil if there is none.
  package var b: Line?
  /// The object that it is about.
  package var subject: String

  /// Kinds that are not compared unless asked for: a changed limit or measurement is not a divergence by itself.
  package static let silent: Set<TraceKind> = [.measure, .timer, .machine, .pipeline]

  /// `editsOfA` and `editsOfB` are the ranges of events that the edits caused, in order.
  package static func first(
    _ a: Trace, _ b: Trace, editsOfA: [Range<Int>] = [], editsOfB: [Range<Int>] = [],
    without silent: Set<TraceKind> = silent
  ) -> TraceDifference? {
    var search = TraceComparison(
      a, b, editsOfA: editsOfA, editsOfB: editsOfB, without: silent)
    while !search.run(.max) {}
    return search.difference
  }
}
