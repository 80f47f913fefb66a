import TouchEngine
import TouchTrace

/// Plays a run and checks its expectations.
public enum RunChecker {
  /// The expectations that do not hold, each with its line in the scene.
  public static func check(_ run: SceneRun, scenePath: String, sceneText: String) throws
    -> RunResult
  {
    let scene = try LiveScene.load(text: sceneText, path: scenePath, variant: run.variant)
    defer { scene.engine.tearDown() }
    let player = RunPlayer(run, on: scene)
    var probes = Probes(run.expectations)
    player.playAll { arrival in
      while let time = probes.next(before: arrival) {
        scene.engine.advance(to: time)
        probes.read(time, scene)
      }
    }
    while let time = probes.next(before: Instant(nanoseconds: .max)) {
      scene.engine.advance(to: time)
      probes.read(time, scene)
    }
    let checker = TraceChecker(scene: scene, probes: probes)
    var failures = run.expectations.compactMap { expectation in
      checker.failure(expectation).map { RunResult.Failure(line: expectation.line, text: $0) }
    }
    if let problem = player.problem { failures.append(.init(line: run.line, text: problem)) }
    failures += scene.problemsInRun.map {
      .init(line: run.line, text: "a change during the run failed: \($0)")
    }
    if run.expectations.isEmpty {
      failures.append(
        .init(
          line: run.line, text: "the run has no expectations, so it cannot fail"))
    }
    return RunResult(scene: scenePath, run: run.name, golden: run.golden, failures: failures)
  }
}

/// Whether a run met its expectations, and what failed.
public struct RunResult {
  /// One expectation that does not hold.
  public struct Failure {
    /// The line in its file, from 1.
    public let line: Int
    /// The difference.
    public let text: String
  }
  /// The scene's file.
  public let scene: String
  /// The run's name.
  public let run: String
  /// The golden case that it reproduces, if any.
  public let golden: String?
  /// The failed expectations; empty if the run passed.
  public let failures: [Failure]
  /// Whether all expectations hold.
  public var passed: Bool { failures.isEmpty }

  /// The differences as text.
  public var report: String {
    failures.map {
      "\(scene):\($0.line): run '\(run)'\(golden.map { " (\($0))" } ?? ""): \($0.text)"
    }
    .joined(separator: "\n")
  }
}

/// The moments during a run at which values are read.
struct Probes {
  private var times: [Instant]
  private var paths: [Instant: [String]] = [:]
  private(set) var values: [String: SceneValue] = [:]

  init(_ expectations: [Expectation]) {
    for expectation in expectations {
      if case .value(let path, _, let at?) = expectation.kind {
        paths[Instant(seconds: at), default: []].append(path)
      }
    }
    times = paths.keys.sorted()
  }

  mutating func next(before time: Instant) -> Instant? {
    guard let first = times.first, first < time else { return nil }
    times.removeFirst()
    return first
  }

  mutating func read(_ time: Instant, _ scene: LiveScene) {
    for path in paths[time] ?? [] { values[Self.key(path, time.seconds)] = scene.value(path) }
  }

  static func key(_ path: String, _ at: Double) -> String {
    "\(path)@\(Instant(seconds: at).nanoseconds)"
  }
}
