import TouchTrace

/// Who took a touch away, as far as the trace tells.
enum TouchTaker: Equatable {
  case system
  case recognizer(Handle)

  /// The nearest cause of an event that takes touches away.
  static func of(_ event: TraceEvent, _ trace: Trace) -> TouchTaker? {
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

  /// What a view is told when its touch is taken.
  static func sentence(_ event: TraceEvent, _ trace: Trace) -> Explanation.Sentence {
    switch of(event, trace) {
    case .system:
      .init(
        "The system took the finger away. The view gets touchesCancelled.", .win13, event.seq)
    case .recognizer(let handle):
      .init(
        "\(trace.name(of: handle)) recognized, and takes its touches away from their view. The view gets touchesCancelled and nothing more.",
        .dl03, event.seq)
    case nil:
      .init(
        "Its touch was taken away. The view gets touchesCancelled and nothing more.", .td08,
        event.seq)
    }
  }
}
