import TouchTrace

struct EnglishTimeline: TimelineSentences {
  // MARK: Lanes

  func touch(_ number: Int) -> String { "touch \(number)" }
  var sampled: String { "sampled" }
  var delivered: String { "delivered" }
  func timers(_ count: Int) -> String { count == 1 ? "timer" : "timers" }
  func timers(of recognizer: String) -> String { "\(recognizer) timers" }
  var allTimers: String { "timers" }
  var answers: String { "answers" }
  func moreLanes(_ names: [String]) -> String {
    "more below: \(names.joined(separator: ", "))"
  }

  // MARK: Before the first touch

  var invitation: String { "Touch the scene. Every decision appears here." }
  var sampleRecognizer: String { "tap" }
  var sampleView: String { "view" }

  // MARK: Touches

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

  func touch(_ number: Int, deliveredTo view: String) -> String {
    "touch \(number) delivered to \(view)"
  }

  func hold(_ phase: TouchPhase, by holders: [String], seconds: Double, isDropped: Bool)
    -> [String]
  {
    let held = "\(phase.methodName) held by \(holders.joined(separator: ", "))"
    let outcome = isDropped ? "dropped" : "held"
    var texts = [
      "\(held) \u{00B7} \(Units.milliseconds(seconds))" + (isDropped ? ", never delivered" : ""),
      held, "\(outcome) \u{00B7} \(holders.joined(separator: ", "))",
    ]
    if holders.count > 1 { texts.append("\(outcome) \u{00B7} \(holders.count) holders") }
    return texts + [outcome]
  }

  func hold(_ phase: TouchPhase, by holder: String, seconds: Double, _ outcome: HoldOutcome)
    -> String
  {
    let time = Units.milliseconds(seconds)
    return switch outcome {
    case .lasting: "\(holder) has held \(phase.methodName) for \(time)"
    case .released: "\(holder) held \(phase.methodName) for \(time), then released it"
    case .dropped: "\(holder) held \(phase.methodName) for \(time), then dropped it"
    }
  }

  var nothingDelivered: String { "nothing delivered" }

  // MARK: Recognizers

  func state(_ state: StateLabel) -> String { "\(state)" }
  func taps(_ count: Int, of needed: Int) -> String { "\(count) of \(needed) taps" }
  func waits(for recognizer: String) -> String { "waits for \(recognizer)" }
  func prevented(by recognizer: String) -> String { "prevented by \(recognizer)" }
  func shortSpans(_ count: Int) -> String { "\(count) short spans" }

  // MARK: Timers

  func timer(_ name: String, seconds: Double) -> String {
    let length =
      seconds < 0.001
      ? Units.time(Int64((seconds * 1e9).rounded()), step: 1000) : Units.duration(seconds)
    return switch name {
    case "gap": "next tap within \(length)"
    case "duration": "lift within \(length)"
    case "fingers": "all touches within \(length)"
    case "press": "press for \(length)"
    default: "\(name) \(length)"
    }
  }

  func timer(_ outcome: TimerOutcome) -> String {
    switch outcome {
    case .due(let time): "due at \(Units.milliseconds(time))"
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

  // MARK: Answers

  func answer(_ isYes: Bool) -> String { isYes ? "yes" : "no" }

  func answers(_ count: Int, yes: Int) -> String {
    yes == 0
      ? "\(count) answers, all no"
      : yes == count ? "\(count) answers, all yes" : "\(count) answers, \(yes) yes"
  }

  // MARK: Time

  var playheadTooltip: String { "Drag to seek" }

  func measured(seconds: Double, events: Int) -> String {
    let count = events == 1 ? "1 event" : "\(events) events"
    return "\u{0394}t \(Units.preciseDuration(seconds)) \u{00B7} \(count)"
  }

  var measuredTooltip: String { "Measured span; Esc removes it" }
  var session: String { "session" }

  func sessionLength(nanoseconds: Int64) -> String {
    Units.time(nanoseconds, step: nanoseconds < 10_000_000_000 ? 1_000_000 : 100_000_000)
  }

  func wholeSession(nanoseconds: Int64) -> String {
    "Whole session, \(sessionLength(nanoseconds: nanoseconds))"
  }
}
