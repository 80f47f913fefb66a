import Foundation
import TouchCanvas
import TouchGeometry

/// The glyph of each state beside its name, so that color alone never tells a state.
enum StateGlyph {
  /// In the nodes of a diagram, points.
  static let radius = 4.0

  /// The glyph at any size; `radius` in points.
  static func draw(
    _ list: inout DrawList, _ node: StateDiagram.Node, isPrevented: Bool, at c: CGPoint,
    radius: Double, _ color: Color
  ) {
    var sign = DrawList()
    draw(&sign, node, isPrevented: isPrevented, at: .zero, color)
    let scale = radius / self.radius
    list.append(
      sign, transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: c.x, ty: c.y))
  }

  static func draw(
    _ list: inout DrawList, _ node: StateDiagram.Node, isPrevented: Bool, at c: CGPoint,
    _ color: Color
  ) {
    switch node {
    case .possible: list.stroke(.circle(c, radius - 0.5), color, width: 1.5)
    case .held: hourglass(&list, c, color)
    case .began:
      list.stroke(.circle(c, radius - 0.5), color, width: 1.5)
      list.fill(leftHalf(c), color)
    case .changed: list.fill(.circle(c, radius), color)
    case .ended: check(&list, c, color)
    case .cancelled:
      let box = CGRect(x: c.x - radius, y: c.y - radius, width: radius * 2, height: radius * 2)
      list.stroke(.roundedRectangle(box, 1.5), color, width: 1.5)
      list.stroke(
        .line(CGPoint(x: c.x - 2, y: c.y), CGPoint(x: c.x + 2, y: c.y)), color, width: 1.5)
    case .failed where isPrevented:
      let d = radius * 0.68
      list.stroke(.circle(c, radius), color, width: 1.5)
      list.stroke(
        .line(CGPoint(x: c.x - d, y: c.y - d), CGPoint(x: c.x + d, y: c.y + d)), color, width: 1.5)
    case .failed: Glyph.cross(&list, at: c, size: radius - 0.8, color, width: 1.8)
    }
  }

  private static func hourglass(_ list: inout DrawList, _ c: CGPoint, _ color: Color) {
    for side in [-1.0, 1.0] {
      list.fill(
        .polygon([
          CGPoint(x: c.x - 3.2, y: c.y + side * 4.5), CGPoint(x: c.x + 3.2, y: c.y + side * 4.5), c,
        ]), color)
    }
  }

  private static func leftHalf(_ c: CGPoint) -> Path {
    let k = radius * 0.5522847498
    var path = Path()
    path.move(CGPoint(x: c.x, y: c.y - radius))
    path.line(CGPoint(x: c.x, y: c.y + radius))
    path.cubic(
      CGPoint(x: c.x - k, y: c.y + radius), CGPoint(x: c.x - radius, y: c.y + k),
      CGPoint(x: c.x - radius, y: c.y))
    path.cubic(
      CGPoint(x: c.x - radius, y: c.y - k), CGPoint(x: c.x - k, y: c.y - radius),
      CGPoint(x: c.x, y: c.y - radius))
    path.close()
    return path
  }

  static func check(_ list: inout DrawList, _ c: CGPoint, _ color: Color) {
    list.stroke(
      .polyline([
        CGPoint(x: c.x - 3.8, y: c.y), CGPoint(x: c.x - 1, y: c.y + 3),
        CGPoint(x: c.x + 4, y: c.y - 3.4),
      ]), color, width: 1.8)
  }
}
