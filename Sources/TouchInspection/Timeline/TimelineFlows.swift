import TouchReading
import TouchTrace

/// Which event on a lane made which event on another lane happen.
struct TimelineFlows {
  struct Flow: Hashable {
    /// The causing event and the effect, by seq.
    var from: UInt32
    var to: UInt32
  }

  /// More are not drawn.
  static let flowsMax = 200
  /// So many events before its end the beginning of a wait is looked for.
  private static let lookBack = 20_000

  private let trace: Trace
  /// The lane of an event; nil when it has none.
  private let lane: (TraceEvent) -> Int?

  init(_ trace: Trace, lane: @escaping (TraceEvent) -> Int?) {
    self.trace = trace
    self.lane = lane
  }

  /// The causes of what happened on the chosen lanes and the effects of it, on and on, in the order of the
  /// effects.
  func around(
    _ events: Slice<TraceEvents>, isChosen: (TraceEvent) -> Bool
  ) -> [Flow] {
    var flows: [Flow] = []
    var known: Set<[LanePoint]> = []
    for event in events where isEffect(event) {
      guard lane(event) != nil, let from = source(of: event) else { continue }
      // Several events at one moment on a lane are one point.
      let ends = [self.point(from), self.point(event)]
      guard known.insert(ends).inserted else { continue }
      flows.append(Flow(from: from.seq, to: event.seq))
    }
    return Array(connected(flows, isChosen).prefix(Self.flowsMax))
  }

  /// An effect that is worth an arrow: moves are too many.
  private func isEffect(_ event: TraceEvent) -> Bool {
    switch event.kind {
    case .touches: event.verb != .touchesMoved
    case .gesture: event.verb == .touchesBegan
    case .state: event.to != .changed
    case .action: !trace.payload(of: event).isDrag
    case .held, .hold: true
    default: false
    }
  }

  /// Forward from the chosen events, and backward from them.
  private func connected(_ flows: [Flow], _ isChosen: (TraceEvent) -> Bool) -> [Flow] {
    func key(_ seq: UInt32) -> LanePoint { point(trace.events[Int(seq)]) }
    var takes = Array(repeating: false, count: flows.count)
    var reached: Set<LanePoint> = []
    for (index, flow) in flows.enumerated() {
      let isOwn = isChosen(trace.events[Int(flow.from)])
      if isOwn || reached.contains(key(flow.from)) {
        takes[index] = true
        reached.insert(key(flow.to))
      }
    }
    var asked: Set<LanePoint> = []
    for (index, flow) in flows.enumerated().reversed() {
      if isChosen(trace.events[Int(flow.to)]) || asked.contains(key(flow.to)) {
        takes[index] = true
        asked.insert(key(flow.from))
      }
    }
    return zip(flows, takes).filter(\.1).map(\.0)
  }

  private func point(_ event: TraceEvent) -> LanePoint {
    LanePoint(lane: lane(event) ?? -1, time: event.time)
  }

  private struct LanePoint: Hashable {
    var lane: Int
    var time: Instant
  }

  // MARK: Sources

  /// The nearest cause of an event that is on another lane.
  func source(of event: TraceEvent) -> TraceEvent? {
    if let decided = decider(of: event) { return decided }
    var at = event
    let own = lane(event)
    for _ in 0..<64 {
      guard let next = cause(of: at) else { return nil }
      if let other = lane(next), other != own { return next }
      at = next
    }
    return nil
  }

  /// A cause comes before what it leads to.
  private func cause(of event: TraceEvent) -> TraceEvent? {
    event.cause < event.seq ? trace.events[Int(event.cause)] : nil
  }

  /// Who made a recognizer fail, or set it free by failing.
  private func decider(of event: TraceEvent) -> TraceEvent? {
    switch event.kind {
    case .state where event.reason.namesAnother:
      return transition(of: event.other, at: event.time)
    case .held where event.verb == .released, .state where event.to != .failed:
      guard let released = release(of: event), let held = waiting(for: released) else { return nil }
      return transition(of: held.other, at: event.time)
    default: return nil
    }
  }

  /// The end of a wait at the moment of an event.
  private func release(of event: TraceEvent) -> TraceEvent? {
    trace.events(at: event.time).first { $0.verb == .released && $0.subject == event.subject }
  }

  /// The last wait of a recognizer before its end.
  private func waiting(for released: TraceEvent) -> TraceEvent? {
    trace.events[max(0, Int(released.seq) - Self.lookBack)..<Int(released.seq)].last {
      $0.verb == .held && $0.subject == released.subject
    }
  }

  private func transition(of recognizer: Handle, at time: Instant) -> TraceEvent? {
    trace.events(at: time).last { $0.kind == .state && $0.subject == recognizer }
  }
}
