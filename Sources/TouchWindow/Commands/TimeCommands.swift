import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

extension CommandCatalog {
  package static let time: [Command] = playback + stepping + breakpoints + runs

  private static let playback: [Command] = [
    Command(
      .play, .time, unless: { $0.noScene }, { PlaybackUpdate.togglePause(&$0) }),
    Command(
      .start, .time, unless: { $0.noScene ?? $0.isAtStart },
      { PlaybackUpdate.seek(toStep: -1, &$0) }),
    Command(
      .live, .time, unless: { $0.noScene ?? ($0.state.playback.mode == .live ? .isLive : nil) },
      { PlaybackUpdate.goLive(&$0) }),
    Command(
      .slower, .time,
      unless: {
        $0.state.playback.clock.speed <= 1.0 / 16 ? .slowestSpeed : nil
      }, { PlaybackUpdate.setSpeed($0.state.playback.clock.speed / 2, &$0) }),
    Command(
      .faster, .time, unless: { $0.state.playback.clock.speed >= 4 ? .highestSpeed : nil },
      { PlaybackUpdate.setSpeed($0.state.playback.clock.speed * 2, &$0) }),
  ]

  private static let stepping: [Command] = [
    Command(
      .eventBack, .time, repeats: true, unless: { $0.isAtStart },
      { PlaybackUpdate.step(.step, -1, &$0) }),
    Command(
      .eventForward, .time, repeats: true, unless: { $0.isAtEnd },
      { PlaybackUpdate.step(.step, 1, &$0) }),
    Command(
      .transitionBack, .time, repeats: true,
      unless: { $0.isAtStart }, { PlaybackUpdate.step(.transition, -1, &$0) }),
    Command(
      .transitionForward, .time, repeats: true,
      unless: { $0.isAtEnd }, { PlaybackUpdate.step(.transition, 1, &$0) }),
    Command(
      .gestureBack, .time, repeats: true, unless: { $0.isAtStart },
      { PlaybackUpdate.step(.gesture, -1, &$0) }),
    Command(
      .gestureForward, .time, repeats: true,
      unless: { $0.isAtEnd }, { PlaybackUpdate.step(.gesture, 1, &$0) }),
    Command(
      .timeBack, .time, repeats: true,
      unless: { $0.isAtZero }, { PlaybackUpdate.move(by: -StepFinder.frame, &$0) }),
    Command(
      .timeForward, .time, repeats: true, unless: { $0.isNewest },
      { PlaybackUpdate.move(by: StepFinder.frame, &$0) }),
    Command(
      .timeBackFar, .time, repeats: true,
      unless: { $0.isAtZero }, { PlaybackUpdate.move(by: -0.1, &$0) }),
    Command(
      .timeForwardFar, .time, repeats: true, unless: { $0.isNewest },
      { PlaybackUpdate.move(by: 0.1, &$0) }),
  ]

  private static let breakpoints: [Command] = [
    Command(
      .continue, .time, { BreakpointUpdate.go(1, &$0) }),
    Command(
      .continueBack, .time, { BreakpointUpdate.go(-1, &$0) }),
    Command(
      .breakpoint, .time, { BreakpointUpdate.toggle(&$0) }),
    Command(
      .breakpointsClear, .time, isPaletteOnly: true,
      unless: { $0.state.workspace.breakpoints.isEmpty ? .noBreakpoint : nil },
      { BreakpointUpdate.removeAll(&$0) }),
  ]

  /// Where the run first differs from the one before the last edit, or from an app's.
  private static func difference(_ state: DebuggerState, _ reading: Reading) -> Instant? {
    state.document.difference?.time ?? reading.input.app?.difference
  }

  private static let runs: [Command] = [
    Command(
      .fork, .time, isPaletteOnly: true, unless: { $0.noScene },
      { BranchUpdate.branch(&$0) }),
    Command(
      .runFormer, .time, isPaletteOnly: true, { BranchUpdate.swap(&$0) }),
    Command(
      .difference, .time, isPaletteOnly: true,
      unless: { difference($0.state, $0.reading) == nil ? .noDifference : nil },
      { c in
        if let time = difference(c.state, c.reading) { PlaybackUpdate.seek(to: time, &c) }
      }),
    Command(
      .compareRuns, .time,
      unless: { $0.reading.input.former == nil ? .noDifference : nil },
      { $0.state.document.timeline.lanes.comparesRuns.toggle() }),
    Command(
      .record, .time,
      unless: { situation in
        situation.noScene
          ?? situation.reading.configuration.recordingPath.map {
            CommandRefusal.isRecorded(path: $0)
          }
      }, { LoadUpdate.toggleRecording(&$0) }),
    Command(
      .replaySkipsIdle, .time, isPaletteOnly: true, { $0.state.preferences.skipsIdle.toggle() }),
    Command(
      .replay, .time, { LoadUpdate.replayLast(&$0) }),
  ]
}
