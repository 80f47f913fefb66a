import Foundation

/// Routes of edges that have no fixed ports.
enum StateDiagramRoutes {
  typealias Node = StateDiagram.Node

  /// From the diagram's side to the line that leads back to possible.
  static let besideNodes = 6.0

  /// From border to border, bent so far that it goes round the other nodes.
  static func edge(_ from: Node, _ to: Node, isDiscrete: Bool) -> StateDiagram.Edge {
    let all = StateDiagram.positions(isDiscrete: isDiscrete, hasHeld: true)
    let start = all.first { $0.0 == from }?.1 ?? middle(isDiscrete)
    let end = all.first { $0.0 == to }?.1 ?? middle(isDiscrete)
    let others = all.filter { $0.0 != from && $0.0 != to }.map {
      StateDiagram.box($0.1).insetBy(dx: -4, dy: -4)
    }
    let straight = StateDiagram.Edge(
      from: from, to: to, points: [border(start, end), border(end, start)])
    if isFree(straight, others) { return straight }
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    for bend in stride(from: 10.0, through: 90, by: 10) {
      for side in [1.0, -1] {
        let off = CGPoint(x: -dy / length * bend * side, y: dx / length * bend * side)
        let a = CGPoint(x: start.x + dx / 3 + off.x, y: start.y + dy / 3 + off.y)
        let b = CGPoint(x: start.x + dx * 2 / 3 + off.x, y: start.y + dy * 2 / 3 + off.y)
        let bent = StateDiagram.Edge(
          from: from, to: to, points: [border(start, a), a, b, border(end, b)])
        if isFree(bent, others), isInside(bent, isDiscrete) { return bent }
      }
    }
    return straight
  }

  /// From the states at the end back to possible, around everything.
  static func resets(isDiscrete: Bool) -> (lines: [[CGPoint]], tip: [CGPoint], bottom: Double) {
    let positions = StateDiagram.positions(isDiscrete: isDiscrete, hasHeld: false)
    let bottom = StateDiagram.height(isDiscrete: isDiscrete) + 2
    let right = StateDiagram.width + besideNodes
    let half = StateDiagram.nodeSize.width / 2
    var lines: [[CGPoint]] = []
    var top = bottom
    for (node, center) in positions where node.isTerminal {
      lines.append([CGPoint(x: center.x + half, y: center.y), CGPoint(x: right, y: center.y)])
      top = min(top, center.y)
    }
    let home = positions.first { $0.0 == .possible }?.1 ?? .zero
    let left = CGPoint(x: -besideNodes, y: home.y)
    lines.append([
      CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), CGPoint(x: left.x, y: bottom), left,
    ])
    return (lines, [left, CGPoint(x: home.x - half, y: home.y)], bottom)
  }

  private static func middle(_ isDiscrete: Bool) -> CGPoint {
    CGPoint(x: StateDiagram.width / 2, y: StateDiagram.height(isDiscrete: isDiscrete) / 2)
  }

  private static func isFree(_ edge: StateDiagram.Edge, _ boxes: [CGRect]) -> Bool {
    !(0...40).contains { step in
      let point = edge.at(Double(step) / 40)
      return boxes.contains { $0.contains(point) }
    }
  }

  private static func isInside(_ edge: StateDiagram.Edge, _ isDiscrete: Bool) -> Bool {
    let bounds = CGRect(
      x: 2, y: -2, width: StateDiagram.width - 4,
      height: StateDiagram.height(isDiscrete: isDiscrete) - 4)
    return (0...20).allSatisfy { bounds.contains(edge.at(Double($0) / 20)) }
  }

  /// Where the line from a node's center to another point leaves the node.
  private static func border(_ middle: CGPoint, _ other: CGPoint) -> CGPoint {
    let dx = other.x - middle.x
    let dy = other.y - middle.y
    let size = StateDiagram.nodeSize
    let t = min(
      dx == 0 ? 1 : size.width / 2 / abs(dx), dy == 0 ? 1 : size.height / 2 / abs(dy), 1)
    return CGPoint(x: middle.x + dx * t, y: middle.y + dy * t)
  }
}
