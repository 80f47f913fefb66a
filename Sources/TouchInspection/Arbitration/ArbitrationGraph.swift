import TouchLanguage
import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// Recognizers as pills, from the window's side on the left to the hit view's on the right, with what they are
/// to each other between them. Numbers on the lines are those of the list below.
struct ArbitrationGraph {
  private static let pillHeight = 28.0
  private static let rowHeight = 52.0
  private static let font = Font.ui(11.5, .semibold)

  /// A recognizer or a view, with its column and row.
  private struct Node {
    var handle: Handle
    var name: String
    var column: Int
    var row: Int
    var isView: Bool
  }

  private let nodes: [Node]
  private let relations: [Relation]
  private let input: PictureInput
  private let look: Look
  private let width: Double
  /// Of the pills of each column, points.
  private let widths: [Double]
  /// Space at the left and at the right.
  private let side: Double

  init(_ relations: [Relation], _ input: PictureInput, width: Double, _ look: Look) {
    self.relations = relations
    self.input = input
    self.look = look
    self.width = width
    let all = Self.nodes(relations, input)
    nodes = all
    let count = (nodes.map(\.column).max() ?? 0) + 1
    let columns = Double(count)
    let wanted = (0..<count).map { column in
      all.filter { $0.column == column }.map { look.width($0.name, Self.font) + 32 }.max() ?? 56
    }
    // Lines within the first and the last column bend outwards.
    let tall = (nodes.map(\.row).max() ?? 0) > 0
    side = tall ? min(columns > 2 ? 30 : 48, 20 + 12 * Double(relations.count)) : 12
    let available = width - side * 2 - (columns - 1) * 34
    // Where they fit, short names have pills of the usual width too.
    let usual = wanted.map { max(120, $0) }
    widths = usual.reduce(0, +) <= available ? usual : Self.shrunk(wanted, to: available)
  }

  /// The widest columns give way first.
  private static func shrunk(_ widths: [Double], to width: Double) -> [Double] {
    var widths = widths
    while widths.reduce(0, +) > width, let widest = widths.max(), widest > 56 {
      let index = widths.firstIndex(of: widest) ?? 0
      widths[index] = max(56, widest - 4)
    }
    return widths
  }

  var height: Double {
    nodes.isEmpty ? 0 : Double((nodes.map(\.row).max() ?? 0) + 1) * Self.rowHeight + 12
  }

  // MARK: Layout

  private static func nodes(_ relations: [Relation], _ input: PictureInput) -> [Node] {
    let recognizers = input.snapshot.recognizers
    var depths: [Handle: Int] = [:]
    for view in input.snapshot.views { depths[view.handle] = (depths[view.parent] ?? -1) + 1 }
    let levels = Set(recognizers.map { depths[$0.view] ?? 0 }).sorted()
    var rows: [Int: Int] = [:]
    var nodes = recognizers.map { recognizer in
      let column = levels.firstIndex(of: depths[recognizer.view] ?? 0) ?? 0
      let row = rows[column] ?? 0
      rows[column] = row + 1
      return Node(
        handle: recognizer.handle, name: recognizer.name, column: column, row: row, isView: false)
    }
    var seen: Set<Handle> = []
    for relation in relations where relation.kind == .cancels && seen.insert(relation.to).inserted {
      let column = levels.count
      nodes.append(
        Node(
          handle: relation.to, name: input.name(of: relation.to), column: column,
          row: rows[column] ?? 0, isView: true))
      rows[column, default: 0] += 1
    }
    return nodes
  }

  private func box(_ node: Node) -> CGRect {
    let columns = (nodes.map(\.column).max() ?? 0) + 1
    let free = width - side * 2 - widths.reduce(0, +)
    let before = widths[..<node.column].reduce(0, +)
    let x =
      columns == 1
      ? side + free / 2 : side + before + free * Double(node.column) / Double(columns - 1)
    return CGRect(
      x: x, y: 12 + Double(node.row) * Self.rowHeight, width: widths[node.column],
      height: Self.pillHeight)
  }

