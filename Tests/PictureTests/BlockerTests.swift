import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchRecording

import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchScenes
@testable import TouchInspection

/// A blocker that an explanation names is one: without it the same fingers end another way.
@Suite struct BlockerTests {
  /// One recognizer of a run that failed, and what would take the blocker away.
  private struct Case {
    var path: String
    var run: Int
    var variant: String?
    var recognizer: String
    var event: TraceEvent
    var remedy: (path: String, value: String)
  }

  @Test func withoutTheBlockerItEndsAnotherWay() throws {
    var checked = 0
    var reasons: Set<Reason> = []
    for item in try cases() {
      let scene = try LiveScene.load(path: item.path, variant: item.variant)
      let session = Session(scene)
      session.feed(
        SceneInput(
          arrival: .zero, event: .set(path: item.remedy.path, value: item.remedy.value)))
      #expect(scene.problems.isEmpty, "\(item.remedy) \(scene.problems)")
      session.play(scene.runs[item.run])
      let again = session.trace.events.filter {
        $0.kind == .state && session.trace.name(of: $0.subject) == item.recognizer
      }
      let isSame = again.contains {
        $0.to == .failed && $0.reason == item.event.reason && $0.time == item.event.time
          && $0.other == item.event.other
      }
      #expect(
        !isSame,
        "\(item.path) \(scene.runs[item.run].name): \(item.recognizer) still fails with \(item.event.reason.code) after \(item.remedy)"
      )
      checked += 1
      reasons.insert(item.event.reason)
      scene.engine.tearDown()
    }
    #expect(checked >= 18, "\(checked)")
    #expect(reasons.count >= 4, "\(reasons)")
  }

  private func cases() throws -> [Case] {
    Stories.register()
    var cases: [Case] = []
    for path in Stories.paths {
      let document = try SceneDocument.read(path: path)
      for (index, run) in try LiveScene.load(document).runs.enumerated() {
        let scene = try LiveScene.load(document, variant: run.variant)
        let session = Session(scene)
        session.play(scene.runs[index])
        let trace = session.trace
        for event in trace.events where event.kind == .state && event.to == .failed {
          let name = trace.name(of: event.subject)
          guard let remedy = remedy(for: event, name, trace) else { continue }
          cases.append(
            Case(
              path: path, run: index, variant: run.variant, recognizer: name, event: event,
              remedy: remedy))
        }
        scene.engine.tearDown()
      }
    }
    return cases
  }

  /// What takes the named reason away; nil where no single setting does.
  private func remedy(
    for event: TraceEvent, _ name: String, _ trace: Trace
  ) -> (path: String, value: String)? {
    let other = trace.name(of: event.other)
    // A scene cannot name what has no id.
    guard !name.hasPrefix("<"), !other.hasPrefix("<") else { return nil }
    switch event.reason {
    case .preventedBy, .requiredOneRecognized: return ("\(other).isEnabled", "false")
    case .liftedEarly: return ("\(name).minimumPressDuration", "0.01")
    case .movedTooFar where event.rule == .lpr05: return ("\(name).allowableMovement", "1000")
    case .controlWins: return ("\(name).cancelsTouchesInView", "false")
    case .delegateRefused: return ("\(name).shouldBegin", "true")
    default: return nil
    }
  }
}
