import TouchEngine
package import TouchRecording
import TouchScenes
import TouchTrace

/// What a smaller recording and scene must still come to.
package enum KeptOutcome {
  /// These canonical lines occur, in this order; each matches as in an expectation.
  case lines([String])
  /// A canonical line in which this pattern is found.
  case pattern(Regex<AnyRegexOutput>)
  /// An expectation, as in a scene file, differs in this way.
  case expectation(String, difference: [String])
  /// An invariant does not hold, or the same inputs give two traces.
  case fault(Fault.Kind)
  /// Somebody else plays it and says so, such as another process.
  case elsewhere((Recording) -> Bool)

  /// Whether a recording, which carries its scene, comes to this; no, if its scene cannot be loaded.
  package func holds(_ recording: Recording) -> Bool {
    switch self {
    case .lines(let wanted):
      var left = wanted[...]
      return Self.anyLine(recording) { line in
        if let next = left.first, line == next || line.hasPrefix(next + " ") { left.removeFirst() }
        return left.isEmpty
      }
    case .pattern(let pattern):
      return Self.anyLine(recording) { $0.firstMatch(of: pattern) != nil }
    case .expectation(let text, let difference):
      return Self.differences(recording, text) == difference
    case .fault(let kind):
      // One time is enough, but for what only a second one shows.
      let played = try? Simulation.play(recording, times: kind == .differs ? 2 : 1)
      return played?.fault?.kind == kind
    case .elsewhere(let asks):
      return asks(recording)
    }
  }

  /// What the expectation finds at the end of a recording; nil if its scene cannot be loaded.
  package static func differences(_ recording: Recording, _ expectation: String) -> [String]? {
    try? played(recording) { try $0.failures(of: "- " + expectation) }
  }

  /// Plays a recording twice, with all checks; throws what is wrong with its scene.
  package static func fault(_ recording: Recording) throws -> Fault? {
    try Simulation.play(recording, times: 2).fault
  }

  private static func anyLine(_ recording: Recording, _ holds: (String) -> Bool) -> Bool {
    let found = try? played(recording) { scene in
      let trace = scene.engine.trace
      return trace.events.contains { holds(CanonicalLine.text($0, in: trace)) }
    }
    return found ?? false
  }

  private static func played<R>(
    _ recording: Recording, _ body: (LiveScene) throws -> R
  ) throws -> R {
    let scene = try LiveScene.load(
      text: recording.sceneText ?? "", path: recording.scenePath, variant: recording.variant)
    defer { scene.engine.tearDown() }
    for input in recording.inputs { scene.apply(input) }
    return try body(scene)
  }
}
