package import TouchLanguage
package import TouchTrace

/// Finding events by time; a trace is in the order of time.
extension Trace {
  /// The index of the first event that is not before a moment.
  package func index(notBefore time: Instant) -> Int {
    events.firstIndexOfRest { $0.time >= time }
  }

  /// The index of the first event that is after a moment.
  func index(after time: Instant) -> Int {
    events.firstIndexOfRest { $0.time > time }
  }

  /// What happened at exactly one moment.
  package func events(at time: Instant) -> Slice<TraceEvents> {
    let from = index(notBefore: time)
    return events[from..<max(from, index(after: time))]
  }

  /// What happened from one second to another, ends included, and not after `now`.
  package func events(from: Double, to: Double, until now: Instant) -> Slice<TraceEvents> {
    let first = index(notBefore: Instant(nanoseconds: UInt64(max(0, (from * 1e9).rounded(.down)))))
    let end = Instant(nanoseconds: UInt64(max(0, min(to * 1e9, 9e18).rounded(.up))))
    let last = index(after: min(end, now))
    return events[first..<max(first, last)]
  }

  /// A change of state with the reason behind what the system did: it cancels touches whose view has left its window.
  package func closer(_ event: TraceEvent) -> TraceEvent {
    guard event.reason == .systemCancel else { return event }
    let hasLeft = events[..<Int(event.seq)].lazy.reversed()
      .prefix { $0.time == event.time }
      .contains { $0.verb == .removes && $0.other == event.subject }
    var closer = event
    if hasLeft { closer.reason = .viewRemoved }
    return closer
  }

  /// What made an event happen: a touch, another recognizer or a timer; nil when nothing did.
  package func maker(of event: TraceEvent) -> EventMaker? {
    var cause = event.cause
    for _ in 0..<64 {
      guard Int(cause) < events.count else { return nil }
      let maker = events[Int(cause)]
      switch maker.kind {
      case .sample: return touchNumber(of: maker.subject).map { .touch($0, maker.phase) }
      case .state where maker.subject != event.subject, .timer where maker.subject != event.subject:
        return .object(name(of: maker.subject))
      case .timer: return .timer(payload(of: maker))
      default: break
      }
      guard maker.cause < cause else { return nil }
      cause = maker.cause
    }
    return nil
  }
}
