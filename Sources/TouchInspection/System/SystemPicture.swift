import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// How the tab System is looked at.
struct SystemModel {
  /// The table that shows.
  var table = SystemTableKind.pipeline
  /// What is selected, if anything.
  var selection: Target?
  /// What can be opened from a stack.
  var listings = Listings()
  /// The classes that the scene's file names, by object.
  var writtenClasses: [String: String] = [:]
  /// Height of a row, points.
  var rowHeight = 24.0
  /// How much larger texts are than usual.
  var textScale = 1.0
}

/// The tab System: chips to choose a table, and the table as a grid, or in a narrow panel with its values below. The sequence of
/// a touch is a diagram, and so are the classes above their table.
struct SystemPicture {
  private let input: PictureInput
  private let table: SystemTable
  private let width: Double
  private let model: SystemModel
  private var pen: PanelPen
  private var y = 0.0
  private var mark: WindowScroll.Mark?

  /// `mark` is what the playhead stands at.
  static func draw(
    _ input: PictureInput, _ model: SystemModel, width: Double, _ look: Look
  ) -> (picture: Picture, height: Double, mark: WindowScroll.Mark?) {
    var panel = SystemPicture(input, model, width, look)
    panel.chips()
    if panel.reference() { return (panel.pen.picture, panel.y + 8, nil) }
    if panel.table.rows.isEmpty || !panel.sequence() {
      panel.classes()
      panel.content()
    }
    return (panel.pen.picture, panel.y + 8, panel.mark)
  }

  // MARK: Diagrams

  /// False for another table.
  private mutating func sequence() -> Bool {
    guard table.kind == .sequence,
      let diagram = SequenceDiagram(input, selection: model.selection)
    else { return false }
    var picture = SequencePicture(diagram, y: y, width: width, selection: model.selection)
    picture.draw(&pen)
    (y, mark) = (picture.y, picture.mark)
    return true
  }

  /// False for a table of the trace.
  private mutating func reference() -> Bool {
    guard table.kind == .reference else { return false }
    var picture = ReferencePicture(y: y, width: width)
    picture.draw(&pen)
    y = picture.y
    return true
  }

  private mutating func classes() {
    guard table.kind == .classes, !table.rows.isEmpty else { return }
    var picture = ClassPicture(
      ClassDiagram(input, model.listings, written: model.writtenClasses), y: y, width: width,
      listings: model.listings)
    picture.draw(&pen)
    y = picture.y
    pen.hairline(y: y, from: 0, to: width)
    y += 6
  }

  private init(
    _ input: PictureInput, _ model: SystemModel, _ width: Double, _ look: Look
  ) {
    self.input = input
    table = model.table.table(input, selection: model.selection)
    self.width = width
    self.model = model
    pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
  }

  // MARK: The choice

  private mutating func chips() {
    var x = 0.0
    y = 2
    for kind in SystemTableKind.allCases {
      let chip = PanelPen.Chip(text: kind.title, isOn: kind == model.table)
      let size = min(pen.chipWidth(chip), width)
      if x > 0, x + size > width {
        x = 0
        y += pen.chipHeight + 5
      }
      let box = CGRect(x: x, y: y, width: size, height: pen.chipHeight)
      pen.chip(chip, in: box)
      pen.picture.region(.command(.system(kind)), box, kind.summary)
      x = box.maxX + 5
    }
    y += pen.chipHeight + 8
    pen.hairline(y: y, from: 0, to: width)
    y += 6
  }

  // MARK: The table

  private var font: Font { pen.mono(11) }
  private var small: Font { pen.mono(10.5) }
  private var indent: Double { 9 * pen.scale.squareRoot() }
  private var line: Double { pen.line(font) + 3 }

  private mutating func content() {
    guard !table.rows.isEmpty else {
      y = pen.paragraph(
        Text.system.empty, x: 0, y: y + 4, width: width, pen.ui(12.5),
        pen.theme.secondary)
      return
    }
    legend()
    let columns = gridColumns
    if let columns { header(columns) }
    for row in table.rows {
      if row.style == .heading {
        heading(row)
      } else if let columns, fits(row, columns) {
        grid(row, columns)
      } else {
        stacked(row)
      }
    }
  }

