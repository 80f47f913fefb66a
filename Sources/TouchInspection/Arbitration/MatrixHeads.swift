import Foundation
import TouchCanvas
import TouchLanguage
import TouchTrace

/// The names of the columns: each above its own where all have room there in one line, or in two by turns, or else in steps that
/// rise from both sides to the middle, with a line from each name down to its column.
struct MatrixHeads {
  struct Place {
    /// The name, cut only where the whole width is too little.
    let text: String
    /// From the left to its beginning, and its width, points.
    let start, width: Double
    /// On which line it stands, counted from the cells.
    let level: Int
    let line: Line
  }
  /// The line from a name to its column: none, down from its middle, or aside from its end and then down.
  enum Line { case none, below, afterEnd, beforeStart }

  static let font = Font.ui(11)
  static let boldFont = Font.ui(11, .semibold)
  /// Of a name, and from one line to the next, points.
  static let (line, step) = (16.0, 13.0)
  /// From the line of a column to its name, points.
  static let indent = 6.0
  /// Around a name above its own column, left and right together, and between two names, points.
  private static let (around, apart) = (6.0, 4.0)

  let places: [Place]

  /// `left`: where the first column begins; `side`: the width of each, points.
  init(_ names: [String], from left: Double, side: Double, width: Double, _ look: Look) {
    let widths = names.map { look.width($0, Self.boldFont) }
    let columns = names.indices.map { left + (Double($0) + 0.5) * side }
    let widest = widths.max() ?? 0
    // Two lines are enough where no name reaches a line beside it.
    if widest + Self.around <= side || widest / 2 + Self.apart <= side {
      let isOneLine = widest + Self.around <= side
      places = names.indices.map {
        Place(
          text: names[$0], start: columns[$0] - widths[$0] / 2, width: widths[$0],
          level: isOneLine ? 0 : $0 % 2, line: isOneLine ? .none : .below)
      }
      return
    }
    // As few lines as there can be; of those with as many, the one with more names at the right.
    let choices = (0...names.count).map { Self.levels(widths, columns, left: $0, width: width) }
    let best =
      choices.indices.min { (choices[$0].cost, $0) < (choices[$1].cost, $1) } ?? 0
    places = names.indices.map { index in
      let isLeft = index < best
      let room = isLeft ? columns[index] - Self.indent : width - columns[index] - Self.indent
      let text = look.fit(names[index], room, Self.boldFont)
      let own = min(widths[index], look.width(text, Self.boldFont))
      return Place(
        text: text,
        start: isLeft ? columns[index] - Self.indent - own : columns[index] + Self.indent,
        width: own, level: choices[best].levels[index],
        line: isLeft ? .afterEnd : .beforeStart)
    }
  }

  /// The line of each name if so many are left of their columns: it is above the lines of those that it passes. The cost counts
  /// lines, and names that would be cut as many.
  private static func levels(_ widths: [Double], _ columns: [Double], left: Int, width: Double)
    -> (levels: [Int], cost: Int)
  {
    var levels = columns.map { _ in 0 }
    var cut = 0
    for index in 0..<left {
      let start = columns[index] - indent - widths[index]
      if start < 0 { cut += 1 }
      let passed = (0..<index).filter { columns[$0] > start - apart }
      levels[index] = passed.map { levels[$0] + 1 }.max() ?? 0
    }
    for index in (left..<columns.count).reversed() {
      let end = columns[index] + indent + widths[index]
      if end > width { cut += 1 }
      let passed = (index + 1..<columns.count).filter { columns[$0] < end + apart }
      levels[index] = passed.map { levels[$0] + 1 }.max() ?? 0
    }
    return (levels, (levels.max() ?? 0) + cut * 100)
  }

  var isOneLine: Bool { places.allSatisfy { $0.line == .none } }

  /// Points.
  var height: Double { Self.line + Double(places.map(\.level).max() ?? 0) * Self.step }
}
