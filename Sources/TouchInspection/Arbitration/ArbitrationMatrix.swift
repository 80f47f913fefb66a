import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// What each recognizer did to each other one: rows act on columns.
struct ArbitrationMatrix {
  private static let cellMost = 22.0
  private static let cellLeast = 12.0
  /// Of the signs, and of the numbers of the columns, points.
  private static let legendHeight = 18.0
  private static let headHeight = 16.0
  /// Of a row of few recognizers, points.
  private static let rowOfFew = 22.0
  /// Of a row of more than `few`, at most, points: many have to be in sight at once.
  private static let rowOfMany = 16.0
  private static let few = 12
  /// Of the line with the name of a view above its recognizers; that of the first one is beside the numbers, points.
  private static let groupHeight = 14.0
  /// Above the line with the name of a view, where there are few recognizers, points.
  private static let spaceOfFew = 4.0
  private static let numberFont = Font.mono(11)
  private static let nameFont = Font.ui(12)
  private static let hoveredFont = Font.ui(12, .semibold)
  private static let columnFont = Font.ui(11, .semibold)
  /// Of the names of rows with their signs at least, points.
  private static let namesLeast = 118.0
  /// From the left to a name, and from a name to the cells, points.
  private static let (beforeName, afterName) = (38.0, 6.0)
  private static let wordFont = Font.ui(11)
  /// Between the cells and the word of a row, points.
  private static let gap = 8.0
  /// Around a word to what outlines it, points.
  private static let wordMargin = 4.0
  /// Cells beside words are at least so wide, points.
  private static let cellBesideWords = 16.0

  private let relations: [Relation]
  private let input: PictureInput
  private let recognizers: [Handle]
  /// The place of each among all recognizers, from 1.
  private let numbers: [Int]
  private let pair: RecognizerPair?
  /// Whom the answer above is about.
  private let lead: Handle?
  /// What the pointer rests on: its row and column are raised.
  private let hover: Target?
  private let width: Double
  private let look: Look
  /// Width of a cell, points.
  private let cell: Double
  /// From the left to the cells, points.
  private let left: Double
  /// Whether a word beside each row says how its recognizer stands.
  private let hasWords: Bool
  /// The first row of each view.
  private let starts: [Int]
  /// That recognizers failed by themselves, and why.
  private let failures: [Handle: String]

  init(
    _ relations: [Relation], _ input: PictureInput, pair: RecognizerPair?, lead: Handle? = nil,
    hover: Target? = nil, width: Double, _ look: Look
  ) {
    (self.lead, self.hover) = (lead, hover)
    self.relations = relations.filter { ![.cancels, .holds, .refuses, .keeps].contains($0.kind) }
    self.input = input
    self.pair = pair
    self.width = width
    self.look = look
    let all = RecognizerOrder.handles(input)
    let shown = Self.shown(all, self.relations, width)
    recognizers = shown.map { all[$0] }
    numbers = shown.map { $0 + 1 }
    // The widest words of all states, so that nothing moves when a state changes.
    func room(_ texts: [String]) -> Double {
      Self.gap + (texts.map { look.width($0, Self.wordFont) }.max() ?? 0)
    }
    let least = room(StateTitle.allCases.map(Text.panels.title))
    let count = Double(max(1, recognizers.count))
    hasWords = (width - Self.namesLeast - least) / count >= Self.cellBesideWords
    let beside = width - (hasWords ? least : 0)
    // No name is cut while cells can give way to it, or there is room beside them.
    let longest = recognizers.map { look.width(input.name(of: $0), Self.hoveredFont) }.max() ?? 0
    let needed = (Self.beforeName + longest + Self.afterName).rounded(.up)
    left = max(Self.namesLeast, min(needed, beside - count * Self.cellBesideWords))
    // Cells give way to why a recognizer was prevented, as well, as far as the numbers above them allow.
    let words = hasWords ? max(least, room(Self.commonReasons)) : 0
    let cells = (width - words - left) / count
    let most = hasWords ? max(Self.cellBesideWords, cells) : cells
    cell = min(Self.cellMost, max(Self.cellLeast, most.rounded(.down)))
    failures = recognizers.reduce(into: [:]) { failures, handle in
      failures[handle] = input.reading.recognizer(handle).flatMap {
        GraphOutcome.failedByItself($0, input)
      }
    }
    let views = recognizers.map { input.snapshot.recognizer($0)?.view }
    starts = views.indices.filter { $0 == 0 || views[$0] != views[$0 - 1] }
  }

