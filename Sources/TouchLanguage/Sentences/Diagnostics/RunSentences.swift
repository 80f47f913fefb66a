/// What is wrong with a run of a scene file, and which of its expectations do not hold.
package protocol RunSentences: Sendable {
  // MARK: Inputs

  var noRun: ProblemText { get }
  var noName: ProblemText { get }
  var noInput: ProblemText { get }
  func inputNotSupported(_ verb: String, among verbs: [String]) -> ProblemText
  func tooManyFingers(_ count: Int, most: Int) -> ProblemText
  /// `set` is not a mapping.
  var noSet: ProblemText { get }
  /// `do` is not a mapping.
  var noDo: ProblemText { get }
  var noContentOffset: ProblemText { get }
  /// `button` in `do` is not a type and a phase.
  var noPress: ProblemText { get }
  func missing(field: String, among words: [String]) -> ProblemText
  /// A field that names a point is missing.
  func missingPoint(field: String) -> ProblemText
  var noPoint: ProblemText { get }
  var noTarget: ProblemText { get }
  func unknownField(_ name: String, among fields: [String], nearest: String?) -> ProblemText
  var neverIdle: String { get }

  // MARK: Expectations in the file

  var noExpectation: ProblemText { get }
  func expectationNotSupported(_ form: String, among forms: [String]) -> ProblemText
  func cannotCombine(_ key: String, form: String) -> ProblemText
  var logLacksLines: ProblemText { get }

  // MARK: Expectations that do not hold

  func failed(run: String, golden: String?, _ difference: String) -> String
  func changeFailed(_ problem: ProblemText) -> String
  var noExpectations: String { get }
  var actions: String { get }
  var log: String { get }
  func states(of id: String) -> String
  var lines: String { get }
  var printedLines: String { get }
  /// Rows with signs follow.
  func differ(_ what: String) -> String
  func never(_ line: String) -> String
  func occurred(_ line: String, at time: Double, notBetween from: Double, _ to: Double) -> String
  func occurred(_ line: String, times: Int, notFrom from: Int, to: Int) -> String
  func reason(of id: String, _ actual: String?, not expected: String) -> String
  func firstResponder(_ actual: String?, not expected: String?) -> String
  func noAlternative(_ failures: [String]) -> String
  func noValue(_ path: String) -> String
  func value(_ path: String, _ actual: String, notBetween from: Double, _ to: Double) -> String
  func value(_ path: String, _ actual: String, not expected: String, within: Double) -> String
  /// `others`: the lines of the same subject.
  func missing(_ line: String, isEarlier: Bool, others: [String]) -> String
  func unwanted(_ line: String) -> String
  func noStack(_ golden: String) -> String
  func stackDiffers(from golden: String, _ rows: [String]) -> String
  func stackLacks(_ golden: String, _ rows: [String]) -> String
}
