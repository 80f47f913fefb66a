import TouchLanguage
package import TouchTrace

/// Who cancelled a touch, and so owns it now, as far as the trace tells.
package enum TouchOwner: Equatable {
  case system
  case recognizer(Handle)

  /// The nearest cause of an event that cancels touches.
  static func of(_ event: TraceEvent, _ trace: Trace) -> TouchOwner? {
    var cause = event.cause
    for _ in 0..<64 {
      guard Int(cause) < trace.events.count else { return nil }
      let event = trace.events[Int(cause)]
      if event.kind == .state { return .recognizer(event.subject) }
      if event.kind == .sample { return event.phase == .cancelled ? .system : nil }
      // A cause comes before what it leads to.
      guard event.cause < cause else { return nil }
      cause = event.cause
    }
    return nil
  }

  /// The recognizer that took a touch from the view that had it, at a moment; nil where the system or nobody known did.
  package static func taker(of finger: FingerReading, at time: Instant, _ trace: Trace) -> Handle? {
    let taken = trace.events(at: time).first {
      $0.kind == .touches && $0.verb == .touchesCancelled && $0.subject == finger.view
    }
    guard let taken, case .recognizer(let handle)? = of(taken, trace) else { return nil }
    return handle
  }

  /// True for a recognizer that a view brings along, as that of a switch, which takes the touch from it when it works.
  package static func isPart(_ recognizer: Handle, of view: Handle, _ trace: Trace) -> Bool {
    trace.name(of: recognizer).hasPrefix(trace.name(of: view) + ".")
  }

  /// Who cancelled a touch, by name.
  static func canceller(of event: TraceEvent, _ input: PictureInput) -> Canceller {
    switch of(event, input.trace) {
    case .system: .system
    case .recognizer(let handle):
      .recognizer(
        input.trace.marked(handle), input.cancelCause(of: handle, in: event.subject))
    case nil: .unknown
    }
  }

  /// Why a view got touchesCancelled.
  static func sentence(_ event: TraceEvent, _ input: PictureInput) -> Explanation.Sentence {
    let canceller = canceller(of: event, input)
    let rule: Rule =
      switch canceller {
      case .system: .win13
      case .recognizer: .dl03
      case .unknown: .td08
      }
    return .init(
      Text.whyView.cancelled(input.trace.marked(event.subject), by: canceller), rule, event.seq)
  }
}

/// A recognizer that took the touch of its own view, and whose action moved that view.
package struct GestureMove {
  package let recognizer: Handle

  /// Nil where something else took the touch, or the view stands where it did.
  package init?(_ hit: HitReading, _ input: PictureInput) {
    guard let taker = Self.taker(of: hit, input),
      input.snapshot.recognizer(taker)?.view == hit.winner,
      Self.moved(hit, by: taker, input)
    else { return nil }
    recognizer = taker
  }

  private static func taker(of hit: HitReading, _ input: PictureInput) -> Handle? {
    if let taken = HitDelivery.taker(of: hit.finger, before: hit.winner, input) {
      return taken.taker
    }
    let last = input.reading.responders.first { $0.handle == hit.winner }?.deliveries
      .last { $0.finger == hit.finger }
    guard let last, last.verb == .touchesCancelled,
      case .recognizer(let taker)? = TouchOwner.of(
        input.trace.events[Int(last.event)], input.trace)
    else { return nil }
    return taker
  }

  private static let places = ["center ", "frame ", "transform "]

  private static func moved(
    _ hit: HitReading, by recognizer: Handle, _ input: PictureInput
  ) -> Bool {
    let trace = input.trace
    return WhyTable.events(after: hit, input).contains { event in
      guard event.kind == .change, event.subject == hit.winner,
        case let text = trace.payload(of: event), places.contains(where: text.hasPrefix),
        let call = caller(of: event, trace)
      else { return false }
      return call.kind == .action && call.subject == recognizer
    }
  }

  /// The call in which something was changed: the nearest line before it that is less deep.
  private static func caller(of event: TraceEvent, _ trace: Trace) -> TraceEvent? {
    trace.events[..<Int(event.seq)].reversed().lazy
      .prefix { $0.time == event.time }.first { $0.depth < event.depth }
  }
}
