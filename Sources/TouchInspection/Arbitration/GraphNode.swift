import TouchCanvas
import TouchReading
import TouchTrace

/// A recognizer or a view of the graph, with its column and row.
struct GraphNode {
  let handle: Handle
  let name: String
  let column: Int
  var row: Int
  let isView: Bool
  /// Along which axis a recognizer counts movement, and to which of its ends.
  let sign: AxisSign?

  /// From the edge of the pill to the name, points.
  var left: Double { isView ? 8 : 22 }
  /// What the pill needs beside the name at least, points.
  var frame: Double { left + 8 + AxisGlyph.width(sign) }

  /// What the pill needs for its name in two fonts, and for words below it, which may be so much wider than it, points.
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

/// Where lines leave and arrive at the sides of pills.
struct GraphPorts {
  private static let step = 8.0

  let nodes: [GraphNode]
  let relations: [Relation]
  /// Of a pill, points.
  let height: Double

  /// From the middle of a pill to the end of a relation's line, points: several at one side have places of their own, in the
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
    let step = min(Self.step, (height - Self.step) / Double(own.count - 1))
    return (Double(place) - Double(own.count - 1) / 2) * step
  }
}
