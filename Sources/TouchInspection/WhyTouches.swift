import TouchTrace

/// Why a view or control got a touch, lost it, or fired.
enum WhyTouches {
  /// A view got a finger, and nothing else has happened yet.
  static func given(_ event: TraceEvent, _ reading: TraceReading, _ trace: Trace) -> WhySentence {
    let name = trace.name(of: event.subject)
    let title = "\(name) gets the touch"
    guard let hit = reading.hit(of: event.other), hit.winner == event.subject,
      let last = hit.path.last
    else {
      return WhySentence(
        title: title, sentence: "It is told of the finger.", rule: "", subject: event.subject)
    }
    let sentence =
      hit.isRedirected
      ? "The hitTest of \(trace.name(of: last)), or of a view around it, is overridden and answered with \(name)."
      : asked(hit)
    return WhySentence(
      title: title, sentence: sentence,
      rule: WhySentence.ruleText(hit.isRedirected ? .ht14 : .ht05), subject: event.subject)
  }

  private static func asked(_ hit: HitReading) -> String {
    switch (hit.visited.count, hit.rejected.count) {
    case (...1, _): "It contains the point, and no view in it is there to be asked."
    case (let asked, 0):
      "The hit test asked \(asked) views and none refused; it is the innermost of them."
    case (let asked, 1):
      "The hit test asked \(asked) views and one refused; it is the innermost of the others."
    case (let asked, let refused):
      "The hit test asked \(asked) views and \(refused) refused; it is the innermost of the others."
    }
  }

  /// A view got touchesCancelled.
  static func taken(_ event: TraceEvent, _ trace: Trace) -> WhySentence {
    let sentence =
      switch taker(event, trace) {
      case .system: "The system took the finger away. The view gets touchesCancelled."
      case .recognizer(let handle):
        "\(trace.name(of: handle)) recognized, and takes its touches away from their view. The view gets touchesCancelled and nothing more."
      case nil: "Its touch was taken away. The view gets touchesCancelled and nothing more."
      }
    return WhySentence.plain(event, "\(trace.name(of: event.subject)) lost its touch", sentence)
  }

  /// A control sent an event.
  static func control(_ event: TraceEvent, _ trace: Trace) -> WhySentence {
    let name = trace.name(of: event.subject)
    switch trace.payload(of: event) {
    case "touchCancel": return cancelled(event, name, trace)
    case "touchUpOutside":
      return WhySentence.plain(
        event, "\(name) did not fire",
        "The finger was lifted beyond the margin around it, so it sends touchUpOutside.")
    case "valueChanged":
      return WhySentence.plain(
        event, "\(name) changed its value", "It was tapped, and sends valueChanged.")
    default:
      return WhySentence.plain(
        event, "\(name) fired",
        "The finger was lifted inside of it or its margin, and no recognizer had taken the touch. It sends touchUpInside."
      )
    }
  }

  private static func cancelled(_ event: TraceEvent, _ name: String, _ trace: Trace)
    -> WhySentence
  {
    let sentence =
      switch taker(event, trace) {
      case .system: "The system took the finger away, so it stops tracking and sends touchCancel."
      case .recognizer(let handle):
        "\(trace.name(of: handle)) recognized and took its touch away, so it stops tracking and sends touchCancel instead of touchUpInside."
      case nil:
        "Its touch was taken away, so it stops tracking and sends touchCancel instead of touchUpInside."
      }
    return WhySentence.plain(event, "\(name) was cancelled", sentence)
  }

  /// Who took a touch away, as far as the trace tells.
  private enum Taker: Equatable {
    case system
    case recognizer(Handle)
  }

  /// The nearest cause that took touches away.
  private static func taker(_ event: TraceEvent, _ trace: Trace) -> Taker? {
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
}
