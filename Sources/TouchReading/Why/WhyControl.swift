import TouchLanguage
import TouchTrace

/// Why a control sent its event or did not.
enum WhyControl {
  typealias Sentence = Explanation.Sentence

  static func explain(_ view: ViewSnapshot, _ input: PictureInput) -> Explanation {
    let reading = input.reading.responders.first { $0.handle == view.handle }
    if let last = reading?.events.last(where: { decides($0.name) }) {
      return sent(input.trace.events[Int(last.event)], input)
    }
    if let refusal = refusal(of: view.handle, input.trace) {
      let text =
        refusal.rule == .ctl44
        ? "The finger did not go down on its thumb, so it tracks nothing."
        : "Its beginTracking said no, so it does not follow this finger."
      return one(refusal, "\(view.name) did not track", text, .ctl01)
    }
    if reading?.isTracking == true {
      return Explanation(
        view.handle, "\(view.name) is tracking",
        [
          Sentence(
            "The finger is down on it; it fires when the finger is lifted inside of it or its margin.",
            .ctl01, reading?.deliveries.last?.event)
        ])
    }
    if let silence = silence(view.handle, input) { return silence }
    var explanation = WhyView.explain(view, input)
    if !input.reading.hits.isEmpty { explanation.title = "\(view.name) did not fire" }
    return explanation
  }

  /// Whether its beginTracking was asked when its touch method ran, before the next input came.
  private static func isAsked(_ handle: Handle, after event: UInt32, _ trace: Trace) -> Bool {
    for event in trace.events[Int(event)...] {
      if event.kind == .sample { return false }
      if event.kind == .tracking, event.subject == handle { return true }
    }
    return false
  }

  /// The finger came, and the control made nothing of it: a control makes its events in its touch methods. Nil for what
  /// is no such control.
  static func silence(_ handle: Handle, _ input: PictureInput) -> Explanation? {
    guard let view = input.snapshot.view(handle), view.isControl,
      let began = input.reading.responders.first(where: { $0.handle == handle })?.deliveries
        .last(where: { $0.verb == .touchesBegan }),
      !isAsked(handle, after: began.event, input.trace)
    else { return nil }
    return Explanation(
      view.handle, "\(view.name) got the finger and sends nothing",
      [
        Sentence(
          "Its touchesBegan ran, and its beginTracking was never asked: \(view.className) overrides the touch methods without calling super, and it is there that a control tracks and makes its events.",
          .ctl01, began.event)
      ])
  }

  /// The last answer of its beginTracking, if that was no.
  private static func refusal(of handle: Handle, _ trace: Trace) -> TraceEvent? {
    let last = trace.events.last { $0.kind == .tracking && $0.subject == handle }
    return last?.verb == .beginTracking && last?.answer == false ? last : nil
  }

  /// The events that end a touch of a control.
  private static func decides(_ name: String) -> Bool {
    ["touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "editingDidBegin"].contains(
      name)
  }

  /// A control sent an event.
  static func sent(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let name = input.name(of: event.subject)
    if let change = changeInTouch(endedBy: event, input.trace) {
      return changed(change, name, input)
    }
    switch input.trace.payload(of: event) {
    case "touchCancel": return cancelled(event, name, input.trace)
    case "touchUpOutside":
      return one(
        event, "\(name) did not fire",
        "The finger was lifted beyond the margin around it, so it sends touchUpOutside.", .ctl06)
    case "valueChanged": return changed(event, name, input)
    case "editingDidBegin":
      return one(
        event, "\(name) begins editing",
        "It became the first responder, and sends editingDidBegin.", .ctl11)
    default:
      return Explanation(
        event.subject, "\(name) fired",
        [
          Sentence(
            "The finger was lifted inside of it or its margin, and no recognizer had taken the touch. It sends touchUpInside.",
            .ctl11, event.seq)
        ] + enlarged(event, input) + late(event, input))
    }
  }

