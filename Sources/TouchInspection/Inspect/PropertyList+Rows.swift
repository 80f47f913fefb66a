import Foundation
import TouchCanvas
import TouchLanguage
import TouchTrace

/// The editor of rows: those of a table, with sections and details, and items of lists like it.
extension PropertyList {
  private var left: Double { pen.margin }
  private var right: Double { width - pen.margin }
  private var lineHeight: Double { max(26 * pen.scale, model.rowHeight) }

  /// A line for each row below the name, and buttons for more.
  mutating func rows(_ row: PropertyRow, _ list: RowList) {
    for (index, section) in list.sections.enumerated() {
      let number = list.hasSections ? index : nil
      if list.hasSections { head(of: section, index, row.name) }
      if let count = section.count {
        writeOut(
          count, RowField(row.name, RowPlace(section: number, 0), .section), list, inset: 0)
        continue
      }
      self.rows(of: section, number, row, list)
    }
    if list.form == .table { buttons(row, list) }
    y += 4
  }

  /// A number in place of rows stays one until it is asked for them.
  mutating func writeOut(_ count: Int, _ field: RowField, _ list: RowList, inset: Double) {
    let question = Text.inspect.writeOut(count, areItems: list.form != .table)
    y = pen.paragraph(
      question, x: left + inset, y: y + 2, width: right - left - inset, pen.ui(12),
      pen.theme.secondary)
    let name = field.place.section == nil ? field.property : field.name
    button(Text.inspect.writeOut, .property(name, .writeOut), x: left + inset, question)
    y += 4
  }

  @discardableResult
  private mutating func button(
    _ text: String, _ target: Target, x: Double, _ tooltip: String
  ) -> Double {
    let chip = PanelPen.Chip(text: text)
    var frame = CGRect(x: x, y: y + 3, width: pen.chipWidth(chip), height: pen.chipHeight)
    if x > left, frame.maxX > right {
      frame.origin = CGPoint(x: left, y: y + pen.chipHeight + 7)
    }
    pen.chip(chip, in: frame)
    pen.picture.region(target, frame, tooltip)
    y = frame.maxY - pen.chipHeight - 3
    defer { y += pen.chipHeight + 3 }
    return frame.maxX + 6
  }

  // MARK: Sections

  /// The title of a section, and a cross that takes it out.
  private mutating func head(of section: RowList.Section, _ index: Int, _ property: String) {
    let field = RowField(property, RowPlace(section: index, 0), .title)
    let end = CGRect(x: right - lineHeight, y: y + 4, width: lineHeight, height: lineHeight)
    let box = CGRect(x: left, y: y + 5, width: end.minX - left, height: lineHeight - 2)
    self.field(
      field, section.title ?? "", Text.inspect.sectionTitle(index + 1), in: box,
      pen.ui(12.5, .semibold))
    let target = Target.property(
      RowField(property, RowPlace(section: index, 0), .section).name, .remove(""))
    pen.cross(at: CGPoint(x: end.midX, y: end.midY), pen.theme.secondary)
    pen.picture.region(target, end, Text.inspect.removeSection(index + 1))
    y = end.maxY + 2
  }

  private mutating func buttons(_ row: PropertyRow, _ list: RowList) {
    if list.hasSections {
      button(
        Text.inspect.addSection, .property(row.name, .addSection), x: left,
        Text.inspect.addSection)
    } else {
      button(
        Text.inspect.makeSections, .property(row.name, .makeSections), x: left,
        Text.inspect.aboutSections)
    }
  }

  // MARK: Rows

  private mutating func rows(
    of section: RowList.Section, _ number: Int?, _ property: PropertyRow, _ list: RowList
  ) {
    let editing = model.editing.flatMap { RowField($0.name) }
      .flatMap { $0.property == property.name && $0.place.section == number ? $0 : nil }
    for index in 0...section.rows.count {
      let place = RowPlace(section: number, index)
      if let editing, editing.isNew, editing.place == place {
        let box = CGRect(
          x: left + grip, y: y + 1, width: right - left - grip - lineHeight, height: lineHeight - 2)
        field(editing, "", Text.inspect.newText, in: box, pen.ui(12.5))
        y += lineHeight + 2
      }
      guard index < section.rows.count else { break }
      line(section.rows[index], place, property.name, list, isEditing: editing?.place == place)
    }
    if editing?.isNew != true {
      let name =
        number == nil
        ? property.name : RowField(property.name, RowPlace(section: number, 0), .section).name
      button(
        Text.inspect.addText, .property(name, .plus), x: left + grip,
        Text.inspect.addTo(property.name))
      y += 2
    }
  }

  private var grip: Double { max(16 * pen.scale, model.rowHeight > 24 * pen.scale ? 32 : 0) }

  /// Its grip, its text, its detail where it has one or is edited, and a cross.
  private mutating func line(
    _ row: RowList.Row, _ place: RowPlace, _ property: String, _ list: RowList, isEditing: Bool
  ) {
    let field = RowField(property, place)
    let handle = CGRect(x: left - 4, y: y, width: grip + 2, height: lineHeight)
    for (dx, dy) in [(-2.0, -4.0), (2, -4), (-2, 0), (2, 0), (-2, 4), (2, 4)] {
      pen.picture.list.fill(
        .circle(
          CGPoint(x: handle.midX + dx * pen.scale, y: handle.midY + dy * pen.scale), pen.scale),
        pen.theme.secondary)
    }
    pen.picture.region(
      .property(field.name, .grip), handle, Text.inspect.moveRow(place.row + 1))
    var box = CGRect(
      x: left + grip, y: y + 1, width: right - left - grip - lineHeight, height: lineHeight - 2)
    let end = CGRect(x: right - lineHeight, y: y, width: lineHeight, height: lineHeight)
    var second: CGRect?
    if list.hasDetails, row.detail != nil || isEditing {
      let part = (box.width * 0.45).rounded()
      second = CGRect(x: box.maxX - part, y: box.minY, width: part, height: box.height)
      box.size.width -= part + 4
    }
    self.field(field, row.text, Text.inspect.newText, in: box, pen.ui(12.5))
    if let second {
      self.field(
        RowField(property, place, .detail), row.detail ?? "", Text.inspect.detail, in: second,
        pen.ui(11.5))
    }
    pen.cross(at: CGPoint(x: end.midX, y: end.midY), pen.theme.secondary)
    pen.picture.region(
      .property(field.name, .remove(row.text)), end,
      Text.inspect.takeOut(row.text.isEmpty ? "\(place.row + 1)" : row.text, of: property))
    y += lineHeight + 2
  }

  private mutating func field(
    _ field: RowField, _ text: String, _ placeholder: String, in box: CGRect, _ font: Font
  ) {
    let isFocused = model.editing?.name == field.name
    let about = field.part == .text ? Text.inspect.rowKeys : placeholder
    pen.field(
      .property(field.name, .field), isFocused ? model.editing?.text ?? "" : text,
      placeholder: placeholder, isFocused: isFocused, in: box, font,
      tooltip: Text.panels.list([text, about].filter { !$0.isEmpty }))
  }
}
