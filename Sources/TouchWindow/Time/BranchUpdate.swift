import TouchLanguage
import TouchInspection
import TouchReading
package import TouchTrace

/// New runs from an earlier moment, and the way back to the run that they left.
package enum BranchUpdate {
  /// A new run with the same inputs up to the playhead.
  package static func branch(_ c: inout Context) {
    guard c.reading.configuration.recordingPath == nil else {
      return c.say(Text.notices.recordingHasOneSession)
    }
    guard !c.state.compose.isOn else { return c.say(Text.compose.leaveFirst) }
    // The hand stays with the run that is left.
    FingerUpdate.cancelAll(.branch, &c)
    c.add(.branch(afterStep: c.reading.playhead.step, at: c.reading.input.reading.now))
  }

  package static func show(_ result: BranchResult, _ c: inout Context) {
    switch result {
    case .failed(let problem):
      c.state.document.instruments.pendingGesture = nil
      c.say(problem)
    case .done(let time, let end, let fingers):
      take(time: max(time, end), fingers, &c)
      c.state.playback.clock.resume(c.now)
      c.state.document.hasPreviousRun = true
      c.say(Text.notices.branched(from: time))
      GestureUpdate.playPending(&c)
    }
  }

  /// The run that the branch left, and this one in its place.
  package static func swap(_ c: inout Context) {
    guard c.state.document.hasPreviousRun, c.reading.configuration.recordingPath == nil else {
      return c.say(Text.notices.noPreviousRun)
    }
    guard !c.state.compose.isOn else { return c.say(Text.compose.leaveFirst) }
    FingerUpdate.cancelAll(.otherRun, &c)
    c.add(.swapRuns)
  }

  package static func showPreviousRun(
    _ hasPreviousRun: Bool, _ end: Instant, _ fingers: [HeldFinger], _ c: inout Context
  ) {
    c.state.document.hasPreviousRun = hasPreviousRun
    take(time: end, fingers, &c)
  }

  /// Another session of the same scene took the place of the one before; its time goes on from `time`.
  package static func take(time: Instant, _ fingers: [HeldFinger], _ c: inout Context) {
    let clock = c.state.playback.clock
    c.state.playback = PlaybackState(
      SceneClock(c.now, speed: c.state.playback.lastingSpeed, elapsed: time.seconds),
      session: c.reading.session.number, lastInput: c.state.playback.lastInput)
    if clock.isPaused { c.state.playback.clock.pause(c.now) }
    c.state.document.checkedEvents = 0
    HeldFingerUpdate.adopt(fingers, &c)
  }
}
