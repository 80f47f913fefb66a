public import TouchTrace

/// Whether the engine did what an app did, or the first thing that is different.
public enum ProbeVerdict: Hashable, Sendable {
  /// How much agrees.
  public struct Count: Hashable, Sendable {
    public var recognizers = 0
    public var agreeing = 0
    public var touches = 0
    public var controls = 0
  }

  case agrees(Count)
  case otherHit(touch: Int, app: String, engine: String)
  case otherGathering(touch: Int, app: [String], engine: [String])
  case otherActions(
    recognizer: String, seconds: Double, app: GestureState?, engine: GestureState?, Count)
  case otherControl(seconds: Double, app: String?, engine: String?)
  case otherOrder(app: String, engine: String)
  case otherOffset(view: String, app: [Double], engine: [Double])
  case otherTime(recognizer: String, state: GestureState, app: Double, engine: Double)

  public var agrees: Bool { if case .agrees = self { true } else { false } }

  /// What a probe noted that may be the reason for a difference.
  public enum Cause: Hashable, Sendable {
    case shouldBegin(recognizer: String)
    case requirementsUnknown
    case sampled(view: String)
    case animated(view: String)
    case notRegistered(class: String, takenAs: String)
    case changes
    case other(String)

    /// Reads a line of `limits`.
    public init(limit: String) {
      let words = limit.split(separator: " ").map(String.init)
      switch (words.first, words.last) {
      case ("shouldBegin", let id?) where words.count == 2: self = .shouldBegin(recognizer: id)
      case ("requirements", _): self = .requirementsUnknown
      case ("sampled", let id?) where words.count == 2: self = .sampled(view: id)
      case ("animated", let id?) where words.count == 3: self = .animated(view: id)
      case ("changes", _): self = .changes
      default: self = .other(limit)
      }
    }
  }
}

/// Compares what an app did with what the engine does under the same fingers.
public enum ProbeComparison {
  /// How far two times may be apart: a frame, as a probe looks once in each.
  public static let frame = 0.017
  /// How far a scroll view may be off at the end, points.
  static let scrolling = 2.0

  /// In this order: hit views, gathered recognizers, states with actions, events of controls, the order of actions,
  /// places of scroll views, times.
  public static func verdict(app: ProbedRun, engine: ProbedRun) -> ProbeVerdict {
    hits(app, engine) ?? gathering(app, engine) ?? actions(app, engine) ?? controls(app, engine)
      ?? order(app, engine) ?? offsets(app, engine) ?? times(app, engine)
      ?? .agrees(count(app, engine))
  }

  private static func count(_ app: ProbedRun, _ engine: ProbedRun) -> ProbeVerdict.Count {
    let all = app.recognizers
    return ProbeVerdict.Count(
      recognizers: all.count, agreeing: all.count { states(app, $0) == states(engine, $0) },
      touches: app.hits.count, controls: app.controls.count)
  }

  private static func states(_ run: ProbedRun, _ recognizer: String) -> [GestureState] {
    (run.actions[recognizer] ?? []).map(\.state)
  }

  private static func hits(_ app: ProbedRun, _ engine: ProbedRun) -> ProbeVerdict? {
    for index in 0..<max(app.hits.count, engine.hits.count) {
      let (a, b) = (app.hits.dropFirst(index).first, engine.hits.dropFirst(index).first)
      if a != b { return .otherHit(touch: index + 1, app: a ?? "nil", engine: b ?? "nil") }
    }
    return nil
  }

  private static func gathering(_ app: ProbedRun, _ engine: ProbedRun) -> ProbeVerdict? {
    for (index, (a, b)) in zip(app.gathered, engine.gathered).enumerated() where a != b {
      return .otherGathering(touch: index + 1, app: a.sorted(), engine: b.sorted())
    }
    return nil
  }

  /// The earliest difference of all recognizers.
  private static func actions(_ app: ProbedRun, _ engine: ProbedRun) -> ProbeVerdict? {
    var first: (seconds: Double, verdict: ProbeVerdict)?
    let all = Set(app.recognizers).union(engine.actions.keys).sorted()
    for recognizer in all where states(app, recognizer) != states(engine, recognizer) {
      let (a, b) = (app.actions[recognizer] ?? [], engine.actions[recognizer] ?? [])
      let same = zip(a, b).prefix { $0.0.state == $0.1.state }.count
      let (one, other) = (a.dropFirst(same).first, b.dropFirst(same).first)
      let seconds = min(one?.seconds ?? .infinity, other?.seconds ?? .infinity)
      if seconds < first?.seconds ?? .infinity {
        first = (
          seconds,
          .otherActions(
            recognizer: recognizer, seconds: seconds, app: one?.state, engine: other?.state,
            count(app, engine))
        )
      }
    }
    return first?.verdict
  }

  private static func controls(_ app: ProbedRun, _ engine: ProbedRun) -> ProbeVerdict? {
    // Controls of the system inside others are not watched.
    let watched = Set(app.controls.map(\.control))
    let mine = engine.controls.filter { watched.isEmpty || watched.contains($0.control) }
    for index in 0..<max(app.controls.count, mine.count) {
      let (a, b) = (app.controls.dropFirst(index).first, mine.dropFirst(index).first)
      if a?.control == b?.control, a?.event == b?.event { continue }
      return .otherControl(
        seconds: min(a?.seconds ?? .infinity, b?.seconds ?? .infinity),
        app: a.map { "\($0.control) \($0.event)" }, engine: b.map { "\($0.control) \($0.event)" })
    }
    return nil
  }

  private static func order(_ app: ProbedRun, _ engine: ProbedRun) -> ProbeVerdict? {
    zip(app.order, engine.order).first { $0 != $1 }.map { .otherOrder(app: $0, engine: $1) }
  }

  private static func offsets(_ app: ProbedRun, _ engine: ProbedRun) -> ProbeVerdict? {
    for (view, place) in app.offsets.sorted(by: { $0.key < $1.key }) {
      guard let mine = engine.offsets[view],
        zip(place, mine).contains(where: { abs($0 - $1) > scrolling })
      else { continue }
      return .otherOffset(view: view, app: place, engine: mine)
    }
    return nil
  }

  private static func times(_ app: ProbedRun, _ engine: ProbedRun) -> ProbeVerdict? {
    for recognizer in app.recognizers {
      let pairs = zip(app.actions[recognizer] ?? [], engine.actions[recognizer] ?? [])
      if let (a, b) = pairs.first(where: { abs($0.seconds - $1.seconds) > frame }) {
        return .otherTime(
          recognizer: recognizer, state: a.state, app: a.seconds, engine: b.seconds)
      }
      // Those that were over within one event are not seen, so that each that was has to be among the engine's.
      let mine = engine.failures[recognizer] ?? []
      for a in app.failures[recognizer] ?? [] where !mine.isEmpty {
        let span = (a.since - frame)...(max(a.0, a.since) + frame)
        guard !mine.contains(where: { span.contains($0.0) }) else { continue }
        return .otherTime(
          recognizer: recognizer, state: .failed, app: a.0, engine: mine[0].0)
      }
    }
    return nil
  }
}
