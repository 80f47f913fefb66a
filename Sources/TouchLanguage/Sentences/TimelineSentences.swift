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
  /// Beside the title of a view's lane.
  var view: String { get }
  /// The title of the lane of answers.
  var answers: String { get }
  /// The title of the row of all that was kept from views, and the words beside it.
  var heldBack: (title: String, detail: String) { get }
  /// The title of the row of responders that got what the hit view got.
  func above(_ view: String, _ count: Int) -> String
  /// What that row counts, beside its title.
  var responders: String { get }
  /// What they got at one moment is what the hit view got; `responders` are named, all of them or as many as there is room
  /// for.
  func theSame(as view: String, by responders: [String]) -> [String]
  /// The title of a row of recognizers with one outcome.
  func group(_ state: StateLabel, _ count: Int) -> String
  /// A row that stands for several recognizers in one state.
  func several(_ state: StateLabel, _ count: Int) -> String
  /// Their names with the reason that they share, all of them or as many as there is room for.
  func members(_ names: [String], _ reason: String?) -> [String]
  /// Which coordinate of the content offset a row shows.
  func contentOffset(isVertical: Bool) -> String
  /// Its least and its greatest value, points.
  func offsets(in range: ClosedRange<Double>) -> String
  /// Lanes for which there is no room.
  func moreLanes(_ names: [String]) -> String

  // MARK: What is done with lanes

  /// The tooltip of the sign that folds a row.
  func fold(isOpen: Bool) -> String
  func title(_ action: LaneAction) -> String
  /// The title above a lane's items in a menu.
  func lane(_ title: String) -> String

  // MARK: Before the first touch

  /// What the empty timeline says.
  func invitation(_ invitation: TimelineInvitation) -> (title: String, hint: String)

  // MARK: Touches

  /// A view does not get a touch.
  func notGiven(to view: String, _ reason: Reason) -> [String]
  /// A touch went down while the app ignored events.
  var ignored: [String] { get }
  /// A view gets a touch, in seconds since the gesture's first touch; nil while it has it.
  func touch(_ number: Int, deliveredTo view: String, from: Double, to: Double?) -> String
  /// On the bar of what a view gets; `contact` tells the contacts of one touch number apart, from 1, where there are several.
  func delivered(to view: String, contact: Int?) -> String
  /// How far content moved on after what shows: the distance with its unit, and when it stood, seconds since the first touch.
  func movesOn(to distance: String, at seconds: Double) -> String
  /// When a touch was over, seconds since the gesture's first touch.
  func over(_ end: TouchEnd, at seconds: Double) -> String
  /// A recognizer cancelled a touch in its view; nil when nothing is known to have done it. One that is part of the
  /// view, as that of a switch, works with it. First with the time, then without it.
  func cancelled(by recognizer: String?, isPart: Bool, at seconds: Double) -> [String]
  /// Recognizers keep a phase of a touch from its view.
  func hold(_ phase: TouchPhase, by holders: [String], seconds: Double, _ outcome: HoldOutcome)
    -> [String]
  /// The same beside a hold that is too short for words; the view that got nothing, if any.
  func shortHold(
    _ phase: TouchPhase, by holders: [String], seconds: Double, _ outcome: HoldOutcome,
    view: String?
  ) -> [String]
  /// One recognizer keeps a phase of a touch from its view.
  func hold(_ phase: TouchPhase, by holder: String, seconds: Double, _ outcome: HoldOutcome)
    -> String
  /// How long anything was kept back, and by how many recognizers.
  func total(_ seconds: Double, holders: Int) -> [String]
  /// On the lane of a view that got no touch.
  var nothingDelivered: String { get }
  /// At the end of a touch that a control got, and of which it sent nothing.
  var noControlEvent: String { get }

  // MARK: Recognizers

  /// The name of a state on a lane.
  func state(_ state: StateLabel) -> String
  /// A tap recognizer between its taps; `within` is how long it waits for the next one, seconds.
  func taps(_ count: Int, of needed: Int, within: Double?) -> [String]
  /// A recognizer whose change is held back.
  func waits(for recognizer: String) -> [String]
  /// A continuous recognizer that reported its changes, and why it began.
  func changed(_ count: Int, _ began: Cause?) -> [String]
  /// How long a recognizer stayed in a state, or has until the moment that shows, seconds.
  func lasted(_ seconds: Double, isOver: Bool) -> String
  /// What the ticks on the bar of such a recognizer are.
  var ticks: String { get }
  /// A recognizer that had to wait before it ended.
  func late(_ seconds: Double) -> String
  /// The end of a recognizer that had to wait, where the wait before it has no room for its name: how long it was, seconds.
  func held(_ seconds: Double, then end: String) -> String
  /// The end of a recognizer that another one prevented, with why it was not first.
  func prevented(by recognizer: String, _ prevention: Prevention?) -> [String]
  /// Spans that are too short to be drawn one by one.
  func shortSpans(_ count: Int) -> String

  // MARK: The run before an edit

  /// In the column of a lane that shows two runs: the one before the last edit, and the one with it.
  var runs: (before: String, now: String) { get }
  /// The same of a lane that shows an app that a probe watched, and the engine.
  var appAndHere: (before: String, now: String) { get }
  /// The end of an attempt in the app that was seen late: when the state before was last seen, and when it was seen.
  func between(_ state: StateLabel, _ since: Double, _ seconds: Double) -> String
  /// The hit view of a touch in the app.
  func hit(_ view: String) -> String
  /// A stay in a state, and who was waited for; empty for nobody.
  func former(_ state: StateLabel, for other: String) -> [String]
  /// An end, or a touch method or event of that name, in the row of the run before; seconds since the first touch.
  func former(_ state: StateLabel?, _ name: String, at seconds: Double) -> [String]
  /// The same behind what came with the edit.
  func before(_ state: StateLabel?, _ name: String, at seconds: Double) -> [String]
  /// Where the two runs part.
  var firstDifference: [String] { get }
  var firstDifferenceHelp: String { get }

  // MARK: Timers

  /// A timer with its whole duration; `name` is that of the trace.
  func timer(_ name: String, seconds: Double) -> String
  /// What came of a timer.
  func timer(_ outcome: TimerOutcome) -> String
  /// Beside a timer that was stopped, seconds.
  func stopped(_ name: String, at seconds: Double, of limit: Double) -> [String]
  /// Beside a timer that runs; seconds since the gesture's first touch.
  func due(at seconds: Double) -> String

  // MARK: Answers

  /// What a delegate, view or subclass said.
  func answer(_ isYes: Bool, to call: String) -> [String]
  /// Answers that are one item.
  func answers(_ count: Int, yes: Int) -> String

  // MARK: Arrows

  /// Effects of a cause that have no arrow of their own.
  func moreEffects(_ count: Int) -> String

  // MARK: Time

  /// What the ruler counts from.
  func timeSince(touch: Int) -> [String]
  /// On the playhead while it goes with the newest moment.
  var live: String { get }
  /// On the playhead when the newest moment is right of what shows.
  var now: String { get }
  /// How to use the playhead.
  var playheadTooltip: String { get }
  /// In the ruler: when that was decided what the headline tells; seconds since the gesture's first touch. The longest first.
  func decided(at seconds: Double) -> [String]
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

/// What the timeline says while there is nothing to show.
package enum TimelineInvitation: Hashable, Sendable {
  case noScene
  /// A recording or run plays, and touches of the user do not count.
  case replay
  /// The scene waits for a touch, or for one of its runs.
  case touch(hasRuns: Bool)
  /// The scene is composed: it is touched while it is tried.
  case composing
}

/// What is done with a lane of the timeline.
package enum LaneAction: String, CaseIterable, Sendable {
  case fold, pin, up, down, collapse, hide, only, all
}
