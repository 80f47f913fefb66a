public import Testing
import TouchEngine
import TouchScenes
public import TouchTrace

/// What must have come of the fingers. A failed expectation prints the differing lines, `-` expected, `+` actual.
extension GestureTester {
  /// All lines of the trace so far, of some kinds and about some objects by name; all of them without any.
  public func lines(_ kinds: TraceKind..., of names: String...) -> [String] {
    lines(Set(kinds), Set(names))
  }

  private func lines(_ kinds: Set<TraceKind>, _ names: Set<String>) -> [String] {
    let trace = scene.engine.trace
    return trace.events.filter {
      (kinds.isEmpty || kinds.contains($0.kind))
        && (names.isEmpty || names.contains(trace.name(of: $0.subject)))
    }.map { CanonicalLine.text($0, in: trace) }
  }

  /// The lines of these kinds, about these objects, are exactly these from the first to the last.
  ///
  /// A line may be given without its end: `pan possible -> began` stands for every reason.
  public func expectLines(
    _ expected: [String], _ kinds: TraceKind..., of names: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compare("the lines", expected, lines(Set(kinds), Set(names)), sourceLocation)
  }

  /// The actions, by the names of recognizers and controls: one of a discrete recognizer for each call, one of a continuous
  /// one for each gesture.
  public func expectActions(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) { expect("- actions: \(list(expected))", sourceLocation: sourceLocation) }

  /// The states that a recognizer told its targets, and `failed`; equal neighbours count once.
  public func expectStates(
    _ expected: [String], of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) { expect("- states: {\"\(name)\": \(list(expected))}", sourceLocation: sourceLocation) }

  /// The code of the reason for a recognizer's last change of state, as `movedTooFar`.
  public func expectReason(
    _ reason: String, of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) { expect("- why: {\"\(name)\": \(reason)}", sourceLocation: sourceLocation) }

  /// What the app's code printed, line by line.
  public func expectPrints(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compare(
      "what was printed", expected,
      lines([.print], []).map { String($0.drop { $0 != " " }.dropFirst("  print".count)) },
      sourceLocation)
  }

  /// Expectations as scene files write them: a list, `- includes: [card touchesCancelled]`.
  public func expect(
    _ expectations: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      for failure in try scene.failures(of: expectations) { fail(failure, sourceLocation) }
    } catch {
      fail("\(error)", sourceLocation)
    }
  }

  private func list(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  private func compare(
    _ what: String, _ expected: [String], _ actual: [String], _ sourceLocation: SourceLocation
  ) {
    guard let difference = LiveScene.difference(expected: expected, actual: actual) else { return }
    fail("\(what) differ (- expected, + actual):\n\(difference)", sourceLocation)
  }
}
