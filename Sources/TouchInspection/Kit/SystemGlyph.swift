import Foundation
import TouchCanvas

/// The signs of what the system does.
enum SystemGlyph {
  static func draw(_ name: String, at c: CGPoint, _ color: Color, _ list: inout DrawList) {
    func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: c.x + dx, y: c.y + dy) }
    if name == "interrupt" {
      // A phone that rings.
      list.stroke(
        .roundedRectangle(CGRect(x: c.x - 4, y: c.y - 7.5, width: 8, height: 15), 2), color,
        width: 1.4)
      for side in [-1.0, 1] {
        list.stroke(.line(point(side * 7, -3), point(side * 7, 3)), color, width: 1.4)
        list.stroke(.line(point(side * 9.5, -1.5), point(side * 9.5, 1.5)), color, width: 1.4)
      }
      return
    }
    // An arrow that ends at a wall.
    list.stroke(.line(point(-9, 0), point(3, 0)), color, width: 1.6)
    list.stroke(.polyline([point(-1, -4), point(3, 0), point(-1, 4)]), color, width: 1.6)
    list.stroke(.line(point(7.5, -7), point(7.5, 7)), color, width: 2)
  }
}
