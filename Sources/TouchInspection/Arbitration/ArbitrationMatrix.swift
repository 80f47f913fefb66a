import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// What each recognizer did to each other one and to the views under the touches: rows act on columns.
struct ArbitrationMatrix {
  /// Around a word to what outlines it, points.
  private static let wordMargin = 4.0
  /// Between a name above the cells and the line that leads from it to its column, points.
  private static let beforeLine = 2.0
  private static let legendGap = 6.0
  private static let belowCells = 6.0
  /// So many lines of it have their room in any case: the cells stay where they are while a gesture brings signs.
  private static let legendRows = 2
  /// Of a cell, around the stroke of a recognizer that meets itself, on each side.
  private static let ownInset = 0.3
  private static let noteFont = Font.ui(12)
  private static let noteStep = 18.0

  private let relations: [Relation]
  private let input: PictureInput
  private let members: MatrixMembers
  private let layout: MatrixLayout
  private let pair: RecognizerPair?
  /// Whom the answer above is about.
  private let lead: Handle?
  /// What the pointer rests on: its row and column are raised.
  private let hover: Target?
  private let width: Double
  private let look: Look
  /// That recognizers failed by themselves, and why.
  private let failures: [Handle: String]

  init(
    _ relations: [Relation], _ input: PictureInput, pair: RecognizerPair?, lead: Handle? = nil,
    hover: Target? = nil, width: Double, _ look: Look
  ) {
    (self.relations, self.input, self.pair) = (relations, input, pair)
    (self.lead, self.hover, self.width, self.look) = (lead, hover, width, look)
    let room = Int((width - MatrixLayout.namesLeast) / MatrixLayout.cellLeast)
    let members = MatrixMembers(relations, input, room: room)
    self.members = members
    let groups = members.rows.map {
      members.isView($0) ? Handle.none : input.snapshot.recognizer($0)?.view ?? .none
    }
    layout = MatrixLayout(members, groups: groups, width: width, look)
    failures = members.recognizers.reduce(into: [:]) { failures, handle in
      failures[handle] = input.reading.recognizer(handle).flatMap {
        GraphOutcome.failedByItself($0, input)
      }
    }
  }

  /// What the signs mean, the matrix, who is not in it, and a sentence about the chosen cell; returns its height.
  func draw() -> (picture: Picture, height: Double) {
    let shown = relations.filter {
      members.rows.contains($0.from) && members.columns.contains($0.to)
    }
    // Above the cells, of which there may be more than show at once.
    let legend = MatrixLegend(shown, width: width, look)
    var picture = Picture()
    legend.draw(y: 0, &picture.list)
    let top = max(legend.height, Double(Self.legendRows) * KeyRows.step) + Self.legendGap
    var cells = self.cells()
    let bottom = sentence(leftOut(layout.bottom + Self.belowCells, &cells.list), &cells)
    picture.append(cells, offset: CGPoint(x: 0, y: top))
    return (picture, top + bottom)
  }

  private func cells() -> Picture {
    var picture = Picture()
    for group in layout.groups {
      picture.list.fill(.roundedRectangle(group, 4), look.theme.panel)
    }
    highlight(&picture.list)
    for start in layout.starts { title(start, &picture.list) }
    // Keys come to a recognizer at its name, the first of its places.
    for row in members.rows.indices { name(row, &picture) }
    for column in members.columns.indices { head(column, &picture) }
    for row in members.rows.indices { word(row, &picture) }
    grid(&picture.list)
    for (row, from) in members.rows.enumerated() {
      for (column, to) in members.columns.enumerated() {
        draw(from, to, layout.box(row, column), &picture)
      }
    }
    return picture
  }

  private var chosen: (row: Int, column: Int)? { pair.flatMap { place(of: $0) } }

  /// Of the cell that the pointer rests on, or of the one whose name or head it rests on.
  private var hovered: (row: Int, column: Int)? {
    switch hover {
    case .pair(let first, let second)?: place(of: RecognizerPair(first, second))
    case .recognizer(let name)?: place(of: RecognizerPair(name, name))
    default: nil
    }
  }

  private func place(of pair: RecognizerPair) -> (row: Int, column: Int)? {
    guard let row = members.rows.firstIndex(where: { members.name($0) == pair.first }),
      let column = members.columns.firstIndex(where: { members.name($0) == pair.second })
    else { return nil }
    return (row, column)
  }

  /// Row and column of the chosen cell and of the hovered one are raised, without both those of whom the answer is about.
  private func highlight(_ list: inout DrawList) {
    let raised = look.theme.accent.opacity(0.14)
    let leading = members.recognizers.indices.filter { members.recognizers[$0] == lead }.map {
      (row: $0, column: $0)
    }
    let places = [chosen, hovered].compactMap { $0 }
    for place in places.isEmpty ? leading : places {
      list.fill(.rectangle(layout.band(place.row)), raised)
      let column = layout.foot(place.column)
      for group in layout.groups {
        list.fill(
          .rectangle(
            CGRect(x: column.minX, y: group.minY, width: column.width, height: group.height)),
          raised)
      }
    }
  }