  /// All of them; where there is no room for all, those that have to do with another, as far as they fit.
  private static func shown(_ all: [Handle], _ relations: [Relation], _ width: Double) -> [Int] {
    let most = max(1, Int((width - namesLeast) / cellLeast))
    guard all.count > most else { return Array(all.indices) }
    let related = Set(relations.flatMap { [$0.from, $0.to] })
    return Array(all.indices.filter { related.contains(all[$0]) }.prefix(most))
  }

  /// Why most recognizers were not first that others prevented, each in its shortest words.
  private static var commonReasons: [String] {
    [Prevention.tooFewTouches(Comparison(1, of: 2)), .tie(isDeeper: true), .tie(isDeeper: false)]
      .compactMap { Text.reasons.notFirst($0).last }
  }

  private var side: Double { cell * Double(recognizers.count) }

  /// What its signs mean, the matrix, and a sentence about the chosen cell; returns its height.
  func draw() -> (picture: Picture, height: Double) {
    var picture = Picture()
    let failed = recognizers.filter { failures[$0] != nil }.compactMap(input.reading.recognizer)
    MatrixSigns.legend(
      relations, failed: MatrixSigns.ink(of: failed, look.theme), width: width, look, &picture.list)
    for group in groups { picture.list.fill(.roundedRectangle(group, 4), look.theme.panel) }
    highlight(&picture.list)
    for start in starts { title(start, &picture.list) }
    // Keys come to a recognizer at its name, the first of its places.
    for index in recognizers.indices { name(index, &picture) }
    for index in recognizers.indices { number(index, &picture) }
    for index in recognizers.indices { word(index, &picture) }
    grid(&picture.list)
    for (row, from) in recognizers.enumerated() {
      for (column, to) in recognizers.enumerated() {
        draw(from, to, box(row, column), &picture)
      }
    }
    return (picture, sentence((groups.last.map { Double($0.maxY) } ?? first) + 6, &picture))
  }

  /// Height of a cell, points.
  private var rowHeight: Double {
    recognizers.count <= Self.few ? Self.rowOfFew : min(cell, Self.rowOfMany)
  }

  private var groupSpace: Double { recognizers.count <= Self.few ? Self.spaceOfFew : 0 }

  /// From the top to the first row, points.
  private var first: Double { Self.legendHeight + groupSpace + Self.headHeight }

  private func top(_ row: Int) -> Double {
    let lines = starts.count { $0 > 0 && $0 <= row }
    return first + Double(row) * rowHeight + Double(lines) * (Self.groupHeight + groupSpace)
  }

  /// The cells of the recognizers of each view.
  private var groups: [CGRect] {
    zip(starts, starts.dropFirst() + [recognizers.count]).map { start, end in
      CGRect(x: left, y: top(start), width: side, height: Double(end - start) * rowHeight)
    }
  }

  private func box(_ row: Int, _ column: Int) -> CGRect {
    CGRect(
      x: left + Double(column) * cell, y: top(row), width: cell, height: rowHeight)
  }

  /// A row with its name.
  private func band(_ row: Int) -> CGRect {
    CGRect(x: 0, y: top(row), width: left + side, height: rowHeight)
  }

  private var chosen: (row: Int, column: Int)? { pair.flatMap { place(of: $0) } }

  /// Of the cell that the pointer rests on, or of the recognizer whose name or number it rests on.
  private var hovered: (row: Int, column: Int)? {
    switch hover {
    case .pair(let first, let second)?: place(of: RecognizerPair(first, second))
    case .recognizer(let name)?: place(of: RecognizerPair(name, name))
    default: nil
    }
  }

  private func place(of pair: RecognizerPair) -> (row: Int, column: Int)? {
    guard let row = recognizers.firstIndex(where: { input.name(of: $0) == pair.first }),
      let column = recognizers.firstIndex(where: { input.name(of: $0) == pair.second })
    else { return nil }
    return (row, column)
  }

