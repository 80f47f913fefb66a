import Foundation
import TouchEngine
import TouchTrace

/// W1: which view is at a point, in trees of a thousand to a million views.
enum HitTestBenchmark {
  static func run(isQuick: Bool) {
    Report.title("W1  hit test: time per view that is asked, and per query")
    let counts = isQuick ? [1000, 10_000] : [1000, 10_000, 100_000, 1_000_000]
    for count in counts {
      for shape in [TreeShape.wide(count), .deep(count), .mixed(count)] { measure(shape, count) }
    }
    for depth in [64, 128, 256, TreeShape.chainLength] {
      let shape = TreeShape.deep(depth + 1)
      measure(shape, depth, goal: 20, levels: [TraceLevel.measured[0]])
    }
  }

  private static func measure(
    _ shape: TreeShape, _ count: Int, goal: Double? = nil,
    levels: [(level: TraceLevel, name: String)] = TraceLevel.measured
  ) {
    let world = World(.off, size: TreeShape.size.width)
    let root = world.engine.perform { build(shape) }
    world.engine.keepTrace(in: EmptyArchive())
    let sample = shape.queries(64)
    let perQuery = max(1, shape.visits(sample) / sample.count)
    for (level, name) in levels {
      let wanted = level == .full ? 200_000 : 2_000_000
      let points = shape.queries(max(8, min(100_000, wanted / perQuery)))
      let visits = shape.visits(points)
      world.engine.traceLevel = level
      var hits = 0
      let time = Stopwatch.least(of: level == .full ? 3 : 5, prepare: {}) { _ in
        world.engine.perform {
          for point in points where root.hitTest(point, with: nil) != nil { hits += 1 }
        }
      }
      precondition(hits == points.count * (level == .full ? 3 : 5))
      let isDeep = shape.name == "deep"
      let limit = level == .off ? goal ?? (isDeep ? 20 : count > 100_000 ? 15 : 10) : nil
      let ownGoal = level == .off && shape.name == "mixed" && count == 10_000
      Report.line(
        "W1 trace \(name), \(shape.name) \(count)", time / Double(visits), "ns/view", goal: limit,
        "\(visits / points.count) views a query")
      if ownGoal {
        Report.line(
          "W1 trace \(name), \(shape.name) \(count)", time / Double(points.count) / 1000,
          "us/query", goal: 0.25)
      }
    }
    world.engine.perform { root.removeFromSuperview() }
  }

  /// Queries on trees of ten thousand views.
  static var instructionRows: [InstructionRow] {
    [TreeShape.wide(10_000), .deep(10_000), .mixed(10_000)].map { shape in
      let points = shape.queries(100)
      return InstructionRow(name: "W1 \(shape.name) 10 k", unit: "query", count: points.count) {
        let world = World(.off, size: TreeShape.size.width)
        let root = world.engine.perform { build(shape) }
        world.engine.perform { _ = root.hitTest(points[0], with: nil) }
        InstructionRow.counted {
          world.engine.perform { for point in points { _ = root.hitTest(point, with: nil) } }
        }
        world.engine.perform { root.removeFromSuperview() }
      }
    }
  }

  private static func build(_ shape: TreeShape) -> UIView {
    var views: [UIView] = []
    views.reserveCapacity(shape.parents.count)
    for (parent, rect) in zip(shape.parents, shape.rects) {
      let view = UIView(frame: rect)
      if parent >= 0 { views[parent].addSubview(view) }
      views.append(view)
    }
    return views[0]
  }
}
