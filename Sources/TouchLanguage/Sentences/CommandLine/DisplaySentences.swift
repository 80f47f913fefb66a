/// What is printed of displays, fonts, pictures, frames and recorded windows.
package protocol DisplaySentences: Sendable {
  // MARK: Displays and fonts

  var noDisplay: String { get }
  /// `names`: environment variables with their values.
  func noAnswer(at names: [String]) -> String
  var lost: String { get }
  func windowNotOpened(_ reason: String) -> String
  func missingFont(_ family: String, package: String) -> String

  // MARK: Pictures

  /// Names the window where a picture of it should have been.
  var window: String { get }
  var nothingDrawn: String { get }
  var noMemory: String { get }
  var noMemoryForPicture: String { get }
  func tooLarge(megapixels: Int, most: Int) -> String
  func noRecognizer(for panel: String, among names: [String]) -> String
  func noObject(_ name: String, among names: [String]) -> String
  func nothingYet(panel: String, at time: String) -> String
  func description(panel: String, at time: String, _ title: String, _ text: String) -> String

  // MARK: Frames

  var noFrames: String { get }
  func frames(_ count: Int, _ figures: String) -> String
  func processorTime(_ figures: String) -> String
  /// Milliseconds.
  func figures(median: String, most: String, longest: String) -> String

  // MARK: Recordings

  func inputsNotRecorded(_ reason: String) -> String
  func windowNotRecorded(_ reason: String) -> String
  func cannotRecordWindow(_ reason: String) -> ProblemText
  var notARecordedWindow: ProblemText { get }
  /// Of a key in the first line of a recorded window.
  func outOfRange(_ key: String) -> ProblemText
  var turnOutOfOrder: ProblemText { get }
  var unreadableLine: ProblemText { get }
  var noTurn: ProblemText { get }
  func otherState(_ state: WindowCount, recorded: WindowCount) -> ProblemText
  func otherQuestion(_ question: String) -> ProblemText
  func replayed(turns: Int, time: String, inputs: Int, events: Int, compared: Int) -> String
}

/// How much a window had taken in at a moment.
package struct WindowCount: Hashable, Sendable {
  package let inputs: Int
  package let events: Int
  /// A digest of its state.
  package let state: String

  package init(inputs: Int, events: Int, state: String) {
    self.inputs = inputs
    self.events = events
    self.state = state
  }
}
