import Foundation
import TouchCanvas
import TouchTrace

/// The state machine of a recognizer with fixed places, so that recognizers can be compared by shape.
enum StateDiagram {
  /// Edges that no recognizer may take.
  private static let illegal = Color(0xFF4FD8)

  /// How an edge stands at the playhead.
  private struct Use {
    /// Its place among the steps of the attempt, from 1; nil when it was not taken.
    var order: Int?
    var isLast = false
    var isLegalNow = false
    var color: Color
  }

  static func draw(
    _ reading: RecognizerReading, isDiscrete: Bool, hasHeld: Bool, _ look: Look
  ) -> DrawList {
    var list = DrawList()
    let taken = steps(reading)
    let current = node(reading)
    let edges = edges(isDiscrete: isDiscrete, hasHeld: hasHeld)
    let own = StateLook.look(reading, look.theme).color
    for edge in edges where edge.from != edge.to {
      let index = taken.lastIndex { $0.from == edge.from && $0.to == edge.to }
      let use = Use(
        order: index.map { $0 + 1 }, isLast: index != nil && index == taken.count - 1,
        isLegalNow: edge.from == current && !current.isTerminal, color: own)
      draw(edge, use, look, &list)
    }
    for (index, step) in taken.enumerated()
    where !edges.contains(where: { $0.from == step.from && $0.to == step.to }) {
      let (edge, isLegal) = extraEdge(step.from, step.to, isDiscrete: isDiscrete)
      let use = Use(
        order: index + 1, isLast: index == taken.count - 1, color: isLegal ? own : illegal)
      draw(edge, use, look, &list)
    }
    if let loop = edges.first(where: { $0.from == $0.to }) { self.loop(loop, reading, look, &list) }
    let visited = Set(taken.flatMap { [$0.from, $0.to] })
    for (node, place) in places(isDiscrete: isDiscrete, hasHeld: hasHeld) {
      draw(
        node, place, isActive: node == current && (reading.isInPlay || !taken.isEmpty),
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
      guard to != at else { continue }
      steps.append((at, to))
      at = to
    }
    return steps
  }

  /// How many changes were told: every action but those of the beginning and of the end.
  static func changes(_ reading: RecognizerReading) -> Int {
    guard reading.transitions.contains(where: { $0.to == .changed }) else { return 0 }
    let ends = reading.state == .ended || reading.state == .cancelled ? 1 : 0
    return max(0, reading.actions - 1 - ends)
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

  static func node(_ reading: RecognizerReading) -> Node {
    reading.isHeld ? .held : node(reading.state)
  }

  // MARK: Edges

  private static func draw(_ edge: Edge, _ use: Use, _ look: Look, _ list: inout DrawList) {
    let color =
      use.order != nil ? use.color : look.theme.border.opacity(use.isLegalNow ? 0.95 : 0.45)
    let head = use.isLast ? 10.0 : 7
    line(edge.points, color, width: use.isLast ? 3 : use.order != nil ? 2 : 1.2, head, &list)
    guard let order = use.order else { return }
    let middle = middle(edge.points)
    list.fill(.circle(middle, 9), look.theme.panel)
    list.stroke(.circle(middle, 8), color, width: 1.5)
    list.centered(
      "\(order)", in: CGRect(x: middle.x - 8, y: middle.y - 8, width: 16, height: 16),
      .ui(11, .bold), look.theme.text, look)
  }

  private static func line(
    _ points: [CGPoint], _ color: Color, width: Double, _ head: Double, _ list: inout DrawList
  ) {
    let tip = points[points.count - 1]
    let from = points[points.count - 2]
    let dx = tip.x - from.x
    let dy = tip.y - from.y
    // The line ends inside the arrow head.
    let part = head * 0.6 / max((dx * dx + dy * dy).squareRoot(), 1)
    let end = CGPoint(x: tip.x - dx * part, y: tip.y - dy * part)
    var path = Path()
    path.move(points[0])
    if points.count == 2 { path.line(end) } else { path.cubic(points[1], points[2], end) }
    list.stroke(path, color, width: width)
    Glyph.arrowHead(&list, tip: tip, from: from, size: head, color)
  }

  private static func middle(_ q: [CGPoint]) -> CGPoint {
    guard q.count == 4 else { return CGPoint(x: (q[0].x + q[1].x) / 2, y: (q[0].y + q[1].y) / 2) }
    return CGPoint(
      x: (q[0].x + 3 * q[1].x + 3 * q[2].x + q[3].x) / 8,
      y: (q[0].y + 3 * q[1].y + 3 * q[2].y + q[3].y) / 8)
  }

  /// The way from Changed to itself, with how often it was gone.
  private static func loop(
    _ edge: Edge, _ reading: RecognizerReading, _ look: Look, _ list: inout DrawList
  ) {
    let count = changes(reading)
    let color =
      count > 1
      ? look.theme.changed.color
      : look.theme.border.opacity(reading.state == .changed ? 0.95 : 0.45)
    line(edge.points, color, width: count > 1 ? 2 : 1.2, 7, &list)
    guard count > 1 else { return }
    list.label(
      "\u{00D7}\(count)", x: edge.points[3].x + 8, middle: edge.points[3].y + 12, .ui(11),
      look.theme.secondary, look)
  }

  // MARK: Nodes

  private static func draw(
    _ node: Node, _ place: CGPoint, isActive: Bool, isVisited: Bool, _ reading: RecognizerReading,
    _ look: Look, _ list: inout DrawList
  ) {
    let box = CGRect(
      x: place.x - nodeSize.width / 2, y: place.y - nodeSize.height / 2, width: nodeSize.width,
      height: nodeSize.height)
    let own = self.look(node, reading, look.theme)
    let shape = Path.roundedRectangle(box, 8)
    list.fill(shape, look.theme.window)
    if isActive {
      active(node, box, own, reading, look, &list)
      return
    }
    if isVisited {
      list.fill(shape, own.color.opacity(0.2))
      list.stroke(shape, own.color, width: 1.5)
    } else {
      list.stroke(shape, own.color.opacity(0.6), width: 1, dash: [4, 3])
    }
    list.centered(
      name(node, reading), in: box, .ui(11, .medium),
      isVisited ? look.theme.text : look.theme.secondary, look)
  }

  /// Filled with its colour and pattern; sign and name stand on the plain colour.
  private static func active(
    _ node: Node, _ box: CGRect, _ own: Theme.Look, _ reading: RecognizerReading, _ look: Look,
    _ list: inout DrawList
  ) {
    let shape = Path.roundedRectangle(box, 8)
    list.fill(shape, own.color)
    if let pattern = own.pattern { list.pattern(shape, own.label.opacity(0.3), pattern) }
    list.stroke(shape, look.theme.text, width: 3)
    let font = Font.ui(11, .bold)
    let sign = StateGlyph.radius * 2 + 4
    let name = look.fit(name(node, reading), box.width - 8, font)
    let width = look.width(name, font)
    let hasSign = width + sign <= box.width - 8
    let left = (box.midX - (width + (hasSign ? sign : 0)) / 2).rounded()
    if own.pattern != nil {
      let ground = CGRect(
        x: left - 3, y: box.midY - 9, width: width + (hasSign ? sign : 0) + 6, height: 18)
      list.fill(.roundedRectangle(ground, 4), own.color)
    }
    if hasSign {
      let at = CGPoint(x: left + StateGlyph.radius, y: box.midY)
      let isPrevented = StateLook.word(reading) == "prevented"
      StateGlyph.draw(&list, node, isPrevented: isPrevented, at: at, own.label)
    }
    list.label(name, x: left + (hasSign ? sign : 0), middle: box.midY, font, own.label, look)
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
