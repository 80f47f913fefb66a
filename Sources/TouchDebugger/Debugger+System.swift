import TouchEngine
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace

/// What the system does to an app: it stops fetching events, and takes touches away.
extension Debugger {
  /// An incoming call: the same as the input `interrupt`, whether fingers are down or not.
  func interrupt(_ wall: UInt64) {
    guard takesSystemInputs() else { return }
    if tracker.down.isEmpty { return feed(.interrupt, wall) }
    cancelFingers(wall, "a call came in")
  }

  /// The same as the inputs `suspend` and `resume`.
  func toggleEventFetch(_ wall: UInt64) {
    guard takesSystemInputs() else { return }
    let engine = session.scene.engine
    let waiting = engine.waitingEvents
    let isSuspended = engine.isEventFetchSuspended
    feed(isSuspended ? .resume : .suspend, wall)
    model.notice =
      isSuspended
      ? "Input goes on: \(waiting) event\(waiting == 1 ? "" : "s") waited."
      : "Input is suspended: events wait until it goes on."
  }

  /// They go to the scene as it is now.
  private func takesSystemInputs() -> Bool {
    if lookBack == nil, !clock.isPaused { return true }
    model.notice =
      clock.isPaused && lookBack == nil
      ? "Paused: the system does nothing. Space plays on."
      : "Looking back: the system does nothing. End goes back to live."
    return false
  }
}