  /// A control with a value; what the value became stands in the trace before the event.
  private static func changed(
    _ event: TraceEvent, _ name: String, _ input: PictureInput
  ) -> Explanation {
    let value = newValue(before: event, input.trace)
    let (title, text) =
      switch (event.rule, value) {
      case (.ctl45, let value?):
        ("moved to \(value)", "Its thumb was dragged to \(value), and it sends valueChanged.")
      case (.ctl50, let value?):
        ("stepped to \(value)", "Its value became \(value), and it sends valueChanged.")
      case (.ctl51, let value?):
        (
          "chose segment \(value)",
          "The finger was lifted over segment \(value), counted from 0, and it sends valueChanged."
        )
      case (.ctl53, let value?):
        (
          "went to page \(value)",
          "A tap on one half made page \(value), counted from 0, the current one, and it sends valueChanged."
        )
      case (.ctl49, "true"), (.ctl49, "false"):
        (
          value == "true" ? "was switched on" : "was switched off",
          "It was tapped, or its knob was dragged across, and it sends valueChanged."
        )
      default: ("changed its value", "Its value became another one, and it sends valueChanged.")
      }
    return one(event, "\(name) \(title)", text, event.rule)
  }

  /// The last valueChanged of the touch that ends with this event; nil when the event ends none.
  private static func changeInTouch(endedBy event: TraceEvent, _ trace: Trace) -> TraceEvent? {
    guard ["touchUpInside", "touchUpOutside"].contains(trace.payload(of: event)) else { return nil }
    for earlier in trace.events[..<Int(event.seq)].reversed()
    where earlier.kind == .action && earlier.subject == event.subject {
      switch trace.payload(of: earlier) {
      case "valueChanged": return earlier
      case "touchDown": return nil
      default: continue
      }
    }
    return nil
  }

  /// The value that the event is about: what the control's last change of a property led to.
  private static func newValue(before event: TraceEvent, _ trace: Trace) -> String? {
    for earlier in trace.events[..<Int(event.seq)].reversed() where earlier.subject == event.subject
    {
      if earlier.kind == .action, trace.payload(of: earlier) == "valueChanged" { return nil }
      guard earlier.kind == .change else { continue }
      let payload = trace.payload(of: earlier)
      guard properties.contains(where: { payload.hasPrefix($0 + " ") }) else { continue }
      return payload.split(separator: " ").last.map(String.init)
    }
    return nil
  }

  private static let properties = ["value", "isOn", "selectedSegmentIndex", "currentPage"]

  /// The finger went down outside of its bounds.
  private static func enlarged(_ event: TraceEvent, _ input: PictureInput) -> [Sentence] {
    let grown = input.reading.hits.last { $0.winner == event.subject }?.enlarged
      .last { $0.view == event.subject }
    guard let grown else { return [] }
    return [
      Sentence(
        "The finger went down \(Units.points(grown.number)) outside of its bounds, where its own pointInside says yes.",
        .ht10, grown.event)
    ]
  }

  /// Its event came late because the end of its touch was held.
  private static func late(_ event: TraceEvent, _ input: PictureInput) -> [Sentence] {
    let contact = input.reading.fingers.last { $0.view == event.subject }
    guard let hold = contact?.holds.last(where: { $0.to != nil && !$0.isDropped }),
      let to = hold.to
    else { return [] }
    return [
      Sentence(
        "It fired \(Units.milliseconds(to.since(hold.from))) late: \(input.name(of: hold.holder)) kept the touch back until it had failed.",
        hold.phase == .began ? .dl13 : .dl15, hold.event)
    ]
  }

  private static func cancelled(
    _ event: TraceEvent, _ name: String, _ trace: Trace
  ) -> Explanation {
    let text =
      switch TouchTaker.of(event, trace) {
      case .system: "The system took the finger away, so it stops tracking and sends touchCancel."
      case .recognizer(let handle):
        "\(trace.name(of: handle)) recognized and took its touch away, so it stops tracking and sends touchCancel instead of touchUpInside."
      case nil:
        "Its touch was taken away, so it stops tracking and sends touchCancel instead of touchUpInside."
      }
    return one(event, "\(name) was cancelled", text, .ctl14)
  }

  private static func one(
    _ event: TraceEvent, _ title: String, _ text: String, _ rule: Rule
  ) -> Explanation {
    Explanation(
      event.subject, title, [Sentence(text, rule, event.seq)])
  }
}
