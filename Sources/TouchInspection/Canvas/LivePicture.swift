import TouchLanguage
package import Foundation
import TouchCanvas
import TouchReading

/// What the window says of the moment that it shows.
package struct LiveModel: Sendable {
  /// False while an earlier moment shows.
  package var isLive = true
  /// Events that came since, while an earlier moment shows.
  package var newEvents = 0
  /// Fingers that are down and that nobody holds, by number.
  package var heldFingers: [Int] = []
  /// What the pointer is over, if anything.
  package var hover: Target?
  /// Height of a row, points.
  package var rowHeight = 24.0
  /// How much larger texts are than usual.
  package var textScale = 1.0
  package init() {}
}

/// Chips to go on from the past, back to now or from here, and one for fingers that nobody holds.
package enum LivePicture {
  /// The chips in rows of a width; their size is that of the picture. Nothing while it is live and no finger is held.
  package static func chip(
    _ model: LiveModel, _ look: Look, width: Double = .greatestFiniteMagnitude
  ) -> (picture: Picture, size: CGSize) {
    chips(model, look, width: width, shortness: 0)
  }

  /// How many shorter wordings there are; the shortest are signs alone.
  static let shortest = 4

  /// The same with shorter words.
  static func chips(
    _ model: LiveModel, _ look: Look, width: Double, shortness: Int
  ) -> (picture: Picture, size: CGSize) {
    var row = LiveRow(model, look, width: width)
    for chip in LiveChip.all(model) where shortness == 0 || !chip.isSpare {
      row.add(chip, chip.texts[min(shortness, chip.texts.count - 1)])
    }
    return (row.pen.picture, row.size)
  }
}

/// One of the chips, with its wordings from the longest to none.
struct LiveChip {
  enum Kind { case news, fork, live, held }
  let kind: Kind
  let command: CommandID
  let texts: [String]
  let tooltip: String
  /// Says the same as another one.
  var isSpare = false

  static func all(_ model: LiveModel) -> [LiveChip] {
    var chips: [LiveChip] = []
    if !model.heldFingers.isEmpty { chips.append(held(model.heldFingers)) }
    guard !model.isLive else { return chips }
    if model.newEvents > 0 {
      chips.append(
        LiveChip(
          kind: .news, command: .live,
          texts: Text.canvas.behindLive(events: model.newEvents) + [""],
          tooltip: Text.canvas.behindLiveHelp(events: model.newEvents)))
    }
    chips.append(
      LiveChip(
        kind: .fork, command: .fork,
        texts: Text.canvas.branchFromHere + [""], tooltip: Text.canvas.branchFromHereHelp))
    chips.append(
      LiveChip(
        kind: .live, command: .live,
        texts: Text.canvas.backToLive + [""], tooltip: Text.canvas.backToLiveHelp,
        isSpare: model.newEvents > 0))
    return chips
  }

  private static func held(_ fingers: [Int]) -> LiveChip {
    LiveChip(
      kind: .held, command: .fingersLift, texts: Text.canvas.heldFingers(fingers) + [""],
      tooltip: Text.canvas.heldFingersHelp(fingers))
  }
}

/// Chips one after the other.
private struct LiveRow {
  let model: LiveModel
  let width: Double
  var pen: PanelPen
  var size = CGSize.zero
  private var at = CGPoint.zero

  init(_ model: LiveModel, _ look: Look, width: Double) {
    self.model = model
    self.width = width
    pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
  }

  mutating func add(_ chip: LiveChip, _ text: String) {
    let height = max(28 * pen.scale, model.rowHeight >= 44 ? 44 : 0)
    let font = pen.ui(12, .medium)
    let own =
      text.isEmpty ? height : min(pen.look.width(text, font) + 38 * pen.scale, width)
    if at.x > 0, at.x + own > width { at = CGPoint(x: 0, y: at.y + height + 6) }
    let box = CGRect(x: at.x, y: at.y, width: own, height: height)
    let color =
      switch chip.kind {
      case .news: pen.theme.danger
      case .fork, .held: pen.theme.playhead
      case .live: pen.theme.accent
      }
    pen.picture.list.fill(.roundedRectangle(box, height / 2), pen.theme.panel)
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), height / 2), color,
      width: model.hover == .command(chip.command) ? 2 : 1)
    let sign = CGPoint(x: text.isEmpty ? box.midX : box.minX + 15 * pen.scale, y: box.midY)
    draw(chip.kind, at: sign, isAlone: text.isEmpty, color)
    if !text.isEmpty {
      pen.picture.list.label(
        pen.look.fit(text, box.width - 36 * pen.scale, font), x: box.minX + 26 * pen.scale,
        middle: box.midY, font, pen.theme.text, pen.look)
    }
    pen.picture.region(
      .command(chip.command), box, text.isEmpty ? "\(chip.texts[0]): \(chip.tooltip)" : chip.tooltip
    )
    at.x = box.maxX + 6
    size = CGSize(width: max(size.width, box.maxX), height: box.maxY)
  }

  private mutating func draw(_ kind: LiveChip.Kind, at c: CGPoint, isAlone: Bool, _ color: Color) {
    switch kind {
    case .news where !isAlone: pen.picture.list.fill(.circle(c, 4 * pen.scale), color)
    case .news, .live: LiveGlyph.toEnd(&pen.picture.list, at: c, scale: pen.scale, color)
    case .fork: LiveGlyph.fork(&pen.picture.list, at: c, scale: pen.scale, color)
    case .held: LiveGlyph.pin(&pen.picture.list, at: c, scale: pen.scale, color)
    }
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

  /// A pin that holds something in its place.
  static func pin(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * s, y: c.y + y * s) }
    list.fill(.circle(p(0, -2.5), 3.2 * s), color)
    list.stroke(.line(p(0, -1), p(0, 6)), color, width: 1.6)
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
