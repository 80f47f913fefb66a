public import TouchTrace

/// Why something fired or did not, in one or two sentences with the numbers.
public struct WhySentence: Sendable, Hashable {
  public var title: String
  public var sentence: String
  /// `AR-37 documented`; empty when no rule is behind it.
  public var rule: String
  /// What it is about.
  public var subject: Handle
  /// True when the trace does not say why: an error of the engine, shown as one.
  public var isUnexplained = false

  /// About the last thing that happened; nil before anything did.
  public static func last(_ reading: TraceReading, _ trace: Trace) -> WhySentence? {
    guard let event = reading.notable?.event else { return nil }
    return make(event, reading, trace)
  }

  /// About the last change of one recognizer.
  public static func about(_ handle: Handle, _ reading: TraceReading, _ trace: Trace)
    -> WhySentence?
  {
    guard let recognizer = reading.recognizer(handle) else { return nil }
    if let waiting = recognizer.waiting, recognizer.isHeld {
      return held(handle, waiting, reading, trace)
    }
    return recognizer.transitions.last.map { make($0, reading, trace) }
  }

  private static func make(_ event: TraceEvent, _ reading: TraceReading, _ trace: Trace)
    -> WhySentence
  {
    let name = trace.name(of: event.subject)
    switch event.kind {
    case .state: return transition(event, name, reading, trace)
    case .held:
      if let waiting = reading.recognizer(event.subject)?.waiting {
        return held(event.subject, waiting, reading, trace)
      }
      return plain(event, "\(name) is held", "It waits for \(trace.name(of: event.other)).")
    case .withhold:
      let why =
        event.reason == .multipleTouchOff
        ? "The view takes one finger at a time (multiple touch is off), and another finger was there first."
        : "A view with exclusive touch has a finger, so no other view of the window gets one."
      return plain(event, "\(name) does not get finger \(number(event.other, trace))", why)
    case .touches where event.verb == .touchesBegan:
      return WhyTouches.given(event, reading, trace)
    case .action: return WhyTouches.control(event, trace)
    default: return WhyTouches.taken(event, trace)
    }
  }

  static func plain(_ event: TraceEvent, _ title: String, _ sentence: String) -> WhySentence {
    WhySentence(
      title: title, sentence: sentence, rule: ruleText(event.rule), subject: event.subject)
  }

  static func ruleText(_ rule: Rule) -> String {
    rule == .none ? "" : "\(rule.id) \(rule.entry.basis.rawValue)"
  }

  private static func number(_ finger: Handle, _ trace: Trace) -> String {
    String(trace.name(of: finger).dropFirst(6))
  }

  // MARK: Held

  private static func held(
    _ handle: Handle, _ waiting: RecognizerReading.Waiting, _ reading: TraceReading, _ trace: Trace
  ) -> WhySentence {
    let name = trace.name(of: handle)
    let other = trace.name(of: waiting.other)
    var sentence =
      "It has recognized, and waits: \(other) may still recognize, and must fail first."
    let timer = reading.recognizer(waiting.other)?.timers.last { $0.end == nil }
    if let timer {
      let left = max(0, timer.seconds - reading.now.since(timer.start))
      sentence +=
        " \(Units.milliseconds(left)) of its \(Units.milliseconds(timer.seconds)) are left."
    }
    return WhySentence(
      title: "\(name) is held", sentence: sentence, rule: ruleText(.ar37), subject: handle)
  }

  // MARK: Changes of state

  private static func transition(
    _ event: TraceEvent, _ name: String, _ reading: TraceReading, _ trace: Trace
  ) -> WhySentence {
    let title: String =
      switch event.to {
      case .possible: "\(name) is ready again"
      case .began: "\(name) began"
      case .changed: "\(name) goes on"
      case .ended: event.rule == .tap02 ? "\(name) recognized" : "\(name) ended"
      case .cancelled: "\(name) was cancelled"
      case .failed: "\(name) failed"
      }
    var sentence = ReasonText.sentence(event, other: trace.name(of: event.other))
    var rule = event.rule
    if event.to == .ended || event.to == .began,
      let waiting = reading.recognizer(event.subject)?.waiting,
      let until = waiting.until
    {
      let other = trace.name(of: waiting.other)
      let late = Units.milliseconds(until.since(waiting.from))
      rule = .ar37
      sentence =
        "It fired \(late) after it had recognized: it had to wait until \(other) failed."
        + because(waiting.other, reading)
    }
    return WhySentence(
      title: title, sentence: sentence, rule: ruleText(rule), subject: event.subject,
      isUnexplained: event.reason == .none)
  }

  private static func because(_ other: Handle, _ reading: TraceReading) -> String {
    guard let failure = reading.recognizer(other)?.transitions.last, failure.to == .failed else {
      return ""
    }
    switch (failure.reason, failure.rule) {
    case (.timedOut, .tap12):
      return " No second tap came within \(Units.milliseconds(failure.limit))."
    default: return " " + ReasonText.sentence(failure, other: "another")
    }
  }
}
