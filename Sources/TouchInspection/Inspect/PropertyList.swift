import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The properties of the selected object in groups, each with its name, its value, and what sets it.
struct PropertyList {
  let input: PictureInput
  let model: InspectModel
  let width: Double
  var pen: PanelPen
  /// Where the next row begins.
  var y: Double

  var inner: Double { width - pen.margin * 2 }
  /// Wide enough for a name and its control on one line.
  static func isWide(_ width: Double, _ pen: PanelPen) -> Bool { width / pen.scale >= 240 }

  private var isWide: Bool { Self.isWide(width, pen) }

  /// All rows, with a title over each group where there are several.
  mutating func draw(_ answer: ObjectAnswer?) {
    if model.lacksID, !model.rows.isEmpty { note(Text.inspect.needsID) }
    let deciding = DecidingRows(model, input)
    let rows = model.rows.filter { !deciding.contains($0) }
    if !deciding.rows.isEmpty {
      y = pen.heading(Text.inspect.decidedThisTouch, y: y, width: width)
    }
    for (row, effect) in deciding.rows {
      property(row, isDecisive: true)
      y -= 3
      let height = DecidingRow.height(effect, input, width: width, pen)
      DecidingRow.draw(effect, input, y: y, width: width, &pen)
      y += height + 3
    }
    let legend = PropertyLegend(rows, isComposed: model.isComposed)
    let hasGroups =
      Set(rows.map(\.group)).count > 1 || legend.hasMarks || !deciding.rows.isEmpty
    var (group, heading): (PropertyRow.Group?, String?) = (nil, nil)
    // Whom it waits for follows what it is now, what the scene sets and whom it tells.
    var required = model.requireToFail
    for row in rows {
      if !model.isComposed, let list = required, row.group == .behaviour || row.group == .looks {
        section { $0.relations(list, &$1) }
        required = nil
      }
      let title = title(of: row)
      if hasGroups, title != heading {
        let top = y
        y = pen.heading(title, y: y, width: width)
        if row.group != group {
          legend.draw(row.group, after: title, y: top, bottom: y, width: width, &pen)
        }
        if row.group == .geometry { columnNames(row) }
      }
      (group, heading) = (row.group, title)
      property(row, isDecisive: answer?.isDecided(by: row.name) == true)
    }
    if model.rows.isEmpty { note(Text.inspect.noProperties) }
    if let required { section { $0.relations(required, &$1) } }
    if model.requireToFail != nil { section { $0.candidates(&$1) } }
  }

  /// How it behaves is headed by the class that declares it: its own one, or one that it inherits from.
  private func title(of row: PropertyRow) -> String {
    switch row.group {
    case .behaviour where !model.isComposed && !row.declaredBy.isEmpty: row.declaredBy
    case .hitTest: Text.inspect.decidesHitTest
    case .geometry: Text.inspect.geometry
    case .given: Text.inspect.setByScene
    case .connections: Text.inspect.connections
    case .behaviour: Text.inspect.behaviour
    case .looks: Text.inspect.looks
    case .values:
      if case .recognizer = model.selection { Text.inspect.state } else { Text.inspect.readOnly }
    }
  }

  private mutating func section(
    _ draw: (inout RecognizerSection, inout PanelPen) -> Void
  ) {
    var section = RecognizerSection(model: model, input: input, width: width, y: y)
    draw(&section, &pen)
    y = section.y
  }

  private mutating func note(_ text: String) {
    y = pen.paragraph(
      text, x: pen.margin, y: y + 4, width: inner, pen.ui(12), pen.theme.secondary)
  }

  // MARK: Rows