  /// Row and column of the chosen cell and of the hovered one are raised, without both those of whom the answer is about.
  private func highlight(_ list: inout DrawList) {
    let raised = look.theme.accent.opacity(0.14)
    let leading = recognizers.indices.filter { recognizers[$0] == lead }.map {
      (row: $0, column: $0)
    }
    let places = [chosen, hovered].compactMap { $0 }
    for place in places.isEmpty ? leading : places {
      list.fill(.rectangle(band(place.row)), raised)
      for group in groups {
        let x = left + Double(place.column) * cell
        list.fill(
          .rectangle(CGRect(x: x, y: group.minY, width: cell, height: group.height)), raised)
      }
    }
  }

  /// The view of the recognizers from a row on.
  private func title(_ start: Int, _ list: inout DrawList) {
    let view = view(start)
    guard view != .none else { return }
    let text = Text.arbitration.on(view: input.name(of: view))
    // Only the first one has the numbers of the columns beside it.
    let (height, end) = start == 0 ? (Self.headHeight, left) : (Self.groupHeight, width)
    list.label(
      look.fit(text, end - Self.gap, Self.wordFont), x: 0, middle: top(start) - height / 2,
      Self.wordFont, look.theme.secondary, look)
  }

  /// Of a row and a column, as numbers are written.
  private func font(_ index: Int) -> Font {
    let isNamed =
      recognizers[index] == lead || [chosen, hovered].contains { $0?.column == index }
    return Font.mono(numbers[index] > 99 ? 9 : 11, isNamed ? .bold : .regular)
  }

  /// The number of a column: bold for whom the answer is about, and where two are chosen or hovered.
  private func number(_ index: Int, _ picture: inout Picture) {
    let box = CGRect(
      x: left + Double(index) * cell, y: first - Self.headHeight, width: cell,
      height: Self.headHeight)
    let named = columnName
    if let named, named.index == index {
      picture.list.label(
        named.text, x: named.box.minX, middle: box.midY, Self.columnFont, look.theme.text, look)
    } else if named?.box.intersects(box) != true, cell >= 16 || index % 2 == 0 {
      // Where cells are narrower than numbers, every other column has one.
      let (number, font) = ("\(numbers[index])", font(index))
      picture.list.label(
        number, x: box.midX - look.width(number, font) / 2, middle: box.midY, font,
        font.weight == .bold ? look.theme.text : look.theme.secondary, look)
    }
    let name = input.name(of: recognizers[index])
    picture.region(.recognizer(name), box, name)
  }

  /// The name of the hovered column, or else of the chosen one, which replaces the numbers around its own.
  private var columnName: (index: Int, text: String, box: CGRect)? {
    guard let index = (hovered ?? chosen)?.column else { return nil }
    let text = look.fit(input.name(of: recognizers[index]), width - left, Self.columnFont)
    let size = look.width(text, Self.columnFont)
    let x = max(left, min(left + (Double(index) + 0.5) * cell - size / 2, width - size))
    let y = first - Self.headHeight
    return (index, text, CGRect(x: x, y: y, width: size, height: Self.headHeight))
  }

