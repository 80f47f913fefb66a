import Testing
import TouchTrace

@testable import TouchEngine

/// Assigns what a test says, in its touch methods.
final class Scripted: UIGestureRecognizer {
  var script: [State] = []

  private func next() {
    if !script.isEmpty { state = script.removeFirst() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { next() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { next() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    while !script.isEmpty { next() }
  }
}

@Suite struct StateTableTests {
  @Test func theTableHasOneRowForEachSituationAndState() {
    #expect(StateTable.rows.count == StateSituation.allCases.count * GestureState.allCases.count)
    for situation in StateSituation.allCases {
      for state in GestureState.allCases {
        let row = StateTable.row(from: situation, assigned: state)
        #expect(row.from == situation && row.assigned == state)
      }
    }
  }

  /// Every series of four assignments: nothing traps, and only published changes take effect.
  @Test func everySeriesOfAssignmentsBecomesLegal() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    var count = 0
    for a in states {
      for b in states {
        for c in states {
          for d in states {
            let world = World()
            let recognizer = world.add("own", Scripted()) { $0.script = [a, b, c, d] }
            world.touch(.began, 1, 200, 200)
            for step in 1...3 {
              world.wait(0.02)
              world.touch(.moved, 1, 200 + Double(step), 200)
            }
            world.wait(0.02)
            world.touch(.ended, 1, 203, 200)
            checkTransitions(world, "\(a) \(b) \(c) \(d)")
            _ = recognizer
            count += 1
          }
        }
      }
    }
    #expect(count == 1296)
  }

  @Test(arguments: [
    (
      [UIGestureRecognizer.State.changed],
      [
        "own machine possible -> changed becomes began", "own possible -> began setByProgram",
        "own began -> changed moved",
      ]
    ),
    (
      [.cancelled],
      ["own machine possible -> cancelled becomes failed", "own possible -> failed setByProgram"]
    ),
    (
      [.began, .failed],
      [
        "own possible -> began setByProgram", "own machine began -> failed becomes cancelled",
        "own began -> cancelled setByProgram",
      ]
    ),
  ]) func assignmentsThatUIKitDoesNotKnowAreTold(
    _ script: [UIGestureRecognizer.State], _ expected: [String]
  ) {
    let world = World()
    _ = world.add("own", Scripted()) { $0.script = script }
    world.touch(.began, 1, 200, 200)
    world.wait(0.02)
    world.touch(.moved, 1, 201, 200)
    #expect(world.lines([.machine, .state]) == expected)
  }

  private func checkTransitions(_ world: World, _ script: String) {
    var state = GestureState.possible
    for event in world.engine.trace.events {
      if event.kind == .reset { state = .possible }
      guard event.kind == .state else { continue }
      #expect(event.from == state, "\(script): \(event.from) after \(state)")
      #expect(
        LegalTransitions.contains(event.from, event.to), "\(script): \(event.from) -> \(event.to)")
      state = event.to
    }
  }
}
