import TouchInspection
import TouchReading
import TouchTrace

extension CommandCatalog {
  package static let time: [Command] = playback + stepping + breakpoints + runs

  private static let playback: [Command] = [
    Command(
      .play, .time, "Play or pause", "Plays or pauses the scene", synonyms: ["stop", "resume"],
      unless: { $0.noScene }, { PlaybackUpdate.togglePause(&$0) }),
    Command(
      .start, .time, "Go to start", "Shows the scene before its first event",
      synonyms: ["rewind", "beginning"], unless: { $0.noScene ?? $0.isAtStart },
      { PlaybackUpdate.seek(toStep: -1, &$0) }),
    Command(
      .live, .time, "Go live", "Shows the newest event and takes touches again",
      synonyms: ["end", "present"],
      unless: { $0.noScene ?? ($0.state.playback.mode == .live ? "this is live" : nil) },
      { PlaybackUpdate.goLive(&$0) }),
    Command(
      .slower, .time, "Half speed", "Halves the speed of the scene's time", synonyms: ["slow"],
      unless: {
        $0.state.playback.clock.speed <= 1.0 / 16 ? "this is the slowest speed" : nil
      }, { PlaybackUpdate.setSpeed($0.state.playback.clock.speed / 2, &$0) }),
    Command(
      .faster, .time, "Double speed", "Doubles the speed of the scene's time", synonyms: ["fast"],
      unless: { $0.state.playback.clock.speed >= 4 ? "this is the highest speed" : nil },
      { PlaybackUpdate.setSpeed($0.state.playback.clock.speed * 2, &$0) }),
  ]

  private static let stepping: [Command] = [
    Command(
      .eventBack, .time, "Previous step",
      "Moves the playhead back by a step: an input or a timer, and what follows from it",
      repeats: true, unless: { $0.isAtStart }, { PlaybackUpdate.step(.step, -1, &$0) }),
    Command(
      .eventForward, .time, "Next step",
      "Moves the playhead forward by a step: an input or a timer, and what follows from it",
      repeats: true, unless: { $0.isAtEnd }, { PlaybackUpdate.step(.step, 1, &$0) }),
    Command(
      .transitionBack, .time, "Previous transition",
      "Moves the playhead back to where a recognizer changed state", repeats: true,
      unless: { $0.isAtStart }, { PlaybackUpdate.step(.transition, -1, &$0) }),
    Command(
      .transitionForward, .time, "Next transition",
      "Moves the playhead forward to where a recognizer changes state", repeats: true,
      unless: { $0.isAtEnd }, { PlaybackUpdate.step(.transition, 1, &$0) }),
    Command(
      .gestureBack, .time, "Previous gesture", "Moves the playhead to the beginning of a gesture",
      repeats: true, unless: { $0.isAtStart }, { PlaybackUpdate.step(.gesture, -1, &$0) }),
    Command(
      .gestureForward, .time, "Next gesture",
      "Moves the playhead to the beginning of the next gesture", repeats: true,
      unless: { $0.isAtEnd }, { PlaybackUpdate.step(.gesture, 1, &$0) }),
    Command(
      .timeBack, .time, "Back 16.7 ms", "Moves the playhead back by one frame", repeats: true,
      unless: { $0.isAtZero }, { PlaybackUpdate.move(by: -StepFinder.frame, &$0) }),
    Command(
      .timeForward, .time, "Forward 16.7 ms", "Moves the playhead forward by one frame",
      repeats: true, unless: { $0.isNewest }, { PlaybackUpdate.move(by: StepFinder.frame, &$0) }),
    Command(
      .timeBackFar, .time, "Back 100 ms", "Moves the playhead back by six frames", repeats: true,
      unless: { $0.isAtZero }, { PlaybackUpdate.move(by: -0.1, &$0) }),
    Command(
      .timeForwardFar, .time, "Forward 100 ms", "Moves the playhead forward by six frames",
      repeats: true, unless: { $0.isNewest }, { PlaybackUpdate.move(by: 0.1, &$0) }),
  ]

  private static let breakpoints: [Command] = [
    Command(
      .continue, .time, "Run to breakpoint", "Runs to the next breakpoint",
      synonyms: ["continue"], { BreakpointUpdate.go(1, &$0) }),
    Command(
      .continueBack, .time, "Run back to breakpoint", "Runs back to the previous breakpoint",
      synonyms: ["continue backwards"], { BreakpointUpdate.go(-1, &$0) }),
    Command(
      .breakpoint, .time, "Toggle breakpoint", "Sets or removes a breakpoint on the selection",
      synonyms: ["stop at"], { BreakpointUpdate.toggleOnSelection(&$0) }),
    Command(
      .breakpointsClear, .time, "Remove all breakpoints", "Removes every breakpoint",
      isPaletteOnly: true,
      unless: { $0.state.workspace.breakpoints.isEmpty ? "there is no breakpoint" : nil },
      { BreakpointUpdate.removeAll(&$0) }),
  ]

  private static let runs: [Command] = [
    Command(
      .fork, .time, "Branch from here", "Starts a new run at the playhead",
      synonyms: ["fork", "continue from here"], isPaletteOnly: true, unless: { $0.noScene },
      { BranchUpdate.branch(&$0) }),
    Command(
      .runFormer, .time, "Previous run", "Returns to the run you branched from",
      synonyms: ["former run"], isPaletteOnly: true, { BranchUpdate.swap(&$0) }),
    Command(
      .difference, .time, "Go to difference", "Seeks to where an edit first changed the run",
      synonyms: ["divergence"], isPaletteOnly: true,
      unless: {
        $0.state.document.difference?.time == nil ? "no edit has changed this run" : nil
      },
      { c in
        if let time = c.state.document.difference?.time { PlaybackUpdate.seek(to: time, &c) }
      }),
    Command(
      .record, .time, "Record", "Starts or stops recording",
      unless: { situation in
        situation.noScene
          ?? situation.reading.configuration.recordingPath.map {
            "this session is written to \($0) already"
          }
      }, { LoadUpdate.toggleRecording(&$0) }),
    Command(
      .replay, .time, "Replay", "Replays the last recording",
      { LoadUpdate.replayLast(&$0) }),
  ]
}
