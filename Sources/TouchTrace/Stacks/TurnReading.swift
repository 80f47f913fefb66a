/// The turn of the run loop that a line belongs to, as the trace shows it.
public enum TurnReading {
  /// What woke the main run loop.
  enum Turn { case events, timer, other }

  static func turn(of seq: Int, in trace: Trace) -> Turn {
    let time = trace.events[seq].time
    var index = seq
    // A turn is over before the time goes on.
    while index >= 0, trace.events[index].time == time {
      let event = trace.events[index]
      if event.verb == .drains || event.verb == .wakes { return .events }
      if event.verb == .sleeps, index < seq { break }
      index -= 1
    }
    return isTimed(trace.events[seq], in: trace) ? .timer : .other
  }

  /// Whether a timer is the origin of the line.
  private static func isTimed(_ event: TraceEvent, in trace: Trace) -> Bool {
    var event = event
    while event.verb != .timerFires {
      guard event.cause != TraceEvent.noCause, event.cause < event.seq else { return false }
      event = trace.events[Int(event.cause)]
    }
    return true
  }

  /// The lines whose calls are open at a line, outermost first.
  static func openCalls(around seq: Int, in trace: Trace) -> [TraceEvent] {
    let event = trace.events[seq]
    var depth = event.depth
    var calls: [TraceEvent] = []
    var index = seq - 1
    while depth > 0, index >= 0, trace.events[index].time == event.time {
      let candidate = trace.events[index]
      if candidate.depth < depth {
        calls.append(candidate)
        depth = candidate.depth
      }
      index -= 1
    }
    return calls.reversed()
  }

  /// What recognizers and views do outside an event happens before the run loop waits.
  static func isBeforeWaiting(_ outermost: TraceEvent) -> Bool {
    switch outermost.kind {
    case .state, .action, .reset, .touches, .held: true
    default: false
    }
  }

  /// Whether it is a touch that a recognizer cancels in a view or delivers to it late (WIN-03).
  public static func isByRecognizer(_ event: TraceEvent, in trace: Trace) -> Bool {
    var cause = event.cause
    while cause != TraceEvent.noCause, Int(cause) < trace.events.count {
      let led = trace.events[Int(cause)]
      switch led.kind {
      case .state, .action, .hold, .gesture: return true
      case .touches: cause = led.cause
      default: return false
      }
    }
    return false
  }
}
