import TouchInspection
package import TouchLanguage
import TouchReading

/// Work that takes longer than a turn: it shows how far it is, keeps everything else away, and can be stopped.
package enum WorkUpdate {
  /// A first slice was not enough. Touches end here: what they would do to the scene is not seen any more.
  package static func begin(_ work: WorkProgress, _ c: inout Context) {
    FingerUpdate.cancelAll(.work, &c)
    c.state.focus.isShown = false
    c.state.hover.forgetTooltip()
    c.state.prompt = .work(work)
  }

  package static func advance(_ work: WorkProgress, _ c: inout Context) {
    guard c.state.isWorking else { return }
    c.state.prompt = .work(work)
  }

  /// It is done or was stopped; its results come as further messages.
  package static func end(_ c: inout Context) {
    guard c.state.isWorking else { return }
    c.state.prompt = nil
  }

  /// What a command means while work goes on: Esc stops it, the window can be closed, everything else waits.
  package static func answer(_ command: CommandID, _ c: inout Context) {
    switch command {
    case .escape: c.add(.stopWork)
    case .quit: c.state.isOver = true
    default: break
    }
  }
}

extension DebuggerState {
  /// Work goes on that takes long.
  package var isWorking: Bool { prompt?.work != nil }
}
