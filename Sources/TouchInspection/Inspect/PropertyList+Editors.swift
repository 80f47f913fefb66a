import Foundation
import TouchCanvas
import TouchLanguage

/// Editors of colours and ids.
extension PropertyList {
  // MARK: Colours

  /// How it looks, which opens the colours to choose from, and what it is called.
  mutating func color(_ row: PropertyRow, _ box: CGRect) {
    let side = 18 * pen.scale
    let swatch = CGRect(x: box.minX, y: box.midY - side / 2, width: side, height: side)
    Self.swatch(NamedColor.color(of: row.value), in: swatch, pen.theme, &pen.picture.list)
    let room = max(side + 6, min(model.rowHeight, 32))
    pen.picture.region(
      .property(row.name, .menu),
      CGRect(x: box.minX - 3, y: box.minY, width: room, height: box.height),
      Text.inspect.chooseColor(row.name))
    field(
      row,
      CGRect(
        x: box.minX + room, y: box.minY, width: box.width - room, height: box.height),
      pen.mono(11.5))
  }

  /// A stroke shows through what is transparent; what is no colour is an empty box.
  static func swatch(
    _ color: Color?, in box: CGRect, _ theme: Theme, _ list: inout DrawList
  ) {
    let shape = Path.roundedRectangle(box, 4)
    list.fill(shape, theme.window)
    if let color {
      if color.alpha < 255 {
        list.stroke(
          .line(
            CGPoint(x: box.minX + 3, y: box.maxY - 3), CGPoint(x: box.maxX - 3, y: box.minY + 3)),
          theme.danger, width: 1.4)
      }
      list.fill(shape, color)
    }
    list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 4), theme.border, width: 1)
  }

  // MARK: Ids

  /// A chip for each id, which a press takes out, and one that opens those that can be added.
  mutating func ids(_ row: PropertyRow, _ ids: [String], _ box: CGRect) {
    let mark = 16 * pen.scale
    var (x, line) = (box.minX, box.midY)
    func place(_ width: Double) -> CGRect {
      if x > box.minX, x + width > box.maxX {
        x = box.minX
        line += pen.chipHeight + 4
      }
      let frame = CGRect(
        x: x, y: line - pen.chipHeight / 2, width: min(width, box.width), height: pen.chipHeight)
      x = frame.maxX + 4
      return frame
    }
    for id in ids {
      let chip = PanelPen.Chip(text: id, isOn: true)
      let frame = place(pen.chipWidth(chip) + mark)
      pen.chip(chip, in: frame)
      pen.cross(
        at: CGPoint(x: frame.maxX - mark / 2 - 3, y: frame.midY), pen.theme.secondary)
      pen.picture.region(
        .property(row.name, .remove(id)), frame, Text.inspect.takeOut(id, of: row.name))
    }
    let add = PanelPen.Chip(text: ids.isEmpty ? Text.inspect.choose : "+")
    let frame = place(pen.chipWidth(add))
    pen.chip(add, in: frame)
    pen.picture.region(.property(row.name, .menu), frame, Text.inspect.addTo(row.name))
    y = max(y, line + pen.chipHeight / 2 + 3)
  }
}
