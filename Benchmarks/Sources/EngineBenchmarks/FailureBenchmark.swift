import Foundation
import TouchEngine
import TouchTrace

/// W5: N pans, each of which requires all earlier ones to fail, and a drag of eight events.
enum FailureBenchmark {
  static func run(isQuick: Bool) {
    Report.title("W5  N pans that each require all earlier ones to fail, a drag of 8 events")
    for (level, name) in TraceLevel.measured {
      for count in isQuick ? [10, 100] : [1, 10, 30, 100, 300] {
        let (nanoseconds, actions) = measure(count, level, requireAllEarlier)
        Report.line(
          "W5 trace \(name), \(count) pans", nanoseconds / 1000, "us/drag",
          goal: level == .off && count == 100 ? 50 : nil, "\(actions) actions")
      }
    }
    shape("chain: each requires the one before") { pans in
      for index in pans.indices.dropFirst() { pans[index].require(toFail: pans[index - 1]) }
    }
    shape("cycle: the first requires the last too") { pans in
      for index in pans.indices {
        pans[index].require(toFail: pans[(index + pans.count - 1) % pans.count])
      }
    }
  }

  private static func shape(_ name: String, _ link: ([UIPanGestureRecognizer]) -> Void) {
    let (nanoseconds, actions) = measure(100, .off, link)
    Report.line("W5 100 pans, \(name)", nanoseconds / 1000, "us/drag", "\(actions) actions")
  }

  /// Nanoseconds of a drag, and how many actions it sent.
  private static func measure(
    _ count: Int, _ level: TraceLevel, _ link: ([UIPanGestureRecognizer]) -> Void
  ) -> (Double, Int) {
    let drags = 20
    var actions = 0
    let counter = Counter()
    let time = Stopwatch.least(
      of: 9, prepare: { prepare(count, drags, level, counter, link) },
      { (world, events) in world.play(events) })
    actions = counter.count
    return (time / Double(drags), actions / drags)
  }

  private static func prepare(
    _ count: Int, _ drags: Int, _ level: TraceLevel, _ counter: Counter,
    _ link: ([UIPanGestureRecognizer]) -> Void
  ) -> (World, [DigitizerEvent]) {
    counter.count = 0
    let world = World(level)
    world.engine.perform {
      let pans = (0..<count).map { _ in
        UIPanGestureRecognizer(target: counter, action: Counter.action)
      }
      for pan in pans { world.view.addGestureRecognizer(pan) }
      link(pans)
    }
    var changes: [[FingerChange]] = []
    for _ in 0..<drags {
      changes.append([.one(.began, 500, 500)])
      for step in 1...6 { changes.append([.one(.moved, 500 + 5 * Double(step), 500)]) }
      changes.append([.one(.ended, 530, 500)])
    }
    return (world, world.events(changes, every: 0.02))
  }

  private static func requireAllEarlier(_ pans: [UIPanGestureRecognizer]) {
    for (index, pan) in pans.enumerated() {
      for earlier in pans[..<index] { pan.require(toFail: earlier) }
    }
  }

  /// Drags through a hundred pans.
  static var instructionRows: [InstructionRow] {
    [
      InstructionRow(name: "W5 100 pans", unit: "drag", count: 10) {
        let counter = Counter()
        let (world, events) = prepare(100, 10, .off, counter, requireAllEarlier)
        InstructionRow.counted { world.play(events) }
        precondition(counter.count > 0)
      }
    ]
  }
}

/// A target that counts.
final class Counter {
  var count = 0
  func act() { count += 1 }
  static let action = Selector("act", act)
}
