import TouchEngine
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// Replays a session's inputs in a fresh scene, finds what came out otherwise, and puts the new session in the place
/// of the old one.
final class RerunWork: Work {
  /// What was found, for the message that tells it.
  struct Result {
    let difference: TraceDifference?
    /// What the last gesture came to.
    let edit: EditResult
    let session: Session
    let fingers: [HeldFinger]
  }

  let kind: WorkKind
  private let host: SessionHost
  private let old: Session
  private var replay: SessionReplay
  private var comparison: TraceComparison?
  /// The last gesture alone, where the runs differ before it.
  private var gesture: TraceComparison?
  private var outcomes: OutcomeComparison?
  private var prepared: PreparedSession?
  private let finish: (Result) -> [Message]
  private let stopped: () -> [Message]

  init(
    _ kind: WorkKind, _ host: SessionHost, _ replay: SessionReplay,
    stopped: @escaping () -> [Message],
    finish: @escaping (Result) -> [Message]
  ) {
    self.kind = kind
    self.host = host
    self.replay = replay
    old = host.session
    self.finish = finish
    self.stopped = stopped
  }

  /// Most of the time goes into the replay.
  var share: Double {
    0.7 * replay.share + 0.1 * (comparison?.share ?? 0) + 0.05 * (outcomes?.share ?? 0)
      + 0.15 * (prepared?.share ?? 0)
  }

  func run(_ units: Int) -> [Message]? {
    guard replay.run(units) else { return nil }
    let session = replay.session
    if comparison == nil { comparison = TraceComparison(old, session) }
    guard comparison?.run(events(units)) == true else { return nil }
    if outcomes == nil { outcomes = OutcomeComparison(old.trace, session.trace) }
    guard outcomes?.run(events(units)) == true else { return nil }
    if prepared == nil { prepared = PreparedSession(session) }
    guard prepared?.run(units) == true, let prepared else { return nil }
    let first = comparison?.difference
    // Times count from the last gesture, at whose end the prepared view stands.
    let zero = prepared.view.reading.gestureStart
    if let first, first.time < zero {
      if gesture == nil { gesture = TraceComparison(old, session, since: zero) }
      guard gesture?.run(events(units)) == true else { return nil }
    }
    let edit = EditResult(
      before: old, now: session, zero: zero, difference: gesture?.difference ?? first,
      outcomes: outcomes?.changes(since: zero) ?? [],
      subjects: outcomes?.subjects(since: zero) ?? [])
    let result = Result(
      difference: first, edit: edit, session: session, fingers: prepared.fingersDown)
    let messages = finish(result)
    let former = FormerRunReader(host.view, end: old.now)
    host.take(prepared)
    host.former = former
    old.scene.engine.tearDown()
    return messages
  }

  /// Traces are looked through faster than inputs run.
  private func events(_ units: Int) -> Int { units * 256 }

  func stop() -> [Message] {
    replay.session.scene.engine.tearDown()
    return stopped()
  }
}

/// Replays a session's inputs up to a moment, for a branch from there.
final class BranchWork: Work {
  let kind = WorkKind.branching
  private let host: SessionHost
  private var replay: SessionReplay
  private var prepared: PreparedSession?
  private let time: Instant

  /// `time` is the moment that shows.
  init(_ host: SessionHost, _ replay: SessionReplay, at time: Instant) {
    self.host = host
    self.replay = replay
    self.time = time
  }

  var share: Double { 0.8 * replay.share + 0.2 * (prepared?.share ?? 0) }

  func run(_ units: Int) -> [Message]? {
    guard replay.run(units) else { return nil }
    if prepared == nil { prepared = PreparedSession(replay.session) }
    guard prepared?.run(units) == true, let prepared else { return nil }
    host.branch(to: prepared)
    return [
      .branched(.done(at: time, now: prepared.session.now, fingers: prepared.fingersDown))
    ]
  }

  func stop() -> [Message] {
    replay.session.scene.engine.tearDown()
    return [.branched(.failed(Text.over.workStopped(kind)))]
  }
}
