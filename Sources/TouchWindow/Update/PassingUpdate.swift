import TouchLanguage

/// What is said of a moment goes with the moment.
enum PassingUpdate {
  /// That an edit was undone is said until the next touch, another moment or another selection; `before` is the state before a
  /// message.
  static func forget(since before: DebuggerState, _ c: inout Context) {
    guard let difference = c.state.document.difference, difference == before.document.difference,
      difference.text.now.step != .tried, isPast(before, c.state)
    else { return }
    c.state.document.difference = nil
  }

  private static func isPast(_ before: DebuggerState, _ now: DebuggerState) -> Bool {
    let isTouch = now.input.scene.tracker.down.keys.contains {
      before.input.scene.tracker.down[$0] == nil
    }
    return isTouch || now.selection != before.selection
      || now.playback.position != before.playback.position
  }
}
