package import Foundation
import TouchCanvas
import TouchLanguage

/// A menu beside the pointer.
package struct MenuPicture {
  private let model: MenuModel
  private var pen: PanelPen
  /// Between the box and its rows.
  private let padding = 4.0
  /// Between two rows.
  private static let gap = 2.0
  private static let radius = 4.0
  /// Of what its items ask for, points.
  private static let mostWidth = 480.0
  /// Where texts begin, from the left edge of the box; a check stands before them where one can be.
  private var textStart: Double { model.items.contains { $0.isOn != nil } ? 28 : 16 }
  private static let keyFont = Font.mono(11)
  private static let headingFont = Font.ui(11, .medium)

  /// Draws it into a rectangle.
  package static func draw(_ model: MenuModel, size: CGSize, _ look: Look) -> Picture {
    var menu = MenuPicture(model, PanelPen(look, scale: 1, rowHeight: model.rowHeight))
    menu.draw(size)
    return menu.pen.picture
  }

  private init(_ model: MenuModel, _ pen: PanelPen) {
    self.model = model
    self.pen = pen
  }

  private mutating func draw(_ size: CGSize) {
    // Presses beside the menu close it.
    pen.picture.region(.command(.escape), CGRect(origin: .zero, size: size), "")
    let (shown, isAll) = items(size.height - 16)
    let box = box(shown, arrows: isAll ? 0 : 2 * pen.rowHeight, size)
    pen.picture.list.fill(.roundedRectangle(box, 8), pen.theme.panel)
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 8), pen.theme.border, width: 1)
    pen.picture.region(.menuPanel, box, "")
    var y = box.minY + padding
    if !isAll {
      y = page(to: shown.lowerBound > 0 ? shown.lowerBound - 1 : nil, isUp: true, box, y)
    }
    for index in shown {
      let item = model.items[index]
      let row = CGRect(
        x: box.minX + padding, y: y, width: box.width - padding * 2,
        height: height(item) - Self.gap)
      if item.isHeading { heading(item, row) } else { draw(item, row, index) }
      y += height(item)
    }
    let last = model.items.count - 1
    let next = shown.upperBound <= last ? min(last, shown.upperBound + shown.count - 1) : nil
    if !isAll { _ = page(to: next, isUp: false, box, y) }
  }

  /// What has room, the selected item among it; when that is not all, there are two arrows as well.
  private func items(_ available: Double) -> (shown: Range<Int>, isAll: Bool) {
    var range = 0..<model.items.count
    func needs(_ range: Range<Int>) -> Double {
      range.reduce(padding * 2) { $0 + height(model.items[$1]) }
    }
    guard needs(range) > available else { return (range, true) }
    while needs(range) > available - 2 * pen.rowHeight, range.count > 1 {
      range =
        range.upperBound - 1 > model.selected
        ? range.lowerBound..<range.upperBound - 1 : range.lowerBound + 1..<range.upperBound
    }
    return (range, false)
  }

  /// A row with an arrow that leads to an item out of sight, or to none at the end; returns the y below it.
  private mutating func page(to item: Int?, isUp: Bool, _ box: CGRect, _ y: Double) -> Double {
    let row = CGRect(
      x: box.minX + padding, y: y, width: box.width - padding * 2, height: pen.rowHeight)
    if let item {
      let target = Target.menu(.page(item))
      ground(row, isSelected: false, isHovered: model.hover == target)
      pen.picture.region(target, row, isUp ? Text.over.moreAbove : Text.over.moreBelow)
    }
    let tip = isUp ? -3.0 : 3
    pen.picture.list.stroke(
      .polyline([
        CGPoint(x: row.midX - 6, y: row.midY - tip), CGPoint(x: row.midX, y: row.midY + tip),
        CGPoint(x: row.midX + 6, y: row.midY - tip),
      ]), item == nil ? pen.theme.border : pen.theme.text, width: 1.6)
    return row.maxY
  }

  private func height(_ item: MenuModel.Item) -> Double {
    pen.rowHeight + Self.gap
  }

  private func width(_ item: MenuModel.Item) -> Double {
    guard !item.isHeading else {
      return pen.look.width(item.title, Self.headingFont) + textStart * 2
    }
    let keys = item.keys.isEmpty ? 0 : pen.look.width(item.keys, Self.keyFont) + 24
    let detail = item.detail.isEmpty ? 0 : pen.look.width(item.detail, pen.ui(12)) + 16
    return textStart + pen.look.width(item.title, pen.ui(13, .medium)) + detail + keys + 16
  }

  /// Right of the pointer and below it, or where there is room.
  private func box(_ shown: Range<Int>, arrows: Double, _ size: CGSize) -> CGRect {
    let items = model.items[shown]
    let width = min(
      max(model.leastWidth, min(items.map(width).max() ?? 0, Self.mostWidth)), size.width - 16)
    let height = items.reduce(padding * 2 + arrows) { $0 + self.height($1) }
    let x = model.at.x + 2 + width <= size.width - 8 ? model.at.x + 2 : model.at.x - 2 - width
    return CGRect(
      x: min(max(8, x), size.width - 8 - width),
      y: min(max(8, model.at.y + 2), size.height - 8 - height), width: width, height: height)
  }

  private mutating func heading(_ item: MenuModel.Item, _ row: CGRect) {
    if item != model.items.first {
      pen.picture.list.stroke(
        .line(CGPoint(x: row.minX, y: row.minY), CGPoint(x: row.maxX, y: row.minY)),
        pen.theme.hairline, width: 1)
    }
    let x = row.minX - padding + 16
    pen.text(
      item.title, x: x, middle: row.midY + 1, width: row.maxX - x - 8, Self.headingFont,
      pen.theme.secondary)
  }

  private mutating func draw(_ item: MenuModel.Item, _ row: CGRect, _ index: Int) {
    guard let action = item.action else { return }
    let target = Target.menu(action)
    ground(row, isSelected: index == model.selected, isHovered: model.hover == target)
    pen.picture.region(
      target, row,
      Text.panels.tooltip(item.title, summary: item.detail, keys: "", refusal: nil))
    var right = row.maxX - 12
    if !item.keys.isEmpty {
      pen.picture.list.trailing(
        item.keys, right: right, middle: row.midY, Self.keyFont, pen.theme.secondary, pen.look)
      right -= pen.look.width(item.keys, Self.keyFont) + 12
    }
    if let swatch = item.swatch {
      let place = CGRect(x: row.minX - padding + 9, y: row.midY - 7, width: 14, height: 14)
      PropertyList.swatch(swatch, in: place, pen.theme, &pen.picture.list)
    }
    if item.isOn == true {
      StateGlyph.check(
        &pen.picture.list, CGPoint(x: row.minX - padding + 16, y: row.midY), pen.theme.accent)
    }
    let x = row.minX - padding + textStart
    let end = pen.text(
      item.title, x: x, middle: row.midY, width: right - x,
      item.isOn == true ? pen.ui(13, .medium) : pen.ui(13), pen.theme.text)
    guard !item.detail.isEmpty, right - end > 40 else { return }
    pen.text(
      item.detail, x: end + 10, middle: row.midY, width: right - end - 10, pen.ui(12),
      pen.theme.secondary)
  }

  private mutating func ground(_ row: CGRect, isSelected: Bool, isHovered: Bool) {
    guard isSelected || isHovered else { return }
    let shape = Path.roundedRectangle(row, Self.radius)
    pen.picture.list.fill(shape, pen.theme.raised)
    guard isHovered else { return }
    pen.picture.list.stroke(
      .roundedRectangle(row.insetBy(dx: 0.5, dy: 0.5), Self.radius), pen.theme.border, width: 1)
  }
}
