import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The state machine of a recognizer with a fixed layout, so that recognizers can be compared by shape.
enum StateDiagram {
  /// Steps that the machine does not know.
  static func unknownColor(_ theme: Theme) -> Color {
    Color(theme.name == "light" ? 0xA8148C : 0xFF4FD8)
  }

  /// An edge with its state at the playhead.
  struct EdgeDrawing {
    var edge: Edge
    var step: Step?
    /// Its number among the steps of the attempt, from 1; nil when it was not taken.
    var order: Int?
    var isLast = false
    var color: Color
    /// Beside the line: how often.
    var mark: CGPoint { edge.at(0.5) }
  }

  /// The diagram with regions for its nodes, edges and numbers; `showsResets` adds the edges back.
  static func draw(_ story: Story, _ look: Look, showsResets: Bool = false) -> Picture {
    var picture = Picture()
    if showsResets { resets(story, look, &picture.list) }
    let all = edges(story, look.theme)
    // What was taken lies over what was not.
    for drawing in all.filter({ $0.step == nil }) + all.filter({ $0.step != nil }) {
      line(drawing, look, &picture.list)
    }
    let loop = edges(isDiscrete: story.isDiscrete, hasHeld: story.hasHeld).first {
      $0.from == $0.to
    }
    if let loop { self.loop(loop, story, look, &picture.list) }
    for (node, center) in positions(isDiscrete: story.isDiscrete, hasHeld: story.hasHeld) {
      draw(node, center, story, look, &picture)
    }
    for drawing in all { badge(drawing, story, look, &picture) }
    return picture
  }

  /// All edges of the recognizer, those that were not taken first.
  static func edges(_ story: Story, _ theme: Theme) -> [EdgeDrawing] {
    let own = StateLook.look(story.reading, theme).color
    let shape = edges(isDiscrete: story.isDiscrete, hasHeld: story.hasHeld)
    var all: [EdgeDrawing] = []
    for edge in shape where edge.from != edge.to {
      let index = story.steps.lastIndex { $0.from == edge.from && $0.to == edge.to }
      all.append(
        EdgeDrawing(
          edge: edge, step: index.map { story.steps[$0] }, order: index.map { $0 + 1 },
          isLast: index != nil && index == story.steps.count - 1, color: own))
    }
    for (index, step) in story.steps.enumerated()
    where !shape.contains(where: { $0.from == step.from && $0.to == step.to }) {
      let (edge, isLegal) = extraEdge(step.from, step.to, isDiscrete: story.isDiscrete)
      all.append(
        EdgeDrawing(
          edge: edge, step: step, order: index + 1, isLast: index == story.steps.count - 1,
          color: isLegal ? own : unknownColor(theme)))
    }
    for step in story.others {
      let edge =
        (step.kind == .refused ? shape.first { $0.from == step.from && $0.to == step.to } : nil)
        ?? StateDiagramRoutes.edge(step.from, step.to, isDiscrete: story.isDiscrete)
      all.append(
        EdgeDrawing(
          edge: edge, step: step,
          color: step.kind == .refused ? theme.failed.color : unknownColor(theme)))
    }
    return all
  }

  // MARK: Edges

  private static func line(_ drawing: EdgeDrawing, _ look: Look, _ list: inout DrawList) {
    guard let step = drawing.step else {
      return line(drawing.edge.points, look.theme.border, width: 1.5, 7, &list)
    }
    switch step.kind {
    case .taken:
      line(
        drawing.edge.points, drawing.color, width: drawing.isLast ? 3 : 2, drawing.isLast ? 10 : 7,
        &list)
    case .refused:
      // The edge below is covered, so that the gaps of the dashes are gaps.
      line(drawing.edge.points, look.theme.panel, width: 3, 8, &list)
      line(drawing.edge.points, drawing.color, width: 2, 8, dash: [5, 4], &list)
    case .unknown:
      line(drawing.edge.points, drawing.color, width: 2, 8, &list)
    }
  }

