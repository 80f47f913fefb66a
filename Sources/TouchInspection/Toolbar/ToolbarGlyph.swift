import Foundation
import TouchCanvas

/// The signs on buttons. A triangle says which way the time goes, a bar where it stops.
enum ToolbarGlyph: Equatable {
  case scene, variant, record, stop, start, live, play, pause
  case step(back: Bool)
  case twoFingers, eye, cancel, pick, help, more, search
  case theme(isLight: Bool)
  case panel(WindowPanels, isOpen: Bool)
  case turn(back: Bool)
  case add, copy, delete, link, finger, pencil, simulate

  func draw(at c: CGPoint, _ ink: Color, _ look: Look, _ list: inout DrawList) {
    switch self {
    case .scene:
      list.stroke(
        .roundedRectangle(CGRect(x: c.x - 4, y: c.y - 6, width: 8, height: 12), 2), ink,
        width: 1.4)
    case .variant: Self.variant(c, ink, &list)
    case .record:
      list.stroke(.circle(c, 6.5), ink, width: 1.4)
      // Red as on every recorder, unless nothing can be recorded.
      list.fill(.circle(c, 4), ink == look.theme.disabled ? ink : look.theme.danger)
    case .stop:
      list.fill(
        .roundedRectangle(CGRect(x: c.x - 5, y: c.y - 5, width: 10, height: 10), 1.5), ink)
    case .start:
      Glyph.bar(&list, at: CGPoint(x: c.x - 6, y: c.y), size: 10, ink)
      Glyph.play(&list, at: CGPoint(x: c.x + 1, y: c.y), size: 10, ink, back: true)
    case .live:
      Glyph.play(&list, at: CGPoint(x: c.x - 1, y: c.y), size: 10, ink)
      Glyph.bar(&list, at: CGPoint(x: c.x + 6, y: c.y), size: 10, ink)
    case .play: Glyph.play(&list, at: CGPoint(x: c.x - 1, y: c.y), size: 12, ink)
    case .pause: Glyph.pause(&list, at: c, size: 11, ink)
    case .step(let back): Self.step(back ? -1 : 1, c, ink, &list)
    case .twoFingers: Self.fingers(c, ink, &list)
    case .eye: Self.eye(c, ink, &list)
    case .theme(let isLight): isLight ? Self.sun(c, ink, &list) : Self.moon(c, ink, &list)
    case .cancel: Glyph.cross(&list, at: c, size: 5, ink, width: 2)
    case .pick:
      list.stroke(.circle(c, 4.5), ink, width: 1.5)
      for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
        list.stroke(
          .line(
            CGPoint(x: c.x + dx * 3, y: c.y + dy * 3), CGPoint(x: c.x + dx * 8, y: c.y + dy * 8)),
          ink, width: 1.5)
      }
    case .help:
      list.centered(
        "?", in: CGRect(x: c.x - 10, y: c.y - 10, width: 20, height: 20), .ui(14, .semibold), ink,
        look)
    case .more:
      for step in -1...1 { list.fill(.circle(CGPoint(x: c.x + Double(step) * 7, y: c.y), 2), ink) }
    case .search:
      list.stroke(.circle(CGPoint(x: c.x - 1, y: c.y - 1), 4.5), ink, width: 1.5)
      list.stroke(
        .line(CGPoint(x: c.x + 2.4, y: c.y + 2.4), CGPoint(x: c.x + 6, y: c.y + 6)), ink,
        width: 1.6)
    case .panel(let panel, let isOpen): Self.panel(panel, isOpen, c, ink, &list)
    case .turn(let back): Self.turn(back ? -1 : 1, c, ink, &list)
    case .add:
      for (dx, dy) in [(6.0, 0.0), (0, 6)] {
        list.stroke(
          .line(CGPoint(x: c.x - dx, y: c.y - dy), CGPoint(x: c.x + dx, y: c.y + dy)), ink,
          width: 1.8)
      }
    case .copy: Self.variant(c, ink, &list)
    case .delete: Self.basket(c, ink, &list)
    case .link:
      list.stroke(.circle(CGPoint(x: c.x - 4.5, y: c.y + 3.5), 3), ink, width: 1.5)
      list.stroke(.circle(CGPoint(x: c.x + 4.5, y: c.y - 3.5), 3), ink, width: 1.5)
      list.stroke(
        .line(CGPoint(x: c.x - 2, y: c.y + 1.6), CGPoint(x: c.x + 2, y: c.y - 1.6)), ink,
        width: 1.5)
    case .finger:
      list.stroke(.circle(c, 6), ink, width: 1.5)
      list.fill(.circle(c, 2.5), ink)
    case .pencil: Self.pencil(c, ink, &list)
    case .simulate: Self.simulate(c, ink, &list)
    }
  }

  /// A pencil that writes towards the lower left.
  private static func pencil(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x, y: c.y + y) }
    list.stroke(
      .polygon([p(-6.2, 6.2), p(-4.9, 2.1), p(3.1, -5.9), p(5.9, -3.1), p(-2.1, 4.9)]), ink,
      width: 1.4)
    list.stroke(.line(p(0.8, -3.6), p(3.6, -0.8)), ink, width: 1.4)
  }

  /// A device that is shaken: an arc at each side.
  private static func simulate(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    list.stroke(
      .roundedRectangle(CGRect(x: c.x - 3.3, y: c.y - 6, width: 6.6, height: 12), 1.8), ink,
      width: 1.4)
    for side in [-1.0, 1] {
      func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * side, y: c.y + y) }
      var arc = Path()
      arc.move(p(5.6, -3.6))
      arc.cubic(p(7.4, -1.6), p(7.4, 1.6), p(5.6, 3.6))
      list.stroke(arc, ink, width: 1.4)
    }
  }

  /// An arrow that turns back, or on.
  private static func turn(
    _ side: Double, _ c: CGPoint, _ ink: Color, _ list: inout DrawList
  ) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * side, y: c.y + y) }
    var path = Path()
    path.move(p(6, -2.5))
    path.line(p(-1, -2.5))
    path.cubic(p(-7, -2.5), p(-7, 6), p(-1, 6))
    path.line(p(2, 6))
    list.stroke(path, ink, width: 1.5)
    list.stroke(.polyline([p(2.5, -6), p(6, -2.5), p(2.5, 1)]), ink, width: 1.5)
  }

  private static func basket(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x, y: c.y + y) }
    list.stroke(.line(p(-6, -4), p(6, -4)), ink, width: 1.5)
    list.stroke(.line(p(-2, -6.5), p(2, -6.5)), ink, width: 1.5)
    list.stroke(.polyline([p(-4.5, -4), p(-3.5, 6.5), p(3.5, 6.5), p(4.5, -4)]), ink, width: 1.5)
  }

  /// Two sheets, one behind the other.
  private static func variant(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    list.stroke(
      .roundedRectangle(CGRect(x: c.x - 6, y: c.y - 3, width: 9, height: 9), 2), ink, width: 1.4)
    list.stroke(
      .polyline(
        [(-2.0, -6.0), (6, -6), (6, 2)].map { CGPoint(x: c.x + $0.0, y: c.y + $0.1) }), ink,
      width: 1.4)
  }

  private static func step(
    _ direction: Double, _ c: CGPoint, _ ink: Color, _ list: inout DrawList
  ) {
    Glyph.bar(&list, at: CGPoint(x: c.x - direction * 5, y: c.y), size: 10, ink)
    Glyph.play(
      &list, at: CGPoint(x: c.x + direction * 2, y: c.y), size: 10, ink, back: direction < 0)
  }

  /// Two fingers that mirror each other.
  private static func fingers(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    list.stroke(.circle(CGPoint(x: c.x - 4.5, y: c.y + 4), 3.6), ink, width: 1.5)
    list.stroke(.circle(CGPoint(x: c.x + 4.5, y: c.y - 4), 3.6), ink, width: 1.5)
    list.fill(.circle(c, 1.3), ink)
  }

  private static func eye(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x, y: c.y + y) }
    var path = Path()
    path.move(p(-7, 0))
    path.cubic(p(-3.5, -6), p(3.5, -6), p(7, 0))
    path.cubic(p(3.5, 6), p(-3.5, 6), p(-7, 0))
    list.stroke(path, ink, width: 1.4)
    list.fill(.circle(c, 2.2), ink)
  }

  private static func sun(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    list.stroke(.circle(c, 3), ink, width: 1.5)
    for ray in 0..<8 {
      let angle = Double(ray) * .pi / 4
      list.stroke(.line(point(c, 5, angle), point(c, 7, angle)), ink, width: 1.4)
    }
  }

  /// A disc without that part of it which a second one covers.
  private static func moon(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    let (disc, cover, away, toCover) = (6.5, 5.2, 3.6, -0.6)
    let second = point(c, away, toCover)
    // Where the two circles meet, as seen from the middle of each.
    let outer = acos((disc * disc + away * away - cover * cover) / (2 * disc * away))
    let inner = acos((away * away + cover * cover - disc * disc) / (2 * away * cover))
    let steps = stride(from: 0.0, through: 1, by: 1.0 / 16)
    let edge = steps.map { point(c, disc, toCover + outer + (2 * .pi - 2 * outer) * $0) }
    let bay = steps.map { point(second, cover, toCover + .pi + inner - 2 * inner * $0) }
    list.fill(.polygon(edge + bay), ink)
  }

  private static func point(_ c: CGPoint, _ radius: Double, _ angle: Double) -> CGPoint {
    CGPoint(x: c.x + radius * cos(angle), y: c.y + radius * sin(angle))
  }

  private static func panel(
    _ panel: WindowPanels, _ isOpen: Bool, _ c: CGPoint, _ ink: Color, _ list: inout DrawList
  ) {
    let sign = CGRect(x: c.x - 8, y: c.y - 6, width: 16, height: 12)
    let panelRect =
      switch panel {
      case .left: CGRect(x: sign.minX, y: sign.minY, width: 5, height: 12)
      case .right: CGRect(x: sign.maxX - 5, y: sign.minY, width: 5, height: 12)
      default: CGRect(x: sign.minX, y: sign.maxY - 5, width: 16, height: 5)
      }
    list.stroke(.roundedRectangle(sign, 2), ink, width: 1.2)
    if isOpen {
      list.fill(.rectangle(panelRect), ink)
    } else {
      list.stroke(.rectangle(panelRect), ink, width: 1.2)
    }
  }
}
