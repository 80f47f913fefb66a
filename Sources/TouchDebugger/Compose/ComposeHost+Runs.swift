import TouchEngine
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// Runs of the scene that is composed: keeping the last gesture as one, and playing one.
extension ComposeHost {
  /// The last gesture as a new run, or in the place of one.
  func keepRun(inPlaceOf old: RunID? = nil) throws -> [Message] {
    host.settle(within: Self.patience)
    let session = host.session
    let view = SessionView(session)
    view.follow(session.now)
    guard
      let run = try KeptRun.make(of: session, since: view.reading.gestureStart, named: old?.name)
    else {
      return refused(Text.compose.nothingToKeep)
    }
    var next = try current()
    try next.perform([old.map { .replaceRun($0, by: run.text) } ?? .addRun(run.text)])
    let scene = try LiveScene.load(text: next.text, path: path, variant: session.scene.variant)
    defer { scene.engine.tearDown() }
    let id = RunID(run.name, variant: session.scene.variant)
    let failures =
      try scene.runs.last { RunID($0) == id }.map {
        try RunChecker.check($0, in: scene.document).failures.count
      } ?? 0
    return try load(next, []) { _ in
      let words = Text.compose
      guard old != nil else {
        return run.samples.map { words.keptSamples(run.name, samples: $0, failures: failures) }
          ?? words.keptRun(run.name, failures: failures)
      }
      return run.samples.map { words.recordedAgain(run.name, samples: $0, failures: failures) }
        ?? words.recordedAgain(run.name, failures: failures)
    }
  }

  /// The run of the text as it is, from its beginning to its end.
  func play(_ id: RunID) throws -> [Message] {
    let text = isChanged ? try current().text : host.session.scene.text
    let scene = try LiveScene.load(text: text, path: path, variant: id.variant)
    guard let run = scene.runs.first(where: { RunID($0) == id }) else {
      scene.engine.tearDown()
      return refused(Text.compose.noRun(id.name))
    }
    let session = Session(scene)
    session.play(run)
    session.settle(within: Self.patience)
    let old = host.session
    host.take(session)
    old.scene.engine.tearDown()
    let said = ComposeOutcome(endOf: session)
    let done = RerunResult.Done(difference: nil, now: session.now, fingers: host.fingersDown)
    let sentence =
      said?.sentence ?? InEveryLanguage { Text.compose.played(id.name) }
    return [
      .composed(
        ComposeResult(
          .played(id, done, SceneSummary(scene, nil), sentence: sentence), of: said?.target))
    ]
  }
}
