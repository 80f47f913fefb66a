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
  var frame: Double { left + 8 + AxisGlyph.width(sign) }

  /// What the pill needs for its name in two fonts, and for words below it, which may be so much wider than it, points.
  func needs(
    _ font: Font, small: Font, caption: String, _ around: Double, _ look: Look
  ) -> GraphColumns.Name {
    let least = look.width(caption, GraphFans.font) - around
    return GraphColumns.Name(
      whole: max(least, look.width(name, font) + frame).rounded(.up),
      small: max(least, look.width(name, small) + frame).rounded(.up),
      wrapped: max(least, look.wrappedWidth(name, small) + frame).rounded(.up))
  }
}
