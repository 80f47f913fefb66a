import TouchTrace

struct EnglishTimeline: TimelineSentences {
  // MARK: Lanes

  func touch(_ number: Int) -> String { "touch \(number)" }
  var sampled: String { "sampled" }
  var delivered: String { "delivered" }
  var view: String { "view" }
  var answers: String { "questions and answers" }
  var heldBack: (title: String, detail: String) { ("held back", "in total") }
  func above(_ view: String, _ count: Int) -> String { "\(count) above \(view)" }
  var responders: String { "responders" }

  func theSame(as view: String, by responders: [String]) -> [String] {
    let same = "the same touches as \(view)"
    return Self.names(responders).map { "\($0): \(same)" } + [same, "the same touches"]
  }

  func group(_ state: StateLabel, _ count: Int) -> String { "\(count) \(state)" }
  func several(_ state: StateLabel, _ count: Int) -> String {
    "\(self.state(state)) \u{00D7}\(count)"
  }

  func members(_ names: [String], _ reason: String?) -> [String] {
    let all = Self.names(names)
    guard let reason else { return all }
    return all.map { "\($0) \u{00B7} \(reason)" } + [reason]
  }

  /// All names, then fewer and fewer of them with the number of the others.
  private static func names(_ names: [String]) -> [String] {
    [names.joined(separator: ", ")]
      + [4, 2, 1].filter { $0 < names.count }.map { count in
        "\(names.prefix(count).joined(separator: ", ")) and \(names.count - count) more"
      }
  }

  func contentOffset(isVertical: Bool) -> String {
    isVertical ? "contentOffset.y" : "contentOffset.x"
  }

  func offsets(in range: ClosedRange<Double>) -> String {
    "\(Units.number(range.lowerBound)) to \(Units.number(range.upperBound)) pt"
  }

  func moreLanes(_ names: [String]) -> String {
    "more below: \(names.joined(separator: ", "))"
  }

  // MARK: What is done with lanes

  func fold(isOpen: Bool) -> String { isOpen ? "Fold" : "Unfold" }

  func title(_ action: LaneAction) -> String {
    switch action {
    case .fold: "Fold or unfold"
    case .pin: "Pin to the top, or let go"
    case .up: "Move up"
    case .down: "Move down"
    case .collapse: "Collapse or expand"
    case .hide: "Hide"
    case .only: "Show only this lane and its touches"
    case .all: "Show all lanes as they were"
    }
  }

  func lane(_ title: String) -> String { "Lane \(title)" }

  // MARK: Before the first touch

  func invitation(_ invitation: TimelineInvitation) -> (title: String, hint: String) {
    switch invitation {
    case .noScene:
      ("Open a scene. Every decision appears here.", "")
    case .replay:
      ("Nothing was touched yet.", "The recording plays; your touches are not delivered.")
    case .composing:
      (
        "Hold F4 and touch the scene. Every decision appears here.",
        "A short press of F4 stays on until the next one."
      )
    case .touch(hasRuns: false):
      (Self.touchTheScene, "Click = touch, Ctrl + click = two touches")
    case .touch(hasRuns: true):
      (Self.touchTheScene, "Click = touch, Ctrl + click = two touches, or play a run:")
    }
  }

  private static let touchTheScene = "Touch the scene. Every decision appears here."

  // MARK: Touches

  var ignored: [String] { ["ignored: the app was ignoring events", "ignored"] }

  func notGiven(to view: String, _ reason: Reason) -> [String] {
    let why =
      switch reason {
      case .multipleTouchOff: "multiple touch off"
      case .exclusiveTouch: "another view has exclusive touch"
      case .scrollViewRefused: "touchesShouldBegin returned false"
      default: EnglishReason().name(reason)
      }
    return ["not given to \(view): \(why)", "not given"]
  }

  func touch(_ number: Int, deliveredTo view: String, from: Double, to: Double?) -> String {
    let start = Units.milliseconds(from)
    guard let end = to else { return "touch \(number) delivered to \(view), since \(start)" }
    return "touch \(number) delivered to \(view), from \(start) to \(Units.milliseconds(end))"
  }

  func delivered(to view: String, contact: Int?) -> String {
    contact.map { "\(Count.ordinal($0)): to \(view)" } ?? "to \(view)"
  }

  func movesOn(to distance: String, at seconds: Double) -> String {
    "moves on to \(distance) at \(Units.milliseconds(seconds))"
  }

  func over(_ end: TouchEnd, at seconds: Double) -> String {
    let what =
      switch end {
      case .lifted: "lifted"
      case .cancelled: "cancelled"
      case .takenAway: "taken from the app"
      }
    return "\(what) at \(Units.milliseconds(seconds))"
  }

