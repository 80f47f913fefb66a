package import TouchLanguage
package import TouchTrace

/// What became of a touch for its hit view, with the events that show it.
enum HitDelivery {
  case has, ended(late: FingerReading.Hold?), cancelled(TraceEvent), withheld(TraceEvent)
  case dropped(FingerReading.Hold), waits(FingerReading.Hold), nothing
  /// It was let go in the moment in which another recognizer recognized.
  case released(FingerReading.Hold, taker: Handle)

  /// What it means: the outcome for the title, and the sentences.
  struct Result {
    var outcome: DeliveryOutcome
    /// When it became so, for the title.
    var moment = Explanation.Moment.firstSentence
    var sentences: [Explanation.Sentence] = []
  }

  static func make(_ view: Handle, _ finger: Handle, _ input: PictureInput) -> Result {
    let trace = input.trace
    let name = input.marked(view)
    switch of(view, finger, input) {
    case .has:
      return Result(outcome: .has, moment: .event(beginning(of: finger, in: view, input)))
    case .ended(let hold):
      let outcome = hold.flatMap { late($0, input) } ?? .got
      let came = outcome == .got ? beginning(of: finger, in: view, input) : hold?.end
      return Result(
        outcome: outcome, moment: .event(came),
        sentences: hold.map { [lateness($0, input)] } ?? [])
    case .cancelled(let event):
      return Result(
        outcome: .lost(to: TouchOwner.canceller(of: event, input).taker),
        moment: .event(event.seq), sentences: [TouchOwner.sentence(event, input)])
    case .withheld(let event):
      let text = Text.reasons.sentence(Withholding(event))
      return Result(
        outcome: .withheld, moment: .event(event.seq),
        sentences: [.init(text, event.rule, event.seq)])
    case .dropped(let hold):
      return Result(
        outcome: .dropped, moment: .event(hold.end), sentences: [dropped(hold, finger, name, input)]
      )
    case .released(let hold, let taker):
      let together = holds(with: hold, finger, input)
      let text = Text.whyView.dropped(
        together.map(input.cause), by: together.map { trace.marked($0.holder) },
        taker: trace.marked(taker), view: name)
      return Result(
        outcome: .dropped, moment: .event(hold.end),
        sentences: [.init(text, .dl12, hold.end ?? hold.event)])
    case .waits(let hold):
      let cause = input.cause(of: hold)
      let together = holds(with: hold, finger, input)
      let text = Text.whyView.holding(
        together.map(input.cause), for: input.reading.now.since(hold.from),
        of: limit(of: hold, input), holders: together.map { trace.marked($0.holder) }, view: name)
      let sentence = Explanation.Sentence(text, cause.isEnd ? .dl14 : .dl11, hold.event).standing
      guard cause.isEnd else {
        return Result(outcome: .waits, moment: .standing, sentences: [sentence])
      }
      return Result(
        outcome: .has, moment: .event(beginning(of: finger, in: view, input)),
        sentences: [sentence])
    case .nothing: return Result(outcome: .hit)
    }
  }

  /// What became of the last touch that hit a view.
  static func sentences(_ view: Handle, _ input: PictureInput) -> [Explanation.Sentence] {
    input.reading.hits.last { $0.winner == view }.map { make(view, $0.finger, input).sentences }
      ?? []
  }

  /// The recognizer that let a touch go so late that a person notices it; nil when none did.
  static func delayer(of finger: Handle, in view: Handle, _ input: PictureInput) -> Handle? {
    guard case .ended(let hold?) = of(view, finger, input), late(hold, input) != nil
    else { return nil }
    return hold.holder
  }

