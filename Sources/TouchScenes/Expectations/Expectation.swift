public import TouchTrace

/// One expectation of a run, with its position in the file.
struct Expectation {
  indirect enum Kind {
    case actions([String])
    case log(LineFilter, [String], unordered: Bool)
    case includes([String])
    case excludes([String], after: String?)
    case states(id: String, [String])
    case value(path: String, expected: ExpectedValue, at: Moment?)
    case time(line: String, from: Double, to: Double)
    case count(line: String, from: Int, to: Int)
    case why(id: String, reason: String)
    /// An id, or nil for no first responder.
    case firstResponder(String?)
    case stack(line: String, golden: String)
    /// From the first line that is equal to `from`, or all that was printed.
    case prints([String], from: String?)
    case anyOf([[Expectation]])
  }
  var kind: Kind
  var line: Int
  /// Its place in the list of expectations that it is in.
  var item: Int
}

/// When a value is read, if not at the end of the run.
enum Moment: Hashable {
  /// Seconds from the start of the run.
  case time(Instant)
  /// In the middle of what the first such line is about, so inside a callback.
  case line(String)

  /// An expected line matches a line that is equal to it, or starts with it and a space.
  static func matches(_ expected: String, _ actual: String) -> Bool {
    actual == expected || actual.hasPrefix(expected + " ")
  }
}

/// Selects lines of a trace by kind and by subject; empty means all.
public struct LineFilter: Sendable, Hashable {
  /// Kinds of lines; empty means all.
  public var kinds: Set<TraceKind>
  /// Names; empty means all.
  public var subjects: Set<String>

  public nonisolated init(kinds: Set<TraceKind> = [], subjects: Set<String> = []) {
    self.kinds = kinds
    self.subjects = subjects
  }

  /// Whether the filter passes a line.
  public nonisolated func passes(_ event: TraceEvent, in trace: Trace) -> Bool {
    (kinds.isEmpty || kinds.contains(event.kind))
      && (subjects.isEmpty || subjects.contains(trace.name(of: event.subject)))
  }
}

enum ExpectedValue {
  case near(SceneValue, within: Double)
  case between(Double, Double)
}
