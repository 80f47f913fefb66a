import TouchLanguage
import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// The recognizers that have a relation as nodes, and what they are to each other in words on the lines between them.
struct ArbitrationGraph {
  /// From one row to the next, points.
  private static let rowHeight = GraphNode.height + 28
  /// From the top to the first row, points.
  private static let top = 16.0
  /// Of names whose outcomes stand below them, and where one of those has no room in one line of that size.
  private static let (font, smallFont) = (GraphNode.fonts[1], GraphNode.fonts[2])
  /// Of a gap, left and right of the words in it together, points.
  private static let aroundWords = 16.0
  /// From words below a node to the border of the box, points.
  private static let captionMargin = 8.0
  /// More relations than these are clearer in the matrix.
  private static let relationsMax = 12

  private let nodes: [GraphNode]
  /// Those between the nodes.
  let relations: [Relation]
  private let groups: GraphGroups
  private let input: PictureInput
  private let look: Look
  private let width: Double
  /// The nodes of each column, and what is between the columns.
  private let columns: GraphColumns
  /// Space at the right, and at the left where no arcs need more, points.
  private static let side = 12.0
  /// Space at the left, points.
  private let left: Double
  /// The sentence that names recognizers without any relation; no line where there are none.
  private let alone: [String]
  /// The words of each relation's line, from the longest wording to the shortest; none where those below its end tell all.
  private let words: [[String]]
  /// Relations that have their words in common.
  private let fans: [[Int]]
  /// The column of each.
  private let places: [Handle: Int]
  /// Where the outcomes stand.
  private let outcomes: GraphOutcome.Place
  /// All names have one size and one form: each in one line in this font, or else, where it is nil, smaller and parted.
  private let lineFont: Font?
  /// Nil for so many relations that the matrix is likely to show them, and where outcomes have no room in their nodes.
  private var lines: Lines?

  /// The relations as they are drawn.
  private struct Lines {
    /// The line of each relation; nil where one of its ends is not in the picture.
    let paths: [[CGPoint]?]
    /// Where the words of each relation are; those without room are left out.
    let labels: [GraphLabels.Label]

    /// Some words leave too little of their line.
    var isCrowded: Bool { labels.contains(where: \.hidesLine) }
  }

  /// Of words on lines, the widest first.
  private static let rooms = [Double.infinity, 130, 100, 84, 64]
  /// Names may be wrapped by so much, and no more where there is another way to show the relations.
  private static let (littleLack, mostLack) = (20.0, 44.0)

  /// Of all, or else of groups of them, where that is clear.
  static func make(_ relations: [Relation], _ input: PictureInput, width: Double, _ look: Look)
    -> ArbitrationGraph
  {
    let whole = make(GraphGroups(none: relations), input, width: width, look)
    guard !whole.isClear else { return whole }
    let groups = GraphGroups(relations, input)
    guard !groups.members.isEmpty else { return whole }
    let grouped = make(groups, input, width: width, look)
    return grouped.isClear ? grouped : whole
  }

  /// With the longest words that have room: numbers give way to words on the lines, and outcomes stand below their nodes where
  /// the columns are too narrow for them.
  private static func make(
    _ groups: GraphGroups, _ input: PictureInput, width: Double, _ look: Look
  ) -> ArbitrationGraph {
    let isSmall = groups.relations.count <= relationsMax
    let rooms = isSmall ? Self.rooms : Array(Self.rooms.suffix(1))
    func graph(_ room: Double, isInside: Bool, hasNumbers: Bool) -> ArbitrationGraph {
      ArbitrationGraph(
        groups, input, width: width, look, room: room,
        outcomes: GraphOutcome.Place(isInside: isInside, hasNumbers: hasNumbers))
    }
    func inside(_ hasNumbers: Bool) -> ArbitrationGraph? {
      var near: ArbitrationGraph?
      for room in rooms {
        let made = graph(room, isInside: true, hasNumbers: hasNumbers)
        if made.isGood(lack: 0) { return made }
        if near == nil, made.isGood(lack: mostLack) { near = made }
      }
      return near
    }
    func below(_ hasNumbers: Bool) -> ArbitrationGraph {
      var made = graph(rooms[0], isInside: false, hasNumbers: hasNumbers)
      for room in rooms.dropFirst() where !made.isGood(lack: littleLack) {
        made = graph(room, isInside: false, hasNumbers: hasNumbers)
      }
      return made
    }
    if isSmall, let made = inside(true) ?? inside(false) { return made }
    let full = below(true)
    guard !full.isClear, isSmall else { return full }
    let bare = below(false)
    return bare.isClear ? bare : full
  }

