import Foundation
import Testing
import TouchGeometry
import TouchScenes
import TouchTrace

@testable import TouchRecording

/// A part of a session as a recording of its own.
@Suite struct RecordingMarkTests {
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func fingers(_ seconds: Double, _ changes: [(Int, TouchPhase)]) -> SceneInput {
    let changes = changes.map { finger, phase in
      FingerChange(finger: finger, phase: phase, location: CGPoint(x: 10, y: 20))
    }
    return SceneInput(
      arrival: at(seconds),
      event: .digitizer(DigitizerEvent(arrival: at(seconds), changes: changes))
    )
  }

  private func recording(_ inputs: [SceneInput]) -> Recording {
    Recording(scenePath: "a.yaml", digest: "", inputs: inputs)
  }

  @Test func timesBeginAtTheMark() {
    let whole = recording([
      SceneInput(arrival: .zero, event: .set(path: "card.alpha", value: "0.5")),
      fingers(1, [(1, .began)]), fingers(1.5, [(1, .ended)]),
      SceneInput(arrival: at(2), event: .program(verb: "rotateDevice", arguments: ["portrait"])),
      fingers(225.25, [(1, .began)]), fingers(225.5, [(1, .ended)]),
    ])
    let part = whole.since(at(225))
    #expect(part.inputs.map(\.arrival) == [.zero, .zero, at(0.25), at(0.5)])
    #expect(part.inputs.first?.event == .set(path: "card.alpha", value: "0.5"))
    guard case .digitizer(let event) = part.inputs[2].event else {
      Issue.record("\(part.inputs[2])")
      return
    }
    #expect(event.timestamp == at(0.25) && event.changes.map(\.phase) == [.began])
    #expect(part.hasTouches && part.scenePath == "a.yaml")
    #expect(whole.since(.zero) == whole)
  }

  /// A finger that was down at the mark has no beginning in the recording, and so no rest either.
  @Test func fingersThatWereDownAreLeftOut() {
    let whole = recording([
      fingers(1, [(1, .began)]), fingers(3, [(1, .moved), (2, .began)]),
      fingers(4, [(1, .ended)]), fingers(5, [(1, .began), (2, .ended)]), fingers(6, [(1, .ended)]),
    ])
    let part = whole.since(at(2))
    #expect(part.inputs.map(\.arrival) == [at(1), at(3), at(4)])
    let changes = part.inputs.map { input -> [String] in
      guard case .digitizer(let event) = input.event else { return [] }
      return event.changes.map { "\($0.finger) \($0.phase.name)" }
    }
    #expect(changes == [["2 began"], ["1 began", "2 ended"], ["1 ended"]])
    #expect(!whole.since(at(5.5)).hasTouches)
    #expect(!whole.since(at(100)).hasTouches && whole.since(at(100)).inputs.isEmpty)
  }
}
