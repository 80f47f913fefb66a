struct EnglishDisplay: DisplaySentences {
  // MARK: Displays and fonts

  var noDisplay: String { "there is no display" }
  func noAnswer(at names: [String]) -> String {
    "no display answers at \(names.joined(separator: ", "))"
  }
  var lost: String { "the display closed the connection" }
  func windowNotOpened(_ reason: String) -> String { "the window cannot be opened: \(reason)" }
  func missingFont(_ family: String, package: String) -> String {
    "the font '\(family)' is missing; install the package \(package)"
  }

  // MARK: Pictures

  var window: String { "the window" }
  var nothingDrawn: String { "nothing was drawn yet" }
  var noMemory: String { "there is no memory for it" }
  var noMemoryForPicture: String {
    "there is no memory for a picture of this size; choose a smaller one"
  }
  func tooLarge(megapixels: Int, most: Int) -> String {
    "the picture would have \(megapixels) million pixels, and at most \(most) million are drawn; choose a smaller --size or --scale, or write an SVG"
  }
  func noRecognizer(for panel: String, among names: [String]) -> String {
    "there is no recognizer for '\(panel)'; there are: \(names.joined(separator: ", "))"
  }
  func noObject(_ name: String, among names: [String]) -> String {
    "there is no '\(name)' at this time; there are: \(names.joined(separator: ", "))"
  }
  func nothingYet(panel: String, at time: String) -> String {
    "\(panel) at \(time): nothing has happened yet."
  }
  func description(panel: String, at time: String, _ title: String, _ text: String) -> String {
    "\(panel) at \(time): \(title). \(text)"
  }

  // MARK: Frames

  var noFrames: String { "no frames" }
  func frames(_ count: Int, _ figures: String) -> String {
    "\(count) frames; milliseconds each: \(figures)"
  }
  func processorTime(_ figures: String) -> String {
    "processor time, milliseconds each: \(figures)"
  }
  func figures(median: String, most: String, longest: String) -> String {
    "median \(median), 95 % \(most), longest \(longest)"
  }

  // MARK: Recordings

  func inputsNotRecorded(_ reason: String) -> String {
    "the recording was not written to its end: \(reason)"
  }
  func windowNotRecorded(_ reason: String) -> String {
    "the window was not recorded to its end: \(reason)"
  }
  func cannotRecordWindow(_ reason: String) -> ProblemText {
    ProblemText(
      "the window cannot be recorded here: \(reason)",
      hint: "name a file that does not exist, in a folder that can be written")
  }
  var notARecordedWindow: ProblemText {
    ProblemText("this is not a recorded window", hint: useRecorded)
  }
  func outOfRange(_ key: String) -> ProblemText {
    ProblemText("the number of '\(key)' is out of range", hint: useRecorded)
  }
  var turnOutOfOrder: ProblemText {
    ProblemText("this turn is before the one above, or after a year", hint: useRecorded)
  }
  var unreadableLine: ProblemText { ProblemText("this line cannot be read", hint: useRecorded) }
  private var useRecorded: String { "use a file that --record-window has written" }
  var noTurn: ProblemText { ProblemText("a turn was expected", hint: useSameVersion) }
  private var useSameVersion: String { "replay the file with the version that recorded it" }
  func otherState(_ state: WindowCount, recorded: WindowCount) -> ProblemText {
    ProblemText(
      "the window has another state than the recorded one: \(state.inputs) inputs, \(state.events) trace events and the state \(state.state); recorded were \(recorded.inputs), \(recorded.events) and \(recorded.state)",
      hint: useSameVersion)
  }
  func otherQuestion(_ question: String) -> ProblemText {
    ProblemText(
      "the window asks for '\(question)' here, and the recorded one did not",
      hint: useSameVersion)
  }
  func replayed(turns: Int, time: String, inputs: Int, events: Int, compared: Int) -> String {
    "\(turns) turns in \(time), \(inputs) inputs, \(events) trace events, \(compared) states compared"
  }
}