  /// Where the columns begin, if all of them have room beside each other.
  private var gridColumns: [Double]? {
    let rows = table.rows.filter { $0.style != .heading }
    var widths = table.columns.map { pen.look.width($0, pen.ui(11, .medium)) }
    widths[0] += noteWidth
    for row in rows {
      // The last cell of a row may reach over the columns that it leaves empty.
      let last = row.cells.lastIndex { !$0.isEmpty } ?? 0
      for (index, cell) in row.cells.enumerated().prefix(last) where index < widths.count {
        widths[index] = max(
          widths[index], pen.look.width(cell, font) + (index == 0 ? left(row) : 0))
      }
      guard last == widths.count - 1 else { continue }
      widths[last] = max(widths[last], pen.look.width(row[last], font))
    }
    let gap = 12.0
    guard widths.reduce(0, +) + gap * Double(widths.count - 1) <= width else { return nil }
    var x = 0.0
    return widths.map { width in
      defer { x += width + gap }
      return x
    }
  }

  /// True where the last cell of a row ends before the panel does.
  private func fits(_ row: SystemTable.Row, _ columns: [Double]) -> Bool {
    guard let last = row.cells.lastIndex(where: { !$0.isEmpty }), last < columns.count else {
      return true
    }
    let x = columns[last] + (last == 0 ? left(row) : 0)
    return x + pen.look.width(row[last], font) <= width
  }

  private var noteWidth: Double { 11 * pen.scale.squareRoot() }

  private mutating func header(_ columns: [Double]) {
    for (index, column) in table.columns.enumerated() {
      let x = columns[index] + (index == 0 ? noteWidth : 0)
      pen.text(
        column, x: x, middle: y + line / 2, width: width - x, pen.ui(11, .medium),
        pen.theme.secondary)
    }
    y += line + 2
  }

  private mutating func heading(_ row: SystemTable.Row) {
    y += 5
    let start = y
    y = pen.paragraph(
      row[0], x: 0, y: y, width: width, pen.ui(12, .semibold), pen.theme.text, limit: 3)
    region(row, from: start)
    y += 3
    pen.hairline(y: y, from: 0, to: width)
    y += 3
  }

  private mutating func grid(_ row: SystemTable.Row, _ columns: [Double]) {
    let start = y
    ground(row, height: line)
    for (index, cell) in row.cells.enumerated() where index < columns.count && !cell.isEmpty {
      let x = columns[index] + (index == 0 ? left(row) : 0)
      pen.text(
        cell, x: x, middle: y + line / 2, width: width - x, font, ink(row, isName: index == 0))
    }
    y += line
    region(row, from: start)
  }

  /// The name on a line of its own, and below it what the other columns say.
  private mutating func stacked(_ row: SystemTable.Row) {
    let start = y
    let x = left(row)
    let name = pen.look.wrap(row[0], width - x, font)
    let columns = table.columns.indices.dropFirst().filter { !row[$0].isEmpty }
    let isOneLine =
      name.count == 1 && columns.count == 1
      && pen.look.width(row[0], font) + pen.look.width(row[columns[0]], small) + 14 <= width - x
    let values = isOneLine ? [] : flow(row, columns, width: width - x - indent)
    let lines = values.map(\.line).max().map { $0 + 1 } ?? 0
    let height = Double(name.count) * pen.line(font) + Double(lines) * pen.line(small) + 4
    ground(row, height: height)
    y += 2
    pen.paragraph(row[0], x: x, y: y, width: width - x, font, ink(row, isName: true))
    if isOneLine {
      pen.picture.list.trailing(
        row[columns[0]], right: width, middle: y + pen.line(font) / 2, small,
        ink(row, isName: false), pen.look)
    }
    y += Double(name.count) * pen.line(font)
    for value in values {
      pen.picture.list.label(
        value.text, x: x + indent + value.x,
        middle: y + (Double(value.line) + 0.5) * pen.line(small), small,
        ink(row, isName: false).opacity(value.isName ? 0.7 : 1), pen.look)
    }
    y += Double(lines) * pen.line(small) + 2
    region(row, from: start)
  }

