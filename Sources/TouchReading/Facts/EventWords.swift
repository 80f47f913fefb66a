import TouchLanguage
package import TouchTrace

/// One event of the trace as text with numbers and units: `longPress failed · lifted at 83 of 500 ms`.
package enum EventWords {
  /// One sentence without a period.
  package static func text(_ event: TraceEvent, in trace: Trace) -> String {
    let subject = subject(event.subject, trace)
    let other = self.subject(event.other, trace)
    let texts = Text.events
    func payload() -> String { trace.payload(of: event) }
    switch event.verb {
    case .sample: return texts.sample(subject, event.phase, x: event.measured, y: event.limit)
    case .transition:
      let cause = event.reason == .none ? nil : trace.cause(of: event, other: texts.name(other))
      return texts.transition(subject, event.to, cause)
    case .held: return texts.held(subject, waitsFor: other)
    case .released: return texts.released(subject)
    case .reset: return texts.reset(subject)
    case .timerStarts: return texts.timerStarts(subject, payload(), due: event.limit)
    case .timerFires: return texts.timerFires(subject, payload())
    case .timerCancelled: return texts.timerCancelled(subject, payload())
    case .timerWaits: return texts.timerWaits(subject, payload())
    case .action:
      return event.payload == TraceEvent.noPayload
        ? texts.action(subject, event.to) : texts.sends(subject, payload())
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      return texts.touches(subject, event.verb)
    case .holds: return texts.holds(subject, other)
    case .releases: return texts.releases(subject, other)
    case .drops: return texts.drops(subject, other)
    case .withholds: return texts.withholds(subject, other, event.reason)
    case .rejected: return texts.rejected(subject, event.reason)
    default:
      return isAnswer(event)
        ? answer(event, in: trace) : texts.line(subject, CanonicalLine.what(event, in: trace))
    }
  }

  /// What was asked, the answer and who gave it: `pan shouldReceive(touch 1) → false (delegate)`.
  package static func answer(_ event: TraceEvent, in trace: Trace, hasSource: Bool = true) -> String
  {
    Text.events.answer(
      subject(event.subject, trace), call(event, in: trace), event.answer,
      from: hasSource ? event.source : nil)
  }

  /// What was asked, by Apple's name with its argument: `touchesShouldCancel(in: button)`.
  package static func call(_ question: TraceEvent, in trace: Trace) -> String {
    // A delegate is asked about the recognizer that it belongs to.
    let argument = question.verb == .shouldBegin ? question.subject : question.other
    return question.verb.call(
      about: argument == .none ? nil : Text.events.name(subject(argument, trace)),
      from: question.source)
  }

  /// The short names of what was asked, each once: `canPrevent, shouldReceive ×3`.
  package static func questions(_ questions: [TraceEvent], in trace: Trace) -> String {
    let names = questions.map { String(call($0, in: trace).prefix { $0 != "(" }) }
    var once: [String] = []
    for name in names where !once.contains(name) { once.append(name) }
    return Text.panels.list(
      once.map { name in
        let count = names.count { $0 == name }
        return count == 1 ? name : "\(name) \u{00D7}\(count)"
      })
  }

  private static func isAnswer(_ event: TraceEvent) -> Bool {
    event.kind == .decision || event.kind == .receive
  }

  private static func subject(_ handle: Handle, _ trace: Trace) -> EventSubject {
    trace.touchNumber(of: handle).map { .touch($0) } ?? .object(trace.name(of: handle))
  }
}

extension Trace {
  /// The number of a touch, from 1, which the trace names `finger1`; nil for anything else.
  package func touchNumber(of handle: Handle) -> Int? {
    let name = name(of: handle)
    let touch = "finger"
    return name.hasPrefix(touch) ? Int(name.dropFirst(touch.count)) : nil
  }
}
