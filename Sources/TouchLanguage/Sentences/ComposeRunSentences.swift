package import TouchTrace

/// What is said of relations that were just drawn.
package protocol ComposeRelationSentences: Sendable {
  func sentence(_ warning: RelationWarning) -> String
}

/// What is said of a scene's runs where they are changed.
package protocol ComposeRunSentences: Sendable {
  /// How many runs there are, and how many of them fail now; while some are checked, what is known is not all.
  func runsSummary(_ count: Int, failing: Int, isChecking: Bool) -> String
  /// On a run: how many of its expectations fail; nil before it was checked.
  func runHelp(_ name: String, failures: Int?) -> String
  var runNamePlaceholder: String { get }
  var renameRun: String { get }
  /// Puts the last gesture in the place of a run.
  var recordAgain: String { get }
  var recordAgainHelp: String { get }
  /// The last gesture is now that of a run; how many of its expectations fail.
  func recordedAgain(_ name: String, failures: Int) -> String
  /// The same, sample by sample: no plain gesture ends so.
  func recordedAgain(_ name: String, samples: Int, failures: Int) -> String
  var deleteRun: String { get }
  var updateExpectation: String { get }
  /// What the expectation would say.
  func updateHelp(_ value: String) -> String
  func line(_ number: Int) -> String
  var lineHelp: String { get }
  /// A run was played to its end, and nothing ended or acted in it.
  func played(_ name: String) -> String

  // MARK: Why a change is not made

  func noRun(_ name: String) -> String
  var namelessRun: String { get }
  func takenRun(_ name: String, line: Int) -> String
  /// The text of a run's expectation has become another.
  func noExpectation(_ run: String) -> String
}
