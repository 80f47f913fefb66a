import Foundation
import TouchCanvas
import TouchGeometry
import TouchTrace

/// The arrow behind the name of a recognizer that counts movement along one axis.
struct AxisSign: Hashable {
  let axis: MovementAxis
  /// It points to both ends; else to the right or bottom, or to the left or top.
  var ends = Ends.both

  enum Ends { case both, positive, negative }
}

extension AxisSign {
  /// Away from the edges at which a drag begins; nil without an edge, and for edges of two axes.
  init?(from edges: Set<String>) {
    switch edges {
    case ["left"]: self.init(axis: .horizontal, ends: .positive)
    case ["right"]: self.init(axis: .horizontal, ends: .negative)
    case ["left", "right"]: self.init(axis: .horizontal)
    case ["top"]: self.init(axis: .vertical, ends: .positive)
    case ["bottom"]: self.init(axis: .vertical, ends: .negative)
    case ["top", "bottom"]: self.init(axis: .vertical)
    default: return nil
    }
  }
}

extension RecognizerSnapshot {
  /// The sign that follows the name: of what only holds touches back, it decides nothing that anybody sees.
  var sign: AxisSign? {
    guard !neverRecognizes else { return nil }
    switch need {
    case .edgeDrag(let edges): return AxisSign(from: Set(edges))
    case .backSwipe: return AxisSign(from: ["left"])
    case .swipe(let directions, _) where directions.count == 1:
      let isPositive = directions[0] == "right" || directions[0] == "down"
      return axis.map { AxisSign(axis: $0, ends: isPositive ? .positive : .negative) }
    default: return axis.map { AxisSign(axis: $0) }
    }
  }
}

/// Arrows for axes, as lines; fonts lack some of them.
enum AxisGlyph {
  /// What the sign takes behind a name, with the gap before it, points.
  static func width(_ sign: AxisSign?) -> Double { sign == nil ? 0 : 18 }

  /// The sign of what moves along one axis, behind its name; nothing without an axis.
  static func follow(
    _ list: inout DrawList, _ sign: AxisSign?, nameEnd x: Double, middle: Double, _ color: Color
  ) {
    guard let sign else { return }
    draw(&list, sign.axis, at: CGPoint(x: x + 12, y: middle), size: 12, color, ends: sign.ends)
  }

  static func draw(
    _ list: inout DrawList, _ axis: MovementAxis, at c: CGPoint, size: Double, _ color: Color,
    ends: AxisSign.Ends = .both
  ) {
    switch axis {
    case .vertical: arrow(&list, c, CGPoint(x: 0, y: size / 2), color, ends)
    case .horizontal: arrow(&list, c, CGPoint(x: size / 2, y: 0), color, ends)
    case .both:
      arrow(&list, c, CGPoint(x: 0, y: size / 2), color, ends)
      arrow(&list, c, CGPoint(x: size / 2, y: 0), color, ends)
    }
  }

  /// How far the two strokes of a head go back from its tip, points.
  private static let head = 3.0

  private static func arrow(
    _ list: inout DrawList, _ c: CGPoint, _ half: CGPoint, _ color: Color, _ ends: AxisSign.Ends
  ) {
    let (a, b) = (
      CGPoint(x: c.x - half.x, y: c.y - half.y), CGPoint(x: c.x + half.x, y: c.y + half.y)
    )
    list.stroke(.line(a, b), color, width: 1.5)
    let length = max(a.distance(to: b), 0.001)
    let (ux, uy) = ((b.x - a.x) / length, (b.y - a.y) / length)
    let tips: [(CGPoint, Double)] =
      switch ends {
      case .both: [(a, 1), (b, -1)]
      case .positive: [(b, -1)]
      case .negative: [(a, 1)]
      }
    for (tip, way) in tips {
      let back = CGPoint(x: tip.x + ux * way * head, y: tip.y + uy * way * head)
      list.stroke(
        .polyline([
          CGPoint(x: back.x - uy * head, y: back.y + ux * head), tip,
          CGPoint(x: back.x + uy * head, y: back.y - ux * head),
        ]), color, width: 1.5)
    }
  }
}
