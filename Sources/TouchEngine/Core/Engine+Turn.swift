import TouchTrace

/// The end of a turn of the run loop.
extension Engine {
  /// The run loop's end of a turn (docs/how-a-touch-travels.md): what timers and setters have left to do.
  func finish() {
    guard hasTurnWork || gestures.hasWork, !isFinishing else { return }
    isFinishing = true
    defer {
      isFinishing = false
      hasTurnWork =
        gestures.hasWork || !updates.isEmpty || !deadlinesInWait.isEmpty
        || !blocksAfterCommit.isEmpty || events.hasLost
    }
    var rounds = 0
    repeat {
      gestures.update()
      updates.run()
      resumeDeadlines()
      rounds += 1
    } while (events.cancelWhatIsLost() || runAfterCommit())
      && rounds < EngineLimits.roundsPerPassMax
  }

  /// Runs a block when views are laid out and drawn.
  func afterCommit(_ block: @escaping () -> Void) {
    blocksAfterCommit.append(block)
    hasTurnWork = true
  }

  /// What waits until views are laid out and drawn, as the selection of a row does (TBL-08); true when there was any.
  private func runAfterCommit() -> Bool {
    guard !blocksAfterCommit.isEmpty else { return false }
    let blocks = blocksAfterCommit
    blocksAfterCommit = []
    for block in blocks { block() }
    return true
  }
}
