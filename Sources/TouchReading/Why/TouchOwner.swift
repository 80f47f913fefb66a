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

/// The recognizer that got a touch in place of another one that failed, or of a view that lost it.
package struct TouchTaker {
  package let recognizer: Handle
  /// Who it was and when, in a sentence.
  package let sentence: Explanation.Sentence

  /// Nil for what neither failed nor lost its touch, and where no other recognizer recognized with the same touch.
  package init?(insteadOf subject: Handle, _ input: PictureInput) {
    let events =
      input.reading.recognizer(subject).map { Self.rivals(of: $0, input) }
      ?? Self.taker(from: subject, input)
    guard let event = events.min(by: { $0.seq < $1.seq }),
      event.time >= input.reading.gestureStart
    else { return nil }
    recognizer = event.subject
    let text = Text.inspect.recognizedInstead(
      input.marked(event.subject), at: event.time.since(input.reading.gestureStart))
    sentence = .init(text, event.rule, event.seq)
  }

  /// How those recognized that got the touch of a recognizer that failed, in the attempt in which it did.
  private static func rivals(
    of failed: RecognizerReading, _ input: PictureInput
  ) -> [TraceEvent] {
    guard failed.transitions.last?.to == .failed else { return [] }
    let attachments = input.reading.attachments
    func time(_ attachment: TraceReading.Attachment) -> Instant {
      input.trace.events[Int(attachment.event)].time
    }
    let own = attachments.filter { $0.recognizer == failed.handle && time($0) >= failed.start }
    return attachments.compactMap { other in
      guard other.recognizer != failed.handle,
        own.contains(where: { $0.finger == other.finger && time($0) == time(other) }),
        input.snapshot.recognizer(other.recognizer)?.neverRecognizes != true,
        let reading = input.reading.recognizer(other.recognizer), reading.start <= time(other)
      else { return nil }
      return recognition(reading)
    }
  }

  /// How the recognizer recognized that took the touch from a view.
  private static func taker(from view: Handle, _ input: PictureInput) -> [TraceEvent] {
    guard let responder = input.reading.responders.first(where: { $0.handle == view }),
      let last = responder.deliveries.last, last.verb == .touchesCancelled,
      case .recognizer(let taker)? = TouchOwner.of(
        input.trace.events[Int(last.event)], input.trace),
      let event = input.reading.recognizer(taker).flatMap(recognition)
    else { return [] }
    return [event]
  }

  private static func recognition(_ reading: RecognizerReading) -> TraceEvent? {
    reading.transitions.first { $0.to == .began || $0.from == .possible && $0.to == .ended }
  }
}
