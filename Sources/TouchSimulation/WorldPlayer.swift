import TouchEngine
package import TouchRecording
package import TouchScenes
import TouchTrace

/// Plays inputs on a scene and checks the engine and its trace after each step.
package struct WorldPlayer {
  /// Inputs, and moments at which deadlines fired.
  package private(set) var events = 0
  /// What the trace says, once all was played without a fault.
  package private(set) var digest: TraceDigest?
  private let scene: LiveScene
  private var reader: TraceReader
  private var down: Set<Int> = []
  private var lastTouch = Instant.zero
  /// A recognizer of the scene may never end, wherever it went since: then touches may be held for ever (AR-37).
  private let mayHoldForEver: Bool

  /// The recording carries its scene.
  package init(_ recording: Recording) throws {
    scene = try LiveScene.load(
      text: recording.sceneText ?? "", path: recording.scenePath, variant: recording.variant)
    reader = TraceReader(calls: Self.scope(scene.document.root))
    // Views of a tab that is not shown yet are in no window.
    mayHoldForEver =
      RestCheck(scene.engine).hasOwnRecognizers || Self.hasOwnRecognizers(scene.document.root)
  }

  /// Whether a recognizer of a scene's text is of a class of the app, or has touch methods of its own.
  private static func hasOwnRecognizers(_ node: SceneNode) -> Bool {
    if let items = node.items { return items.contains(where: hasOwnRecognizers) }
    return (node.entries ?? []).contains { key, value in
      guard key.text == "gestureRecognizers" else { return hasOwnRecognizers(value) }
      return (value.items ?? []).contains { recognizer in
        recognizer["touches"] != nil || recognizer["class"]?.text?.hasPrefix("UI") != true
      }
    }
  }

  private static func scope(_ root: SceneNode) -> CallCheck.Scope {
    let windows = [root["window"]].compactMap(\.self) + (root["windows"]?.items ?? [])
    if windows.contains(where: { $0["class"]?.text?.hasPrefix("UI") == false }) { return .none }
    return passesTouchesOn(root) ? .passedOn : .sentByWindow
  }

  /// Whether all classes of a scene are UIKit's and no view swallows touches.
  private static func passesTouchesOn(_ node: SceneNode) -> Bool {
    switch node.content {
    case .scalar: true
    case .sequence(let items): items.allSatisfy(passesTouchesOn)
    case .mapping(let entries):
      entries.allSatisfy { key, value in
        switch key.text {
        case "touches", "nextResponder": false
        // It may answer a view that joins the window, and another chain, under the finger.
        case "hitTest": value["view"] == nil
        case "class": value.text?.hasPrefix("UI") == true
        default: passesTouchesOn(value)
        }
      }
    }
  }

  /// Plays the inputs to their end or to the first thing that does not hold; ends the scene. The trace is digested only
  /// if it is to be compared.
  package mutating func play(_ inputs: [SceneInput], digests: Bool = false) -> Fault? {
    let broken = BrokenInvariant()
    EngineChecks.whenBroken = { broken.sentence = broken.sentence ?? $0 }
    defer {
      EngineChecks.whenBroken = nil
      scene.engine.tearDown()
    }
    do throws(TraceViolation) {
      for input in inputs {
        try advance(to: max(input.arrival, scene.engine.now), broken)
        note(input)
        scene.apply(input)
        try close(broken)
        if broken.sentence != nil { break }
      }
      if broken.sentence == nil { try rest() }
    } catch {
      let trace = scene.engine.trace
      return .trace(error.invariant, object: trace.name(of: error.object))
    }
    if digests { digest = TraceDigest(scene.engine.trace) }
    return broken.sentence.map { Fault(engine: $0) }
  }

  private mutating func advance(
    to time: Instant, _ broken: BrokenInvariant
  ) throws(TraceViolation) {
    while broken.sentence == nil, let deadline = scene.engine.nextDeadline, deadline <= time {
      scene.engine.advance(to: deadline)
      try close(broken)
    }
  }

  /// One event is over. What is broken in the engine is told rather than what follows from it in the trace.
  private mutating func close(_ broken: BrokenInvariant) throws(TraceViolation) {
    events += 1
    if broken.sentence == nil { try reader.read(scene.engine.trace) }
  }

  /// Nothing holds a touch long after all fingers were lifted, if the inputs go on for so long.
  private func rest() throws(TraceViolation) {
    guard down.isEmpty, scene.engine.now.since(lastTouch) >= InputMaker.rest else { return }
    let check = RestCheck(scene.engine)
    guard !mayHoldForEver, !check.hasOwnRecognizers else { return }
    try check.run()
    try reader.rest()
  }

  private mutating func note(_ input: SceneInput) {
    guard case .digitizer(let event) = input.event else { return }
    lastTouch = input.arrival
    for change in event.changes {
      switch change.phase {
      case .began: down.insert(change.finger)
      case .ended, .cancelled: down.remove(change.finger)
      case .moved, .stationary: break
      }
    }
  }
}

/// The first invariant of the engine that did not hold.
private final class BrokenInvariant {
  var sentence: String?
}
