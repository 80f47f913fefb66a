import Foundation
import TouchCanvas
import TouchTrace

/// The same machine as dots in the same layout, with the path that was taken.
enum StateDiagramMini {
  private static let radius = 5.0

  /// `bounds` contains the centers of the dots.
  static func draw(_ story: StateDiagram.Story, in bounds: CGRect, _ look: Look) -> Picture {
    var picture = Picture()
    let positions = StateDiagram.positions(isDiscrete: story.isDiscrete, hasHeld: story.hasHeld)
    let height = story.isDiscrete ? 56.0 : 100
    let top = story.isDiscrete ? 20.0 : 24
    func fit(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + (point.x - 44) / 240 * bounds.width,
        y: bounds.minY + (point.y - top) / height * bounds.height)
    }
    func position(_ node: StateDiagram.Node) -> CGPoint {
      fit(positions.first { $0.0 == node }?.1 ?? .zero)
    }
    for drawing in StateDiagram.edges(story, look.theme) {
      let (edge, from, to) = (drawing.edge, position(drawing.edge.from), position(drawing.edge.to))
      let controls =
        edge.points.count == 4 ? edge.points[1...2].map { clamped(fit($0), bounds) } : []
      let points = [from] + controls + [to]
      guard let step = drawing.step else {
        line(points, look.theme.border.opacity(0.3), 1, head: 0, &picture.list)
        continue
      }
      line(
        points, drawing.color, drawing.isLast ? 2.5 : 1.6, head: 6,
        dash: step.kind == .refused ? [3, 2] : [], &picture.list)
      if step.kind == .refused {
        Glyph.noEntry(
          &picture.list,
          at: StateDiagram.Edge(from: edge.from, to: edge.to, points: points).at(0.5),
          radius: 4, drawing.color, on: look.theme.panel)
      }
    }
    for (node, _) in positions { dot(node, position(node), story, look, &picture) }
    return picture
  }

  private static func clamped(_ point: CGPoint, _ bounds: CGRect) -> CGPoint {
    CGPoint(x: point.x, y: min(max(point.y, bounds.minY - 6), bounds.maxY + 7))
  }

  /// From dot to dot; the head's tip touches the dot.
  private static func line(
    _ points: [CGPoint], _ color: Color, _ width: Double, head: Double, dash: [Double] = [],
    _ list: inout DrawList
  ) {
    var points = points
    let from = points[points.count - 2]
    let end = points[points.count - 1]
    let length = max(
      ((end.x - from.x) * (end.x - from.x) + (end.y - from.y) * (end.y - from.y)).squareRoot(), 1)
    let fraction = (radius + 1.5) / length
    points[points.count - 1] = CGPoint(
      x: end.x - (end.x - from.x) * fraction, y: end.y - (end.y - from.y) * fraction)
    if head > 0 {
      StateDiagram.line(points, color, width: width, head, dash: dash, &list)
    } else {
      var path = Path()
      path.move(points[0])
      if points.count == 4 {
        path.cubic(points[1], points[2], points[3])
      } else {
        path.line(points[1])
      }
      list.stroke(path, color, width: width)
    }
  }

  private static func dot(
    _ node: StateDiagram.Node, _ c: CGPoint, _ story: StateDiagram.Story, _ look: Look,
    _ picture: inout Picture
  ) {
    let own = StateDiagram.look(node, story.reading, look.theme)
    let visits = story.visits(node)
    picture.list.fill(.circle(c, radius), look.theme.window)
    if node == story.active {
      picture.list.fill(.circle(c, radius + 0.5), own.color)
      picture.list.stroke(.circle(c, radius + 0.5), look.theme.text, width: 2)
    } else if visits > 0 {
      picture.list.fill(.circle(c, radius), own.color.opacity(0.3))
      picture.list.stroke(.circle(c, radius - 0.5), own.color, width: 1.5)
    } else {
      picture.list.stroke(.circle(c, radius - 0.5), own.color.opacity(0.6), width: 1)
    }
    picture.region(
      .recognizerPart(story.name, .node(node)),
      CGRect(x: c.x - 7, y: c.y - 7, width: 14, height: 14),
      StateDiagram.name(node, story.reading))
  }
}
