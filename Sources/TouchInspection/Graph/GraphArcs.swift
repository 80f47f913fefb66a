import TouchCanvas
import TouchReading
import TouchTrace

/// The lines within a column of the graph, which lead around its pills.
struct GraphArcs {
  let relations: [Relation]
  let nodes: [GraphNode]

  /// How far out the line of a relation goes where there is room, points: further the longer it is.
  func reach(of index: Int) -> Double {
    let rows = ends(index).map(\.row)
    let span = Double((rows.max() ?? 0) - (rows.min() ?? 0))
    return 16 + 13 * max(0, span - 1) + Double(GraphFans.turn(of: index, relations)) * 12
  }

  /// What the first column leaves at its left, points, the most first: arcs have their words there, or else room alone; as
  /// much as at the right, `side`, without arcs and where there is no other column. `words` are those of each relation.
  func margins(_ words: [String?], side: Double, _ look: Look) -> [Double] {
    let arcs = relations.indices.filter { index in
      relations[index].kind == .beside && ends(index).count { $0.column == 0 } == 2
    }
    guard !arcs.isEmpty, nodes.contains(where: { $0.column > 0 }) else { return [side] }
    let needs = arcs.map { index in
      reach(of: index) + (words[index].map { look.width($0, GraphFans.font) } ?? 0)
    }
    return [(needs.max() ?? 0) + GraphLabels.roomAside, side * 2.5]
  }

  private func ends(_ index: Int) -> [GraphNode] {
    let ends = [relations[index].from, relations[index].to]
    return nodes.filter { ends.contains($0.handle) }
  }
}
