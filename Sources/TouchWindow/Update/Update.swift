import TouchLanguage
import TouchInspection
import TouchReading

/// What a message does to the window: the state afterwards, and what is to be done outside.
///
/// Nothing else changes the state. It reads no clock and no file: time and contents come in.
package func update(
  _ state: inout DebuggerState, _ message: Message, _ reading: Reading, _ now: WindowTime
) -> [Effect] {
  Text.speaking(state.preferences.shownLanguage) { answer(&state, message, reading, now) }
}

/// The same in the language of the window.
private func answer(
  _ state: inout DebuggerState, _ message: Message, _ reading: Reading, _ now: WindowTime
) -> [Effect] {
  var c = Context(state, reading, now)
  switch message {
  case .canvas(let event): CanvasUpdate.handle(event, &c)
  case .deliver: TickUpdate.deliver(&c)
  case .tick: TickUpdate.tick(&c)
  case .laidOut:
    c.state.hover.isStale = false
    HoverUpdate.hover(c.state.input.pointer.window, &c)
  case .restoredScale: SizeUpdate.applyScale(&c)
  case .end: TickUpdate.end(&c)
  case .frameTook(let time, let part): TickUpdate.note(frame: time, part, &c)
  case .panel(let command): PanelUpdate.perform(command, &c)
  case .command(let id): CommandUpdate.perform(id, &c)
  case .press(let target): if !PressUpdate.act(target, &c) { PressUpdate.select(target, &c) }
  case .advanced(let replayEnded, let fingers):
    PlaybackUpdate.catchUp(&c)
    PlaybackUpdate.noteReplay(&c)
    if replayEnded { PlaybackUpdate.endReplay(fingers, &c) }
    PlaybackUpdate.skipIdle(&c)
    SystemUpdate.followScreen(&c)
    BreakpointUpdate.stopAtHit(&c)
    GuideUpdate.follow(&c)
  case .sceneLoaded(let loaded):
    LoadUpdate.show(loaded, &c)
    GuideUpdate.sceneLoaded(loaded, &c)
  case .loadFailed(let problem):
    c.state.problem = ProblemModel(problem)
    GuideUpdate.loadFailed(&c)
  case .recordingFailed(let path, let reason):
    c.state.problem = ProblemModel(
      Text.notices.recordingFailed(path, reason: reason), title: Text.notices.recordingStopped)
  case .fileChanged(let stamp): LoadUpdate.fileChanged(stamp, &c)
  case .recordingDiffers(let question): c.state.prompt = .question(question)
  case .reran(let result): EditUpdate.show(result, &c)
  case .composed(let result): ComposeUpdate.show(result, &c)
  case .branched(let result): BranchUpdate.show(result, &c)
  case .swappedRuns(let hasPreviousRun, let end, let fingers):
    BranchUpdate.showPreviousRun(hasPreviousRun, end, fingers, &c)
  case .workBegan(let work): WorkUpdate.begin(work, &c)
  case .workAdvanced(let work): WorkUpdate.advance(work, &c)
  case .workEnded: WorkUpdate.end(&c)
  case .menuProbed(let request, let hit): MenuUpdate.open(request, hit, &c)
  case .typedPathCompleted(let query, let files):
    if query == c.state.workspace.search.query { c.state.workspace.search.files = files }
  case .typedPathRefused(let problem):
    c.state.prompt = .field(.scenes)
    c.state.workspace.search.problem = problem
  case .recentFileMissing(let path):
    c.state.preferences.recents.forget(path, from: reading.configuration.folder)
    c.say(Text.notices.missingRecent(path))
  case .recordingSaved(let path):
    c.state.preferences.recents.note(recording: path, from: reading.configuration.folder)
    c.state.workspace.lastRecording = path
    c.say(Text.notices.saved(as: path))
  case .systemTheme(let name):
    c.state.preferences.isSystemLight = SystemTheme.isLight(name)
  case .said(let text): c.say(text)
  }
  PassingUpdate.forget(since: state, message, &c)
  ComposeQuestions.holdLosses(&c)
  state = c.state
  return c.effects
}
