import TouchTrace

/// Something that a run loop waits for: a port with messages (version 1), or somebody's signal (version 0).
final class RunLoopSource {
  @exclusivity(unchecked) private var isSignalled = false

  func signal() { isSignalled = true }

  /// True when it was signalled since the last time; then its callback is due.
  func take() -> Bool {
    defer { isSignalled = false }
    return isSignalled
  }
}

/// The main run loop in virtual time: it sleeps until it is woken, fires its source while that is signalled, and sleeps on.
final class TurnLoop {
  private let engine: Engine
  private let source: RunLoopSource
  @exclusivity(unchecked) private(set) var isAwake = false

  init(_ engine: Engine, _ source: RunLoopSource) {
    self.engine = engine
    self.source = source
  }

  func wakeUp() {
    guard !isAwake else { return }
    isAwake = true
    engine.record(.mainRunLoop, .wakes)
  }

  /// Calls back for its source until there is nothing to do, and ends the turn before it sleeps; does nothing while it
  /// sleeps.
  @inline(__always) func run(_ callback: () -> Void) {
    guard isAwake else { return }
    var turns = 0
    while turns < EngineLimits.roundsPerPassMax, source.take() {
      turns += 1
      callback()
    }
    engine.finish()
    isAwake = false
    engine.record(.mainRunLoop, .sleeps)
  }
}
