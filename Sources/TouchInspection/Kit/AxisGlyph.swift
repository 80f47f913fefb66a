import Foundation
import TouchCanvas
import TouchGeometry
import TouchTrace

extension RecognizerSnapshot {
  /// The axis whose sign follows the name: of what only holds touches back, it decides nothing that anybody sees.
  var signAxis: MovementAxis? { neverRecognizes ? nil : axis }
}

/// Arrows for axes, as lines; fonts lack some of them.
enum AxisGlyph {
  /// What the sign takes behind a name, with the gap before it, points.
  static func width(_ axis: MovementAxis?) -> Double { axis == nil ? 0 : 18 }

  /// The sign of what moves along one axis, behind its name; nothing without an axis.
  static func follow(
    _ list: inout DrawList, _ axis: MovementAxis?, nameEnd x: Double, middle: Double, _ color: Color
  ) {
    guard let axis else { return }
    draw(&list, axis, at: CGPoint(x: x + 12, y: middle), size: 12, color)
  }

  static func draw(
    _ list: inout DrawList, _ axis: MovementAxis, at c: CGPoint, size: Double, _ color: Color
  ) {
    switch axis {
    case .vertical: arrow(&list, c, CGPoint(x: 0, y: size / 2), color)
    case .horizontal: arrow(&list, c, CGPoint(x: size / 2, y: 0), color)
    case .both:
      arrow(&list, c, CGPoint(x: 0, y: size / 2), color)
      arrow(&list, c, CGPoint(x: size / 2, y: 0), color)
    }
  }

  /// How far the two strokes of a head go back from its tip, points.
  private static let head = 3.0

  private static func arrow(
    _ list: inout DrawList, _ c: CGPoint, _ half: CGPoint, _ color: Color
  ) {
    let (a, b) = (
      CGPoint(x: c.x - half.x, y: c.y - half.y), CGPoint(x: c.x + half.x, y: c.y + half.y)
    )
    list.stroke(.line(a, b), color, width: 1.5)
    let length = max(a.distance(to: b), 0.001)
    let (ux, uy) = ((b.x - a.x) / length, (b.y - a.y) / length)
    for (tip, way) in [(a, 1.0), (b, -1.0)] {
      let back = CGPoint(x: tip.x + ux * way * head, y: tip.y + uy * way * head)
      list.stroke(
        .polyline([
          CGPoint(x: back.x - uy * head, y: back.y + ux * head), tip,
          CGPoint(x: back.x + uy * head, y: back.y - ux * head),
        ]), color, width: 1.5)
    }
  }
}
