import Foundation
import TouchCanvas
import TouchTrace

/// The same machine in half the height, with the nodes in the same order: their names stay.
enum StateDiagramMedium {
  private static let font = Font.ui(11)
  private static let nodeWidth = 60.0

  /// Of the whole drawing, points.
  static func size(isDiscrete: Bool) -> CGSize {
    isDiscrete ? CGSize(width: 216, height: 48) : CGSize(width: 216, height: 61)
  }

  /// Upper left corners of the nodes.
  private static func boxes(_ story: StateDiagram.Story) -> [(StateDiagram.Node, CGRect)] {
    func box(_ x: Double, _ y: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: nodeWidth, height: height)
    }
    let all: [(StateDiagram.Node, CGRect)] =
      story.isDiscrete
      ? [
        (.possible, box(0, 14, 20)), (.held, box(78, 14, 20)), (.ended, box(156, 0, 20)),
        (.failed, box(156, 28, 20)),
      ]
      : [
        (.possible, box(0, 0, 17)), (.held, box(78, 0, 17)), (.failed, box(156, 0, 17)),
        (.ended, box(156, 22, 17)), (.began, box(0, 44, 17)), (.changed, box(78, 44, 17)),
        (.cancelled, box(156, 44, 17)),
      ]
    return all.filter { $0.0 != .held || story.hasHeld }
  }

  static func draw(_ story: StateDiagram.Story, _ look: Look) -> Picture {
    var picture = Picture()
    let boxes = boxes(story)
    func box(_ node: StateDiagram.Node) -> CGRect? { boxes.first { $0.0 == node }?.1 }
    let all = StateDiagram.edges(story, look.theme)
    for drawing in all.filter({ $0.step == nil }) + all.filter({ $0.step != nil }) {
      guard let from = box(drawing.edge.from), let to = box(drawing.edge.to),
        drawing.step != nil || !passesChanged(drawing.edge)
      else { continue }
      let points =
        passesHeld(drawing.edge, story)
        ? around(from, to, isDiscrete: story.isDiscrete)
        : line(from, to, passesChanged(drawing.edge) ? drawing.edge.to : nil)
      guard let step = drawing.step else {
        StateDiagram.line(points, look.theme.border, width: 1.5, 6, &picture.list)
        continue
      }
      StateDiagram.line(
        points, drawing.color, width: 2, 7, dash: step.kind == .refused ? [5, 4] : [],
        &picture.list)
      if step.kind == .refused {
        let (from, to) = (drawing.edge.from, drawing.edge.to)
        let middle = StateDiagram.Edge(from: from, to: to, points: points).at(0.5)
        Glyph.noEntry(
          &picture.list, at: middle, radius: 5, drawing.color, on: look.theme.panel)
      }
    }
    for (node, box) in boxes { draw(node, box, story, look, &picture) }
    return picture
  }

  /// Straight from Began to an end lies Changed: such a line goes around it, and only where it was taken.
  private static func passesChanged(_ edge: StateDiagram.Edge) -> Bool {
    edge.from == .began && (edge.to == .ended || edge.to == .cancelled)
  }

  /// Straight from Possible to an end lies Held, where there is one.
  private static func passesHeld(_ edge: StateDiagram.Edge, _ story: StateDiagram.Story) -> Bool {
    story.hasHeld && edge.from == .possible && (edge.to == .failed || edge.to == .ended)
  }

  /// Around Held: below it in its row, else on the side of the end.
  private static func around(_ from: CGRect, _ to: CGRect, isDiscrete: Bool) -> [CGPoint] {
    guard isDiscrete else {
      let low = from.maxY + 10
      return [
        CGPoint(x: from.midX + 12, y: from.maxY), CGPoint(x: from.maxX, y: low),
        CGPoint(x: to.minX - 16, y: low), CGPoint(x: to.minX, y: to.maxY - 4),
      ]
    }
    let isUp = to.midY < from.midY
    let (side, far) = (isUp ? from.minY : from.maxY, isUp ? to.minY + 2 : to.maxY - 2)
    return [
      CGPoint(x: from.midX + 6, y: side), CGPoint(x: from.maxX - 8, y: far),
      CGPoint(x: from.maxX + 20, y: far), CGPoint(x: to.minX, y: far + (isUp ? 4 : -4)),
    ]
  }

  /// From border to border: along the row, along the column, from side to side, or around Changed to an end.
  private static func line(
    _ from: CGRect, _ to: CGRect, _ around: StateDiagram.Node?
  ) -> [CGPoint] {
    if around == .cancelled {
      let (low, deep) = (from.maxY, from.maxY + 10)
      return [
        CGPoint(x: from.midX, y: low), CGPoint(x: from.midX + 16, y: deep),
        CGPoint(x: to.midX - 24, y: deep), CGPoint(x: to.midX - 8, y: to.maxY),
      ]
    }
    if around == .ended {
      return [
        CGPoint(x: from.midX + 12, y: from.minY), CGPoint(x: from.maxX, y: to.midY),
        CGPoint(x: from.maxX + 30, y: to.midY), CGPoint(x: to.minX, y: to.midY),
      ]
    }
    if from.minX == to.minX {
      let isDown = to.minY > from.minY
      return [
        CGPoint(x: from.midX, y: isDown ? from.maxY : from.minY),
        CGPoint(x: to.midX, y: isDown ? to.minY : to.maxY),
      ]
    }
    // Back from Held to Began, past the line from Possible.
    if from.maxY < to.minY, to.minX < from.minX {
      return [CGPoint(x: from.midX - 10, y: from.maxY), CGPoint(x: to.midX + 16, y: to.minY)]
    }
    let isRight = to.minX > from.minX
    let start = CGPoint(x: isRight ? from.maxX : from.minX, y: from.midY)
    let end = CGPoint(x: isRight ? to.minX : to.maxX, y: to.midY)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard abs(dy) > abs(dx) else { return [start, end] }
    // A steep line bends, so that its arrow meets the edge and not the corner below it.
    return [
      start, CGPoint(x: start.x + dx * 0.4, y: start.y), CGPoint(x: end.x - dx * 0.6, y: end.y),
      end,
    ]
  }

  private static func draw(
    _ node: StateDiagram.Node, _ box: CGRect, _ story: StateDiagram.Story, _ look: Look,
    _ picture: inout Picture
  ) {
    let style = StateDiagram.look(node, story.reading, look.theme)
    let shape = Path.roundedRectangle(box, 5)
    let visits = story.visits(node)
    let name = StateDiagram.name(node, story.reading)
    picture.region(.recognizerPart(story.name, .node(node)), box, name)
    picture.list.fill(shape, look.theme.window)
    if node == story.active {
      picture.list.fill(shape, style.color)
      picture.list.stroke(shape, look.theme.text, width: 2)
      picture.list.centered(name, in: box, .ui(11, .semibold), style.label, look)
    } else if visits > 0 {
      picture.list.fill(shape, style.color.opacity(0.16))
      picture.list.stroke(shape, style.color, width: 2)
      picture.list.centered(name, in: box, font, look.theme.text, look)
    } else {
      picture.list.stroke(shape, look.theme.border, width: 1, dash: [3, 2])
      picture.list.centered(name, in: box, font, look.theme.secondary, look)
    }
    let changes = StateDiagram.changes(story.reading)
    guard node == .changed, changes > 1 else { return }
    let text = "\u{00D7}\(changes)"
    let width = look.width(text, font) + 4
    // Above it, where no line is: those to the ends leave at its right.
    let tag = CGRect(x: box.midX - width / 2, y: box.minY - 14, width: width, height: 12)
    picture.list.fill(.roundedRectangle(tag, 4), look.theme.panel)
    picture.list.centered(text, in: tag.insetBy(dx: -2, dy: 0), font, look.theme.text, look)
  }
}