  private mutating func property(_ row: PropertyRow, isDecisive: Bool) {
    let connection = model.isComposed ? nil : ConnectionValue(row, input)
    // What is only read needs less room.
    let isLow = (row.kind == .readonly || connection != nil) && pen.rowHeight < 40
    let height = isLow ? min(pen.rowHeight, 22 * pen.scale) : pen.rowHeight + 4
    let names = CGRect(x: 0, y: y, width: width, height: height)
    let labelEnd = labelEnd(row)
    let isNumbers =
      switch row.kind {
      case .numbers(let names): names.count > 2
      case .rows(let list): list.count == nil
      case .number, .flag, .text, .readonly, .choice, .menu, .set, .color, .ids: false
      }
    let isBelow = labelEnd >= width - pen.margin && row.kind != .flag && !isNumbers
    let right = row.kind == .flag ? width - pen.margin - toggleSize.width - 6 : labelEnd
    let target = Target.property(row.name, nil)
    pen.row(names, isSelected: false, isHovered: model.hover == target)
    pen.picture.region(target, names, tooltip(row))
    if isDecisive {
      DecidingRow.bar(y: names.minY, height: names.height, &pen)
    }
    let end = edited(row, names, right: row.kind == .flag ? right : min(right, labelEnd))
    let left = nameStart
    if !model.isComposed, row.isUnusual {
      PropertyMark.draw(x: pen.margin, middle: names.midY, &pen)
    }
    // What the scene sets is found at once.
    let isBold = row.isGiven && row.group != .given && !model.isComposed
    let weight: Font.Weight = isBold ? .semibold : .regular
    let name = pen.look.name(
      row.shownName, end - left, pen.ui(12.5, weight), small: pen.ui(11.5, weight))
    name.draw(
      x: left, middle: names.midY, step: 13 * pen.scale,
      row.kind == .readonly ? pen.theme.secondary : pen.theme.text, pen.look, &pen.picture.list)
    if let words = PropertyNote.words(row, of: model.selection, input) {
      let x = left + pen.look.width(row.name, pen.ui(12.5, weight)) + 8
      pen.text(
        words, x: x, middle: names.midY, width: max(0, end - x), pen.ui(11.5), pen.theme.secondary)
    }
    y = names.maxY
    var box = CGRect(
      x: labelEnd + 6, y: names.minY, width: width - pen.margin - labelEnd - 6,
      height: names.height)
    if isBelow {
      box = CGRect(
        x: pen.margin, y: y, width: inner, height: names.height)
      y = box.maxY
    }
    if let connection {
      connection.draw(in: box, atEnd: isWide, model.hover, &pen)
    } else {
      control(row, box)
    }
    if row.name == "isUserInteractionEnabled", row.value == "false" {
      y = pen.paragraph(
        Text.inspect.keyEventsAreNotModelled, x: pen.margin, y: y,
        width: inner, pen.ui(12),
        pen.theme.secondary)
      y += 4
    }
    if let problem = row.problem {
      y = pen.paragraph(
        problem, x: pen.margin, y: y, width: inner,
        pen.ui(12, .medium), pen.theme.danger)
      y += 4
    }
  }

  /// Where names begin: after the room for a mark.
  private var nameStart: Double {
    pen.margin + (model.isComposed ? 0 : PropertyMark.room(pen))
  }

  private func tooltip(_ row: PropertyRow) -> String {
    let value = Text.panels.pair(row.shownName, row.value)
    guard !model.isComposed, row.isUnusual, let standard = row.standard else { return value }
    return Text.panels.list([
      value, Text.inspect.standard(standard.isEmpty ? Text.inspect.none : standard),
    ])
  }

  /// Where the name ends at the latest: a number needs less than a half.
  private func labelEnd(_ row: PropertyRow) -> Double {
    guard isWide else { return width - pen.margin }
    if row.saysMoment {
      // The name leaves it all that it does not need itself.
      return min(
        (width * 0.52).rounded(), nameStart + pen.look.width(row.shownName, pen.ui(12.5)) + 4)
    }
    if case .set(let words) = row.kind {
      // Whether it is edited or not, its chips have one place.
      let name =
        nameStart - pen.margin + pen.look.width(row.name, pen.ui(12.5, .semibold))
        + 28 * pen.scale
      let end = width - pen.margin - 6 - WordEditor.width(words, pen)
      return end >= pen.margin + name ? end : width - pen.margin
    }
    let half = (width * 0.52).rounded()
    let control = max(144 * pen.scale, model.rowHeight * 3.5)
    let numbers = (width - pen.margin - 6 - control).rounded()
    return row.kind.isNumber ? max(half, numbers) : half
  }

