import TouchReading
import TouchTrace

/// The columns of the graph: who waits stands left of whom it waits for, who prevents left of whom it prevented.
enum ArbitrationLayers {
  /// The column of each object that has a relation, from 0 at the left.
  static func columns(_ relations: [Relation]) -> [Handle: Int] {
    var columns: [Handle: Int] = [:]
    for relation in relations {
      columns[relation.from] = 0
      columns[relation.to] = 0
    }
    let edges = acyclic(relations.filter { $0.kind != .beside })
    // The longest way from the left; as many rounds as there are objects are always enough.
    for _ in 0..<columns.count {
      var isSettled = true
      for edge in edges {
        let wanted = (columns[edge.from] ?? 0) + 1
        guard (columns[edge.to] ?? 0) < wanted else { continue }
        columns[edge.to] = wanted
        isSettled = false
      }
      if isSettled { break }
    }
    return near(columns, relations, edges)
  }

  /// Who is at the end of no line stands beside what its own lines lead to, so that none of them passes a column.
  private static func near(
    _ columns: [Handle: Int], _ relations: [Relation], _ edges: [Relation]
  ) -> [Handle: Int] {
    var columns = columns
    for handle in Set(edges.map(\.from))
    where !edges.contains(where: { $0.to == handle })
      && !relations.contains(where: {
        $0.kind == .beside && ($0.from == handle || $0.to == handle)
      })
    {
      let next = edges.filter { $0.from == handle }.compactMap { columns[$0.to] }.min()
      if let next { columns[handle] = next - 1 }
    }
    return columns
  }

  /// The relations without those that close a cycle, in their order.
  private static func acyclic(_ relations: [Relation]) -> [Relation] {
    var kept: [Relation] = []
    for relation in relations where !leads(from: relation.to, to: relation.from, kept) {
      kept.append(relation)
    }
    return kept
  }

  private static func leads(from start: Handle, to end: Handle, _ relations: [Relation]) -> Bool {
    var seen: Set<Handle> = [start]
    var next = [start]
    while let current = next.popLast() {
      if current == end { return true }
      for relation in relations where relation.from == current {
        if seen.insert(relation.to).inserted { next.append(relation.to) }
      }
    }
    return false
  }

  // MARK: Rows

  /// The nodes in rows in which fewer lines between neighbouring columns cross; in their own where no others are better.
  static func ordered(_ nodes: [GraphNode], _ relations: [Relation]) -> [GraphNode] {
    var best = nodes
    for column in Set(nodes.map(\.column)).sorted() where column > 0 {
      let before = best.filter { $0.column == column - 1 }
      // Beside what its lines lead to in the column before.
      func weight(_ node: GraphNode) -> Double {
        let rows = relations.compactMap { relation -> Int? in
          guard [relation.from, relation.to].contains(node.handle) else { return nil }
          let other = relation.from == node.handle ? relation.to : relation.from
          return before.first { $0.handle == other }?.row
        }
        return rows.isEmpty ? Double(node.row) : Double(rows.reduce(0, +)) / Double(rows.count)
      }
      let order = best.filter { $0.column == column }
        .map { (weight: weight($0), row: $0.row, handle: $0.handle) }
        .sorted { ($0.weight, $0.row) < ($1.weight, $1.row) }
      var tried = best
      for (row, item) in order.enumerated() {
        guard let index = tried.firstIndex(where: { $0.handle == item.handle }) else { continue }
        tried[index].row = row
      }
      if crossings(tried, relations) < crossings(best, relations) { best = tried }
    }
    return best
  }

  /// How many lines between neighbouring columns cross each other.
  static func crossings(_ nodes: [GraphNode], _ relations: [Relation]) -> Int {
    let lines = relations.compactMap { relation -> (column: Int, left: Int, right: Int)? in
      let ends = [relation.from, relation.to].compactMap { end in
        nodes.first { $0.handle == end }
      }.sorted { $0.column < $1.column }
      guard ends.count == 2, ends[1].column == ends[0].column + 1 else { return nil }
      return (ends[0].column, ends[0].row, ends[1].row)
    }
    return lines.indices.reduce(0) { count, index in
      count
        + lines[..<index].count {
          $0.column == lines[index].column
            && ($0.left - lines[index].left) * ($0.right - lines[index].right) < 0
        }
    }
  }
}
