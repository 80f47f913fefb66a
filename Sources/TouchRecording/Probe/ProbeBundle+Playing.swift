import TouchEngine
import TouchScenes
import TouchTrace

extension ProbeBundle {
  /// What came of an episode on the engine.
  public struct Result: Sendable {
    public let episode: String
    public let verdict: ProbeVerdict
    /// What the app did, of the objects that both sides know.
    public let app: ProbedRun
    /// The verdict in words, then remarks, then what may be the causes of a difference.
    package let sentences: [String]
  }

  /// Plays the fingers of an episode on the engine and compares.
  @MainActor public func check(_ episode: String) throws -> Result {
    let opened = try open(episode)
    defer { opened.scene.engine.tearDown() }
    for input in opened.recording.inputs { opened.scene.apply(input) }
    let engine = ProbedRun(of: opened.scene).limited(to: opened.ids)
    let app = opened.app.limited(to: opened.ids)
    let verdict = ProbeComparison.verdict(app: app, engine: engine)
    return Result(
      episode: episode, verdict: verdict, app: app,
      sentences: verdict.sentences + app.remarks(beside: engine)
        + (verdict.agrees ? [] : opened.causes.map(\.sentence)))
  }

  /// An episode as a recording with its scene, for a window or a log.
  @MainActor package func session(_ episode: String) throws -> SessionFile.Opened {
    let opened = try open(episode)
    let result = try check(episode)
    var recording = opened.recording
    recording.app = ProbedApp(run: result.app, verdict: result.verdict)
    return SessionFile.Opened(
      scene: opened.scene, recording: recording, warning: nil,
      note: result.sentences.joined(separator: "\n"))
  }
}
