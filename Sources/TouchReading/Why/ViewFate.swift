import TouchLanguage
import TouchTrace

/// What became of a finger that a hit test gave to a view.
enum ViewFate {
  case has, ended(late: FingerReading.Hold?), cancelled(TraceEvent), withheld(TraceEvent)
  case dropped(FingerReading.Hold), waits(FingerReading.Hold), nothing

  /// What it means, as sentences.
  struct Told {
    var verb: String
    var sentences: [Explanation.Sentence]

    func title(_ name: String, _ number: String) -> String { "\(name) \(verb) finger \(number)" }
  }

  static func make(_ view: Handle, _ finger: Handle, _ input: PictureInput) -> Told {
    let trace = input.trace
    switch of(view, finger, input) {
    case .has: return Told(verb: "has", sentences: [])
    case .ended(let hold): return Told(verb: "got", sentences: hold.map { [late($0, trace)] } ?? [])
    case .cancelled(let event):
      return Told(verb: "lost", sentences: [TouchTaker.sentence(event, trace)])
    case .withheld(let event):
      return Told(
        verb: "does not get",
        sentences: [.init(ReasonText.withheld(event.reason), event.rule, event.seq)])
    case .dropped(let hold):
      return Told(
        verb: "never got",
        sentences: [.init(dropped(hold, trace), .dl12, hold.event)])
    case .waits(let hold): return Told(verb: "waits for", sentences: [waiting(hold, trace)])
    case .nothing: return Told(verb: "is hit by", sentences: [])
    }
  }

  private static func of(_ view: Handle, _ finger: Handle, _ input: PictureInput) -> ViewFate {
    let reading = input.reading
    if let event = reading.withheld.last(where: { $0.subject == view && $0.other == finger }) {
      return .withheld(event)
    }
    let contact = reading.fingers.last { $0.handle == finger }
    if let hold = contact?.holds.first(where: { $0.to == nil }) { return .waits(hold) }
    let told = reading.responders.first { $0.handle == view }?.deliveries.last {
      $0.finger == finger
    }
    guard let told else {
      if let hold = contact?.holds.last(where: { $0.isDropped && $0.phase == .began }) {
        return .dropped(hold)
      }
      return .nothing
    }
    switch told.verb {
    case .touchesCancelled: return .cancelled(input.trace.events[Int(told.event)])
    case .touchesEnded:
      return .ended(late: contact?.holds.last { $0.to != nil && !$0.isDropped })
    default: return .has
    }
  }

  private static func late(_ hold: FingerReading.Hold, _ trace: Trace) -> Explanation.Sentence {
    let time = Units.milliseconds((hold.to ?? hold.from).since(hold.from))
    let what = hold.phase == .began ? "touchesBegan" : "touchesEnded"
    return .init(
      "Its \(what) came \(time) late, because \(trace.name(of: hold.holder)) had not decided and delays it.",
      hold.phase == .began ? .dl13 : .dl15, hold.event)
  }

  /// Who held a touch that nobody was told of, and who took it: the same recognizer, or another one.
  private static func dropped(_ hold: FingerReading.Hold, _ trace: Trace) -> String {
    let holder = trace.name(of: hold.holder)
    let drop = trace.events(at: hold.to ?? hold.from).last {
      $0.verb == .drops && $0.subject == hold.holder
    }
    if let drop, case .recognizer(let taker)? = TouchTaker.of(drop, trace), taker != hold.holder {
      return
        "\(holder) delayed the touch, and \(trace.name(of: taker)) recognized meanwhile, so the view is told nothing of it."
    }
    return "\(holder) delayed the touch and then recognized, so the view is told nothing of it."
  }

  private static func waiting(_ hold: FingerReading.Hold, _ trace: Trace) -> Explanation.Sentence {
    let holder = trace.name(of: hold.holder)
    return hold.phase == .began
      ? .init(
        "\(holder) has not decided, and its delaysTouchesBegan keeps the whole touch back.", .dl11,
        hold.event)
      : .init(
        "\(holder) has not decided, and its delaysTouchesEnded keeps the end of the touch back.",
        .dl14, hold.event)
  }
}