  /// The recognizers that held the beginning of a touch back until it was taken, each once.
  static func holders(of finger: Handle, _ input: PictureInput) -> [Handle] {
    let holds = input.reading.fingers.last { $0.handle == finger }?.holds ?? []
    return holds.filter { $0.phase == .began && $0.to != nil }.map(\.holder).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The recognizer that took a touch which the view never got, and the event with which it did; nil when none did.
  static func taker(
    of finger: Handle, before view: Handle, _ input: PictureInput
  ) -> (taker: Handle, event: UInt32)? {
    switch of(view, finger, input) {
    case .released(let hold, let taker): return (taker, hold.end ?? hold.event)
    case .dropped(let hold):
      let drop = drop(of: hold, input.trace)
      guard let drop, case .recognizer(let taker)? = TouchOwner.of(drop, input.trace) else {
        return nil
      }
      return (taker, drop.seq)
    case .has, .ended, .cancelled, .withheld, .waits, .nothing: return nil
    }
  }

  /// The event with which a held touch was dropped.
  private static func drop(of hold: FingerReading.Hold, _ trace: Trace) -> TraceEvent? {
    trace.events(at: hold.to ?? hold.from).last {
      $0.verb == .drops && $0.subject == hold.holder
    }
  }

  /// The delivery with which a view got a touch, by seq.
  private static func beginning(
    of finger: Handle, in view: Handle, _ input: PictureInput
  ) -> UInt32? {
    let deliveries = input.reading.responders.first { $0.handle == view }?.deliveries ?? []
    let began = deliveries.last { $0.verb == .touchesBegan && $0.finger == finger }
    return (began ?? deliveries.last { $0.verb == .touchesBegan })?.event
  }

  /// How long a recognizer holds a touch at most, where a timer says it that began with the hold, seconds.
  private static func limit(of hold: FingerReading.Hold, _ input: PictureInput) -> Double? {
    input.reading.recognizer(hold.holder)?.timers.last {
      $0.end == nil && $0.name == "delay" && $0.start == hold.from
    }?.seconds
  }

  private static func of(_ view: Handle, _ finger: Handle, _ input: PictureInput) -> HitDelivery {
    let reading = input.reading
    if let event = reading.withheld.last(where: { $0.subject == view && $0.other == finger }) {
      return .withheld(event)
    }
    let contact = reading.fingers.last { $0.handle == finger }
    if let hold = contact?.holds.first(where: { $0.to == nil }) { return .waits(hold) }
    // What the view had of a contact of that finger before is no answer for the one that hit it again.
    let start = reading.hits.last { $0.finger == finger && $0.winner == view }?.lastEvent
    let last = reading.responders.first { $0.handle == view }?.deliveries.last { delivery in
      delivery.finger == finger && start.map { delivery.event > $0 } ?? true
    }
    guard let last else {
      if let hold = contact?.holds.last(where: { $0.isDropped && $0.phase == .began }) {
        return .dropped(hold)
      }
      if let hold = contact?.holds.last(where: { $0.to != nil && $0.phase == .began }),
        let taker = recognized(at: hold.to ?? hold.from, input.trace)
      {
        return .released(hold, taker: taker)
      }
      return .nothing
    }
    switch last.verb {
    case .touchesCancelled: return .cancelled(input.trace.events[Int(last.event)])
    case .touchesEnded:
      // One that held the beginning held the end as well, for less time.
      let held = contact?.holds.filter { $0.to != nil && !$0.isDropped } ?? []
      return .ended(late: held.max { duration($0) < duration($1) })
    default: return .has
    }
  }

  /// All that held the same of a touch until the same moment, as its lane names them.
  private static func holds(
    with hold: FingerReading.Hold, _ finger: Handle, _ input: PictureInput
  ) -> [FingerReading.Hold] {
    input.reading.fingers.last { $0.handle == finger }.map { input.holds(with: hold, $0) } ?? [hold]
  }

  private static func recognized(at time: Instant, _ trace: Trace) -> Handle? {
    trace.events(at: time).last { event in
      guard event.kind == .state else { return false }
      switch event.to {
      case .began, .ended: return true
      case .possible, .changed, .cancelled, .failed: return false
      }
    }?.subject
  }

  /// How late a recognizer let go what it held; nil where a person would not notice it, and for the delay of a scroll view's
  /// content, which is no fault of anything.
  private static func late(
    _ hold: FingerReading.Hold, _ input: PictureInput
  ) -> DeliveryOutcome? {
    let cause = input.cause(of: hold)
    let seconds = duration(hold)
    if case .contentTouches = cause { return nil }
    return seconds >= noticed ? .late(isEnd: cause.isEnd, by: seconds) : nil
  }

  /// From when on a delay is noticed, seconds.
  private static let noticed = 0.1

  private static func duration(_ hold: FingerReading.Hold) -> Double {
    (hold.to ?? hold.from).since(hold.from)
  }

  private static func lateness(
    _ hold: FingerReading.Hold, _ input: PictureInput
  ) -> Explanation.Sentence {
    let cause = input.cause(of: hold)
    let text = Text.whyView.late(
      cause, by: duration(hold), holder: input.trace.marked(hold.holder))
    return .init(text, cause.isEnd ? .dl15 : .dl13, hold.end ?? hold.event)
  }

  /// Who held a touch that the view never got, and who recognized: the same recognizer, or another one.
  private static func dropped(
    _ hold: FingerReading.Hold, _ finger: Handle, _ view: String, _ input: PictureInput
  ) -> Explanation.Sentence {
    let trace = input.trace
    let drop = drop(of: hold, trace)
    var taker: String?
    if let drop, case .recognizer(let other)? = TouchOwner.of(drop, trace), other != hold.holder {
      taker = trace.marked(other)
    }
    var together = holds(with: hold, finger, input)
    // Of several that held it the one that recognized took it from the others.
    if taker == nil, together.count > 1 {
      taker = trace.marked(hold.holder)
      together.removeAll { $0.holder == hold.holder }
    }
    let text = Text.whyView.dropped(
      together.map(input.cause), by: together.map { trace.marked($0.holder) }, taker: taker,
      view: view)
    return .init(text, .dl12, hold.end ?? hold.event)
  }
}

/// The touch of the last hit test, when the view under it got nothing of it.
package struct LostTouch {
  /// The view that was hit.
  package let view: Handle
  /// Why it got nothing, as an explanation of the view says it.
  package let words: MarkedText
  /// The same where other things are explained: with the name of the view.
  package let line: MarkedText
  /// The event that shows it, by seq.
  package let event: UInt32?

  /// Nil when the view got the touch, may still get it, or nothing was hit.
  package init?(_ input: PictureInput) {
    guard let hit = input.reading.hits.last, hit.winner != .none else { return nil }
    let result = HitDelivery.make(hit.winner, hit.finger, input)
    guard result.outcome == .dropped || result.outcome == .withheld,
      let sentence = result.sentences.first
    else { return nil }
    view = hit.winner
    words = sentence.words
    event = sentence.event
    let withheld = input.reading.withheld.last {
      $0.subject == hit.winner && $0.other == hit.finger
    }
    line =
      withheld.map {
        MarkedText(
          Text.why.withheld(
            from: input.marked($0.subject), touch: input.touchNumber(hit.finger), Withholding($0)))
      } ?? words
  }
}
