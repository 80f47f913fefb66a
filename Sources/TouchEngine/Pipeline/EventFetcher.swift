import TouchTrace

/// The thread that fetches events: what the port holds is received, filtered, announced, and kept until it is drained.
///
/// While it is suspended the port keeps everything (GOLD-000-32).
final class EventFetcher {
  private let engine: Engine
  private let dispatcher: EventDispatcher
  private let environment: EventEnvironment
  /// The port.
  private let source1 = RunLoopSource()
  private(set) var isSuspended = false
  /// What the port holds, the oldest first.
  @exclusivity(unchecked) private(set) var waiting: [HandEvent] = []
  /// Reused buffer.
  @exclusivity(unchecked) private var spareEvents: [HandEvent] = []
  /// What was received and is not drained yet.
  @exclusivity(unchecked) private var queue: [HandEvent] = []

  init(_ engine: Engine, _ dispatcher: EventDispatcher, _ environment: EventEnvironment) {
    self.engine = engine
    self.dispatcher = dispatcher
    self.environment = environment
  }

  /// A message comes into the port.
  func arrive(_ hand: consuming HandEvent) {
    waiting.append(hand)
    guard !isSuspended else {
      engine.record(.eventFetcher, .queues, measured: Double(waiting.count))
      return
    }
    fire()
  }

  /// Does nothing when it is suspended already.
  func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    engine.record(.eventFetcher, .suspends)
  }

  /// Receives what waits; does nothing unless it was suspended.
  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    engine.record(.eventFetcher, .resumes)
    if !waiting.isEmpty { fire() }
  }

  private func fire() {
    source1.signal()
    if source1.take() { receive() }
  }

  /// The callback of the port: every message, then one announcement.
  private func receive() {
    if engine.recorder.includesPipeline, engine.records(.pipeline) {
      for hand in waiting { recordReceipt(hand) }
    }
    if queue.isEmpty {
      swap(&queue, &waiting)
    } else {
      queue += waiting
      waiting.removeAllKeepingStorage()
    }
    filter()
    engine.record(.eventFetcher, .signalsEvents, measured: Double(queue.count))
    dispatcher.eventFetcherDidReceiveEvents()
  }

  private func recordReceipt(_ hand: HandEvent) {
    let latency = engine.now.since(hand.timestamp)
    engine.record(
      TraceEvent(
        kind: .pipeline, verb: .receives, subject: engine.pipeline.handle(of: .eventFetcher),
        phase: hand.fingers.first?.phase ?? .stationary, rule: latency > 0 ? .td19 : .none,
        measured: Double(hand.fingers.count), limit: latency), hand: hand)
  }

  /// Neighbours that are moves alone become one event (TD-21).
  private func filter() {
    guard queue.count > 1 else { return }
    var kept: [HandEvent] = []
    for hand in queue {
      if let merged = kept.last?.merged(with: hand) {
        kept[kept.count - 1] = merged
      } else {
        kept.append(hand)
      }
    }
    if kept.count < queue.count {
      engine.record(
        .eventFetcher, .filters, rule: .td21, measured: Double(queue.count),
        limit: Double(kept.count))
    }
    queue = kept
  }

  /// Hands everything over, on the main thread.
  func drain() {
    guard !queue.isEmpty else { return }
    if queue.count == 1 {
      let event = queue.removeLast()
      engine.record(.environment, .drains, measured: 1)
      if engine.hasTurnWork { engine.updates.run() }
      environment.receive(event)
      return
    }
    // What comes in meanwhile goes into the other list; both keep their storage.
    var events = spareEvents
    spareEvents = []
    swap(&queue, &events)
    engine.record(.environment, .drains, measured: Double(events.count))
    for index in events.indices {
      // What one event leaves to do comes before the next one (EC-62).
      if index > 0 { engine.finish() }
      engine.updates.run()
      environment.receive(events[index])
    }
    events.removeAllKeepingStorage()
    spareEvents = events
  }

  func removeAll() {
    waiting = []
    queue = []
  }
}