  /// `room` is what the words on a line take at most, points: of several wordings the longest one that fits.
  private init(
    _ groups: GraphGroups, _ input: PictureInput, width: Double, _ look: Look, room: Double,
    outcomes: GraphOutcome.Place
  ) {
    self.outcomes = outcomes
    self.groups = groups
    let relations = groups.relations
    self.relations = relations
    self.input = input
    self.look = look
    self.width = width
    let all = GraphNodes.make(groups, input)
    nodes = all
    let places = Dictionary(all.map { ($0.handle, $0.column) }) { first, _ in first }
    self.places = places
    let isPassed = relations.contains { Self.passesColumn($0, places) }
    let words = relations.map { relation in
      (outcomes.isInside || !isPassed) && GraphFans.isToldBelow(relation)
        ? [] : GraphFans.wordings(relation, room, look)
    }
    self.words = words
    fans = GraphFans.make(relations, words.map(\.first))
    let last = nodes.map(\.column).max() ?? 0
    let names = (0...last).map { column in
      all.filter { $0.column == column }.map { node in
        let texts = GraphOutcome.texts(node, relations, input)
        if outcomes.isInside {
          return node.needs(inside: texts, hasNumbers: outcomes.hasNumbers, look)
        }
        let caption = outcomes.hasNumbers && !node.isView ? texts.first : texts.last
        return node.needs(
          Self.font, small: Self.smallFont, caption: isPassed ? "" : caption ?? "",
          GraphColumns.overhang, look)
      }
    }
    alone = GraphAlone.lines(
      GraphAlone.names(
        besides: all.map(\.handle) + groups.members.values.joined(), input),
      width: width - Self.side * 2, look)
    // Only words on lines from a column to the next one stand between the two.
    let gaps = (0..<last).map { column in
      zip(relations, words).compactMap { relation, words -> Double? in
        let ends = [places[relation.from], places[relation.to]]
        guard ends.contains(column), ends.contains(column + 1) else { return nil }
        return words.first.map { look.width($0, GraphFans.font) + Self.aroundWords }
      }.max() ?? 0
    }.map { max($0, GraphColumns.leastGap) }
    let margins = GraphArcs(relations: relations, nodes: all).margins(
      words.map(\.first), side: Self.side, look)
    let choices = margins.map { left in
      (left, GraphColumns(names, width: width - Self.side - left, gaps: gaps))
    }
    let (left, columns) = choices.first { $0.1.lack == 0 } ?? choices[choices.count - 1]
    (self.left, self.columns) = (left, columns)
    let fonts = outcomes.isInside ? GraphNode.fonts : [Self.font, Self.smallFont]
    let lineFont = fonts.first { font in
      all.allSatisfy {
        look.width($0.name, font) <= columns.widths[$0.column] - $0.frame
      }
    }
    self.lineFont = lineFont
    let hasRoom = !outcomes.isInside || columns.isWhole && lineFont != nil
    if relations.count <= Self.relationsMax, hasRoom { lines = makeLines() }
  }

  private var aloneHeight: Double { nodes.isEmpty ? 0 : GraphAlone.height(alone) }

  var height: Double {
    guard !nodes.isEmpty else { return 0 }
    let rows = Double((nodes.map(\.row).max() ?? 0) + 1)
    // Below the last row as much room as above the first, or for words or lines there.
    let below = outcomes.isInside && !isPassed ? Self.top : Self.belowRow
    return Self.top + (rows - 1) * Self.rowHeight + GraphNode.height + below + aloneHeight
      + (isPassed ? Self.laneHeight : 0)
  }

  /// Below the last row: for words, and for lines past a column, points.
  private static let (belowRow, laneHeight) = (24.0, 16.0)

  /// Lines lead past a column: no words stand below the nodes.
  private var isPassed: Bool { relations.contains { Self.passesColumn($0, places) } }

  private static func passesColumn(_ relation: Relation, _ places: [Handle: Int]) -> Bool {
    guard let from = places[relation.from], let to = places[relation.to] else { return false }
    return abs(from - to) > 1
  }

