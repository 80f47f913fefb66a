import Foundation
import TouchLanguage
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// The glyph of a badge, and its rule.
extension HierarchyBadge {
  /// `parent` is the view around it; what that one's transform does is its own badge.
  static func of(_ view: ViewSnapshot, in parent: ViewSnapshot?) -> [HierarchyBadge] {
    var badges: [HierarchyBadge] = []
    if view.isHidden { badges.append(.hidden) }
    if view.alpha < 0.01 { badges.append(.alpha) }
    if !view.isUserInteractionEnabled { badges.append(.interaction) }
    if view.clipsToBounds { badges.append(.clips) }
    let own = view.toScreen
    let around = parent?.toScreen ?? .identity
    let differences = [own.a - around.a, own.b - around.b, own.c - around.c, own.d - around.d]
    if differences.contains(where: { abs($0) > 1e-6 }) { badges.append(.transform) }
    return badges
  }

  /// What it means for touches, with its rule.
  func tooltip(_ view: ViewSnapshot) -> String {
    let badge: ViewBadge =
      switch self {
      case .hidden: .hidden
      case .alpha: .alpha(view.alpha)
      case .interaction: .interactionOff
      case .clips: .clips
      case .transform: .transform
      }
    return Text.hierarchy.badge(badge, view.printedName)
  }

  /// Fills a box of 14 points around `c` at scale 1.
  func draw(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * s, y: c.y + y * s) }
    let width = 1.3 * s.squareRoot()
    switch self {
    case .hidden:
      var eye = Path()
      eye.move(p(-6, 0))
      eye.cubic(p(-3, -4.6), p(3, -4.6), p(6, 0))
      eye.cubic(p(3, 4.6), p(-3, 4.6), p(-6, 0))
      eye.close()
      list.stroke(eye, color, width: width)
      list.fill(.circle(c, 1.8 * s), color)
      list.stroke(.line(p(-5, 5), p(5, -5)), color, width: width)
    case .alpha:
      list.stroke(.circle(c, 5 * s), color, width: width, dash: [1.6 * s, 1.9 * s])
      list.stroke(.line(p(-3, 0), p(3, 0)), color, width: width)
    case .interaction:
      // A pointing hand, struck out: a barred circle is the sign of what was prevented.
      let finger = CGRect(x: c.x - 2.6 * s, y: c.y - 6 * s, width: 2.8 * s, height: 8.5 * s)
      let palm = CGRect(x: c.x - 2.6 * s, y: c.y - 0.8 * s, width: 7.2 * s, height: 6.6 * s)
      list.fill(.roundedRectangle(finger, 1.4 * s), color)
      list.fill(.roundedRectangle(palm, 2.2 * s), color)
      list.stroke(.line(p(-5.6, 5.6), p(5.6, -5.6)), color, width: width * 1.2)
    case .clips:
      for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
        list.stroke(
          .polyline([p(x * 5, y * 1.6), p(x * 5, y * 5), p(x * 1.6, y * 5)]), color, width: width)
      }
      list.fill(
        .rectangle(CGRect(x: c.x - 1.6 * s, y: c.y - 1.6 * s, width: 3.2 * s, height: 3.2 * s)),
        color)
    case .transform:
      list.stroke(.polygon([p(0, -5.4), p(5.4, 0), p(0, 5.4), p(-5.4, 0)]), color, width: width)
      list.stroke(.line(p(-2, 0), p(2, 0)), color, width: width)
      list.stroke(.line(p(0, -2), p(0, 2)), color, width: width)
    }
  }
}
