import TouchLanguage
import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// How relations are drawn: each kind has its own shape, so that color alone never tells one.
enum RelationStyle {
  static func color(_ relation: Relation, _ theme: Theme) -> Color {
    relation.weight == .standing ? theme.border : ink(relation.kind, theme)
  }

  /// The colour of a kind, whether it has come true or only stands.
  static func ink(_ kind: Relation.Kind, _ theme: Theme) -> Color {
    switch kind {
    case .waits, .holds: return StateLook.heldInk(theme)
    case .beside: return theme.accent
    case .prevents: return theme.prevented.color
    case .spares: return theme.secondary
    case .cancels: return theme.cancelled.color
    case .refuses, .keeps: return StateLook.ink(.failed, theme)
    }
  }

  static func width(_ relation: Relation) -> Double {
    switch relation.weight {
    case .standing: 1
    case .decided: 2
    case .now: 3
    }
  }

  static func label(_ kind: Relation.Kind) -> RelationLabel {
    switch kind {
    case .waits: .waitsFor
    case .beside: .recognizesWith
    case .prevents: .prevented
    case .spares: .doesNotPrevent
    case .cancels: .cancelledTouchOf
    case .holds: .heldTouchOf
    case .refuses: .keptFromBeginning
    case .keeps: .keptTouchFrom
    }
  }

  /// The line of a relation along cubics (four points, and three for each one more), with its end.
  static func draw(
    _ list: inout DrawList, _ relation: Relation, _ points: [CGPoint], _ theme: Theme
  ) {
    let color = color(relation, theme)
    let width = width(relation)
    let tip = points[points.count - 1]
    let from = points[points.count - 2]
    switch relation.kind {
    case .waits:
      stroke(&list, points, color, width, dash: [6, 4])
      hollowArrow(&list, tip, from, color, on: theme.panel)
    case .beside:
      for side in [-2.0, 2] { stroke(&list, shifted(points, side), color, max(1, width * 0.6)) }
    case .prevents, .refuses, .keeps, .holds:
      stroke(&list, points, color, width)
      bar(&list, tip, from, color)
    case .spares:
      stroke(&list, points, color, 1, dash: [2, 3])
      bar(&list, tip, from, color)
    case .cancels:
      stroke(&list, points, color, width)
      Glyph.arrowHead(&list, tip: tip, from: from, size: 9, color)
    }
  }

  /// A short sample of the line, for lists.
  static func sample(
    _ list: inout DrawList, _ relation: Relation, in box: CGRect, _ theme: Theme
  ) {
    let a = CGPoint(x: box.minX, y: box.midY)
    let b = CGPoint(x: box.maxX, y: box.midY)
    let third = (b.x - a.x) / 3
    draw(
      &list, relation, [a, CGPoint(x: a.x + third, y: a.y), CGPoint(x: b.x - third, y: b.y), b],
      theme)
  }

  private static func stroke(
    _ list: inout DrawList, _ p: [CGPoint], _ color: Color, _ width: Double, dash: [Double] = []
  ) {
    var path = Path()
    path.move(p[0])
    for index in stride(from: 1, to: p.count - 2, by: 3) {
      path.cubic(p[index], p[index + 1], p[index + 2])
    }
    list.stroke(path, color, width: width, dash: dash)
  }

  private static func shifted(_ p: [CGPoint], _ by: Double) -> [CGPoint] {
    let n = normal(p[p.count - 1], p[0])
    return p.map { CGPoint(x: $0.x + n.x * by, y: $0.y + n.y * by) }
  }

  /// The unit normal of the line from `b` to `a`.
  private static func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = max(a.distance(to: b), 0.001)
    return CGPoint(x: -(a.y - b.y) / length, y: (a.x - b.x) / length)
  }

  private static func bar(
    _ list: inout DrawList, _ tip: CGPoint, _ from: CGPoint, _ color: Color
  ) {
    let n = normal(tip, from)
    list.stroke(
      .line(
        CGPoint(x: tip.x + n.x * 6, y: tip.y + n.y * 6),
        CGPoint(x: tip.x - n.x * 6, y: tip.y - n.y * 6)), color, width: 3)
  }

  private static func hollowArrow(
    _ list: inout DrawList, _ tip: CGPoint, _ from: CGPoint, _ color: Color, on ground: Color
  ) {
    let n = normal(tip, from)
    let length = max(tip.distance(to: from), 0.001)
    let u = CGPoint(x: (tip.x - from.x) / length, y: (tip.y - from.y) / length)
    let base = CGPoint(x: tip.x - u.x * 10, y: tip.y - u.y * 10)
    let head = Path.polygon([
      tip, CGPoint(x: base.x + n.x * 5, y: base.y + n.y * 5),
      CGPoint(x: base.x - n.x * 5, y: base.y - n.y * 5),
    ])
    list.fill(head, ground)
    list.stroke(head, color, width: 1.5)
  }
}
