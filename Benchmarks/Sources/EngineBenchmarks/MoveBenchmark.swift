import Foundation
import TouchEngine
import TouchTrace

/// W2: one finger moves a little, and N recognizers look at it and stay possible.
enum MoveBenchmark {
  /// A recognizer as somebody may write one: it looks at where its finger is.
  final class Watcher: UIGestureRecognizer {
    private var sum = 0.0
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches { sum += touch.location(in: nil).x }
    }
  }

  static func run(isQuick: Bool) {
    Report.title("W2  a move through N recognizers that stay possible")
    let counts = isQuick ? [0, 10, 100] : [0, 1, 10, 100, 300, 1000]
    for (level, name) in TraceLevel.measured {
      for (kind, make) in kinds {
        for count in counts where count > 0 || kind == "taps" {
          let nanoseconds = measure(count, level, make)
          let goal = level == .off ? 0.3 + 0.04 * Double(count) : nil
          Report.line(
            "W2 trace \(name), \(count) \(kind)", nanoseconds / 1000, "us/event", goal: goal)
        }
      }
    }
  }

  private static let kinds: [(String, () -> UIGestureRecognizer)] = [
    ("taps", { UITapGestureRecognizer() }), ("pans", { UIPanGestureRecognizer() }),
    ("own", { Watcher() }),
  ]

  private static func measure(
    _ count: Int, _ level: TraceLevel, _ make: () -> UIGestureRecognizer
  ) -> Double {
    let moves = max(200, 100_000 / (count + 5))
    let time = Stopwatch.least(
      of: 7, prepare: { prepare(count, moves, level, make) },
      { (world, events) in world.play(events) })
    return time / Double(moves)
  }

  private static func prepare(
    _ count: Int, _ moves: Int, _ level: TraceLevel, _ make: () -> UIGestureRecognizer
  ) -> (World, [DigitizerEvent]) {
    let world = World(level)
    world.engine.keepTrace(in: EmptyArchive())
    world.engine.perform {
      for _ in 0..<count { world.view.addGestureRecognizer(make()) }
    }
    world.play(world.events([[.one(.began, 500, 500)]], every: 0.01))
    let changes = (0..<moves).map { [FingerChange.one(.moved, 500 + Double($0 % 3), 500)] }
    return (world, world.events(changes, every: 0.000_01))
  }

  /// Moves that nobody and a hundred recognizers look at.
  static var instructionRows: [InstructionRow] {
    [(0, 0), (100, 0), (100, 1), (100, 2)].map { (count, kind) in
      let (name, make) = kinds[kind]
      return InstructionRow(
        name: count == 0 ? "W2 none" : "W2 \(count) \(name)", unit: "move", count: 500
      ) {
        let (world, events) = prepare(count, 500, .off, make)
        InstructionRow.counted { world.play(events) }
      }
    }
  }
}
