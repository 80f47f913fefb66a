import TouchTrace

struct EnglishRun: RunSentences {
  // MARK: Inputs

  var noRun: ProblemText {
    ProblemText("a run must be a mapping", hint: "- name: ...\n  input: [...]")
  }
  var noName: ProblemText { ProblemText("this run has no name", hint: "add 'name: ...'") }
  var noInput: ProblemText {
    ProblemText("an input must be one verb with its fields", hint: "- tap: {at: card}")
  }
  func inputNotSupported(_ verb: String, among verbs: [String]) -> ProblemText {
    ProblemText(
      "the input '\(verb)' is not supported yet",
      hint: "supported: \(verbs.joined(separator: ", "))")
  }
  func tooManyFingers(_ count: Int, most: Int) -> ProblemText {
    ProblemText(
      "these inputs need \(count) fingers, and a run has \(most)",
      hint: "play some of them one after the other")
  }
  var noSet: ProblemText {
    ProblemText(
      "'set' must be a mapping of id.property: value", hint: "set: {card.alpha: 0.5}")
  }
  var noDo: ProblemText {
    ProblemText("'do' must be a mapping of verb: id", hint: "do: {removeFromSuperview: card}")
  }
  var noPress: ProblemText {
    ProblemText("'button' is not a type and a phase", hint: "button: [select, began]")
  }
  var noContentOffset: ProblemText {
    ProblemText("'setContentOffset' needs a scroll view and a point", hint: "[scroll, x, y]")
  }
  func missing(field: String, among words: [String]) -> ProblemText {
    ProblemText("'\(field)' is missing", hint: "\(field): \(words.joined(separator: ", or "))")
  }
  func missingPoint(field: String) -> ProblemText {
    ProblemText("'\(field)' is missing", hint: pointForms)
  }
  var noPoint: ProblemText { ProblemText("not a point", hint: pointForms) }
  private var pointForms: String { "a view's id, [x, y], or {in: id, at: [x, y]}" }
  var noTarget: ProblemText {
    ProblemText(
      "'to', 'by' or 'along' is missing",
      hint: "to: a view's id or [x, y]; by: [dx, dy]; along: a list of points")
  }
  func unknownField(_ name: String, among fields: [String], nearest: String?) -> ProblemText {
    ProblemText(
      "unknown field '\(name)'",
      hint: EnglishValue.suggestion(nearest, or: "fields: \(fields.joined(separator: ", "))"))
  }
  var neverIdle: String { "'wait: idle' gave up: a timer is still running after 60 s" }

  // MARK: Expectations in the file

  var noExpectation: ProblemText {
    ProblemText("an expectation must be a mapping", hint: "- actions: [singleTap]")
  }
  func expectationNotSupported(_ form: String, among forms: [String]) -> ProblemText {
    ProblemText(
      "the expectation '\(form)' is not supported yet",
      hint: "supported: \(forms.joined(separator: ", "))")
  }
  func cannotCombine(_ key: String, form: String) -> ProblemText {
    ProblemText(
      "'\(key)' cannot be combined with '\(form)'",
      hint: "start a new '- ' for another expectation")
  }
  var logLacksLines: ProblemText {
    ProblemText("'log' needs 'is', the expected lines", hint: "log: {kinds: [state], is: [...]}")
  }

  // MARK: Expectations that do not hold

  func failed(run: String, golden: String?, _ difference: String) -> String {
    "run '\(run)'\(golden.map { " (\($0))" } ?? ""): \(difference)"
  }
  func changeFailed(_ problem: ProblemText) -> String {
    "a change during the run failed: \(problem.sentence)\n    hint: \(problem.hint)"
  }
  var noExpectations: String { "the run has no expectations, so it cannot fail" }
  var actions: String { "actions" }
  var log: String { "log" }
  func states(of id: String) -> String { "states of \(id)" }
  var lines: String { "the lines" }
  var printedLines: String { "the printed lines" }
  func differ(_ what: String) -> String { "\(what) differ (- expected, + actual):" }
  func never(_ line: String) -> String { "the line never occurred: \(line)" }
  func occurred(
    _ line: String, at time: Double, notBetween from: Double, _ to: Double
  ) -> String {
    "'\(line)' occurred at \(CanonicalLine.number(time)) s, not between \(from) and \(to)"
  }
  func occurred(_ line: String, times: Int, notFrom from: Int, to: Int) -> String {
    "'\(line)' occurred \(times) times, not \(from) to \(to)"
  }
  func reason(of id: String, _ actual: String?, not expected: String) -> String {
    "the reason for \(id) is \(actual ?? "none"), not \(expected)"
  }
  func firstResponder(_ actual: String?, not expected: String?) -> String {
    "the first responder is \(actual ?? "nil"), not \(expected ?? "nil")"
  }
  func noAlternative(_ failures: [String]) -> String {
    "none of the alternatives holds:\n" + failures.joined(separator: "\n")
  }
  func noValue(_ path: String) -> String { "there is no value '\(path)'" }
  func value(
    _ path: String, _ actual: String, notBetween from: Double, _ to: Double
  ) -> String { "\(path) is \(actual), not between \(from) and \(to)" }
  func value(
    _ path: String, _ actual: String, not expected: String, within: Double
  ) -> String { "\(path) is \(actual), not \(expected) within \(within)" }
  func missing(_ line: String, isEarlier: Bool, others: [String]) -> String {
    "missing, in this order: \(line)\(isEarlier ? " (it occurs earlier)" : "")\n"
      + others.map { "      has: \($0)" }.joined(separator: "\n")
  }
  func unwanted(_ line: String) -> String { "this line must not occur: \(line)" }
  func noStack(_ golden: String) -> String { "there is no recorded stack for \(golden)" }
  func stackDiffers(from golden: String, _ rows: [String]) -> String {
    "the stack differs from that of \(golden):" + list(rows)
  }
  func stackLacks(_ golden: String, _ rows: [String]) -> String {
    "the stack does not contain the frames of \(golden) in a row:" + list(rows)
  }
  private func list(_ rows: [String]) -> String {
    "\n    " + rows.joined(separator: "\n    ")
  }
}
