/// What an app did in an episode that a probe watched, and whether the engine does the same.
public struct ProbedApp: Hashable, Sendable {
  /// What the app did, of the objects that both sides know.
  public var run: ProbedRun
  /// Whether the engine did the same, or what is different first.
  public var verdict: ProbeVerdict

  /// What was seen, with what came of the comparison.
  public init(run: ProbedRun, verdict: ProbeVerdict) {
    self.run = run
    self.verdict = verdict
  }
}

extension ProbeVerdict {
  /// When the engine first did something else, seconds since the scene was loaded; nil where both agree, or where no
  /// moment can be named.
  public func seconds(in app: ProbedRun) -> Double? {
    switch self {
    case .agrees, .otherOrder, .otherOffset: nil
    case .otherHit(let touch, _, _), .otherGathering(let touch, _, _):
      app.began.indices.contains(touch - 1) ? app.began[touch - 1] : nil
    case .otherActions(_, let seconds, _, _, _), .otherControl(let seconds, _, _): seconds
    case .otherTime(_, _, let app, let engine): min(app, engine)
    }
  }
}
