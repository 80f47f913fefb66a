public import TouchTrace

/// The first place at which two runs of the same inputs go different ways.
public nonisolated struct TraceDifference: Hashable, Sendable {
  /// A line of one of the runs.
  public struct Line: Hashable, Sendable {
    /// When it happened.
    public var time: Instant
    /// Canonical.
    public var text: String
    /// Its place in its trace.
    public var event: Int
  }

  /// When they part.
  public var time: Instant
  /// What A says there, or else the next that it says of the same object; nil when it says no more.
  public var a: Line?
  /// What B says there; nil when it says no more.
  public var b: Line?
  /// The object that it is about.
  public var subject: String

  /// What limits and measurements changed is no other way yet: these kinds are not compared unless asked for.
  public static let silent: Set<TraceKind> = [.measure, .timer, .machine, .pipeline]

  /// `B: pan possible -> began at 0.083 s; A: pan possible -> failed movedTooFar at 0.2 s`
  public var sentence: String {
    // The one that has a line of this moment comes first.
    let isFromA = a?.time == time && b?.time != time
    let sides = isFromA ? [("A", a), ("B", b)] : [("B", b), ("A", a)]
    return sides.map { "\($0): \(words($1))" }.joined(separator: "; ")
  }

  private func words(_ line: Line?) -> String {
    guard let line else { return "no such line of \(subject)" }
    return "\(line.text) at \(CanonicalLine.number(line.time.seconds)) s"
  }

  /// Compares canonical lines moment by moment; lines of the edits themselves do not count.
  @MainActor
  public static func first(_ a: Session, _ b: Session) -> TraceDifference? {
    first(a.trace, b.trace, editsOfA: a.editEvents, editsOfB: b.editEvents)
  }

  /// `editsOfA` and `editsOfB` are ranges of events that edits left, in order.
  public static func first(
    _ a: Trace, _ b: Trace, editsOfA: [Range<Int>] = [], editsOfB: [Range<Int>] = [],
    without silent: Set<TraceKind> = silent
  ) -> TraceDifference? {
    var search = TraceComparison(
      TraceSide(a, leavingOut: silent, editsOfA), TraceSide(b, leavingOut: silent, editsOfB))
    return search.first()
  }
}
