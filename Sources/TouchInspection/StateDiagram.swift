import Foundation
import TouchCanvas
import TouchTrace

/// The state machine of a recognizer with fixed places, so that recognizers can be compared by shape.
enum StateDiagram {
  enum Node: CaseIterable { case possible, held, began, changed, ended, cancelled, failed }

  static func height(isDiscrete: Bool) -> Double { isDiscrete ? 100 : 160 }

  private struct Edge {
    let from: Node
    let to: Node
    let points: [CGPoint]
  }

  private static func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static func places(isDiscrete: Bool, hasHeld: Bool) -> [(Node, CGPoint)] {
    let all: [(Node, CGPoint)] =
      isDiscrete
      ? [(.possible, p(44, 36)), (.held, p(164, 36)), (.ended, p(284, 20)), (.failed, p(284, 76))]
      : [
        (.possible, p(44, 24)), (.held, p(164, 24)), (.failed, p(284, 24)), (.began, p(44, 100)),
        (.changed, p(164, 100)), (.ended, p(284, 76)), (.cancelled, p(284, 124)),
      ]
    return all.filter { $0.0 != .held || hasHeld }
  }

  private static func edges(isDiscrete: Bool, hasHeld: Bool) -> [Edge] {
    let all: [Edge] =
      isDiscrete
      ? [
        Edge(from: .possible, to: .held, points: [p(80, 36), p(128, 36)]),
        Edge(from: .held, to: .ended, points: [p(200, 34), p(248, 22)]),
        Edge(from: .held, to: .failed, points: [p(200, 40), p(248, 72)]),
        Edge(from: .possible, to: .ended, points: [p(60, 21), p(90, 0), p(220, 0), p(270, 5)]),
        Edge(from: .possible, to: .failed, points: [p(50, 51), p(70, 92), p(190, 84), p(248, 78)]),
      ]
      : [
        Edge(from: .possible, to: .held, points: [p(80, 24), p(128, 24)]),
        Edge(from: .held, to: .failed, points: [p(200, 24), p(248, 24)]),
        Edge(from: .possible, to: .failed, points: [p(60, 9), p(90, -6), p(230, -6), p(268, 9)]),
        Edge(from: .possible, to: .began, points: [p(44, 39), p(44, 85)]),
        Edge(from: .held, to: .began, points: [p(150, 39), p(56, 85)]),
        Edge(from: .began, to: .changed, points: [p(80, 100), p(128, 100)]),
        Edge(from: .changed, to: .ended, points: [p(200, 96), p(248, 80)]),
        Edge(from: .changed, to: .cancelled, points: [p(200, 106), p(248, 122)]),
        Edge(from: .began, to: .ended, points: [p(76, 87), p(112, 60), p(210, 54), p(250, 66)]),
        Edge(
          from: .began, to: .cancelled, points: [p(56, 115), p(90, 160), p(210, 150), p(258, 137)]),
      ]
    return all.filter { hasHeld || ($0.from != .held && $0.to != .held) }
  }

  static func draw(
    _ reading: RecognizerReading, isDiscrete: Bool, hasHeld: Bool, _ look: Look
  ) -> DrawList {
    var list = DrawList()
    let taken = steps(reading)
    for edge in edges(isDiscrete: isDiscrete, hasHeld: hasHeld) {
      let index = taken.lastIndex { $0.from == edge.from && $0.to == edge.to }
      draw(
        edge, order: index.map { $0 + 1 }, isLast: index != nil && index == taken.count - 1,
        reading, look, &list)
    }
    let current = node(reading)
    let visited = Set(taken.flatMap { [$0.from, $0.to] })
    for (node, place) in places(isDiscrete: isDiscrete, hasHeld: hasHeld) {
      draw(
        node, place,
        isActive: node == current && reading.isInPlay || node == current && !taken.isEmpty,
        isVisited: visited.contains(node) || node == .possible && reading.isInPlay, reading, look,
        &list)
    }
    return list
  }

  /// The edges that this attempt took, in order; a wait shows as a step of its own.
  private static func steps(_ reading: RecognizerReading) -> [(from: Node, to: Node)] {
    var steps: [(from: Node, to: Node)] = []
    var at = Node.possible
    if reading.waiting != nil {
      steps.append((.possible, .held))
      at = .held
    }
    for event in reading.transitions {
      let to = node(event.to)
      if let last = steps.last, last.from == at, last.to == to { continue }
      steps.append((at, to))
      at = to
    }
    return steps
  }