  /// The view of the recognizers from a row on.
  private func title(_ start: Int, _ list: inout DrawList) {
    let member = members.rows[start]
    let view = input.snapshot.recognizer(member)?.view ?? .none
    guard view != .none || members.isView(member) else { return }
    let text =
      members.isView(member)
      ? Text.arbitration.views : Text.arbitration.on(view: input.name(of: view))
    // Only the first one has the heads of the columns beside it, or their lines.
    let beside = layout.heads.isOneLine ? layout.left : layout.foot(0).midX
    let end = start == 0 ? beside : width
    list.label(
      look.fit(text, end - MatrixLayout.gap, MatrixLayout.wordFont), x: 0,
      middle: layout.top(start) - layout.titleRise(start), MatrixLayout.wordFont,
      look.theme.secondary, look)
  }

  // MARK: Heads and names

  /// What a column is called: bold for whom the answer is about, and where two are chosen or hovered.
  private func head(_ column: Int, _ picture: inout Picture) {
    let member = members.columns[column]
    let name = members.name(member)
    let isBold = member == lead || [chosen, hovered].contains { $0?.column == column }
    let color = isBold ? look.theme.text : look.theme.secondary
    let font = isBold ? MatrixHeads.boldFont : MatrixHeads.font
    let box = layout.head(column)
    let place = layout.heads.places[column]
    let foot = layout.foot(column)
    let size = look.width(place.text, font)
    let below = CGPoint(x: foot.midX, y: foot.maxY)
    let x: Double
    let line: [CGPoint]
    switch place.line {
    case .none: (x, line) = (box.midX - size / 2, [])
    case .below: (x, line) = (box.midX - size / 2, [CGPoint(x: foot.midX, y: box.maxY - 2), below])
    case .afterEnd:
      // A name that is not bold ends where a bold one would.
      (x, line) = (box.maxX - size, [CGPoint(x: box.maxX + Self.beforeLine, y: box.midY), below])
    case .beforeStart:
      (x, line) = (box.minX, [CGPoint(x: box.minX - Self.beforeLine, y: box.midY), below])
    }
    if let start = line.first {
      picture.list.stroke(
        .polyline([start, CGPoint(x: foot.midX, y: start.y), below]),
        isBold ? look.theme.secondary : look.theme.border, width: 1)
      picture.region(target(member), foot, name)
    }
    picture.list.label(place.text, x: x, middle: box.midY, font, color, look)
    picture.region(target(member), line.isEmpty ? foot : box, name)
  }

  private func target(_ member: Handle) -> Target {
    members.isView(member)
      ? .view(members.name(member)) : .recognizer(members.name(member))
  }

  /// How the recognizer of a row stands, and by which numbers where there is room; what became of the touch of a view.
  private func word(_ row: Int, _ picture: inout Picture) {
    guard layout.hasWords else { return }
    let member = members.rows[row]
    let x = layout.right + MatrixLayout.gap
    let font = MatrixLayout.wordFont
    let texts: [String]
    let ink: Color
    let whole: String
    if let reading = input.reading.recognizer(member) {
      texts = GraphOutcome.texts(member, input)
      ink = StateLook.ink(reading, look.theme)
      whole = self.whole(reading, texts)
    } else if let touch = GraphOutcome.ofTouch(of: member, relations, input) {
      (texts, whole) = (touch.texts, touch.texts[0])
      ink = touch.isLost ? look.theme.cancelled.color : look.theme.secondary
    } else {
      return
    }
    guard let text = texts.first(where: { look.width($0, font) <= width - x }) else { return }
    picture.list.label(
      text, x: x, middle: layout.band(row).midY, font, ink, look)
    let (start, end) = (x - Self.wordMargin, x + look.width(text, font) + Self.wordMargin)
    picture.region(
      target(member),
      CGRect(
        x: start, y: layout.top(row), width: min(width, end) - start, height: layout.rowHeight),
      Text.panels.pair(members.name(member), whole))
  }

  /// The state with its whole reason; `texts` are those for the row.
  private func whole(_ reading: RecognizerReading, _ texts: [String]) -> String {
    if let last = reading.transitions.last, reading.isPrevented {
      return Text.timeline.prevented(
        by: input.name(of: last.other), input.prevention(in: last))[0]
    }
    return GraphOutcome.failure(reading).map {
      Text.panels.pair(StateLook.word(reading), StepNote.reason($0, input))
    } ?? texts.first ?? ""
  }

  /// The name of a row, with the sign of its state.
  private func name(_ row: Int, _ picture: inout Picture) {
    let member = members.rows[row]
    let name = members.name(member)
    let middle = Double(layout.band(row).midY)
    let sign = CGPoint(x: MatrixLayout.sign, y: middle)
    if members.isView(member) {
      picture.list.stroke(
        .roundedRectangle(CGRect(origin: sign, size: .zero).insetBy(dx: -4, dy: -3), 1.5),
        look.theme.secondary, width: 1)
    } else {
      let reading = input.reading.recognizer(member) ?? RecognizerReading(handle: member)
      StateGlyph.draw(
        &picture.list, StateDiagram.node(reading), isPrevented: reading.isPrevented, at: sign,
        radius: 4, StateLook.ink(reading, look.theme))
    }
    let font =
      (hovered ?? chosen)?.row == row ? MatrixLayout.hoveredFont : MatrixLayout.nameFont
    picture.list.label(
      look.fit(name, layout.left - MatrixLayout.beforeName - MatrixLayout.afterName, font),
      x: MatrixLayout.beforeName, middle: middle, font, look.theme.text, look)
    picture.region(
      target(member),
      CGRect(x: 0, y: layout.top(row), width: layout.left, height: layout.rowHeight), name)
  }

