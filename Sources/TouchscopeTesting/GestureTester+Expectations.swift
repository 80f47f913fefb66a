public import Testing
import TouchEngine
import TouchLanguage
import TouchScenes
public import TouchTrace

/// Expectations. A failed one prints the differing lines, `-` expected, `+` actual.
extension GestureTester {
  /// The lines of the trace so far, filtered by kinds and by names of objects; an empty filter passes all.
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

  /// Expects exactly these lines of these kinds and objects, from first to last.
  ///
  /// The end of a line may be left out: `pan possible -> began` matches every reason.
  public func expectLines(
    _ expected: [String], _ kinds: TraceKind..., of names: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compare(Text.runs.lines, expected, lines(Set(kinds), Set(names)), sourceLocation)
  }

  /// Expects these actions, by the names of recognizers and controls: a discrete recognizer counts once per call, a continuous
  /// one once per gesture.
  public func expectActions(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) { expect("- actions: \(list(expected))", sourceLocation: sourceLocation) }

  /// Expects the states that a recognizer sent to its targets, and `failed`; repeats in a row count once.
  public func expectStates(
    _ expected: [String], of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) { expect("- states: {\"\(name)\": \(list(expected))}", sourceLocation: sourceLocation) }

  /// Expects the reason for a recognizer's last transition, such as `movedTooFar`.
  public func expectReason(
    _ reason: String, of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) { expect("- why: {\"\(name)\": \(reason)}", sourceLocation: sourceLocation) }

  /// Expects what the app's code printed, line by line.
  public func expectPrints(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compare(
      Text.runs.printedLines, expected, scene.engine.trace.console.map(\.text), sourceLocation)
  }

  /// Expectations written as in scene files: a list, `- includes: [card touchesCancelled]`.
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
    fail("\(Text.runs.differ(what))\n\(difference)", sourceLocation)
  }
}
