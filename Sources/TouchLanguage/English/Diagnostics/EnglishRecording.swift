struct EnglishRecording: RecordingSentences {
  // MARK: Lines of a recording

  func notARecording(start: String) -> ProblemText {
    ProblemText("not a recording", hint: "a recording starts with '\(start)'")
  }
  var noScene: ProblemText {
    ProblemText("the recording names no scene", hint: "add a line 'scene PATH'")
  }
  func otherScene(mark: String) -> ProblemText {
    ProblemText(
      "the scene in the recording is not the one that the recording was made on",
      hint: "remove the lines that start with '\(mark)'; the scene's file is used then")
  }
  func timeGoesBack(from last: Double, to text: String) -> ProblemText {
    ProblemText(
      "the time goes backwards, from \(last) s to \(text) s",
      hint: "inputs must be in order of arrival")
  }
  var noInput: ProblemText {
    ProblemText(
      "the line ends before its input",
      hint: "write an input after the time, such as: down 1 214.0 463.5")
  }
  var onlyShake: ProblemText {
    ProblemText("the only motion is a shake", hint: "write: motion shake")
  }
  func needsThread(_ verb: String) -> ProblemText {
    ProblemText("'\(verb)' needs a thread", hint: "write: \(verb) eventFetch")
  }
  var setLacksValue: ProblemText {
    ProblemText("'set' needs id.property and a value", hint: "write: set card.alpha 0.5")
  }
  var doLacksVerb: ProblemText {
    ProblemText("'do' needs a verb", hint: "write: do removeFromSuperview card")
  }
  func unexpected(_ word: String) -> ProblemText {
    ProblemText("unexpected '\(word)'", hint: "separate fingers with ' | '")
  }
  var noFingerAfterBar: ProblemText {
    ProblemText(
      "a finger is missing after '|'", hint: "remove the '|', or write another finger after it")
  }
  var buttonLacksPhase: ProblemText {
    ProblemText("'button' needs a button and a phase", hint: "write: button select began")
  }
  func unknownInput(_ verb: String) -> ProblemText {
    ProblemText(
      "'\(verb)' is not an input",
      hint: "down, move, up, cancel, button, motion, set, do, interrupt or wait")
  }
  func needsFinger(_ verb: String) -> ProblemText {
    ProblemText("'\(verb)' needs a finger from 1 to 20", hint: "write: \(verb) 1 214.0 463.5")
  }
  func needsValue(_ property: String) -> ProblemText {
    ProblemText("'\(property)' needs a value", hint: "write a value after it, such as: force 0.5")
  }
  func unknownProperty(_ name: String, among names: [String]) -> ProblemText {
    ProblemText(
      "'\(name)' is not a property of a finger", hint: names.joined(separator: ", "))
  }
  func noValue(_ text: String, of property: String, _ expected: FingerValue) -> ProblemText {
    let hint =
      switch expected {
      case .type(let names): "types: \(names.joined(separator: ", "))"
      case .edge(let names): "edges: \(names.joined(separator: ", "))"
      case .integer: "write a whole number"
      case .finite: "write a finite number"
      }
    return ProblemText("'\(text)' is not a value of '\(property)'", hint: hint)
  }
  var noLocation: ProblemText {
    ProblemText("a location needs two finite numbers", hint: "write: down 1 214.0 463.5")
  }
  func noTime(_ text: String) -> ProblemText {
    ProblemText(
      "'\(text)' is not a time in seconds",
      hint: "each line starts with its arrival time, such as 0.083333")
  }

  // MARK: Files

  func hasChanged(_ scene: String) -> String {
    "\(scene) has changed since the recording was made; results may differ"
  }
  func playsCopy(of scene: String) -> String {
    "\(scene) cannot be read; the recording is played on its own copy of the scene"
  }
  func sceneUnreadable(_ scene: String, _ reason: String?) -> ProblemText {
    ProblemText(
      "the recording's scene '\(scene)' cannot be read\(reason.map { ": \($0)" } ?? "")",
      hint: "put the scene there; a recording made with --with-scene carries its scene")
  }
  func allTaken(most: Int) -> String { "all names up to \(most) are taken" }
  func notWritten(_ reason: String) -> ProblemText {
    ProblemText("the recording cannot be written: \(reason)", hint: EnglishFile.checkFolder)
  }
  func writtenBut(_ reason: String) -> ProblemText {
    ProblemText("the recording is written, but \(reason)", hint: EnglishFile.checkFolder)
  }
  var exists: ProblemText {
    ProblemText(
      "the recording cannot be written here: the file exists already, and nothing is overwritten",
      hint: "name a file that does not exist, or remove this one first")
  }
  func notRecorded(_ reason: String) -> ProblemText {
    ProblemText(
      "the recording cannot be written here: \(reason)",
      hint: "check the folder and its permissions")
  }

  // MARK: Edits

  var editIsNoLine: ProblemText {
    ProblemText(
      "an edit must be one line, and its path has no spaces",
      hint: "write id.property and the value on one line")
  }
}
