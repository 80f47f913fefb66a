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

  static let nodeSize = CGSize(width: 72, height: 30)

  static let width = 328.0

  static func box(_ center: CGPoint) -> CGRect {
    CGRect(
      x: center.x - nodeSize.width / 2, y: center.y - nodeSize.height / 2, width: nodeSize.width,
      height: nodeSize.height)
  }

  static func height(isDiscrete: Bool) -> Double { isDiscrete ? 108 : 160 }

  private static func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static func positions(isDiscrete: Bool, hasHeld: Bool) -> [(Node, CGPoint)] {
    let all: [(Node, CGPoint)] =
      isDiscrete
      ? [(.possible, p(44, 36)), (.held, p(164, 36)), (.ended, p(284, 20)), (.failed, p(284, 76))]
      : [
        (.possible, p(44, 24)), (.held, p(164, 24)), (.failed, p(284, 24)), (.began, p(44, 100)),
        (.changed, p(164, 100)), (.ended, p(284, 76)), (.cancelled, p(284, 124)),
      ]
    return all.filter { $0.0 != .held || hasHeld }
  }

  static func edges(isDiscrete: Bool, hasHeld: Bool) -> [Edge] {
    (isDiscrete ? discrete : continuous).filter {
      hasHeld || ($0.from != .held && $0.to != .held)
    }
  }

  private static let discrete = [
    Edge(from: .possible, to: .held, points: [p(80, 36), p(128, 36)]),
    Edge(from: .held, to: .ended, points: [p(200, 34), p(248, 22)]),
    Edge(from: .held, to: .failed, points: [p(200, 40), p(248, 72)]),
    Edge(from: .possible, to: .ended, points: [p(60, 21), p(90, 0), p(220, 0), p(270, 5)]),
    Edge(from: .possible, to: .failed, points: [p(50, 51), p(70, 92), p(190, 84), p(248, 78)]),
  ]

  private static let continuous = [
    Edge(from: .possible, to: .held, points: [p(80, 24), p(128, 24)]),
    Edge(from: .held, to: .failed, points: [p(200, 24), p(248, 24)]),
    Edge(from: .possible, to: .failed, points: [p(60, 9), p(90, -6), p(230, -6), p(268, 9)]),
    Edge(from: .possible, to: .began, points: [p(44, 39), p(44, 85)]),
    Edge(from: .held, to: .began, points: [p(150, 39), p(56, 85)]),
    Edge(from: .began, to: .changed, points: [p(80, 100), p(128, 100)]),
    Edge(from: .changed, to: .ended, points: [p(200, 96), p(248, 80)]),
    Edge(from: .changed, to: .cancelled, points: [p(200, 106), p(248, 122)]),
    Edge(
      from: .changed, to: .changed, points: [p(150, 115), p(146, 140), p(182, 140), p(178, 115)]),
    Edge(from: .began, to: .ended, points: [p(76, 87), p(112, 60), p(210, 54), p(250, 66)]),
    Edge(
      from: .began, to: .cancelled, points: [p(56, 115), p(90, 158), p(216, 158), p(264, 139)]),
  ]

  /// An edge that was taken and is not in the diagram. A recognizer of the user's own may be discrete without
  /// declaring it; the edge past Began is then drawn as any other. What no recognizer may do is `isLegal` false.
  static func extraEdge(
    _ from: Node, _ to: Node, isDiscrete: Bool
  ) -> (edge: Edge, isLegal: Bool) {
    switch (from, to, isDiscrete) {
    case (.possible, .ended, false):
      return (Edge(from: from, to: to, points: [p(80, 34), p(248, 70)]), true)
    case (.held, .ended, false):
      return (Edge(from: from, to: to, points: [p(198, 37), p(252, 62)]), true)
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