  /// Few enough relations, and room for the words on each.
  var isClear: Bool {
    guard relations.count <= Self.relationsMax,
      columns.isWhole || columns.lack <= Self.mostLack
    else { return false }
    return lines?.labels.count { !$0.isRepeated } == fans.count
  }

  /// Clear, with enough of each line in sight, and columns that are too narrow by so much at most, points.
  private func isGood(lack: Double) -> Bool {
    isClear && columns.lack <= lack && lines?.isCrowded != true
  }

  // MARK: Layout

  private func box(_ node: GraphNode) -> CGRect {
    let own = columns.widths[node.column]
    let x = columns.gaps.isEmpty ? (width - own) / 2 : left + columns.left(node.column)
    return CGRect(
      x: x, y: Self.top + (Double(node.row) + lead(node.column)) * Self.rowHeight,
      width: own, height: GraphNode.height)
  }

  /// Rows above a column that has fewer nodes than the highest one: who acts on two stands between them.
  private func lead(_ column: Int) -> Double {
    // Lines past a column need the gaps under the rows.
    guard !isPassed else { return 0 }
    let rows = (nodes.map(\.row).max() ?? 0) + 1
    return Double(rows - nodes.count { $0.column == column }) / 2
  }

  // MARK: Drawing

  func draw() -> Picture {
    var picture = Picture()
    let lines = lines ?? makeLines()
    for (relation, path) in zip(relations, lines.paths) {
      guard let points = path else { continue }
      RelationStyle.draw(&picture.list, relation, points, look.theme)
    }
    for node in nodes { draw(node, &picture) }
    for one in lines.labels { label(one, &picture) }
    let labels = lines.labels.map(\.box)
    for (index, path) in lines.paths.enumerated() where words[index].isEmpty {
      if let path { middle(path, of: index, leaving: labels, &picture) }
    }
    if aloneHeight > 0 {
      GraphAlone.draw(alone, x: Self.side, y: height - aloneHeight, look, &picture.list)
    }
    return picture
  }

  // MARK: Words on the lines

  /// How a recognizer ended and, where there is room, by which numbers; what became of the touch of a view. In its node.
  private func inside(_ node: GraphNode) -> (text: String, color: Color)? {
    guard outcomes.isInside else { return nil }
    let room = columns.widths[node.column] - node.aroundWords
    let texts = GraphOutcome.texts(node, relations, input)
    return (texts.first { look.width($0, GraphFans.font) <= room } ?? texts.last).map {
      ($0, GraphOutcome.ink(node, relations, input, look.theme))
    }
  }

  /// The same below it. Nothing where lines pass there.
  private func below(_ node: GraphNode) -> (text: String, box: CGRect, color: Color)? {
    guard !outcomes.isInside, !isPassed else { return nil }
    let pill = box(node)
    let share =
      hasOneRow
      ? columns.share(of: node.column, side: Self.side, apart: Self.captionMargin)
      : 0...width
    let room =
      hasOneRow ? share.upperBound - share.lowerBound : pill.width + columns.overhang(node.column)
    let all = GraphOutcome.texts(node, relations, input)
    let texts = outcomes.hasNumbers && !node.isView ? all : all.suffix(1)
    guard let last = texts.last else { return nil }
    let text = texts.first { look.width($0, GraphFans.font) <= room } ?? last
    let size = look.width(text, GraphFans.font)
    // Words do not lie on arcs at the left.
    let least =
      node.column == 0 && left > Self.side
      ? pill.minX : max(Self.captionMargin, share.lowerBound)
    let most = min(width - Self.captionMargin, share.upperBound) - size
    let x = min(max(pill.midX - size / 2, least), max(Self.captionMargin, most))
    return (
      text, CGRect(x: x, y: pill.maxY + 2, width: size, height: 13),
      GraphOutcome.ink(node, relations, input, look.theme)
    )
  }

  private var hasOneRow: Bool { !nodes.contains { $0.row > 0 } }

  private func makeLines() -> Lines {
    let paths = relations.enumerated().map { path($1, $0) }
    let labels = GraphLabels(
      paths: paths, pills: nodes.map { box($0) },
      captions: nodes.compactMap { below($0)?.box }, width: width,
      onEach: Set(relations.indices.filter { relations[$0].kind == .holds }))
    return Lines(
      paths: paths,
      labels: labels.placed(
        words.map { words in
          words.map { look.width($0, GraphFans.font) + GraphLabels.margin * 2 }
        }, fans))
  }

