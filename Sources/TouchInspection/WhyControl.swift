import TouchTrace

/// Why a control sent its event or did not.
enum WhyControl {
  typealias Sentence = Explanation.Sentence

  static func explain(_ view: ViewSnapshot, _ input: PictureInput) -> Explanation {
    let reading = input.reading.responders.first { $0.handle == view.handle }
    if let last = reading?.events.last(where: { decides($0.name) }) {
      return sent(input.trace.events[Int(last.event)], input)
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
    var explanation = WhyView.explain(view, input)
    if !input.reading.hits.isEmpty { explanation.title = "\(view.name) did not fire" }
    return explanation
  }

  /// The events that end a touch of a control.
  private static func decides(_ name: String) -> Bool {
    ["touchUpInside", "touchUpOutside", "touchCancel", "valueChanged"].contains(name)
  }

  /// A control sent an event.
  static func sent(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let name = input.name(of: event.subject)
    switch input.trace.payload(of: event) {
    case "touchCancel": return cancelled(event, name, input.trace)
    case "touchUpOutside":
      return one(
        event, "\(name) did not fire",
        "The finger was lifted beyond the margin around it, so it sends touchUpOutside.", .ctl06)
    case "valueChanged":
      return one(
        event, "\(name) changed its value", "It was tapped, and sends valueChanged.", .ctl49)
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