  /// The dot of an edited row, and the arrow that takes the edit back; returns where the name must end.
  private mutating func edited(_ row: PropertyRow, _ box: CGRect, right: Double) -> Double {
    guard row.isEdited else { return right }
    let dot = CGPoint(x: pen.margin / 2, y: box.midY)
    pen.picture.list.fill(.circle(dot, min(3, pen.margin / 2 - 0.5)), pen.theme.text)
    let arrow = CGPoint(x: right - 9 * pen.scale, y: box.midY)
    LiveGlyph.back(&pen.picture.list, at: arrow, scale: pen.scale, pen.theme.text)
    let around = CGRect(
      x: arrow.x - 9 * pen.scale, y: box.minY, width: 18 * pen.scale, height: box.height)
    pen.target(
      .property(row.name, .revert), around: around,
      in: CGRect(x: 0, y: box.minY, width: right + 3, height: box.height),
      Text.inspect.revert(row.name))
    return right - arrowRoom
  }

  /// Of the arrow that takes an edit back, points: before a switch it is kept, so that words stay there.
  private var arrowRoom: Double { 20 * pen.scale }

  private var toggleSize: CGSize { CGSize(width: 34 * pen.scale, height: 18 * pen.scale) }

  private mutating func control(_ row: PropertyRow, _ box: CGRect) {
    switch row.kind {
    case .flag:
      let size = toggleSize
      let frame = CGRect(
        x: width - pen.margin - size.width, y: box.midY - size.height / 2, width: size.width,
        height: size.height)
      // The arrow's region is wider than the arrow.
      let beforeArrow = frame.minX - 12 - arrowRoom
      if row.isMixed {
        let font = pen.ui(11.5)
        let words = Text.inspect.mixed
        pen.picture.list.trailing(
          words, right: beforeArrow, middle: frame.midY, font, pen.theme.secondary, pen.look)
      }
      usual(row, right: beforeArrow, in: box)
      pen.toggle(row.value == "true", in: frame)
      pen.target(
        .property(row.name, .toggle), around: frame, in: box,
        Text.inspect.toggle(row.name, isOn: row.value != "true"))
    case .number: number(row, box)
    case .text: field(row, box, pen.ui(12.5))
    case .choice(let choices): y = max(y, WordEditor(row: row).choice(choices, in: box, &pen))
    case .set(let words): y = max(y, WordEditor(row: row).set(words, in: box, &pen))
    case .menu:
      let isHovered = model.hover == .property(row.name, .menu)
      WordEditor(row: row).menu(in: box, isHovered: isHovered, &pen)
    case .numbers(let names): numbers(row, names, box)
    case .color: color(row, box)
    case .ids(let ids): self.ids(row, ids, box)
    case .rows(let list):
      guard let count = list.count else { return rows(row, list) }
      number(row, box)
      writeOut(count, RowField(row.name, RowPlace(0), .section), list, inset: 0)
    case .readonly:
      if let columns = numberColumns(row, in: box) {
        return draw(columns, middle: box.midY, pen.theme.secondary)
      }
      let shown = pen.look.fit(row.readText, box.width, pen.mono(11.5))
      let font = pen.mono(11.5)
      let x = isWide ? box.maxX - pen.look.width(shown, font) : box.minX
      pen.text(shown, x: x, middle: box.midY, width: box.width, font, valueInk(row))
    }
  }

  /// UIKit's default before a switch that differs from it, where there is room.
  private mutating func usual(_ row: PropertyRow, right: Double, in box: CGRect) {
    guard isWide, !model.isComposed, !row.isMixed, row.isUnusual, let standard = row.standard
    else { return }
    let (words, font) = (Text.inspect.usual(standard), pen.ui(11.5))
    // The name of a switch may be longer than those of other rows.
    let name = nameStart + pen.look.width(row.name, pen.ui(12.5, .semibold)) + 8
    guard pen.look.width(words, font) <= right - max(box.minX, name) else { return }
    pen.picture.list.trailing(
      words, right: right, middle: box.midY, font, pen.theme.secondary, pen.look)
  }

  /// How a recognizer came out has the colour of that; other values that are only read are quiet.
  private func valueInk(_ row: PropertyRow) -> Color {
    guard row.role == .outcome, let handle = model.selection.flatMap({ input.handle(of: $0) }),
      let reading = input.reading.recognizer(handle), reading.isOver
    else { return pen.theme.secondary }
    return StateLook.ink(reading, pen.theme)
  }