  private struct Word {
    var text: String
    var x: Double
    var line: Int
    var isName: Bool
  }

  /// Names of columns with their values, as many on a line as have room.
  private func flow(_ row: SystemTable.Row, _ columns: [Int], width: Double) -> [Word] {
    var words: [Word] = []
    var x = 0.0
    var line = 0
    let gap = pen.look.width(" ", small)
    for column in columns {
      let name = table.columns[column]
      let nameWidth = name.isEmpty ? 0 : pen.look.width(name, small) + gap
      if x > 0, x + nameWidth + pen.look.width(row[column], small) > width {
        x = 0
        line += 1
      }
      if !name.isEmpty { words.append(Word(text: name, x: x, line: line, isName: true)) }
      let lines = pen.look.wrap(row[column], width - x - nameWidth, small)
      for (index, text) in lines.enumerated() {
        words.append(Word(text: text, x: x + nameWidth, line: line + index, isName: false))
      }
      line += max(0, lines.count - 1)
      x += nameWidth + pen.look.width(lines.last ?? "", small) + gap * 2.5
    }
    return words
  }

  private func left(_ row: SystemTable.Row) -> Double { Double(row.level) * indent + noteWidth }

  private func ink(_ row: SystemTable.Row, isName: Bool) -> Color {
    switch row.style {
    case .toCome: pen.theme.secondary.opacity(0.6)
    default: isName ? pen.theme.text : pen.theme.secondary
    }
  }

  /// The step that is being done is lit; constants have a sign.
  private mutating func ground(_ row: SystemTable.Row, height: Double) {
    if row.style == .current {
      let box = CGRect(x: 0, y: y, width: width, height: height)
      pen.picture.list.fill(.roundedRectangle(box, 4), pen.theme.text.opacity(0.12))
      pen.picture.list.fill(
        .rectangle(CGRect(x: 0, y: y, width: 2, height: height)), pen.theme.text)
    }
    guard row.note != nil else { return }
    sign(at: CGPoint(x: left(row) - 7, y: y + 2 + pen.line(font) / 2))
  }

  private mutating func sign(at c: CGPoint) {
    let r = 2.6 * pen.scale.squareRoot()
    pen.picture.list.stroke(
      .rectangle(CGRect(x: c.x - r, y: c.y - r, width: r * 2, height: r * 2)),
      pen.theme.secondary, width: 1)
  }

  private mutating func region(_ row: SystemTable.Row, from start: Double) {
    let box = CGRect(x: 0, y: start, width: width, height: y - start)
    let shown = row.object.flatMap(known) ?? row.event.map { .event(Int($0)) }
    guard let target = shown ?? (row.note == nil ? nil : .constant) else { return }
    let words =
      row.note.map { "\(row[0]): \(Text.system.note($0))" } ?? row.cells.joined(separator: " ")
    pen.picture.region(target, box, words)
  }

  /// A listing that there is; everything else as it is.
  private func known(_ target: Target) -> Target? {
    guard case .listing(.method(let method)) = target else { return target }
    return model.listings[method.listing]?.method(method.method) == nil ? nil : target
  }

  /// What the sign beside some rows means, above all of them: the end of a long list is out of sight.
  private mutating func legend() {
    let notes: [SystemNote] = [.printed, .inferred].filter { note in
      table.rows.contains { $0.note == note }
    }
    guard !notes.isEmpty else { return }
    sign(at: CGPoint(x: 4, y: y + 2 + pen.line(small) / 2))
    y = pen.paragraph(
      Text.system.legend(notes), x: noteWidth, y: y + 2, width: width - noteWidth, pen.ui(11),
      pen.theme.secondary)
  }
}