  // MARK: Drawing

  func draw() -> Picture {
    var picture = Picture()
    let paths = relations.enumerated().map { path($0.element, $0.offset) }
    for (relation, points) in zip(relations, paths) {
      if let points { RelationStyle.draw(&picture.list, relation, points, look.theme) }
    }
    for node in nodes { draw(node, &picture) }
    var discs: [CGRect] = []
    for (index, points) in paths.enumerated() {
      guard let points else { continue }
      discs.append(disc(index + 1, relations[index], points, discs, &picture))
    }
    return picture
  }

  /// The path from one pill to another; nil when one of them is not in the picture.
  private func path(_ relation: Relation, _ index: Int) -> [CGPoint]? {
    guard let from = nodes.first(where: { $0.handle == relation.from }),
      let to = nodes.first(where: { $0.handle == relation.to })
    else { return nil }
    let a = box(from)
    let b = box(to)
    let turns = Double(turn(of: index))
    if from.column == to.column {
      // Lines within a column leave and arrive on one side, further out the longer they are.
      let isRight = relation.kind != .beside
      let reach =
        min(
          side * 0.72, 16 + 13 * Double(abs(from.row - to.row) - 1) + turns * 12)
        * (isRight ? 1 : -1)
      let x = isRight ? a.maxX : a.minX
      let bend = x + reach * 4 / 3
      let down = to.row > from.row ? 5.0 : -5
      return [
        CGPoint(x: x, y: a.midY + down), CGPoint(x: bend, y: a.midY + down),
        CGPoint(x: bend, y: b.midY - down), CGPoint(x: x, y: b.midY - down),
      ]
    }
    let isRight = to.column > from.column
    let shift = (turns - 0.5) * 8
    let start = CGPoint(x: isRight ? a.maxX : a.minX, y: a.midY + shift)
    // Ends stand off the border, so that bars and heads show.
    let end = CGPoint(x: isRight ? b.minX - 3 : b.maxX + 3, y: b.midY + shift)
    return abs(to.column - from.column) == 1
      ? Self.curve(start, end)
      : around(start, end, below: min(from.row, to.row), shift: Double(lane(of: index)) * 5)
  }

  private static func curve(_ a: CGPoint, _ b: CGPoint) -> [CGPoint] {
    let pull = (b.x - a.x) * 0.5
    return [a, CGPoint(x: a.x + pull, y: a.y), CGPoint(x: b.x - pull, y: b.y), b]
  }

  /// Past the pills of the columns between, in the gap under a row.
  private func around(
    _ a: CGPoint, _ b: CGPoint, below row: Int, shift: Double
  ) -> [CGPoint] {
    let y = 12 + Double(row + 1) * Self.rowHeight - 12 + shift
    let bend = (b.x > a.x ? 1.0 : -1) * 30
    let first = CGPoint(x: a.x + bend, y: y)
    let second = CGPoint(x: b.x - bend, y: y)
    let third = (second.x - first.x) / 3
    return Self.curve(a, first) + [
      CGPoint(x: first.x + third, y: y), CGPoint(x: second.x - third, y: y),
    ] + Self.curve(second, b)
  }

  /// How many paths past other columns come before this one.
  private func lane(of index: Int) -> Int {
    relations[..<index].filter { relation in
      guard let from = nodes.first(where: { $0.handle == relation.from }),
        let to = nodes.first(where: { $0.handle == relation.to })
      else { return false }
      return abs(from.column - to.column) > 1
    }.count % 3
  }

  /// How many relations of the same two come before this one.
  private func turn(of index: Int) -> Int {
    let own = relations[index]
    return relations[..<index].filter {
      ($0.from == own.from && $0.to == own.to) || ($0.from == own.to && $0.to == own.from)
    }.count
  }

