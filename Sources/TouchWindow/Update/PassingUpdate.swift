import TouchLanguage
import TouchTrace

/// What is said of a moment goes with the moment.
enum PassingUpdate {
  /// That an edit was undone is said until the next touch, another moment or another selection. What is said below the scene
  /// goes with these, and with another edit, where the user makes them. `before` is the state before the message.
  static func forget(since before: DebuggerState, _ message: Message, _ c: inout Context) {
    let isPast = isPast(before, c.state)
    if let difference = c.state.document.difference, difference == before.document.difference,
      isPast, difference.text.now.step != .tried
    {
      c.state.document.difference = nil
    }
    let isEdited = c.state.document.edits.current != before.document.edits.current
    if message.isOfUser, isPast || isEdited, c.state.notice == before.notice {
      c.state.notice = nil
    }
  }

  private static func isPast(_ before: DebuggerState, _ now: DebuggerState) -> Bool {
    let isTouch = now.input.scene.tracker.down.keys.contains {
      before.input.scene.tracker.down[$0] == nil
    }
    return isTouch || now.selection != before.selection
      || now.playback.position != before.playback.position
  }
}

extension Message {
  /// Whether a key, a hand or the pointer made it, and nothing that comes of an effect.
  fileprivate var isOfUser: Bool {
    switch self {
    case .canvas, .panel, .command, .press: true
    default: false
    }
  }
}
