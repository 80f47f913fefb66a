import Foundation

/// The fixed layout of docs/ux.md, State diagrams: nodes, edges and their ports, in points of the diagram.
extension StateDiagram {
  typealias Node = DiagramNode

  struct Edge {
    let from: Node
    let to: Node
    /// Two points of a line, or four of a curve.
    let points: [CGPoint]

    /// A point on it; `t` from 0 to 1.
    func at(_ t: Double) -> CGPoint {
      let s = 1 - t
      guard points.count == 4 else {
        return CGPoint(
          x: points[0].x * s + points[1].x * t, y: points[0].y * s + points[1].y * t)
      }
      let k = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      return zip(points, k).reduce(CGPoint.zero) {
        CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
      }
    }
  }

  static let nodeSize = CGSize(width: 88, height: 34)

  static let width = 392.0

  static func box(_ center: CGPoint) -> CGRect {
    CGRect(
      x: center.x - nodeSize.width / 2, y: center.y - nodeSize.height / 2, width: nodeSize.width,
      height: nodeSize.height)
  }

  static func height(isDiscrete: Bool) -> Double { isDiscrete ? 92 : 134 }

  private static func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static func positions(isDiscrete: Bool, hasHeld: Bool) -> [(Node, CGPoint)] {
    let all: [(Node, CGPoint)] =
      isDiscrete
      ? [(.possible, p(48, 46)), (.held, p(196, 46)), (.ended, p(344, 20)), (.failed, p(344, 72))]
      : [
        (.possible, p(48, 20)), (.held, p(196, 20)), (.failed, p(344, 20)), (.began, p(48, 86)),
        (.changed, p(196, 86)), (.ended, p(344, 63)), (.cancelled, p(344, 104)),
      ]
    return all.filter { $0.0 != .held || hasHeld }
  }

  static func edges(isDiscrete: Bool, hasHeld: Bool) -> [Edge] {
    switch (isDiscrete, hasHeld) {
    case (true, true): toHeld + discreteAround
    case (true, false): discreteDirect
    case (false, true): toHeldAndBegan + [failedAround] + continuous
    case (false, false): [failedDirect] + continuous
    }
  }

  private static let toHeld = [
    Edge(from: .possible, to: .held, points: [p(92, 46), p(152, 46)]),
    Edge(from: .held, to: .ended, points: [p(240, 41), p(300, 25)]),
    Edge(from: .held, to: .failed, points: [p(240, 51), p(300, 67)]),
  ]

  /// Above and below Held.
  private static let discreteAround = [
    Edge(from: .possible, to: .ended, points: [p(64, 29), p(92, 5), p(220, 2), p(300, 14)]),
    Edge(from: .possible, to: .failed, points: [p(64, 63), p(92, 87), p(220, 90), p(300, 78)]),
  ]

  /// A fork where no Held is between.
  private static let discreteDirect = [
    Edge(from: .possible, to: .ended, points: [p(92, 42), p(190, 42), p(202, 20), p(300, 20)]),
    Edge(from: .possible, to: .failed, points: [p(92, 50), p(190, 50), p(202, 72), p(300, 72)]),
  ]

  private static let toHeldAndBegan = [
    Edge(from: .possible, to: .held, points: [p(92, 20), p(152, 20)]),
    Edge(from: .held, to: .failed, points: [p(240, 20), p(300, 20)]),
    Edge(from: .held, to: .began, points: [p(180, 37), p(64, 69)]),
  ]

  private static let failedAround = Edge(
    from: .possible, to: .failed, points: [p(70, 3), p(110, -12), p(282, -12), p(322, 3)])

  private static let failedDirect = Edge(
    from: .possible, to: .failed, points: [p(92, 20), p(300, 20)])

  private static let continuous = [
    Edge(from: .possible, to: .began, points: [p(48, 37), p(48, 69)]),
    Edge(from: .began, to: .changed, points: [p(92, 86), p(152, 86)]),
    Edge(from: .changed, to: .ended, points: [p(240, 81), p(300, 68)]),
    Edge(from: .changed, to: .cancelled, points: [p(240, 91), p(300, 101)]),
    Edge(
      from: .changed, to: .changed, points: [p(180, 103), p(176, 125), p(216, 125), p(212, 103)]),
    Edge(from: .began, to: .ended, points: [p(84, 69), p(124, 46), p(250, 42), p(300, 56)]),
    Edge(
      from: .began, to: .cancelled, points: [p(62, 103), p(100, 138), p(262, 138), p(336, 121)]),
  ]

  /// An edge that was taken and is not in the diagram. A recognizer of the user's own may be discrete without
  /// declaring it; the edge past Began is then drawn as any other. What no recognizer may do is `isLegal` false.
  static func extraEdge(
    _ from: Node, _ to: Node, isDiscrete: Bool
  ) -> (edge: Edge, isLegal: Bool) {
    switch (from, to, isDiscrete) {
    case (.possible, .ended, false):
      return (Edge(from: from, to: to, points: [p(92, 33), p(300, 60)]), true)
    case (.held, .ended, false):
      return (Edge(from: from, to: to, points: [p(240, 30), p(306, 46)]), true)
    default:
      return (StateDiagramRoutes.edge(from, to, isDiscrete: isDiscrete), false)
    }
  }

  /// True for a step that is in no diagram and that no recognizer may take.
  static func isUnknown(_ step: Step, isDiscrete: Bool) -> Bool {
    let isKnown = edges(isDiscrete: isDiscrete, hasHeld: true).contains {
      $0.from == step.from && $0.to == step.to
    }
    return !isKnown && !extraEdge(step.from, step.to, isDiscrete: isDiscrete).isLegal
  }
}