  private static func node(_ state: GestureState) -> Node {
    switch state {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  private static func node(_ reading: RecognizerReading) -> Node {
    reading.isHeld ? .held : node(reading.state)
  }

  private static func draw(
    _ edge: Edge, order: Int?, isLast: Bool, _ reading: RecognizerReading, _ look: Look,
    _ list: inout DrawList
  ) {
    let color =
      order == nil ? look.theme.border.opacity(0.7) : StateLook.look(reading, look.theme).color
    let width = isLast ? 3.0 : order != nil ? 2 : 1.2
    var path = Path()
    path.move(edge.points[0])
    let tip = edge.points[edge.points.count - 1]
    let from = edge.points[edge.points.count - 2]
    // The line ends inside the arrow head.
    let length = max(
      ((tip.x - from.x) * (tip.x - from.x) + (tip.y - from.y) * (tip.y - from.y)).squareRoot(), 1)
    let head = isLast ? 10.0 : 7
    let end = CGPoint(
      x: tip.x - (tip.x - from.x) / length * head * 0.6,
      y: tip.y - (tip.y - from.y) / length * head * 0.6)
    if edge.points.count == 2 {
      path.line(end)
    } else {
      path.cubic(edge.points[1], edge.points[2], end)
    }
    list.stroke(path, color, width: width)
    Glyph.arrowHead(&list, tip: tip, from: from, size: head, color)
    guard let order else { return }
    let middle =
      edge.points.count == 2
      ? CGPoint(x: (edge.points[0].x + tip.x) / 2, y: (edge.points[0].y + tip.y) / 2)
      : onCurve(edge.points)
    list.fill(.circle(middle, 9), look.theme.panel)
    list.stroke(.circle(middle, 8), color, width: 1.5)
    list.centered(
      "\(order)", in: CGRect(x: middle.x - 8, y: middle.y - 8, width: 16, height: 16),
      .ui(11, .bold), look.theme.text, look)
  }

  private static func onCurve(_ q: [CGPoint]) -> CGPoint {
    CGPoint(
      x: (q[0].x + 3 * q[1].x + 3 * q[2].x + q[3].x) / 8,
      y: (q[0].y + 3 * q[1].y + 3 * q[2].y + q[3].y) / 8)
  }

  private static func draw(
    _ node: Node, _ place: CGPoint, isActive: Bool, isVisited: Bool, _ reading: RecognizerReading,
    _ look: Look, _ list: inout DrawList
  ) {
    let box = CGRect(x: place.x - 36, y: place.y - 15, width: 72, height: 30)
    let own = self.look(node, reading, look.theme)
    let shape = Path.roundedRectangle(box, 8)
    list.fill(shape, look.theme.window)
    if isActive {
      list.fill(shape, own.color)
      list.stroke(shape, look.theme.text, width: 2.5)
    } else if isVisited {
      list.fill(shape, own.color.opacity(0.2))
      list.stroke(shape, own.color, width: 1.5)
    } else {
      list.stroke(shape, own.color.opacity(0.6), width: 1, dash: [4, 3])
    }
    let ink = isActive ? own.label : isVisited ? look.theme.text : look.theme.secondary
    list.centered(name(node, reading), in: box, .ui(11, isActive ? .bold : .medium), ink, look)
    let count = node == .changed ? reading.actions - 1 : 0
    if count > 1, isVisited {
      list.centered(
        "\u{00D7}\(count)", in: CGRect(x: box.minX, y: box.maxY + 1, width: box.width, height: 13),
        .ui(11), look.theme.secondary, look)
    }
  }

  private static func look(_ node: Node, _ reading: RecognizerReading, _ theme: Theme) -> Theme.Look
  {
    switch node {
    case .possible: theme.possible
    case .held: theme.held
    case .began: theme.began
    case .changed: theme.changed
    case .ended: theme.ended
    case .cancelled: theme.cancelled
    case .failed: StateLook.look(.failed, reason: reading.transitions.last?.reason ?? .none, theme)
    }
  }

  private static func name(_ node: Node, _ reading: RecognizerReading) -> String {
    switch node {
    case .possible: "Possible"
    case .held: "Held"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: StateLook.word(reading) == "prevented" ? "Prevented" : "Failed"
    }
  }
}
