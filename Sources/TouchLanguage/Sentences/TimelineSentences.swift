package import TouchTrace

/// What is said in the timeline. Where several texts are returned, the longest is first.
package protocol TimelineSentences: Sendable {
  // MARK: Lanes

  /// The title of a touch's lane.
  func touch(_ number: Int) -> String
  /// Beside the title, the row of what the digitizer reported.
  var sampled: String { get }
  /// Beside the title, the row of what the view got.
  var delivered: String { get }
  /// Beside the title of a recognizer's timers.
  func timers(_ count: Int) -> String
  /// A recognizer's timers.
  func timers(of recognizer: String) -> String
  /// The title of the lane that all recognizers' timers share.
  var allTimers: String { get }
  /// The title of the lane of answers.
  var answers: String { get }
  /// Lanes for which there is no room.
  func moreLanes(_ names: [String]) -> String

  // MARK: Before the first touch

  /// In the middle of the timeline.
  var invitation: String { get }
  /// The title of the recognizer in the sample picture.
  var sampleRecognizer: String { get }
  /// The title of the view in the sample picture.
  var sampleView: String { get }

  // MARK: Touches

  /// A view does not get a touch.
  func notGiven(to view: String, _ reason: Reason) -> [String]
  /// A view gets a touch.
  func touch(_ number: Int, deliveredTo view: String) -> String
  /// Recognizers keep a phase of a touch from its view.
  func hold(_ phase: TouchPhase, by holders: [String], seconds: Double, isDropped: Bool)
    -> [String]
  /// One recognizer keeps a phase of a touch from its view.
  func hold(_ phase: TouchPhase, by holder: String, seconds: Double, _ outcome: HoldOutcome)
    -> String
  /// On the lane of a view that got no touch.
  var nothingDelivered: String { get }

  // MARK: Recognizers

  /// The name of a state on a lane.
  func state(_ state: StateLabel) -> String
  /// A tap recognizer between its taps.
  func taps(_ count: Int, of needed: Int) -> String
  /// A recognizer whose change is held back.
  func waits(for recognizer: String) -> String
  /// The end of a recognizer that another one prevented.
  func prevented(by recognizer: String) -> String
  /// Spans that are too short to be drawn one by one.
  func shortSpans(_ count: Int) -> String

  // MARK: Timers

  /// A timer with its whole duration; `name` is that of the trace.
  func timer(_ name: String, seconds: Double) -> String
  /// What came of a timer.
  func timer(_ outcome: TimerOutcome) -> String

  // MARK: Answers

  /// What a delegate, view or subclass said.
  func answer(_ isYes: Bool) -> String
  /// Answers that are one item.
  func answers(_ count: Int, yes: Int) -> String

  // MARK: Time

  /// How to use the playhead.
  var playheadTooltip: String { get }
  /// The label of a measured span.
  func measured(seconds: Double, events: Int) -> String
  /// What a measured span is, and how it is removed.
  var measuredTooltip: String { get }
  /// The title of the strip with the whole session.
  var session: String { get }
  /// How long the session is.
  func sessionLength(nanoseconds: Int64) -> String
  /// The whole session and its length.
  func wholeSession(nanoseconds: Int64) -> String
}

/// What came of a hold.
package enum HoldOutcome: Sendable {
  case lasting, released, dropped
}

/// What came of a timer; times are seconds since the gesture's first touch.
package enum TimerOutcome: Sendable {
  case due(at: Double)
  case fired(at: Double)
  /// Another recognizer prevented the timer's own.
  case prevented(by: String)
  /// Nil when nothing is known to have done it.
  case cancelled(by: EventMaker?)
}