  private func label(_ label: GraphLabels.Label, _ picture: inout Picture) {
    let (index, box) = (label.index, label.box)
    let relation = relations[index]
    let color = RelationStyle.color(relation, look.theme)
    if !label.isClear { picture.list.fill(.roundedRectangle(box, 3), look.theme.panel) }
    picture.list.label(
      words[index][label.wording], x: box.minX + GraphLabels.margin,
      middle: box.midY, GraphFans.font,
      relation.weight == .standing ? look.theme.secondary : color, look)
    let all = fans.first { $0.contains(index) } ?? [index]
    picture.region(
      .relation(groups.places[index] + 1), box.insetBy(dx: 0, dy: -5),
      all.map(sentence).joined(separator: "\n"))
  }

  private func sentence(_ index: Int) -> String {
    let relation = relations[index]
    return Text.arbitration.relation(
      RelationStyle.label(relation.kind), input.name(of: relation.from),
      Text.panels.list(
        (groups.members[relation.to] ?? [relation.to]).map { input.name(of: $0) }))
  }

  /// A line without words says what it is where the pointer rests on its middle.
  private func middle(
    _ path: [CGPoint], of index: Int, leaving labels: [CGRect], _ picture: inout Picture
  ) {
    let center = GraphCurve.point(path, 0.5)
    let box = CGRect(origin: center, size: .zero).insetBy(dx: -12, dy: -12)
    guard !labels.contains(where: box.intersects) else { return }
    picture.region(.relation(groups.places[index] + 1), box, sentence(index))
  }

  /// The path from one pill to another; nil when one of them is not in the picture.
  private func path(_ relation: Relation, _ index: Int) -> [CGPoint]? {
    guard let from = nodes.first(where: { $0.handle == relation.from }),
      let to = nodes.first(where: { $0.handle == relation.to })
    else { return nil }
    let a = box(from)
    let b = box(to)
    if from.column == to.column {
      // Lines within a column leave and arrive on one side, further out the longer they are.
      let reach = GraphArcs(relations: relations, nodes: nodes).reach(of: index)
      return relation.kind == .beside
        ? GraphCurve.within(a, b, reach: -min(room(leftOf: from.column), reach))
        : GraphCurve.within(a, b, reach: min(Self.side * 0.72, reach))
    }
    let isRight = to.column > from.column
    let ports = GraphPorts(nodes: nodes, relations: relations)
    let start = CGPoint(
      x: isRight ? a.maxX : a.minX, y: a.midY + ports.offset(of: index, at: relation.from))
    // Ends stand off the border, so that bars and heads show.
    let end = CGPoint(
      x: isRight ? b.minX - 3 : b.maxX + 3, y: b.midY + ports.offset(of: index, at: relation.to))
    return abs(to.column - from.column) == 1
      ? GraphCurve.simple(start, end)
      : GraphCurve.around(
        a, b, gap: Self.top + Double(min(from.row, to.row) + 1) * Self.rowHeight - 16,
        lane: Double(lane(of: index)))
  }

  /// For arcs at the left of a column, points: lines from the column before it keep most of a gap.
  private func room(leftOf column: Int) -> Double {
    if columns.gaps.isEmpty { return (width - columns.widths[column]) / 2 - 4 }
    return column == 0 ? left - 4 : columns.gaps[column - 1] * 0.3
  }

  /// How many paths past other columns come before this one.
  private func lane(of index: Int) -> Int {
    relations[..<index].count { Self.passesColumn($0, places) } % 3
  }

  private func draw(_ node: GraphNode, _ picture: inout Picture) {
    let box = box(node)
    if let (text, place, ink) = below(node) {
      picture.list.label(text, x: place.minX, middle: place.midY, GraphFans.font, ink, look)
    }
    let names =
      lineFont.map { NameLines(lines: [node.name], font: $0) }
      ?? look.parted(node.name, box.width - node.frame, Self.smallFont)
    GraphNodePicture(
      node: node, box: box, names: names, outcome: inside(node),
      hasWon: node.isView && GraphOutcome.hasWon(node.handle, relations, input), look: look
    ).draw(
      input.reading.recognizer(node.handle) ?? RecognizerReading(handle: node.handle), &picture)
  }
}
