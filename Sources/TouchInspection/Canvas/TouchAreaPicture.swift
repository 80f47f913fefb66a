import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// Where views really take touches, over the scene; what is too small for a finger says so.
enum TouchAreaPicture {
  private static let font = Font.ui(11, .medium)

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

  /// How large they are.
  static func labels(
    _ areas: [TouchArea], _ snapshot: SceneSnapshot, _ look: Look, toCanvas t: CGAffineTransform,
    places: inout LabelPlaces, _ written: inout SceneLabels
  ) {
    for area in areas { label(area, snapshot, look, t, &places, &written) }
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

  private static func label(
    _ area: TouchArea, _ snapshot: SceneSnapshot, _ look: Look, _ t: CGAffineTransform,
    _ places: inout LabelPlaces, _ written: inout SceneLabels
  ) {
    let name = snapshot.view(area.view)?.name ?? ""
    let text =
      area.rows.isEmpty
      ? Text.canvas.takesNoTouches(name)
      : Text.canvas.touchArea(
        of: name, width: area.extent.width, height: area.extent.height, isSmall: area.isSmall)
    let rect =
      area.rows.isEmpty
      ? snapshot.view(area.view).map { $0.bounds.applying($0.toScreen) } ?? .zero
      : area.box.applying(area.toScreen)
    let at = rect.applying(t)
    let width = look.width(text, font) + 16
    let wanted = CGRect(x: at.midX - width / 2, y: at.maxY + 6, width: width, height: 20)
    guard let box = places.place(wanted) else { return }
    let color = area.isSmall ? look.theme.focus : look.theme.accent
    written.leader(from: box, to: at, color)
    written.labels.list.fill(.roundedRectangle(box, 5), look.theme.panel)
    written.labels.list.stroke(.roundedRectangle(box, 5), color, width: 1)
    written.labels.list.centered(text, in: box, font, look.theme.text, look)
    written.labels.region(.area(name), box, Text.canvas.areaHelp(area.size))
  }
}
