import TouchTrace

/// Tells the main thread that there are events: the place where the port's source becomes the signalled one (Q-000-10).
final class EventDispatcher {
  private let engine: Engine
  private let source0: RunLoopSource
  private let mainLoop: TurnLoop

  init(_ engine: Engine, source0: RunLoopSource, mainLoop: TurnLoop) {
    self.engine = engine
    self.source0 = source0
    self.mainLoop = mainLoop
  }

  func eventFetcherDidReceiveEvents() {
    source0.signal()
    engine.record(.dispatcher, .signalsSource)
    mainLoop.wakeUp()
  }
}
