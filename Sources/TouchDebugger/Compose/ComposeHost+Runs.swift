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
    var next = try current()
    let start = Self.gestureStart(of: host.session)
    let named = try Self.naming(whatTookPartIn: host.session, since: start, in: &next)
    defer { named?.scene.engine.tearDown() }
    let session = named ?? host.session
    guard let run = try KeptRun.make(of: session, since: start, named: old?.name) else {
      return refused(Text.compose.nothingToKeep)
    }
    try next.perform(
      [old.map { .replaceRun($0, by: run.text) } ?? .addRun(run.text)], goesOn: named != nil)
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

  private static func gestureStart(of session: Session) -> Instant {
    let view = SessionView(session)
    view.follow(session.now)
    return view.reading.gestureStart
  }

  /// Recognizers and views without an id that took part in a gesture get one in the text: expectations name them. Returns the
  /// same touches in a scene of that text; nil where all of them have ids.
  private static func naming(
    whatTookPartIn session: Session, since start: Instant, in draft: inout SceneDraft
  ) throws -> Session? {
    let subjects = Set(
      session.trace.events.lazy.filter { event in
        event.time >= start && [.action, .state].contains(event.kind)
      }.map(\.subject))
    let outline = try draft.outline()
    let objects = session.scene.unnamed.compactMap { id, object -> SceneOutline.Object? in
      let recognizer = object as? UIGestureRecognizer
      let handle = recognizer?.touchscopeHandle ?? (object as? UIResponder)?.touchscopeHandle
      return handle.map(subjects.contains) == true ? outline[id] : nil
    }
    guard !objects.isEmpty else { return nil }
    var taken: Set<String> = []
    let names = objects.sorted { $0.lines.lowerBound < $1.lines.lowerBound }.map { object in
      let id = outline.freeID(for: object, taken: taken)
      taken.insert(id)
      return SceneOperation.rename(id: object.id, to: id)
    }
    try draft.perform(names)
    let scene = try LiveScene.load(
      text: draft.text, path: session.scene.path, variant: session.scene.variant)
    return try session.replaying(on: scene, with: [], patience: patience).finished()
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
