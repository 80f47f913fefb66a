package import TouchLanguage
package import TouchTrace

/// Finding events by time; a trace is in the order of time.
extension Trace {
  /// The index of the first event that is not before a moment.
  package func index(notBefore time: Instant) -> Int {
    events.firstIndexOfRest { $0.time >= time }
  }

  /// The same, searched from an index on that is not behind it: what is near there is found soon.
  package func index(notBefore time: Instant, from start: Int) -> Int {
    var (low, step) = (start, 1)
    while low + step < events.count, events[low + step].time < time {
      low += step
      step *= 2
    }
    return events[low..<min(low + step + 1, events.count)].firstIndexOfRest { $0.time >= time }
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

  /// The last of all that happened at the moment of an event: there all of it has happened.
  package func lastEvent(atMomentOf event: UInt32) -> TraceEvent {
    events[index(after: events[Int(event)].time) - 1]
  }

  /// The indices of what happened from one second to another, ends included, and not after `now`.
  package func indices(from: Double, to: Double, until now: Instant) -> Range<Int> {
    let first = index(notBefore: Instant(nanoseconds: UInt64(max(0, (from * 1e9).rounded(.down)))))
    let end = Instant(nanoseconds: UInt64(max(0, min(to * 1e9, 9e18).rounded(.up))))
    let last = index(after: min(end, now))
    return first..<max(first, last)
  }

  /// Why a recognizer changed its state in this event, also where the event itself says less: the system cancels touches whose
  /// view has left its window, and a class of the app sets its state in one of its methods. `other` is the name of the other
  /// object of the event; for `axis` and `need` see `Cause`.
  package func cause(
    of event: TraceEvent, other: String, axis: MovementAxis? = nil, need: RecognizerNeed? = nil
  ) -> Cause {
    switch Cause(event, other: other, axis: axis, need: need) {
    case .systemCancelled where hasLeft(event): .viewRemoved
    case .setByApp: .setByApp(method: settingMethod(event))
    case let cause: cause
    }
  }

  /// The recognizer was taken away in the same moment.
  private func hasLeft(_ event: TraceEvent) -> Bool {
    before(event).contains { $0.verb == .removes && $0.other == event.subject }
  }

  /// The method that set a recognizer's state, as Apple writes it; nil where it was none of those that get touches.
  private func settingMethod(_ event: TraceEvent) -> String? {
    // A failure is told within the method, what recognizes after it.
    let call = before(event).first {
      $0.kind == .gesture && $0.subject == event.subject
        && ($0.seq == event.cause || $0.cause == event.cause)
    }
    return switch call?.verb {
    case .touchesBegan: "touchesBegan(_:with:)"
    case .touchesMoved: "touchesMoved(_:with:)"
    case .touchesEnded: "touchesEnded(_:with:)"
    case .touchesCancelled: "touchesCancelled(_:with:)"
    default: nil
    }
  }

  /// What happened in the moment of an event before it, the latest first.
  private func before(_ event: TraceEvent) -> some Sequence<TraceEvent> {
    events[..<Int(event.seq)].lazy.reversed().prefix { $0.time == event.time }
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
