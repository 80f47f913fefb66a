/// What `simulate` and `shrink` print: worlds, findings, and what became of a recording that was made smaller.
package protocol SimulationSentences: Sendable {
  // MARK: simulate

  var noEvents: String { get }
  var worldsFromOne: String { get }
  var noFindingsFolder: String { get }
  func world(_ number: Int, seed: UInt64, events: Int) -> String
  func nothingFound(_ world: String) -> String
  func summary(events: Int, worlds: Int, seed: UInt64, checksEngine: Bool, findings: Int) -> String
  func ended(exitCode: Int32) -> String
  /// `name`: the system's own name of the signal.
  func ended(signal: Int32, name: String) -> String
  func watcherLost(_ end: String) -> String
  func stops(_ end: String) -> String

  // MARK: Findings

  func finding(_ fault: String) -> String
  func repeated(seed: UInt64, world: Int) -> String
  var notAlone: String { get }
  /// Lines of the recording and of the scene, before and after.
  func smaller(inputs: (before: Int, after: Int), scene: (before: Int, after: Int)) -> String
  func saved(_ path: String) -> String
  func savedBefore(_ path: String) -> String
  func notSaved(in folder: String, _ reason: String) -> String

  // MARK: What is wrong

  func brokenEngine(_ invariant: String, object: String) -> String
  func brokenTrace(_ invariant: TraceInvariant, object: String) -> String
  /// `line`: from 1.
  func differs(line: Int) -> String
  var stops: String { get }

  // MARK: shrink

  var outputIsNoName: String { get }
  func kept(_ outcome: String) -> String
  func inputs(_ path: String, before: Int, after: Int) -> String
  func lines(_ path: String, before: Int, after: Int) -> String
  func hasLines(_ lines: [String]) -> String
  func matches(_ pattern: String) -> String
  func differs(expectation: String, _ differences: [String]) -> String
  func noPattern(_ text: String) -> String
  func noLines(file: String) -> ProblemText
  func noMatch(file: String) -> ProblemText
  func nothingWrong(file: String) -> ProblemText
  var exists: ProblemText { get }
  func notWritten(_ reason: String) -> ProblemText
}
