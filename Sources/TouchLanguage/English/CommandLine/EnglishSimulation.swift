struct EnglishSimulation: SimulationSentences {
  // MARK: simulate

  var noEvents: String { "--events must be at least 1" }
  var worldsFromOne: String { "worlds are numbered from 1" }
  var noFindingsFolder: String { "--findings must name a folder" }
  func world(_ number: Int, seed: UInt64, events: Int) -> String {
    "\(events) events in world \(number) of seed \(seed)"
  }
  func nothingFound(_ world: String) -> String { "\(world): nothing found" }
  func summary(
    events: Int, worlds: Int, seed: UInt64, checksEngine: Bool, findings: Int
  ) -> String {
    let checks =
      checksEngine
      ? "with the engine's checks"
      : "without the engine's checks, which debug builds have (docs/trust.md)"
    return "\(events) events in \(worlds) worlds of seed \(seed), \(checks): \(findings) findings"
  }
  func ended(exitCode: Int32) -> String { "exit code \(exitCode)" }
  func ended(signal: Int32, name: String) -> String { "signal \(signal), \(name)" }
  func watcherLost(_ end: String) -> String {
    "the process that plays the worlds ended: \(end)"
  }
  func stops(_ end: String) -> String { "the program stops (\(end))" }

  // MARK: Findings

  func finding(_ fault: String) -> String { "finding: \(fault)" }
  func repeated(seed: UInt64, world: Int) -> String {
    "repeat it: touchscope simulate --seed \(seed) --world \(world)"
  }
  var notAlone: String {
    "it does not show when this world is played alone, so it stays as large as it is"
  }
  func smaller(inputs: (before: Int, after: Int), scene: (before: Int, after: Int)) -> String {
    "the recording had \(inputs.before) lines, now \(inputs.after); "
      + "the scene \(scene.before), now \(scene.after)"
  }
  func saved(_ path: String) -> String { "play it: touchscope replay \(path).rec" }
  func savedBefore(_ path: String) -> String {
    "it is not saved again: \(path).yaml or \(path).rec is there already"
  }
  func notSaved(in folder: String, _ reason: String) -> String {
    "it cannot be saved in \(folder): \(reason)"
  }

  // MARK: What is wrong

  func brokenEngine(_ invariant: String, object: String) -> String {
    "the engine breaks '\(invariant)': \(object)"
  }
  func brokenTrace(_ invariant: TraceInvariant, object: String) -> String {
    "the trace breaks '\(rule(invariant))': \(object)"
  }
  private func rule(_ invariant: TraceInvariant) -> String {
    switch invariant {
    case .timesGoForward: "times never go back"
    case .causesComeFirst: "a line has its number, and its cause came before it"
    case .objectsAreNamed: "a line is about objects that have names"
    case .fingersAlternate: "a finger goes down, moves, and is lifted or cancelled once"
    case .callsAreInOrder:
      "a view gets a beginning, moves, and one end or cancellation of a touch"
    case .recognizersGetWhatBegan:
      "a recognizer gets moves and ends only of touches that began for it"
    case .statesAreLegal: "the states of a recognizer follow each other as UIKit says"
    case .attemptsReset: "what a recognizer does after its end begins with a reset"
    case .actionsHaveStates:
      "an action is sent in the state that it is about, once for each transition"
    case .trackingIsInOrder: "a control that tracks began to, and stops once"
    case .scrollingIsInOrder: "drags and decelerations of a scroll view begin and end in turn"
    case .holdsAreReleased: "what is released or dropped was held"
    case .restIsReached: "nothing has a touch long after the last finger was lifted"
    }
  }
  func differs(line: Int) -> String { "the same inputs give another trace from line \(line) on" }
  var stops: String { "the program stops" }

  // MARK: shrink

  var outputIsNoName: String { "--output must be a name, to which .yaml and .rec are added" }
  func kept(_ outcome: String) -> String { "kept: \(outcome)" }
  func inputs(_ path: String, before: Int, after: Int) -> String {
    "\(path): \(before) inputs before, \(after) now"
  }
  func lines(_ path: String, before: Int, after: Int) -> String {
    "\(path): \(before) lines before, \(after) now"
  }
  func hasLines(_ lines: [String]) -> String {
    "the log has \(lines.map { "'\($0)'" }.joined(separator: ", then "))"
  }
  func matches(_ pattern: String) -> String { "a line of the log matches '\(pattern)'" }
  func differs(expectation: String, _ differences: [String]) -> String {
    "the expectation '\(expectation)' differs: \(differences.joined(separator: "; "))"
  }
  func noPattern(_ text: String) -> String {
    "--pattern '\(text)' is not a regular expression"
  }
  func noLines(file: String) -> ProblemText {
    ProblemText("the log has no such lines", hint: printLog(file))
  }
  func noMatch(file: String) -> ProblemText {
    ProblemText("no line of the log matches", hint: printLog(file))
  }
  private func printLog(_ file: String) -> String {
    "print the log with: touchscope log \(file)"
  }
  func nothingWrong(file: String) -> ProblemText {
    ProblemText(
      "nothing is wrong here, so it is not clear what must stay the same",
      hint: "name a line of 'touchscope log \(file)' with --line, or a part of one with --pattern")
  }
  var exists: ProblemText {
    ProblemText("the file exists already, and nothing is overwritten", hint: chooseOutput)
  }
  func notWritten(_ reason: String) -> ProblemText {
    ProblemText("the result cannot be written: \(reason)", hint: chooseOutput)
  }
  private var chooseOutput: String { "choose another name with --output" }
}
