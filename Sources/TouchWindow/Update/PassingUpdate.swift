import TouchLanguage
import TouchTrace

/// What is said and shown of a moment goes with the moment.
enum PassingUpdate {
  /// What is said below the scene goes with the next touch, another moment, another selection and another edit, where the user
  /// makes them. `before` is the state before the message.
  static func forget(since before: DebuggerState, _ message: Message, _ c: inout Context) {
    if isFirstTouch(before, c.state) { c.state.document.timelineRange = nil }
    let isEdited = c.state.document.edits.current != before.document.edits.current
    if message.isOfUser, isPast(before, c.state) || isEdited, c.state.notice == before.notice {
      c.state.notice = nil
    }
  }

  /// The first finger of a touch is on the scene: the timeline shows what comes of it.
  private static func isFirstTouch(_ before: DebuggerState, _ now: DebuggerState) -> Bool {
    before.input.scene.tracker.down.isEmpty && !now.input.scene.tracker.down.isEmpty
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
