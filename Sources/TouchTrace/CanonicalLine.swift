/// The canonical text of a trace event: `<subject> <what>[ <detail>]`, without times, indices and addresses.
public enum CanonicalLine {
  /// What lines say: an object that is called so could not be told apart.
  package static let words = Set(Verb.allCases.map(\.name) + GestureState.allCases.map(\.name))

  /// The whole line.
  public static func text(_ event: TraceEvent, in trace: Trace) -> String {
    trace.name(of: event.subject) + " " + what(event, in: trace)
  }

  /// The line without its subject.
  public static func what(_ event: TraceEvent, in trace: Trace) -> String {
    switch event.verb {
    case .hitTest, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .reset,
      .endTracking, .cancelTracking, .willBeginDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .willBeginZooming, .receives, .suspends,
      .resumes, .wakes, .sleeps:
      event.verb.name
    case .queues, .drains, .updates, .takesAway, .consumes:
      "\(event.verb.name) \(number(event.measured))"
    case .filters: "filters \(number(event.measured)) -> \(number(event.limit))"
    case .signalsEvents: "signals \(number(event.measured))"
    case .signalsSource: "signals source0"
    case .enters, .gathers, .adds, .removes, .activates:
      "\(event.verb.name) \(trace.name(of: event.other))"
    case .bound: "bound \(trace.name(of: event.other))" + identity(event)
    case .rejected: "rejected \(event.reason.code)"
    case .pointInsideYes: "pointInside yes"
    case .pointInsideNo: "pointInside no"
    case .shouldReceiveTouch:
      "shouldReceiveTouch \(yesNo(event.answer))" + reason(event, in: trace)
    case .shouldReceiveEvent, .shouldBegin, .beginTracking, .continueTracking,
      .textFieldShouldBeginEditing, .textFieldShouldEndEditing, .textFieldShouldReturn:
      "\(event.verb.name) \(yesNo(event.answer))"
    case .didScroll: "didScroll \(number(event.measured)) \(number(event.limit))"
    case .didZoom, .didEndZooming: "\(event.verb.name) \(number(event.measured))"
    case .shouldHighlightRow, .didHighlightRow, .didUnhighlightRow, .willSelectRow,
      .willDeselectRow, .didDeselectRow, .shouldHighlightItem, .didHighlightItem,
      .didUnhighlightItem, .shouldSelectItem, .shouldDeselectItem, .didDeselectItem:
      "\(event.verb.name) \(trace.payload(of: event))"
    case .didEndDragging: "didEndDragging decelerate \(yesNo(event.answer))"
    case .touchesShouldBegin, .touchesShouldCancel, .gestureRecognizerShouldBegin, .canPrevent,
      .canBePreventedBy, .simultaneousWith,
      .shouldRequireFailureOf, .shouldBeRequiredToFailBy, .shouldSelect:
      "\(event.verb.name) \(trace.name(of: event.other)) \(yesNo(event.answer))"
    case .transition: "\(event.from.name) -> \(event.to.name)" + reason(event, in: trace)
    case .held: "held \(event.to.name)" + reason(event, in: trace)
    case .released: "released"
    case .assigned: "machine \(event.from.name) -> \(event.to.name) \(trace.payload(of: event))"
    case .measure:
      "measure \(trace.payload(of: event)) \(number(event.measured)) \(number(event.limit))"
    case .timerStarts: "timer \(trace.payload(of: event)) starts \(number(event.limit))"
    case .timerFires: "timer \(trace.payload(of: event)) fires"
    case .timerCancelled: "timer \(trace.payload(of: event)) cancelled"
    case .timerWaits: "timer \(trace.payload(of: event)) waits"
    case .action:
      "action " + (event.payload == TraceEvent.noPayload ? event.to.name : trace.payload(of: event))
    case .sendEvent:
      event.payload == TraceEvent.noPayload
        ? "sendEvent \(event.phase.name)"
        : "sendEvent \(trace.payload(of: event)) \(event.phase.name)"
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan,
      .motionEnded, .motionCancelled:
      "\(event.verb.name) \(trace.payload(of: event))"
    case .nextResponder: "nextResponder \(trace.name(of: event.other))"
    case .performs: "performs \(trace.payload(of: event))"
    case .withholds: "withholds touch \(touchNumber(event, in: trace)) \(event.reason.code)"
    case .holds, .releases, .drops: "\(event.verb.name) touch \(touchNumber(event, in: trace))"
    case .sample: "\(event.phase.name) \(number(event.measured)) \(number(event.limit))"
    case .change, .print, .warning, .willEndDragging: trace.payload(of: event)
    }
  }

  /// Rounded to 1/1000 with no zeros at the end.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let scaled = (value * 1000).rounded()
    guard abs(scaled) < 9e15 else { return "\(value)" }
    let thousandths = Int64(scaled)
    let magnitude = thousandths.magnitude
    let sign = thousandths < 0 ? "-" : ""
    let whole = magnitude / 1000
    let rest = magnitude % 1000
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  private static func yesNo(_ answer: Bool) -> String { answer ? "yes" : "no" }

  private static func reason(_ event: TraceEvent, in trace: Trace) -> String {
    guard event.reason != .none else { return "" }
    let another = event.reason.namesAnother ? " " + trace.name(of: event.other) : ""
    return " " + event.reason.code + another
  }

  /// Which `UITouch` a finger has got, unless it is the first one: a new one, or that of the tap before (C-18).
  private static func identity(_ event: TraceEvent) -> String {
    let taps = event.measured > 1 ? " tapCount \(number(event.measured))" : ""
    return taps.isEmpty && event.limit <= 1 ? "" : " UITouch \(number(event.limit))" + taps
  }

  /// Touches are named `finger1`; lines about them print the number alone.
  private static func touchNumber(_ event: TraceEvent, in trace: Trace) -> String {
    let name = trace.name(of: event.other)
    return name.hasPrefix("finger") ? String(name.dropFirst(6)) : name
  }
}