  static func line(
    _ points: [CGPoint], _ color: Color, width: Double, _ head: Double, dash: [Double] = [],
    _ list: inout DrawList
  ) {
    let tip = points[points.count - 1]
    let from = points[points.count - 2]
    let dx = tip.x - from.x
    let dy = tip.y - from.y
    // The line ends inside the arrow head.
    let fraction = head * 0.6 / max((dx * dx + dy * dy).squareRoot(), 1)
    let end = CGPoint(x: tip.x - dx * fraction, y: tip.y - dy * fraction)
    var path = Path()
    path.move(points[0])
    if points.count == 2 { path.line(end) } else { path.cubic(points[1], points[2], end) }
    list.stroke(path, color, width: width, dash: dash)
    Glyph.arrowHead(&list, tip: tip, from: from, size: head, color)
  }

  /// The number of a step, or the glyph of one that was refused, with the regions to point at.
  private static func badge(
    _ drawing: EdgeDrawing, _ story: Story, _ look: Look, _ picture: inout Picture
  ) {
    let middle = drawing.mark
    let edge = drawing.edge
    let around = CGRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)
    let ends = Text.cards.transition(from: edge.from.label, to: edge.to.label)
    let details =
      drawing.step.map { [$0.label, $0.line].filter { !$0.isEmpty } } ?? [Text.cards.notTaken]
    picture.region(
      .recognizerPart(story.name, .edge(from: edge.from, to: edge.to)), around,
      ([ends] + details).joined(separator: "\n"))
    guard let step = drawing.step else { return }
    if let order = drawing.order {
      picture.list.fill(.circle(middle, 9), look.theme.panel)
      picture.list.stroke(.circle(middle, 8), drawing.color, width: 1.5)
      picture.list.centered(
        "\(order)", in: around, .ui(story.textSize, .bold), look.theme.text, look)
    } else if step.kind == .refused {
      Glyph.noEntry(&picture.list, at: middle, radius: 7, drawing.color, on: look.theme.panel)
      if step.count > 1 {
        count(step.count, story, x: middle.x + 11, y: middle.y, look, &picture.list)
      }
    } else {
      picture.list.fill(.circle(middle, 9), look.theme.panel)
      picture.list.stroke(.circle(middle, 8), drawing.color, width: 1.5)
      picture.list.centered("!", in: around, .ui(story.textSize, .bold), drawing.color, look)
    }
    if let event = step.event { picture.region(.event(Int(event)), around, step.line) }
  }

  private static func count(
    _ count: Int, _ story: Story, x: Double, y: Double, _ look: Look, _ list: inout DrawList
  ) {
    let font = Font.ui(story.textSize, .semibold)
    let text = "\u{00D7}\(count)"
    let box = CGRect(x: x, y: y - 7, width: look.width(text, font) + 4, height: 14)
    list.fill(.roundedRectangle(box, 4), look.theme.panel)
    list.label(text, x: x + 2, middle: y, font, look.theme.text, look)
  }

  /// The edge from Changed to itself, with how often the state was reported, as lanes and small cards count it.
  private static func loop(
    _ edge: Edge, _ story: Story, _ look: Look, _ list: inout DrawList
  ) {
    let changes = changes(story.reading)
    let color =
      changes > 1
      ? look.theme.changed.color
      : look.theme.border
    line(edge.points, color, width: changes > 1 ? 2 : 1.5, 7, &list)
    guard changes > 1 else { return }
    list.label(
      "\u{00D7}\(changes)", x: edge.points[3].x + 8, middle: edge.points[3].y + 12,
      .ui(story.textSize, .medium), look.theme.text, look)
  }

  /// The edges back to possible: one bus around the diagram.
  private static func resets(_ story: Story, _ look: Look, _ list: inout DrawList) {
    let (lines, tip, bottom) = StateDiagramRoutes.resets(isDiscrete: story.isDiscrete)
    let wasReset = story.reading.isOver && !story.reading.isInPlay
    let color =
      wasReset ? look.theme.possible.color : look.theme.border.opacity(0.55)
    let width = wasReset ? 1.2 : 1
    for points in lines { list.stroke(.polyline(points), color, width: width, dash: [3, 3]) }
    line(tip, color, width: width, 6, &list)
    let font = Font.ui(9)
    let text = Text.cards.reset
    let box = CGRect(
      x: 40, y: bottom - 7, width: look.width(text, font) + 8, height: 14)
    list.fill(.rectangle(box), look.theme.panel)
    list.label(text, x: box.minX + 4, middle: bottom, font, look.theme.secondary, look)
  }
}
