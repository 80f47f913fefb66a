import TouchEngine
import TouchLanguage
package import TouchTrace

/// Plays a run and checks its expectations.
public enum RunChecker {
  /// The expectations that do not hold, each with its line in the scene.
  ///
  /// The run is one of a scene of this document.
  public static func check(_ run: SceneRun, in document: SceneDocument) throws -> RunResult {
    let scene = try LiveScene.load(document, variant: run.variant, withRuns: false)
    defer { scene.engine.tearDown() }
    let player = RunPlayer(run, on: scene)
    let probes = Probes(run.expectations)
    probes.watch(scene)
    player.playAll { arrival in
      while let time = probes.next(before: arrival) {
        scene.engine.advance(to: time)
        probes.read(.time(time), scene)
      }
    }
    while let time = probes.next(before: Instant(nanoseconds: .max)) {
      scene.engine.advance(to: time)
      probes.read(.time(time), scene)
    }
    let checker = TraceChecker(scene: scene, probes: probes)
    var failures = run.expectations.compactMap { expectation in
      checker.failure(expectation).map {
        RunResult.Failure(
          line: expectation.line, text: $0, update: checker.update(expectation))
      }
    }
    if let problem = player.problem { failures.append(.init(line: run.line, text: problem)) }
    failures += player.refused.map {
      .init(line: $0.line, text: Text.runs.changeFailed($0.problem))
    }
    if run.expectations.isEmpty {
      failures.append(
        .init(
          line: run.line, text: Text.runs.noExpectations))
    }
    return RunResult(scene: document.path, run: run.name, golden: run.golden, failures: failures)
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
    /// What the expectation would say to hold; nil where only a person can know.
    package var update: ExpectationUpdate?
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
      "\(scene):\($0.line): " + Text.runs.failed(run: run, golden: golden, $0.text)
    }
    .joined(separator: "\n")
  }
}

/// The moments during a run at which values are read.
final class Probes {
  private var times: [Instant] = []
  /// Lines that have not occurred yet.
  private var lines: [String] = []
  private var paths: [Moment: [String]] = [:]
  private var values: [Moment: [String: SceneValue]] = [:]

  init(_ expectations: [Expectation]) { add(expectations) }

  private func add(_ expectations: [Expectation]) {
    for expectation in expectations {
      switch expectation.kind {
      case .value(let path, _, let at?): add(path, at)
      case .anyOf(let lists): for list in lists { add(list) }
      default: break
      }
    }
    times.sort()
  }

  private func add(_ path: String, _ moment: Moment) {
    if paths[moment] == nil {
      switch moment {
      case .time(let time): times.append(time)
      case .line(let line): lines.append(line)
      }
    }
    paths[moment, default: []].append(path)
  }

  func next(before time: Instant) -> Instant? {
    guard let first = times.first, first < time else { return nil }
    times.removeFirst()
    return first
  }

  func read(_ moment: Moment, _ scene: LiveScene) {
    for path in paths[moment] ?? [] { values[moment, default: [:]][path] = scene.value(path) }
  }

  /// The value that was read then; nil when there is none.
  func value(of path: String, at moment: Moment) -> SceneValue? { values[moment]?[path] }

  /// Reads values in the middle of the run, when the lines that they stand beside occur.
  func watch(_ scene: LiveScene) {
    guard !lines.isEmpty else { return }
    scene.engine.onLine = { [unowned self, unowned scene] in
      guard let event = scene.engine.trace.events.last else { return }
      let text = CanonicalLine.text(event, in: scene.engine.trace)
      for line in lines where Moment.matches(line, text) {
        lines.removeAll { $0 == line }
        read(.line(line), scene)
      }
      if lines.isEmpty { scene.engine.onLine = nil }
    }
  }
}