  // MARK: Cells

  /// Quiet lines between the cells; a stronger one between columns of two views, whose rows are apart, and before those of views.
  private func grid(_ list: inout DrawList) {
    let groups = layout.groups
    for column in 1..<max(1, layout.columns) {
      let isOther = layout.starts.contains(column) || column == members.recognizers.count
      let color = look.theme.hairline.opacity(isOther ? 1 : 0.5)
      let x = layout.foot(column).minX
      for group in groups {
        list.stroke(
          .line(CGPoint(x: x, y: group.minY), CGPoint(x: x, y: group.maxY)), color, width: 1)
      }
    }
    for row in members.rows.indices where row > 0 && !layout.starts.contains(row) {
      let y = layout.top(row)
      list.stroke(
        .line(
          CGPoint(x: layout.left, y: y), CGPoint(x: layout.right, y: y)),
        look.theme.hairline.opacity(0.5), width: 1)
    }
  }

  private func relations(_ from: Handle, _ to: Handle) -> [Relation] {
    relations.filter { relation in
      relation.from == from && relation.to == to
        || relation.kind == .beside && relation.from == to && relation.to == from
    }
  }

  private func draw(
    _ from: Handle, _ to: Handle, _ box: CGRect, _ picture: inout Picture
  ) {
    if from == to { return own(from, box, &picture) }
    let all = relations(from, to)
    let names = RecognizerPair(members.name(from), members.name(to))
    // What came true lies over what only stands.
    if let relation = all.max(by: { $0.weight.rawValue < $1.weight.rawValue }) {
      MatrixSigns.draw(relation, in: box, look, &picture.list)
    }
    let words = sentences(all, from, to, called: input.printedName)
    picture.region(.pair(names.first, names.second), box, words.joined(separator: "\n"))
    if pair == names {
      picture.list.stroke(
        .roundedRectangle(box.insetBy(dx: 1, dy: 1), 4), look.theme.focus, width: 2)
    }
  }

  /// Where a recognizer meets itself: why it failed, where no other one made it fail, stands under the pointer.
  private func own(_ handle: Handle, _ box: CGRect, _ picture: inout Picture) {
    let inside = box.insetBy(dx: box.width * Self.ownInset, dy: box.height * Self.ownInset)
    picture.list.stroke(
      .line(
        CGPoint(x: inside.minX, y: inside.minY), CGPoint(x: inside.maxX, y: inside.maxY)),
      look.theme.border, width: 1)
    if let words = failures[handle] {
      picture.region(.recognizer(members.name(handle)), box, words)
    }
  }

  // MARK: Below the cells

  /// That others have no part in the gesture; returns the y below it.
  private func leftOut(_ y: Double, _ list: inout DrawList) -> Double {
    guard members.leftOut > 0 else { return y }
    list.label(
      look.fit(Text.arbitration.withoutPart(members.leftOut), width, Self.noteFont), x: 0,
      middle: y + Self.noteStep / 2, Self.noteFont, look.theme.secondary, look)
    return y + Self.noteStep
  }

  /// What one did to another: `all` of their relations; `called`: their names, marked or plain.
  private func sentences(
    _ all: [Relation], _ from: Handle, _ to: Handle, called name: (Handle) -> String
  ) -> [String] {
    let names = [name(from), name(to)]
    guard !all.isEmpty else {
      return [
        members.isView(from) || members.isView(to)
          ? Text.arbitration.nothingDone(names[0], names[1])
          : Text.arbitration.noRelation(names[0], names[1])
      ]
    }
    return all.map { relation in
      let time =
        relation.weight == .standing
        ? nil
        : relation.event.map {
          input.trace.events[Int($0)].time.since(input.reading.gestureStart)
        }
      return Text.arbitration.sentence(
        RelationStyle.label(relation.kind), names[0], names[1], relation.source, at: time)
    }
  }

  /// What the chosen two are to each other; returns the y below it.
  private func sentence(_ y: Double, _ picture: inout Picture) -> Double {
    guard let chosen else { return y }
    let (from, to) = (members.rows[chosen.row], members.columns[chosen.column])
    let texts = sentences(relations(from, to), from, to) { MarkedText.name(members.name($0)) }
    let prose = Prose(
      look: look, input: input, font: .ui(13), color: look.theme.text, lineHeight: 18)
    var y = y + 4
    for text in texts {
      y = prose.draw(MarkedText(text), x: 0, y: y, width: width, &picture.list) + 4
    }
    return y
  }
}
