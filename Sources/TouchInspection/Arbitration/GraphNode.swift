import TouchCanvas
import TouchTrace

/// A recognizer or a view of the graph, with its column and row.
struct GraphNode {
  let handle: Handle
  let name: String
  let column: Int
  let row: Int
  let isView: Bool
  /// Along which axis a recognizer counts movement, and to which of its ends.
  let sign: AxisSign?

  /// From the edge of the pill to the name, points.
  var left: Double { isView ? 8 : 22 }
  /// What the pill needs beside the name at least, points.
  var frame: Double { left + 6 + AxisGlyph.width(sign) }
}
