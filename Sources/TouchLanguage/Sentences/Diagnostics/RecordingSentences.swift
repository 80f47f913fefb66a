/// What is wrong with a recording or an edit, and what is said of a recording that is opened or saved.
package protocol RecordingSentences: Sendable {
  // MARK: Lines of a recording

  /// `start`: the first line of every recording.
  func notARecording(start: String) -> ProblemText
  var noScene: ProblemText { get }
  /// `mark`: what lines of the scene start with.
  func otherScene(mark: String) -> ProblemText
  func timeGoesBack(from last: Double, to text: String) -> ProblemText
  var noInput: ProblemText { get }
  var onlyShake: ProblemText { get }
  func needsThread(_ verb: String) -> ProblemText
  var setLacksValue: ProblemText { get }
  var doLacksVerb: ProblemText { get }
  func unexpected(_ word: String) -> ProblemText
  var noFingerAfterBar: ProblemText { get }
  var buttonLacksPhase: ProblemText { get }
  func unknownInput(_ verb: String) -> ProblemText
  func needsFinger(_ verb: String) -> ProblemText
  func needsValue(_ property: String) -> ProblemText
  func unknownProperty(_ name: String, among names: [String]) -> ProblemText
  func noValue(_ text: String, of property: String, _ expected: FingerValue) -> ProblemText
  var noLocation: ProblemText { get }
  func noTime(_ text: String) -> ProblemText

  // MARK: Files

  func hasChanged(_ scene: String) -> String
  func playsCopy(of scene: String) -> String
  func sceneUnreadable(_ scene: String, _ reason: String?) -> ProblemText
  func allTaken(most: Int) -> String
  func notWritten(_ reason: String) -> ProblemText
  /// The recording is there, but something beside it remains.
  func writtenBut(_ reason: String) -> ProblemText
  /// Where inputs are to be recorded as they happen there is a file.
  var exists: ProblemText { get }
  func notRecorded(_ reason: String) -> ProblemText

  // MARK: Edits

  var editIsNoLine: ProblemText { get }
}

/// What a property of a recording's finger takes.
package enum FingerValue: Hashable, Sendable {
  case type(among: [String])
  case edge(among: [String])
  case integer, finite
}