  private func disc(
    _ number: Int, _ relation: Relation, _ q: [CGPoint], _ taken: [CGRect],
    _ picture: inout Picture
  ) -> CGRect {
    let radius = 8.5
    // Along the path, the first candidate that touches no other number and no pill; in a narrow gap, no number.
    let pills = nodes.map { box($0).insetBy(dx: -1, dy: -1) }
    let fractions = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.2, 0.8, 0.12, 0.88]
    let candidates = fractions.map { t in
      let c = Self.point(q, t)
      return CGRect(x: c.x - radius, y: c.y - radius, width: radius * 2, height: radius * 2)
    }
    func isFree(_ candidate: CGRect, of others: [CGRect]) -> Bool {
      !others.contains { $0.insetBy(dx: -1.5, dy: -1.5).intersects(candidate) }
    }
    let best =
      candidates.first { isFree($0, of: taken + pills) } ?? candidates.first {
        isFree($0, of: taken)
      }
      ?? Self.farthest(candidates, from: taken)
    let color = RelationStyle.color(relation, look.theme)
    let c = CGPoint(x: best.midX, y: best.midY)
    picture.list.fill(.circle(c, radius + 1), look.theme.panel)
    picture.list.stroke(.circle(c, radius), color, width: 1.5)
    picture.list.centered("\(number)", in: best, .ui(11, .bold), look.theme.text, look)
    let names = [relation.from, relation.to].map { input.name(of: $0) }
    picture.region(
      .relation(number), best,
      Text.arbitration.relation(RelationStyle.label(relation.kind), names[0], names[1]))
    return best
  }

  /// The candidate whose nearest neighbour is the farthest away.
  private static func farthest(_ candidates: [CGRect], from others: [CGRect]) -> CGRect {
    func clearance(_ candidate: CGRect) -> Double {
      others.map { other in
        let (dx, dy) = (other.midX - candidate.midX, other.midY - candidate.midY)
        return dx * dx + dy * dy
      }.min() ?? .infinity
    }
    return candidates.max { clearance($0) < clearance($1) } ?? .zero
  }

  /// A point on one or more cubics; `t` from 0 to 1 over all of them.
  private static func point(_ all: [CGPoint], _ t: Double) -> CGPoint {
    let count = (all.count - 1) / 3
    let index = min(count - 1, Int(t * Double(count)))
    let q = Array(all[(index * 3)...(index * 3 + 3)])
    let t = t * Double(count) - Double(index)
    let u = 1 - t
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(
      x: mix(q[0].x, q[1].x, q[2].x, q[3].x), y: mix(q[0].y, q[1].y, q[2].y, q[3].y))
  }

  private func draw(_ node: Node, _ picture: inout Picture) {
    let box = box(node)
    let theme = look.theme
    let radius = node.isView ? 4.0 : Self.pillHeight / 2
    let reading =
      input.reading.recognizer(node.handle) ?? RecognizerReading(handle: node.handle)
    let isQuiet = !node.isView && !reading.wasInPlay
    let color = node.isView || isQuiet ? theme.border : StateLook.ink(reading, theme)
    picture.list.fill(.roundedRectangle(box, radius), theme.window)
    picture.list.stroke(.roundedRectangle(box, radius), color, width: isQuiet ? 1 : 2)
    if !node.isView {
      StateGlyph.draw(
        &picture.list, StateDiagram.node(reading),
        isPrevented: reading.isPrevented,
        at: CGPoint(x: box.minX + 12, y: box.midY), radius: 4.5, color)
    }
    let left = node.isView ? 8.0 : 22
    let text = CGRect(
      x: box.minX + left, y: box.minY, width: box.width - left - 6, height: box.height)
    let names = look.name(node.name, text.width, Self.font, small: .ui(10.5, .semibold))
    names.draw(
      x: text.minX, middle: box.midY, step: 12, isQuiet ? theme.secondary : theme.text, look,
      &picture.list)
    picture.region(
      node.isView ? .view(node.name) : .recognizer(node.name), box,
      node.isView ? node.name : "\(node.name): \(StateLook.word(reading))")
  }
}
