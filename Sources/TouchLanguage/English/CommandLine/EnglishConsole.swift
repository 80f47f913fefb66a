import TouchTrace

struct EnglishConsole: ConsoleSentences {
  // MARK: What kind of message it is

  func error(_ sentence: String) -> String { "error: \(sentence)" }
  func warning(_ sentence: String) -> String { "warning: \(sentence)" }
  func note(_ sentence: String) -> String { "note: \(sentence)" }
  func hint(_ sentence: String) -> String { "hint: \(sentence)" }

  // MARK: Arguments

  func notSeconds(option: String) -> String {
    "\(option) must be a number of seconds, zero or more"
  }
  func outside(option: String, from: Double, to: Double) -> String {
    "\(option) must be between \(CanonicalLine.number(from)) and \(CanonicalLine.number(to))"
  }
  func needsScene(option: String) -> String { "\(option) needs a scene" }
  func needs(option: String, other: String) -> String { "\(option) needs \(other)" }
  func cannotCombine(_ option: String, _ other: String) -> String {
    "\(option) and \(other) cannot be combined"
  }
  func noPictureFile(_ path: String) -> String { "'\(path)' must end in .png or .svg" }
  func noTheme(_ word: String) -> String { "--theme must be dark or light, not '\(word)'" }
  func notOneOf(option: String, _ words: [String], _ word: String) -> String {
    "\(option) must be one of \(words.joined(separator: ", ")), not '\(word)'"
  }
  func notASize(_ text: String) -> String {
    "'\(text)' is not a size; write WIDTHxHEIGHT, each between 100 and 8000, such as 1440x900"
  }
  func notAPoint(_ text: String) -> String {
    "'\(text)' is not a point; write X,Y in points of the screen, such as 120,80"
  }
  func notARange(_ text: String) -> String {
    "'\(text)' is not a range; write FROM-TO in seconds, such as 0.1-0.4"
  }
  func noPanel(_ word: String, among names: [String]) -> String {
    "there is no panel '\(word)'; panels: \(names.joined(separator: ", ")), recognizer:ID"
  }
  func noOverlay(_ word: String, among names: [String]) -> String {
    "there is no overlay '\(word)'; overlays: \(names.joined(separator: ", "))"
  }
  var objectOrPanel: String {
    "name an object of the scene, or a panel with --panel NAME"
  }
  func noObject(_ name: String, in file: String, among names: [String]) -> String {
    "there is no '\(name)' in \(file) at this time; objects: \(names.joined(separator: ", "))"
  }
  var asPrintedAlone: String {
    "--as-printed prints no lines of the engine: leave out --kinds, --of, --nested and --stack"
  }
  func noKindOfLine(_ word: String, among kinds: [String]) -> String {
    "there is no kind of line '\(word)'; kinds: \(kinds.joined(separator: ", "))"
  }

  // MARK: Scenes and recordings

  func printed(_ line: String) -> String { "as printed: \(line)" }
  func moment(_ seconds: Double) -> String { "at \(CanonicalLine.number(seconds)) s" }
  func row(_ row: String, of table: String, at seconds: Double) -> String {
    "System > \(table) at \(CanonicalLine.number(seconds)) s: \(row)"
  }
  func checked(passed: Int, failed: Int) -> String { "\(passed) passed, \(failed) failed" }
  var noRunsToCheck: ProblemText { ProblemText("the scene has no runs to check", hint: addRuns) }
  var noRuns: ProblemText { ProblemText("the scene has no runs", hint: addRuns) }
  private var addRuns: String { "add 'runs:'; see docs/formats.md" }
  func runMissing(among runs: [String]) -> ProblemText {
    ProblemText("a run of the scene must be chosen", hint: choose(runs))
  }
  func noRun(_ name: String, among runs: [String]) -> ProblemText {
    ProblemText("the scene has no run '\(name)'", hint: choose(runs))
  }
  private func choose(_ runs: [String]) -> String {
    "choose one with --run: \(runs.map { "'\($0)'" }.joined(separator: ", "))"
  }
  func reportNotWritten(_ reason: String) -> ProblemText {
    ProblemText(
      "the report cannot be written: \(reason)",
      hint: "check the folder, its permissions and the free space on the disk")
  }
  func outputNotWritten(_ reason: String) -> String { "the output cannot be written: \(reason)" }

  // MARK: export

  var runIsForTests: String { "--run is for --format test" }
  var variantIsForPrograms: String { "--variant is for --format swift; a run names its own" }
  func noVariant(_ name: String, in file: String, among names: [String]) -> String {
    "\(file) has no variant '\(name)'; variants: \(names.joined(separator: ", "))"
  }
  func noRun(_ name: String, in file: String, among names: [String]) -> String {
    "\(file) has no run '\(name)'; runs: \(names.joined(separator: ", "))"
  }
  func exportNotWritten(_ reason: String) -> ProblemText {
    ProblemText(
      "the program cannot be written: \(reason)",
      hint: "choose another name, or replace it with --force")
  }

  // MARK: diff

  func equalLines(_ count: Int) -> String { "equal: \(count) lines" }
  func firstDifference(line: Int) -> String { "line \(line) is the first that differs:" }
  func alone(_ first: Int, of firstCount: Int, _ second: Int, of secondCount: Int) -> String {
    "of \(firstCount) lines \(first) are in the first alone; of \(secondCount) lines \(second) are in the second alone"
  }
  var onlyOrder: String { "only their order differs" }
  var noMoreLines: String { "(no more lines)" }

  // MARK: The window

  var otherFonts: String {
    "fonts or libraries differ from the recording's; pixels may differ"
  }
  func nothingRecorded(_ reason: String) -> ProblemText {
    ProblemText(
      "nothing can be recorded: \(reason)",
      hint: "set DISPLAY or WAYLAND_DISPLAY to a display that is running")
  }
  func noWindow(_ reason: String, scene: String) -> String {
    "There is no window (\(reason)); writing the runs of \(scene) as pictures:"
  }

  // MARK: new

  func alreadyExists(_ name: String) -> String {
    "'\(name)' already exists; nothing was overwritten"
  }
  func noTemplate(_ name: String, among names: [String]) -> String {
    "there is no template '\(name)'; the templates are: \(names.joined(separator: ", "))"
  }
  func sceneNotWritten(_ path: String, _ reason: String) -> String {
    "\(path) was not written: \(reason)"
  }
  func nextScene(_ path: String) -> String {
    "touchscope \(path)   # press M to compose it"
  }
  var noTouchscope: String { "Touchscope's folder was not found; pass it with --touchscope" }
  func packageNotWritten(_ reason: String) -> String {
    "the package could not be written: \(reason)"
  }
  func next(package: String, scene: String) -> String {
    "Next: cd \(package); swift test; swift run \(package)App \(scene)"
  }
  func notAModule(_ name: String) -> String {
    "'\(name)' is not a module name: use letters and digits, the first one a capital letter"
  }
  func takenModule(_ name: String) -> String {
    "'\(name)' is the name of a module that the package needs; choose another name"
  }

  // MARK: catalog

  func scene(_ title: String, topic: String, runs: Int) -> String {
    "\(title)  (\(topic); \(runs) runs)"
  }
  func attribute(subject: String, values: String, summary: String) -> String {
    "on \(subject): \(values). \(summary)"
  }
  func assigned(_ state: String, outcome: String, warns: Bool) -> String {
    "assigned \(state): \(outcome)\(warns ? ", with a machine line" : "")"
  }
  func entry(_ title: String, summary: String) -> String { "\(title): \(summary)" }
}
