import Foundation
import TouchEngine
import TouchTrace

/// W3: K fingers move in one event, over a view that takes them all and a pan that follows them all.
enum FingersBenchmark {
  static func run(isQuick: Bool) {
    Report.title("W3  K fingers in one event, one view, one pan")
    for (level, name) in TraceLevel.measured {
      for count in [1, 2, 4, 8, 16, 32, 64] {
        let perFinger = measure(count, level) / Double(count) / 1000
        Report.line(
          "W3 trace \(name), \(count) fingers", perFinger, "us/finger",
          goal: level == .off ? 0.5 : nil)
      }
    }
  }

  private static func measure(_ count: Int, _ level: TraceLevel) -> Double {
    let moves = 20_000 / count
    let time = Stopwatch.least(
      of: 7, prepare: { prepare(count, moves, level) },
      { (world, events) in world.play(events) })
    return time / Double(moves)
  }

  private static func prepare(
    _ count: Int, _ moves: Int, _ level: TraceLevel
  ) -> (World, [DigitizerEvent]) {
    let world = World(level)
    world.engine.perform {
      let pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = false
      world.view.addGestureRecognizer(pan)
    }
    world.play(world.events([fingers(count, .began, 0)], every: 0.01))
    return (world, world.events((1...moves).map { fingers(count, .moved, $0) }, every: 0.000_1))
  }

  /// Moves of one finger and of sixteen.
  static var instructionRows: [InstructionRow] {
    [1, 16].map { count in
      InstructionRow(name: "W3 \(count) finger\(count == 1 ? "" : "s")", unit: "move", count: 500) {
        let (world, events) = prepare(count, 500, .off)
        InstructionRow.counted { world.play(events) }
      }
    }
  }

  private static func fingers(_ count: Int, _ phase: TouchPhase, _ step: Int) -> [FingerChange] {
    (0..<count).map { index in
      .one(
        phase, 20 + Double(index % 8) * 100 + Double(step % 60),
        20 + Double(index / 8) * 100, finger: index + 1)
    }
  }
}