  mutating func field(_ row: PropertyRow, _ box: CGRect, _ font: Font) {
    let isEditing = model.editing?.name == row.name
    let columns = isEditing ? nil : numberColumns(row, in: box)
    let shown = columns == nil ? Self.shown(row) : ""
    // Half a hint says less than that there is no value.
    let hint = pen.look.width(row.hint, font) <= box.width - 20 ? row.hint : Text.inspect.notGiven
    pen.field(
      .property(row.name, .field), isEditing ? model.editing?.text ?? "" : shown,
      placeholder: columns == nil ? hint : "", isFocused: isEditing,
      in: box.insetBy(dx: 0, dy: 2), font,
      tooltip: "\(row.name): \(row.value.isEmpty ? row.hint : row.value)")
    draw(columns ?? [], middle: box.midY, pen.theme.text)
  }

  private mutating func draw(
    _ columns: [(text: String, right: Double)], middle: Double, _ ink: Color
  ) {
    for (text, right) in columns {
      pen.picture.list.trailing(
        text, right: right, middle: middle, pen.mono(11.5), ink, pen.look)
    }
  }

  // MARK: Geometry

  /// A matrix that changes nothing, or that turns alone, as a scene's file writes it.
  private static func shown(_ row: PropertyRow) -> String {
    guard row.name == "transform" else { return row.value }
    let matrix = row.value.split { "[], ".contains($0) }.compactMap { Double($0) }
    guard matrix.count == 6, matrix[4] == 0, matrix[5] == 0, matrix[0] == matrix[3],
      matrix[1] == -matrix[2], abs(hypot(matrix[0], matrix[1]) - 1) < 0.002
    else { return row.value }
    if matrix[0] == 1 { return "identity" }
    return "{rotate: \(Units.number(atan2(matrix[1], matrix[0]) * 180 / .pi))}"
  }

  /// The numbers of a rectangle or a point in columns; nil where there are none.
  private func numberColumns(
    _ row: PropertyRow, in box: CGRect
  ) -> [(text: String, right: Double)]? {
    isWide ? GeometryColumns(pen: pen, box: box).numbers(row) : nil
  }

  /// The names of the columns, on the line of the heading.
  mutating func columnNames(_ row: PropertyRow) {
    let left = labelEnd(row) + 6
    let box = CGRect(
      x: left, y: y - pen.rowHeight, width: width - pen.margin - left, height: pen.rowHeight)
    guard numberColumns(row, in: box) != nil else { return }
    GeometryColumns(pen: pen, box: box).drawNames(&pen.picture.list)
  }

  /// Minus, the number, plus.
  private mutating func number(_ row: PropertyRow, _ box: CGRect) {
    let step = min(max(24 * pen.scale, model.rowHeight), box.width * 0.3)
    let ends = [
      (PropertyAction.minus, CGRect(x: box.minX, y: box.minY, width: step, height: box.height)),
      (.plus, CGRect(x: box.maxX - step, y: box.minY, width: step, height: box.height)),
    ]
    for (action, end) in ends {
      let shown = end.insetBy(dx: 0, dy: 2)
      pen.picture.list.fill(.roundedRectangle(shown, 6), pen.theme.panel)
      pen.picture.list.stroke(
        .roundedRectangle(shown.insetBy(dx: 0.5, dy: 0.5), 6), pen.theme.border.opacity(0.7),
        width: 1)
      let c = CGPoint(x: end.midX, y: end.midY)
      let r = 4 * pen.scale
      let level = Path.line(CGPoint(x: c.x - r, y: c.y), CGPoint(x: c.x + r, y: c.y))
      pen.picture.list.stroke(level, pen.theme.text, width: 1.5)
      if action == .plus {
        let upright = Path.line(CGPoint(x: c.x, y: c.y - r), CGPoint(x: c.x, y: c.y + r))
        pen.picture.list.stroke(upright, pen.theme.text, width: 1.5)
      }
      pen.picture.region(
        .property(row.name, action), end,
        action == .plus ? Text.inspect.increase : Text.inspect.decrease)
    }
    field(row, box.insetBy(dx: step + 3, dy: 0), pen.mono(11.5))
  }
}
