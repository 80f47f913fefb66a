import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// A recognizer or a view of the graph, with its column and row.
struct GraphNode {
  let handle: Handle
  let name: String
  let column: Int
  var row: Int
  let isView: Bool
  /// The names of the recognizers of a group; none for one that stands for itself.
  var members: [String] = []
  /// Along which axis a recognizer counts movement, and to which of its ends.
  let sign: AxisSign?

  static let height = 34.0
  /// Of a name in one line, the largest first.
  static let fonts = [13.0, 12, 11].map { Font.ui($0, .semibold) }
  /// Of one whose words stand in it, where there is room, points.
  private static let least = 88.0
  /// From what stands in it to its right edge, points.
  private static let right = 8.0

  /// From its left edge to the name, points.
  var left: Double { isView ? 8 : 22 }
  /// What it needs beside the name at least, points.
  var frame: Double { left + Self.right + AxisGlyph.width(sign) }
  /// Beside words in it, points.
  var aroundWords: Double { left + Self.right }
  var radius: Double { isView ? 4 : 10 }

  /// What it needs for its name in one line and words in it, of which these are the longest first, points; without numbers
  /// the shortest have to do where there is no room left over.
  func needs(inside texts: [String], hasNumbers: Bool, _ look: Look) -> GraphColumns.Name {
    let words = texts.map { look.width($0, GraphFans.font) + aroundWords }
    func named(_ font: Font) -> Double { look.width(name, font) + frame }
    let shortest = words.last ?? 0
    let small = max(named(Self.fonts[Self.fonts.count - 1]), shortest).rounded(.up)
    let most = max(Self.least, hasNumbers ? words.first ?? 0 : shortest)
    return GraphColumns.Name(
      whole: max(named(Self.fonts[0]), most).rounded(.up), small: small, wrapped: small,
      caption: (words.first ?? 0).rounded(.up))
  }

  /// What it needs for its name in two fonts, and for words below it, which may be so much wider than it, points.
  func needs(
    _ font: Font, small: Font, caption: String, _ around: Double, _ look: Look
  ) -> GraphColumns.Name {
    let words = look.width(caption, GraphFans.font)
    // How a recognizer ended has shorter words, too.
    let least = isView ? words - around : 0
    return GraphColumns.Name(
      whole: max(least, look.width(name, font) + frame).rounded(.up),
      small: max(least, look.width(name, small) + frame).rounded(.up),
      wrapped: max(least, look.wrappedWidth(name, small) + frame).rounded(.up),
      caption: words.rounded(.up))
  }
}

/// The nodes of a graph in their columns and rows: recognizers and groups of them, then views.
enum GraphNodes {
  static func make(_ groups: GraphGroups, _ input: PictureInput) -> [GraphNode] {
    let relations = groups.relations
    let columns = ArbitrationLayers.columns(relations)
    var rows: [Int: Int] = [:]
    func node(_ handle: Handle, _ name: String, isView: Bool) -> GraphNode? {
      guard let column = columns[handle] else { return nil }
      let row = rows[column] ?? 0
      rows[column] = row + 1
      let members = groups.members[handle]?.map { input.name(of: $0) } ?? []
      return GraphNode(
        handle: handle,
        name: members.isEmpty ? name : Text.timeline.group(.prevented, members.count),
        column: column, row: row, isView: isView, members: members,
        sign: members.isEmpty ? input.snapshot.recognizer(handle)?.sign : nil)
    }
    var nodes = input.snapshot.recognizers.compactMap {
      node($0.handle, $0.name, isView: false)
    }
    var seen = Set(nodes.map(\.handle))
    for end in relations.flatMap({ [$0.from, $0.to] }) where seen.insert(end).inserted {
      if let view = node(end, input.name(of: end), isView: true) { nodes.append(view) }
    }
    return ArbitrationLayers.ordered(nodes, relations)
  }
}

/// How a node of the graph is drawn: the name, and below it in the same box how it ended.
struct GraphNodePicture {
  let node: GraphNode
  let box: CGRect
  let names: NameLines
  /// In the node, in this colour; nil where nothing stands there.
  let outcome: (text: String, color: Color)?
  /// Of a view: its control won.
  let hasWon: Bool
  let look: Look

  /// From the top to the middles of the name and of the words below it, points.
  private static let (nameMiddle, outcomeMiddle) = (11.5, 25.0)
  /// Of lines of a name that has two, points.
  private static let step = 12.0

  func draw(_ reading: RecognizerReading, _ picture: inout Picture) {
    let theme = look.theme
    let isQuiet = !node.isView && !reading.wasInPlay
    let color =
      hasWon
      ? StateLook.ink(.ended, theme)
      : node.isView || isQuiet ? theme.border : StateLook.ink(reading, theme)
    picture.list.fill(.roundedRectangle(box, node.radius), theme.window)
    picture.list.stroke(.roundedRectangle(box, node.radius), color, width: isQuiet ? 1 : 2)
    if !node.isView {
      StateGlyph.draw(
        &picture.list, StateDiagram.node(reading), isPrevented: reading.isPrevented,
        at: CGPoint(x: box.minX + 12, y: box.midY), radius: 4.5, color)
    }
    let left = box.minX + node.left
    let middle = outcome == nil ? box.midY : box.minY + Self.nameMiddle
    let ink = isQuiet ? theme.secondary : theme.text
    names.draw(x: left, middle: middle, step: Self.step, ink, look, &picture.list)
    let end = left + (names.lines.map { look.width($0, names.font) }.max() ?? 0)
    AxisGlyph.follow(&picture.list, node.sign, nameEnd: end, middle: middle, ink)
    if let outcome {
      picture.list.label(
        outcome.text, x: left, middle: box.minY + Self.outcomeMiddle, GraphFans.font,
        outcome.color, look)
    }
    picture.region(target, box, tooltip(reading))
    picture.regions[picture.regions.count - 1].radius = node.radius
  }

  /// A press on a group leads to what each of it is to all others.
  private var target: Target {
    if !node.members.isEmpty { return .arbitration(.matrix) }
    return node.isView ? .view(node.name) : .recognizer(node.name)
  }

  private func tooltip(_ reading: RecognizerReading) -> String {
    if !node.members.isEmpty {
      return Text.panels.pair(node.name, Text.panels.list(node.members))
    }
    return node.isView ? node.name : Text.panels.pair(node.name, StateLook.word(reading))
  }
}

/// Where lines leave and arrive at the sides of nodes.
struct GraphPorts {
  private static let step = 8.0

  let nodes: [GraphNode]
  let relations: [Relation]

  /// From the middle of a node to the end of a relation's line, points: several at one side have places of their own, in the
  /// order of what is at their other ends.
  func offset(of index: Int, at handle: Handle) -> Double {
    func other(_ relation: Relation) -> GraphNode? {
      let other = relation.from == handle ? relation.to : relation.from
      return nodes.first { $0.handle == other }
    }
    func row(_ index: Int) -> Int { other(relations[index])?.row ?? 0 }
    let column = other(relations[index])?.column
    let own = relations.indices.filter {
      (relations[$0].from == handle || relations[$0].to == handle)
        && other(relations[$0])?.column == column
    }.sorted { (row($0), $0) < (row($1), $1) }
    guard own.count > 1, let place = own.firstIndex(of: index) else { return 0 }
    let step = min(Self.step, (GraphNode.height - Self.step) / Double(own.count - 1))
    return (Double(place) - Double(own.count - 1) / 2) * step
  }
}
