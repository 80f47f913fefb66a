import Foundation
import TouchCanvas

/// The signs on buttons. A step is what it goes to, a bar for an event, a diamond for a change of state, a ring for a
/// gesture, beside a triangle that says which way; playing is the triangle alone.
enum ToolbarGlyph: Equatable {
  enum Grain { case event, transition, gesture }

  case folder, record, stop, save, start, live, play, pause
  case step(Grain, back: Bool)
  case twoFingers(TwoFingerLatch)
  case call, suspend, cancel, pick, help, more
  case panel(WindowPanels)

  func draw(at c: CGPoint, _ ink: Color, _ look: Look, _ list: inout DrawList) {
    switch self {
    case .folder: Self.folder(c, ink, &list)
    case .record: list.fill(.circle(c, 5.5), ink)
    case .stop:
      list.fill(
        .roundedRectangle(CGRect(x: c.x - 5, y: c.y - 5, width: 10, height: 10), 1.5), ink)
    case .save: Self.save(c, ink, &list)
    case .start:
      Glyph.bar(&list, at: CGPoint(x: c.x - 6, y: c.y), size: 10, ink)
      Glyph.play(&list, at: CGPoint(x: c.x + 1, y: c.y), size: 10, ink, back: true)
    case .live:
      Glyph.play(&list, at: CGPoint(x: c.x - 1, y: c.y), size: 10, ink)
      Glyph.bar(&list, at: CGPoint(x: c.x + 6, y: c.y), size: 10, ink)
    case .play: Glyph.play(&list, at: CGPoint(x: c.x - 1, y: c.y), size: 12, ink)
    case .pause: Glyph.pause(&list, at: c, size: 11, ink)
    case .step(let grain, let back): Self.step(grain, back ? -1 : 1, c, ink, &list)
    case .twoFingers(let latch): Self.fingers(latch, c, ink, &list)
    case .call: SystemGlyph.draw("interrupt", at: c, ink, &list)
    case .suspend: SystemGlyph.draw("suspend", at: c, ink, &list)
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
    case .panel(let panel): Self.panel(panel, c, ink, &list)
    }
  }

  private static func folder(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    let outline = [
      (-7.0, 5.5), (-7, -5.5), (-2.5, -5.5), (-0.5, -3), (7, -3), (7, 5.5), (-7, 5.5),
    ].map { CGPoint(x: c.x + $0.0, y: c.y + $0.1) }
    list.stroke(.polyline(outline), ink, width: 1.4)
  }

  /// An arrow down into a tray.
  private static func save(_ c: CGPoint, _ ink: Color, _ list: inout DrawList) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x, y: c.y + y) }
    list.stroke(.line(p(0, -7), p(0, 2)), ink, width: 1.5)
    list.stroke(.polyline([p(-4, -2), p(0, 2.2), p(4, -2)]), ink, width: 1.5)
    list.stroke(.polyline([p(-6.5, 2), p(-6.5, 6), p(6.5, 6), p(6.5, 2)]), ink, width: 1.5)
  }

  private static func step(
    _ grain: Grain, _ direction: Double, _ c: CGPoint, _ ink: Color, _ list: inout DrawList
  ) {
    let mark = CGPoint(x: c.x - direction * 5.5, y: c.y)
    switch grain {
    case .event: Glyph.bar(&list, at: mark, size: 9, ink)
    case .transition:
      let r = 3.8
      list.fill(
        .polygon([
          CGPoint(x: mark.x, y: mark.y - r), CGPoint(x: mark.x + r, y: mark.y),
          CGPoint(x: mark.x, y: mark.y + r), CGPoint(x: mark.x - r, y: mark.y),
        ]), ink)
    case .gesture: list.stroke(.circle(mark, 3.4), ink, width: 1.5)
    }
    Glyph.play(
      &list, at: CGPoint(x: c.x + direction * 3.5, y: c.y), size: 9, ink, back: direction < 0)
  }

  /// Two fingers; the lines between them say how they go together.
  private static func fingers(
    _ latch: TwoFingerLatch, _ c: CGPoint, _ ink: Color, _ list: inout DrawList
  ) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x, y: c.y + y) }
    switch latch {
    case .parallel:
      for side in [-1.0, 1] {
        list.stroke(.circle(p(side * 5, 2.5), 3.6), ink, width: 1.5)
        list.stroke(.line(p(side * 5, -1.5), p(side * 5, -6.5)), ink, width: 1.5)
      }
    case .off, .mirrored:
      list.stroke(.circle(p(-4.5, 4), 3.6), ink, width: 1.5)
      list.stroke(.circle(p(4.5, -4), 3.6), ink, width: 1.5)
      list.fill(.circle(c, 1.3), ink)
    }
  }

  private static func panel(
    _ panel: WindowPanels, _ c: CGPoint, _ ink: Color, _ list: inout DrawList
  ) {
    let sign = CGRect(x: c.x - 8, y: c.y - 6, width: 16, height: 12)
    let panelRect =
      switch panel {
      case .left: CGRect(x: sign.minX, y: sign.minY, width: 5, height: 12)
      case .right: CGRect(x: sign.maxX - 5, y: sign.minY, width: 5, height: 12)
      default: CGRect(x: sign.minX, y: sign.maxY - 5, width: 16, height: 5)
      }
    list.stroke(.roundedRectangle(sign, 2), ink, width: 1.2)
    list.fill(.rectangle(panelRect), ink)
  }
}