  func cancelled(by recognizer: String?, isPart: Bool, at seconds: Double) -> [String] {
    let time = Units.milliseconds(seconds)
    guard let recognizer else { return ["cancelled at \(time)", "cancelled"] }
    if isPart {
      return ["used by its own \(recognizer) at \(time)", "used by its own \(recognizer)", "used"]
    }
    return ["cancelled by \(recognizer) at \(time)", "cancelled by \(recognizer)", "cancelled"]
  }

  func hold(_ phase: TouchPhase, by holders: [String], seconds: Double, _ outcome: HoldOutcome)
    -> [String]
  {
    let time = Units.milliseconds(seconds)
    let end =
      switch outcome {
      case .lasting: "\(time) so far"
      case .released: "\(time), then released"
      case .dropped: "\(time), never delivered"
      }
    let word = outcome == .dropped ? "dropped" : "held"
    let held = "\(phase.methodName) held by \(holders.list)"
    return [
      "\(held) \u{00B7} \(end)", "\(word) by \(holders.list) \u{00B7} \(end)",
      "\(phase.methodName) held \u{00B7} \(end)", held,
      "\(word) \u{00B7} \(holders.list)", word,
    ]
  }

  func shortHold(
    _ phase: TouchPhase, by holders: [String], seconds: Double, _ outcome: HoldOutcome,
    view: String?
  ) -> [String] {
    let held = "\(phase.methodName) held by \(holders.list) for \(Units.milliseconds(seconds))"
    switch outcome {
    case .lasting: return [held, "\(phase.methodName) held"]
    case .released: return ["\(held), then released", held, "held, then released"]
    case .dropped:
      let lost = "\(held), then dropped"
      let nothing = view.map { phase == .began ? ["\(lost): \($0) got nothing"] : [] } ?? []
      return nothing + [lost, "held, then dropped", "dropped"]
    }
  }

  func hold(_ phase: TouchPhase, by holder: String, seconds: Double, _ outcome: HoldOutcome)
    -> String
  {
    let time = Units.milliseconds(seconds)
    return switch outcome {
    case .lasting: "\(holder) has held \(phase.methodName) for \(time)"
    case .released: "\(holder) held \(phase.methodName) for \(time), then released it"
    case .dropped: "\(holder) held \(phase.methodName) for \(time), and it was never delivered"
    }
  }

  func total(_ seconds: Double, holders: Int) -> [String] {
    let time = Units.milliseconds(seconds)
    return holders > 1 ? ["\(time) by \(holders) recognizers", time] : [time]
  }

  var nothingDelivered: String { "nothing delivered" }
  var noControlEvent: String { "no control event" }

  // MARK: Recognizers

  func state(_ state: StateLabel) -> String {
    switch state {
    case .possible: "Possible"
    case .held: "Held"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    case .prevented: "Prevented"
    }
  }

  func taps(_ count: Int, of needed: Int, within: Double?) -> [String] {
    let taps = "\(count) of \(needed) taps"
    guard let within else { return [taps] }
    let next = count == 1 ? "second" : count == 2 ? "third" : "next"
    return ["\(taps) \u{00B7} \(next) tap within \(Units.duration(within))", taps]
  }

  func waits(for recognizer: String) -> [String] {
    ["waits for \(recognizer) to fail", "waits for \(recognizer)"]
  }

  func changed(_ count: Int, _ began: Cause?) -> [String] {
    let name = count > 1 ? several(.changed, count) : state(.changed)
    guard let began, began != .unrecorded else { return [name] }
    let reasons = EnglishReason()
    let why = reasons.numbers(began).map { "began at \($0)" } ?? "began: \(reasons.short(began))"
    return ["\(name) \u{00B7} \(why)", name]
  }

  func lasted(_ seconds: Double, isOver: Bool) -> String {
    let time = Units.milliseconds(seconds)
    return isOver ? "lasted \(time)" : "\(time) so far"
  }

  var ticks: String { "a tick for each change" }

  func late(_ seconds: Double) -> String {
    "\(state(.ended)) \u{00B7} \(Units.milliseconds(seconds)) late"
  }

  func held(_ seconds: Double, then end: String) -> String {
    "\(state(.held)) \(Units.milliseconds(seconds)), then \(end)"
  }

  func prevented(by recognizer: String, _ prevention: Prevention?) -> [String] {
    let name = "\(state(.prevented)) by \(recognizer)"
    let reasons = prevention.map { EnglishReason().notFirst($0) } ?? []
    return reasons.map { "\(name) \u{00B7} \($0)" } + [name, state(.prevented)]
  }

  func shortSpans(_ count: Int) -> String { "\(count) short spans" }

  // MARK: The run before an edit

  var runs: (before: String, now: String) { ("before", "now") }

