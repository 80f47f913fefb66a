import TouchTrace

/// Something that a run loop waits for: version 1 is fired by a port, version 0 by whoever signals it.
final class RunLoopSource {
  enum Version { case port, signal }

  let version: Version
  /// Of sources that are ready together the lowest comes first.
  let order: Int
  @exclusivity(unchecked) private(set) var isSignalled = false
  private let perform: () -> Void

  init(_ version: Version, order: Int, perform: @escaping () -> Void) {
    self.version = version
    self.order = order
    self.perform = perform
  }

  func signal() { isSignalled = true }

  func fire() {
    isSignalled = false
    perform()
  }
}

/// A run loop in virtual time: it sleeps until it is woken, fires what is signalled, tells its observers and sleeps on.
final class TurnLoop {
  private unowned(unsafe) let engine: Engine
  @exclusivity(unchecked) private var sources: [RunLoopSource] = []
  @exclusivity(unchecked) private var observers: [() -> Void] = []
  @exclusivity(unchecked) private(set) var isAwake = false
  /// Nil for a loop that leaves no lines.
  private let stage: PipelineStage?

  init(_ engine: Engine, _ stage: PipelineStage?) {
    self.engine = engine
    self.stage = stage
  }

  func add(_ source: RunLoopSource) {
    sources.insert(source, at: sources.firstIndex { $0.order > source.order } ?? sources.count)
  }

  /// What runs before the loop goes to sleep.
  func addObserver(_ beforeWaiting: @escaping () -> Void) { observers.append(beforeWaiting) }

  func wakeUp() {
    guard !isAwake else { return }
    isAwake = true
    if let stage { engine.record(stage, .wakes) }
  }

  private var nextSource: RunLoopSource? {
    for source in sources where source.isSignalled { return source }
    return nil
  }

  /// Runs until there is nothing to do; does nothing while it sleeps.
  func run() {
    guard isAwake else { return }
    var turns = 0
    while let source = nextSource, turns < EngineLimits.roundsPerPassMax {
      turns += 1
      source.fire()
    }
    for observer in observers { observer() }
    isAwake = false
    if let stage { engine.record(stage, .sleeps) }
  }
}
