/// What commands print: results, notes, and why an argument is refused.
package protocol ConsoleSentences: Sendable {
  // MARK: What kind of message it is

  func error(_ sentence: String) -> String
  func warning(_ sentence: String) -> String
  func note(_ sentence: String) -> String
  func hint(_ sentence: String) -> String

  // MARK: Arguments

  /// A number of seconds that is not negative.
  func notSeconds(option: String) -> String
  func outside(option: String, from: Double, to: Double) -> String
  func needsScene(option: String) -> String
  func needs(option: String, other: String) -> String
  func cannotCombine(_ option: String, _ other: String) -> String
  func noPictureFile(_ path: String) -> String
  func noTheme(_ word: String) -> String
  func notOneOf(option: String, _ words: [String], _ word: String) -> String
  func notASize(_ text: String) -> String
  func notAPoint(_ text: String) -> String
  func notARange(_ text: String) -> String
  func noPanel(_ word: String, among names: [String]) -> String
  func noOverlay(_ word: String, among names: [String]) -> String
  /// Nothing was named that could be described.
  var objectOrPanel: String { get }
  func noObject(_ name: String, in file: String, among names: [String]) -> String
  /// `--as-printed` beside options about the engine's lines.
  var asPrintedAlone: String { get }
  func noKindOfLine(_ word: String, among kinds: [String]) -> String

  // MARK: Scenes and recordings

  /// In the list of what the articles ask for: a line that code printed.
  func printed(_ line: String) -> String
  /// A moment of a run.
  func moment(_ seconds: Double) -> String
  /// A row of a table of the tab System at a moment.
  func row(_ row: String, of table: String, at seconds: Double) -> String
  func checked(passed: Int, failed: Int) -> String
  var noRunsToCheck: ProblemText { get }
  var noRuns: ProblemText { get }
  /// No run was named.
  func runMissing(among runs: [String]) -> ProblemText
  func noRun(_ name: String, among runs: [String]) -> ProblemText
  func reportNotWritten(_ reason: String) -> ProblemText
  func outputNotWritten(_ reason: String) -> String

  // MARK: export

  var runIsForTests: String { get }
  var variantIsForPrograms: String { get }
  func noVariant(_ name: String, in file: String, among names: [String]) -> String
  func noRun(_ name: String, in file: String, among names: [String]) -> String
  func exportNotWritten(_ reason: String) -> ProblemText

  // MARK: diff

  func equalLines(_ count: Int) -> String
  /// From 1.
  func firstDifference(line: Int) -> String
  /// How many lines only one log has, of how many.
  func alone(_ first: Int, of firstCount: Int, _ second: Int, of secondCount: Int) -> String
  var onlyOrder: String { get }
  var noMoreLines: String { get }

  // MARK: The window

  var otherFonts: String { get }
  func nothingRecorded(_ reason: String) -> ProblemText
  func noWindow(_ reason: String, scene: String) -> String

  // MARK: new

  func alreadyExists(_ name: String) -> String
  var noTouchscope: String { get }
  func noTemplate(_ name: String, among names: [String]) -> String
  func sceneNotWritten(_ path: String, _ reason: String) -> String
  /// How a new scene is opened.
  func nextScene(_ path: String) -> String
  func packageNotWritten(_ reason: String) -> String
  func next(package: String, scene: String) -> String
  func notAModule(_ name: String) -> String
  func takenModule(_ name: String) -> String

  // MARK: catalog

  func scene(_ title: String, topic: String, runs: Int) -> String
  /// `subject`: the objects that have it.
  func attribute(subject: String, values: String, summary: String) -> String
  /// What a recognizer's assignment to its state becomes.
  func assigned(_ state: String, outcome: String, warns: Bool) -> String
  func entry(_ title: String, summary: String) -> String
}