  var appAndHere: (before: String, now: String) { ("app", "here") }
  func between(_ state: StateLabel, _ since: Double, _ seconds: Double) -> String {
    "\(state) between \(Units.milliseconds(since)) and \(Units.milliseconds(seconds))"
  }
  func hit(_ view: String) -> String { "hit \(view)" }

  func former(_ state: StateLabel, for other: String) -> [String] {
    let name = self.state(state)
    guard state == .held, !other.isEmpty else { return [name] }
    return ["\(name) \u{00B7} \(other)", name]
  }

  func former(_ state: StateLabel?, _ name: String, at seconds: Double) -> [String] {
    let time = Units.milliseconds(seconds)
    let words = name.isEmpty ? state.map { "\($0)" } ?? "" : name
    return ["\(words) at \(time)", words]
  }

  func before(_ state: StateLabel?, _ name: String, at seconds: Double) -> [String] {
    let all = former(state, name, at: seconds)
    return ["before: \(all[0])", all[0]]
  }

  var firstDifference: [String] { ["first difference here", "differs"] }
  var firstDifferenceHelp: String {
    "From here on the run with the edit differs from the one before it"
  }

  // MARK: Timers

  func timer(_ name: String, seconds: Double) -> String {
    let length =
      seconds < 0.001
      ? Units.time(Int64((seconds * 1e9).rounded()), step: 1000) : Units.duration(seconds)
    return switch GaugeKind(timer: name) {
    case .nextTap: "next tap within \(length)"
    case .touchDown: "lift within \(length)"
    case .allTouches: "all touches within \(length)"
    case .pressed: "press for \(length)"
    case .decision: "decide within \(length)"
    default: "\(name) \(length)"
    }
  }

  func timer(_ outcome: TimerOutcome) -> String {
    switch outcome {
    case .due(let time): due(at: time)
    case .fired(let time): "fired at \(Units.milliseconds(time))"
    case .prevented(let other): "cancelled: prevented by \(other)"
    case .cancelled(nil): "cancelled"
    case .cancelled(.touch(let number, .began)?): "cancelled: touch \(number) began"
    case .cancelled(.touch(let number, .ended)?): "cancelled: touch \(number) lifted"
    case .cancelled(.touch(let number, .cancelled)?): "cancelled with touch \(number)"
    case .cancelled(.touch(let number, .moved)?), .cancelled(.touch(let number, .stationary)?):
      "cancelled: touch \(number) moved"
    case .cancelled(.object(let name)?): "cancelled by \(name)"
    case .cancelled(.timer(let name)?): "cancelled by timer \(name)"
    }
  }

  func stopped(_ name: String, at seconds: Double, of limit: Double) -> [String] {
    let what =
      switch GaugeKind(timer: name) {
      case .nextTap: "wait for the next tap"
      case .touchDown: "tap time"
      case .allTouches: "time for all touches"
      case .pressed: "hold time"
      case .decision: "time to decide"
      default: name
      }
    let at = "\(Units.whole(seconds * 1000)) of \(Units.milliseconds(limit))"
    return ["\(what) \(at)", at]
  }

  func due(at seconds: Double) -> String { "due at \(Units.milliseconds(seconds))" }

  // MARK: Answers

  func answer(_ isYes: Bool, to call: String) -> [String] {
    ["\(call) \u{2192} \(isYes)", "\(isYes)"]
  }

  func answers(_ count: Int, yes: Int) -> String {
    yes == 0
      ? "\(count) answers, all false"
      : yes == count ? "\(count) answers, all true" : "\(count) answers, \(yes) true"
  }

  // MARK: Arrows

  func moreEffects(_ count: Int) -> String { "+\(count)" }

  // MARK: Time

  func timeSince(touch: Int) -> [String] {
    ["Time since touch \(touch) began", "Since touch \(touch) began", "Since touch \(touch)"]
  }

  var live: String { "live" }
  var now: String { "now" }
  var playheadTooltip: String { "Drag to seek" }
  func decided(at seconds: Double) -> [String] {
    ["decided \(Units.milliseconds(seconds))", Units.milliseconds(seconds)]
  }

  func measured(seconds: Double, events: Int) -> String {
    let count = events == 1 ? "1 event" : "\(events) events"
    return "\u{0394}t \(Units.preciseDuration(seconds)) \u{00B7} \(count)"
  }

  var measuredTooltip: String { "Measured span; Esc removes it" }
  var session: String { "Session" }

  func sessionLength(nanoseconds: Int64) -> String { Units.sessionLength(nanoseconds) }

  func wholeSession(nanoseconds: Int64) -> String {
    "Whole session, \(sessionLength(nanoseconds: nanoseconds))"
  }
}