  /// How the recognizer of a row stands, and by which numbers where there is room.
  private func word(_ row: Int, _ picture: inout Picture) {
    let handle = recognizers[row]
    guard hasWords, let reading = input.reading.recognizer(handle) else { return }
    let x = left + side + Self.gap
    let texts = GraphOutcome.texts(handle, input)
    guard let text = texts.first(where: { look.width($0, Self.wordFont) <= width - x }) else {
      return
    }
    picture.list.label(
      text, x: x, middle: top(row) + rowHeight / 2, Self.wordFont,
      StateLook.ink(reading, look.theme), look)
    let name = input.name(of: handle)
    let (start, end) = (x - Self.wordMargin, x + look.width(text, Self.wordFont) + Self.wordMargin)
    picture.region(
      .recognizer(name),
      CGRect(x: start, y: top(row), width: min(width, end) - start, height: rowHeight),
      Text.panels.pair(name, whole(reading, texts)))
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

  /// The name of a row with its number.
  private func name(_ index: Int, _ picture: inout Picture) {
    guard rowHeight >= 14 || index % 2 == 0 else { return }
    let handle = recognizers[index]
    let reading = input.reading.recognizer(handle) ?? RecognizerReading(handle: handle)
    let name = input.name(of: handle)
    let middle = top(index) + rowHeight / 2
    let isLong = numbers[index] > 99
    picture.list.trailing(
      "\(numbers[index])", right: isLong ? 20 : 16, middle: middle,
      isLong ? .mono(9) : Self.numberFont, look.theme.secondary, look)
    StateGlyph.draw(
      &picture.list, StateDiagram.node(reading), isPrevented: reading.isPrevented,
      at: CGPoint(x: 28, y: middle), radius: 4, StateLook.ink(reading, look.theme))
    let font = (hovered ?? chosen)?.row == index ? Self.hoveredFont : Self.nameFont
    picture.list.label(
      look.fit(name, left - Self.beforeName - Self.afterName, font), x: Self.beforeName,
      middle: middle, font, look.theme.text, look)
    picture.region(
      .recognizer(name),
      CGRect(x: 0, y: middle - rowHeight / 2, width: left, height: rowHeight), name)
  }

  /// Lines between the cells; a stronger one between columns of two views, whose rows are apart.
  private func grid(_ list: inout DrawList) {
    for index in 1..<max(1, recognizers.count) {
      let isOther = starts.contains(index)
      let color = look.theme.border.opacity(isOther ? 0.9 : 0.35)
      let x = left + Double(index) * cell
      for group in groups {
        list.stroke(
          .line(CGPoint(x: x, y: group.minY), CGPoint(x: x, y: group.maxY)), color, width: 1)
      }
      guard !isOther else { continue }
      list.stroke(
        .line(CGPoint(x: left, y: top(index)), CGPoint(x: left + side, y: top(index))), color,
        width: 1)
    }
  }

  private func view(_ index: Int) -> Handle {
    input.snapshot.recognizer(recognizers[index])?.view ?? .none
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
    let names = RecognizerPair(input.name(of: from), input.name(of: to))
    // What came true lies over what only stands.
    if let relation = all.max(by: { $0.weight.rawValue < $1.weight.rawValue }) {
      MatrixSigns.draw(relation, in: box, look, &picture.list)
    }
    let words = all.map {
      Text.arbitration.relation(RelationStyle.label($0.kind), names.first, names.second)
    }
    picture.region(
      .pair(names.first, names.second), box,
      words.isEmpty
        ? Text.panels.list([names.first, names.second]) : words.joined(separator: "\n"))
    if pair == names {
      picture.list.stroke(
        .roundedRectangle(box.insetBy(dx: 1, dy: 1), 4), look.theme.focus, width: 2)
    }
  }

  /// Where a recognizer meets itself: the sign of failure, where no other one made it fail.
  private func own(_ handle: Handle, _ box: CGRect, _ picture: inout Picture) {
    picture.list.fill(.rectangle(box), look.theme.border.opacity(0.22))
    guard let words = failures[handle], let reading = input.reading.recognizer(handle) else {
      return
    }
    MatrixSigns.failure(
      at: CGPoint(x: box.midX, y: box.midY), StateLook.ink(reading, look.theme), &picture.list)
    picture.region(.recognizer(input.name(of: handle)), box, words)
  }

  /// What the chosen two are to each other, in one sentence; returns the y below it.
  private func sentence(_ y: Double, _ picture: inout Picture) -> Double {
    guard let chosen else { return y }
    let (from, to) = (recognizers[chosen.row], recognizers[chosen.column])
    let names = [from, to].map { MarkedText.name(input.name(of: $0)) }
    let all = relations(from, to)
    let texts =
      all.isEmpty
      ? [Text.arbitration.noRelation(names[0], names[1])]
      : all.map { relation in
        let time =
          relation.weight == .standing
          ? nil
          : relation.event.map {
            input.trace.events[Int($0)].time.since(input.reading.gestureStart)
          }
        return Text.arbitration.sentence(
          RelationStyle.label(relation.kind), names[0], names[1], relation.source, at: time)
      }
    let prose = Prose(
      look: look, input: input, font: .ui(13), color: look.theme.text, lineHeight: 18)
    var y = y + 4
    for text in texts {
      y = prose.draw(MarkedText(text), x: 0, y: y, width: width, &picture.list) + 4
    }
    return y
  }
}
