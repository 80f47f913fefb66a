import TouchTrace

/// The way of a digitizer's event to the app: port, fetch thread, dispatcher, main run loop (REQ-000-081 to 102).
final class Pipeline {
  private let engine: Engine
  let fetcher: EventFetcher
  let springBoard: SpringBoard
  private let mainLoop: TurnLoop
  private var handles: [Handle?] = PipelineStage.allCases.map { _ in nil }
  /// Fingers on the glass, by number; few, so that a list is searched faster than a set.
  @exclusivity(unchecked) private var touching: [Int] = []

  init(engine: Engine, _ environment: EventEnvironment) {
    self.engine = engine
    springBoard = SpringBoard(engine)
    let source0 = RunLoopSource()
    mainLoop = TurnLoop(engine, source0)
    fetcher = EventFetcher(
      engine, EventDispatcher(engine, source0: source0, mainLoop: mainLoop), environment)
  }

  /// A report of the digitizer: it becomes a hand event, and wakes whom it concerns.
  ///
  /// What goes down on a window of the home screen never gets here (REQ-002-005).
  func arrive(_ report: DigitizerEvent) {
    if springBoard.isIdle {
      fetcher.arrive(hand(report))
    } else if let rest = springBoard.filter(report) {
      fetcher.arrive(hand(rest))
    } else {
      return
    }
    mainLoop.run { fetcher.drain() }
  }

  private func note(_ finger: Int, isOnGlass: Bool) {
    for place in touching.indices where touching[place] == finger {
      if !isOnGlass { touching.remove(at: place) }
      return
    }
    if isOnGlass { touching.append(finger) }
  }

  func resume() {
    fetcher.resume()
    mainLoop.run { fetcher.drain() }
  }

  private func hand(_ report: DigitizerEvent) -> HandEvent {
    for index in report.changes.indices {
      let phase = report.changes[index].phase
      note(report.changes[index].finger, isOnGlass: phase != .ended && phase != .cancelled)
    }
    return HandEvent(
      arrival: report.arrival, timestamp: report.timestamp, fingers: report.changes,
      isTouching: !touching.isEmpty)
  }

  /// The number of a stage; stages are registered when they first leave a line.
  func handle(of stage: PipelineStage) -> Handle {
    if let handle = handles[stage.rawValue] { return handle }
    let handle = engine.register(className: stage.className, name: stage.name)
    handles[stage.rawValue] = handle
    return handle
  }
}

extension Engine {
  /// Adds a line of a stage; nothing is done where nobody wants it.
  func record(
    _ stage: PipelineStage, _ verb: Verb, other: Handle = .none, reason: Reason = .none,
    rule: Rule = .none, measured: Double = 0, limit: Double = 0
  ) {
    guard records(.pipeline), recorder.includesPipeline, recorder.probed == nil, !isTornDown else {
      return
    }
    record(
      TraceEvent(
        kind: .pipeline, verb: verb, subject: pipeline.handle(of: stage), other: other,
        reason: reason, rule: rule, measured: measured, limit: limit))
  }

  /// Adds a line about what becomes of a finger before its event is sent.
  func recordFate(_ verb: Verb, of touch: UITouch, _ other: Handle) {
    guard recorder.includesPipeline, records(.pipeline) else { return }
    record(
      TraceEvent(
        kind: .pipeline, verb: verb, subject: touch.fingerHandle, other: other,
        measured: Double(touch.tapCount), limit: Double(touch.number)))
  }

  /// Adds the line of a touch that is let go: from now on its finger has none.
  func recordRelease(of touch: UITouch) {
    record(
      TraceEvent(
        kind: .change, verb: .change, subject: touch.fingerHandle, limit: Double(touch.number)),
      payload: "UITouch \(touch.number) -> nil")
  }
}
