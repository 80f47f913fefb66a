import Foundation
import TouchCanvas

/// The reasons on the edges of a large diagram, each where nothing else is.
enum StateDiagramLabels {
  private static let font = Font.ui(14, .medium)

  /// `scale` and `offset` map the diagram's points to the picture's; texts stay in `bounds` and keep out of
  /// `avoid`. A label that fits nowhere is left out: the strip has the same text.
  static func draw(
    _ story: StateDiagram.Story, scale: Double, offset: CGPoint, bounds: CGRect, avoid: [CGRect],
    _ look: Look, _ list: inout DrawList
  ) {
    func fit(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * scale + offset.x, y: point.y * scale + offset.y)
    }
    let edges = StateDiagram.edges(story, look.theme)
    var taken =
      avoid
      + StateDiagram.positions(isDiscrete: story.isDiscrete, hasHeld: story.hasHeld).map {
        position in
        let box = StateDiagram.box(position.1)
        return CGRect(
          origin: fit(box.origin),
          size: CGSize(width: box.width * scale, height: box.height * scale)
        ).insetBy(dx: -4, dy: -4)
      }
    for drawing in edges where drawing.step != nil {
      let middle = fit(drawing.mark)
      let right = (drawing.step?.count ?? 1) > 1 ? 44.0 : 0
      taken.append(
        CGRect(
          x: middle.x - 10 * scale, y: middle.y - 10 * scale, width: 20 * scale + right,
          height: 20 * scale))
    }
    for drawing in edges {
      guard let step = drawing.step, !step.label.isEmpty else { continue }
      let width = look.width(step.label, font)
      let size = CGSize(width: width + 12, height: 22)
      let points = drawing.edge.points.map(fit)
      let edge = StateDiagram.Edge(from: drawing.edge.from, to: drawing.edge.to, points: points)
      guard let box = freeBox(size, beside: edge, bounds, taken) else { continue }
      taken.append(box.insetBy(dx: -2, dy: -2))
      list.fill(.roundedRectangle(box, 5), look.theme.panel)
      list.stroke(.roundedRectangle(box, 5), drawing.color.opacity(0.8), width: 1)
      list.label(step.label, x: box.minX + 6, middle: box.midY, font, look.theme.text, look)
    }
  }

  /// The free rectangle nearest to the middle of an edge.
  private static func freeBox(
    _ size: CGSize, beside edge: StateDiagram.Edge, _ bounds: CGRect, _ taken: [CGRect]
  ) -> CGRect? {
    var best: (box: CGRect, cost: Double)?
    let middle = edge.at(0.5)
    for t in stride(from: 0.1, through: 0.9, by: 0.1) {
      let at = edge.at(t)
      for dy in stride(from: -72.0, through: 72, by: 8) {
        for dx in [-0.5, -0.25, 0, 0.25, 0.5] {
          let box = CGRect(
            x: at.x + (dx - 0.5) * size.width + dx * 38, y: at.y + dy - size.height / 2,
            width: size.width, height: size.height)
          guard holds(bounds, box), !taken.contains(where: { $0.intersects(box) }) else { continue }
          let cost = distance(box, middle) + distance(box, at) * 2
          if cost < (best?.cost ?? .infinity) - 0.01 { best = (box, cost) }
        }
      }
    }
    return best?.box
  }

  /// Compared side by side: `CGRect.contains` loses a rectangle to rounding.
  private static func holds(_ bounds: CGRect, _ box: CGRect) -> Bool {
    box.minX >= bounds.minX && box.maxX <= bounds.maxX && box.minY >= bounds.minY
      && box.maxY <= bounds.maxY
  }

  private static func distance(_ box: CGRect, _ point: CGPoint) -> Double {
    let dx = max(box.minX - point.x, point.x - box.maxX, 0)
    let dy = max(box.minY - point.y, point.y - box.maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}
