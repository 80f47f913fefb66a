public import Foundation
import TouchCanvas

/// What the window says of the moment that it shows.
public struct LiveModel: Sendable {
  /// False while an earlier moment shows.
  public var isLive = true
  /// Events that came since, while an earlier moment shows.
  public var newEvents = 0
  /// What the pointer is over, if anything.
  public var hover: String?
  /// Height of a row, points.
  public var rowHeight = 24.0
  /// How much larger texts are than usual.
  public var textScale = 1.0
  /// With nothing set.
  public init() {}
}

/// Chips to go on from the past: back to now, or from here.
public enum LivePicture {
  /// The chips beside each other; their size is that of the picture. Nothing while it is live.
  public static func chip(
    _ model: LiveModel, _ look: Look, width: Double = .greatestFiniteMagnitude
  ) -> (picture: Picture, size: CGSize) {
    var pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
    guard !model.isLive else { return (pen.picture, .zero) }
    var chips = [
      (
        "command:fork", "continue from here (fork)",
        "a second run from this moment; the command Former run leads back"
      ),
      ("command:live", "back to live", "show what happens now (End)"),
    ]
    if model.newEvents > 0 {
      let events = model.newEvents == 1 ? "+1 event" : "+\(model.newEvents) events"
      chips.insert(
        ("command:live", "live \u{25B8} \(events)", "\(events) since this moment; show now (End)"),
        at: 0)
    }
    let height = max(28 * pen.scale, model.rowHeight >= 44 ? 44 : 0)
    let font = pen.ui(12, .medium)
    let signs = look.withSigns
    var size = CGSize.zero
    var at = CGPoint.zero
    for (index, (id, text, tooltip)) in chips.enumerated() {
      let chipWidth = min(signs.width(text, font) + 38 * pen.scale, width)
      if at.x > 0, at.x + chipWidth > width { at = CGPoint(x: 0, y: at.y + height + 6) }
      let box = CGRect(x: at.x, y: at.y, width: chipWidth, height: height)
      let isNews = index == 0 && model.newEvents > 0
      let color =
        isNews ? look.theme.danger : id == "command:fork" ? look.theme.playhead : look.theme.accent
      pen.picture.list.fill(.roundedRectangle(box, height / 2), look.theme.panel)
      pen.picture.list.stroke(
        .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), height / 2), color,
        width: model.hover == id ? 2 : 1)
      let sign = CGPoint(x: box.minX + 15 * pen.scale, y: box.midY)
      switch (isNews, id) {
      case (true, _): pen.picture.list.fill(.circle(sign, 4 * pen.scale), color)
      case (_, "command:fork"):
        LiveGlyph.fork(&pen.picture.list, at: sign, scale: pen.scale, color)
      default: LiveGlyph.toEnd(&pen.picture.list, at: sign, scale: pen.scale, color)
      }
      pen.picture.list.signed(
        text, x: box.minX + 26 * pen.scale, middle: box.midY, width: box.width - 36 * pen.scale,
        font, look.theme.text, look)
      pen.picture.region(id, box, tooltip)
      at.x = box.maxX + 6
      size = CGSize(width: max(size.width, box.maxX), height: box.maxY)
    }
    return (pen.picture, size)
  }
}

/// Signs for ways through time.
enum LiveGlyph {
  /// A line that goes on and one that leaves it.
  static func fork(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * s, y: c.y + y * s) }
    list.stroke(.line(p(-6, 3), p(6, 3)), color, width: 1.5)
    var path = Path()
    path.move(p(-4, 3))
    path.cubic(p(0, 3), p(-1, -3.5), p(4, -3.5))
    list.stroke(path, color, width: 1.5)
    Glyph.arrowHead(&list, tip: p(7, -3.5), from: p(0, -3.5), size: 4.5 * s, color)
  }

  /// An arrow that turns back.
  static func back(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * s, y: c.y + y * s) }
    var path = Path()
    path.move(p(-3, -2.5))
    path.line(p(1.5, -2.5))
    path.cubic(p(6, -2.5), p(6, 4), p(1.5, 4))
    path.line(p(-2, 4))
    list.stroke(path, color, width: 1.4)
    Glyph.arrowHead(&list, tip: p(-6, -2.5), from: p(0, -2.5), size: 4.5 * s, color)
  }

  /// Play up to a bar.
  static func toEnd(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    Glyph.play(&list, at: CGPoint(x: c.x - 1.5 * s, y: c.y), size: 9 * s, color)
    Glyph.bar(&list, at: CGPoint(x: c.x + 5.5 * s, y: c.y), size: 9 * s, color)
  }
}
