import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// Where views really take touches, over the scene; what is too small for a finger has another colour.
enum TouchAreaPicture {
  /// The areas themselves.
  static func fills(
    _ areas: [TouchArea], _ look: Look, toCanvas t: CGAffineTransform
  ) -> Picture {
    var picture = Picture()
    for area in areas where !area.rows.isEmpty {
      let color = area.isSmall ? look.theme.focus : look.theme.accent
      let toCanvas = area.toScreen.concatenating(t)
      for row in area.rows {
        picture.list.fill(Path.rectangle(row).applying(toCanvas), color.opacity(0.22))
      }
      for line in outline(area.rows) {
        picture.list.stroke(
          .line(line.0.applying(toCanvas), line.1.applying(toCanvas)), color, width: 1.5)
      }
    }
    return picture
  }

  /// The sides of the rows, and those parts of their tops and bottoms that no other row covers.
  static func outline(_ rows: [CGRect]) -> [(CGPoint, CGPoint)] {
    rows.flatMap { row -> [(CGPoint, CGPoint)] in
      let above = rows.filter { abs($0.maxY - row.minY) < 0.01 }
      let below = rows.filter { abs($0.minY - row.maxY) < 0.01 }
      return [
        (CGPoint(x: row.minX, y: row.minY), CGPoint(x: row.minX, y: row.maxY)),
        (CGPoint(x: row.maxX, y: row.minY), CGPoint(x: row.maxX, y: row.maxY)),
      ] + free(row, above, y: row.minY) + free(row, below, y: row.maxY)
    }
  }

  private static func free(
    _ row: CGRect, _ others: [CGRect], y: Double
  ) -> [(CGPoint, CGPoint)] {
    var x = row.minX
    var lines: [(CGPoint, CGPoint)] = []
    for other in others.sorted(by: { $0.minX < $1.minX }) {
      if other.minX > x {
        lines.append((CGPoint(x: x, y: y), CGPoint(x: min(other.minX, row.maxX), y: y)))
      }
      x = max(x, other.maxX)
    }
    if x < row.maxX { lines.append((CGPoint(x: x, y: y), CGPoint(x: row.maxX, y: y))) }
    return lines
  }
}
