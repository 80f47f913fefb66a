import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// The tab Runs: what is played and changed there.
enum RunsUpdate {
  static func press(_ target: RunTarget, _ c: inout Context) {
    switch target {
    case .select(let run):
      c.state.compose.shownRun = c.state.compose.shownRun == run ? nil : run
    case .play(let run): play(run, &c)
    case .rename(let run):
      guard c.state.compose.isOn else { return }
      c.state.compose.shownRun = run
      c.state.prompt = .field(.runName(run, text: run.name))
      c.state.input.isFieldSelected = true
    case .record(let run):
      guard c.state.compose.isOn else { return }
      ComposeUpdate.interruptTrial(&c)
      c.add(.compose(.recordRun(run)))
    case .delete(let run): change(.deleteRun(run), &c)
    case .update(let run, let update): change(.updateExpectation(run, update), &c)
    }
  }

  private static func change(_ operation: SceneOperation, _ c: inout Context) {
    guard c.state.compose.isOn else { return }
    ComposeUpdate.perform([operation], select: c.state.selection, &c)
  }

  static func commitName(_ c: inout Context) {
    guard case .field(.runName(let run, let text)) = c.state.prompt else { return }
    FieldUpdate.leave(&c)
    guard text != run.name else { return }
    // Its expectations go on showing; a name that is refused leaves it as it was.
    c.state.compose.shownRun = run
    change(.renameRun(run, to: text), &c)
  }

  // MARK: Playing

  /// While the scene is composed, with all that is not saved; else as the list of scenes does.
  private static func play(_ run: RunID, _ c: inout Context) {
    c.state.compose.shownRun = run
    guard c.state.compose.isOn else { return LoadUpdate.replay(run: run.name, &c) }
    ComposeUpdate.interruptTrial(&c)
    FingerUpdate.cancelAll(.edit, &c)
    c.add(.compose(.playRun(run)))
  }

  /// The run is over: it shows from its beginning.
  static func showPlayed(_ run: RunID, _ c: inout Context) {
    c.state.document.run = run.name
    c.state.playback.position = .playing(from: .zero, since: c.now)
  }
}
