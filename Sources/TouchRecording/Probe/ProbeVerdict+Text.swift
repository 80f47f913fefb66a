import TouchLanguage
import TouchTrace

extension ProbeVerdict {
  /// The verdict in words, and what goes with it.
  package var sentences: [String] {
    switch self {
    case .agrees(let count):
      [
        Text.probe.agrees(
          recognizers: count.recognizers, touches: count.touches, controls: count.controls)
      ]
    case .otherHit(let touch, let app, let engine):
      [Text.probe.otherHit(touch: touch, app: app, here: engine)]
    case .otherGathering(let touch, let app, let engine):
      [Text.probe.otherGathering(touch: touch, app: app, here: engine)]
    case .otherActions(let recognizer, let seconds, let app, let engine, let count):
      [
        Text.probe.agreeing(count.agreeing, of: count.recognizers),
        Text.probe.otherActions(recognizer, at: seconds, app: app?.name, here: engine?.name),
      ]
    case .otherControl(let seconds, let app, let engine):
      [Text.probe.otherControl(at: seconds, app: app, here: engine)]
    case .otherOrder(let app, let engine): [Text.probe.otherOrder(app: app, here: engine)]
    case .otherOffset(let view, let app, let engine):
      [Text.probe.otherOffset(view, app: app, here: engine)]
    case .otherTime(let recognizer, let state, let app, let engine):
      [Text.probe.otherTime(recognizer, state.name, app: app, here: engine)]
    }
  }
}

extension ProbeVerdict.Cause {
  /// The cause in words.
  package var sentence: String {
    switch self {
    case .shouldBegin(let recognizer): Text.probe.shouldBeginUnknown(recognizer)
    case .requirementsUnknown: Text.probe.requirementsUnknown
    case .sampled(let view): Text.probe.sampled(view)
    case .animated(let view): Text.probe.animated(view)
    case .notRegistered(let name, let known): Text.probe.notRegistered(name, takenAs: known)
    case .changes: Text.probe.programChanges
    case .other(let limit): Text.probe.notSeen(limit)
    }
  }
}

extension ProbedRun {
  /// What is worth saying beside the verdict: who was ready and had to wait, and who was never seen to fail.
  package func remarks(beside engine: ProbedRun) -> [String] {
    recognizers.compactMap { recognizer in
      let acted = actions[recognizer]?.first { $0.state == .ended || $0.state == .began }
      if let ready = ready[recognizer], let acted, acted.seconds - ready > ProbeComparison.frame,
        engine.ready[recognizer] != nil
      {
        return Text.probe.waited(recognizer, ready: ready, acted: acted.seconds)
      }
      let wasSeen = actions[recognizer] != nil || failures[recognizer] != nil
      return wasSeen ? nil : Text.probe.neverRecognized(recognizer)
    }
  }
}
