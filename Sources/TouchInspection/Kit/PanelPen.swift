import Foundation
import TouchCanvas

/// Draws what lists and forms are made of, with fonts and rows that follow the text scale.
struct PanelPen {
  let look: Look
  /// 1 for texts of normal size.
  let scale: Double
  /// Of a line that can be clicked: as high as a finger needs, and as high as its text.
  var rowHeight: Double
  var picture = Picture()

  var theme: Theme { look.theme }
  /// Room between a panel's edge and its content.
  var margin: Double { 8 * scale.squareRoot() }
  /// Of marks that stand on a line of text.
  var signRadius: Double { 4.5 * scale }

  init(_ look: Look, scale: Double, rowHeight: Double = 24) {
    self.look = look
    self.scale = min(max(scale, 0.75), 2.5)
    self.rowHeight = max(rowHeight, 24 * self.scale)
  }

  func ui(_ size: Double, _ weight: Font.Weight = .regular) -> Font { .ui(size * scale, weight) }
  func mono(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    .mono(size * scale, weight)
  }

  /// The height of a line of wrapped text.
  func line(_ font: Font) -> Double { (font.size * 1.4).rounded(.up) }

  // MARK: Texts

  /// A text that is cut to a width; returns where it ends.
  @discardableResult
  mutating func text(
    _ text: String, x: Double, middle y: Double, width: Double, _ font: Font, _ color: Color
  ) -> Double {
    let shown = look.fit(text, width, font)
    guard look.width(shown, font) <= width + 0.01 else { return x }
    picture.list.label(shown, x: x, middle: y, font, color, look)
    return x + look.width(shown, font)
  }

  /// Lines from `y` down; returns the y below them.
  @discardableResult
  mutating func paragraph(
    _ text: String, x: Double, y: Double, width: Double, _ font: Font, _ color: Color,
    limit: Int = .max
  ) -> Double {
    let lines = look.wrap(text, width, font)
    let step = line(font)
    for (index, line) in lines.prefix(limit).enumerated() {
      let isCut = index == limit - 1 && lines.count > limit
      let shown = isCut ? Self.cut(line, width, font, look) : line
      picture.list.label(shown, x: x, middle: y + (Double(index) + 0.5) * step, font, color, look)
    }
    return y + Double(min(limit, lines.count)) * step
  }

  /// A line with a sign that more would follow.
  private static func cut(_ line: String, _ width: Double, _ font: Font, _ look: Look) -> String {
    var line = line
    while !line.isEmpty, look.width(line + "\u{2026}", font) > width { line.removeLast() }
    return line + "\u{2026}"
  }

  /// Small words above a part, and a note at their right end; returns the y below them.
  mutating func heading(
    _ text: String, code: String = "", note: String = "", y: Double, width: Double,
    inset: Double = 0
  ) -> Double {
    let height = 26 * scale
    if !note.isEmpty {
      picture.list.trailing(
        note, right: width - margin - inset, middle: y + height * 0.58, ui(11), theme.secondary,
        look)
    }
    let end = self.text(
      text, x: margin + inset, middle: y + height * 0.58, width: width - (margin + inset) * 2,
      ui(12, .semibold),
      theme.secondary)
    let noteWidth = note.isEmpty ? 0 : look.width(note, ui(11)) + 12
    let room = width - margin - inset - noteWidth - end - 8
    if !code.isEmpty, look.width(code, mono(11)) <= room {
      self.text(
        code, x: end + 8, middle: y + height * 0.58, width: room, mono(11), theme.secondary)
    }
    return y + height
  }

  // MARK: Rows

  /// The ground of a line: chosen, or outlined while the pointer is on its object elsewhere.
  mutating func row(_ box: CGRect, isSelected: Bool, isHovered: Bool) {
    let inner = box.insetBy(dx: 3, dy: 0.5)
    if isSelected {
      picture.list.fill(.roundedRectangle(inner, 5), theme.accent.opacity(0.2))
      let bar = CGRect(x: inner.minX, y: inner.minY + 4, width: 3, height: inner.height - 8)
      picture.list.fill(.roundedRectangle(bar, 1.5), theme.accent)
    }
    if isHovered {
      picture.list.stroke(
        .roundedRectangle(inner.insetBy(dx: 0.5, dy: 0.5), 5), theme.accent, width: 1)
    }
  }

  mutating func hairline(y: Double, from: Double, to: Double) {
    picture.list.stroke(
      .line(CGPoint(x: from, y: y), CGPoint(x: to, y: y)), theme.border.opacity(0.5), width: 1)
  }

  /// A region that fingers can hit too: as high as a row, and as wide.
  mutating func target(_ target: Target, around box: CGRect, in bounds: CGRect, _ tooltip: String) {
    let size = max(rowHeight, box.height)
    var area = box.insetBy(
      dx: min(0, (box.width - size) / 2), dy: min(0, (box.height - size) / 2))
    area.origin.x = max(bounds.minX, min(area.minX, bounds.maxX - area.width))
    picture.region(target, area.intersection(bounds), tooltip)
  }

  // MARK: Marks

  /// Points down while what is in it shows, to the right when it is folded away.
  mutating func disclosure(at c: CGPoint, isOpen: Bool, _ color: Color) {
    let r = 4 * scale
    let points: [(Double, Double)] =
      isOpen
      ? [(-r, -r / 2), (0, r / 2), (r, -r / 2)] : [(-r / 2, -r), (r / 2, 0), (-r / 2, r)]
    picture.list.stroke(
      .polyline(points.map { CGPoint(x: c.x + $0.0, y: c.y + $0.1) }), color,
      width: 1.5 * scale.squareRoot())
  }

  /// A cross that closes or removes.
  mutating func cross(at c: CGPoint, _ color: Color) {
    Glyph.cross(&picture.list, at: c, size: 3.5 * scale, color, width: 1.6)
  }
}
