/// Runs.
extension EnglishCompose {
  func runsSummary(_ count: Int, failing: Int, isChecking: Bool) -> String {
    if isChecking { return count == 1 ? "Checking the run" : "Checking \(count) runs" }
    if failing > 0 {
      return "\(failing) of \(count) \(count == 1 ? "run fails" : "runs fail") now."
    }
    return count == 1 ? "The run passes." : "All \(count) runs pass."
  }
  func runHelp(_ name: String, failures: Int?) -> String {
    failures.map { "\(name): \(Self.verdict($0))" } ?? name
  }
  var runNamePlaceholder: String { "Name of the run" }
  var renameRun: String { "Rename" }
  var recordAgain: String { "Record again" }
  var recordAgainHelp: String { "Replaces this run with the last gesture and what came of it" }
  func recordedAgain(_ name: String, failures: Int) -> String {
    "Run “\(name)” recorded again, \(Self.verdict(failures))."
  }
  func recordedAgain(_ name: String, samples: Int, failures: Int) -> String {
    "Run “\(name)” recorded again with \(samples) samples, because a plain gesture ends otherwise; \(Self.verdict(failures))."
  }
  var deleteRun: String { "Delete" }
  var updateExpectation: String { "Update expectation" }
  func updateHelp(_ value: String) -> String { "Expects what came: \(value)" }
  func line(_ number: Int) -> String { "Line \(number)" }
  var lineHelp: String { "Shows the expectation in the text" }
  func played(_ name: String) -> String { "Run “\(name)” was played: nothing recognized." }

  func noRun(_ name: String) -> String { "The scene's file has no run “\(name)”." }
  var namelessRun: String { "A run needs a name." }
  func takenRun(_ name: String, line: Int) -> String {
    "“\(name)” is the name of another run (line \(line))."
  }
  func noExpectation(_ run: String) -> String {
    "The text of “\(run)” has changed: this expectation is not there any more."
  }
}
