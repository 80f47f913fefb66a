import Foundation
import TouchCanvas
import TouchLanguage

/// The columns in which the numbers of frames and points stand below each other.
struct GeometryColumns {
  private static let names = ["x", "y", "w", "h"]

  let pen: PanelPen
  /// Of the field with the numbers, points of the panel.
  let box: CGRect

  /// Where the columns of x, y, width and height end.
  private var ends: [Double] {
    let inset = 8 * pen.scale.squareRoot()
    let column = (box.width - inset * 2) / 4
    return (1...4).map { box.minX + inset + column * Double($0) }
  }

  /// The numbers of a rectangle or a point, each in its column, rounded to a tenth where all that they have finds no room; nil
  /// for other values, and where these have none either.
  func numbers(_ row: PropertyRow) -> [(text: String, right: Double)]? {
    guard row.group == .geometry, row.name != "transform",
      [.text, .readonly].contains(row.kind)
    else { return nil }
    let numbers = row.value.split { "[], ".contains($0) }.map(String.init)
    guard numbers.count == 4 || numbers.count == 2, numbers.allSatisfy({ Double($0) != nil }) else {
      return nil
    }
    let ends = ends
    let room = ends[1] - ends[0] - 4
    let rounded = numbers.map { Units.number(Double($0) ?? 0) }
    return [numbers, rounded].first { texts in
      texts.allSatisfy { pen.look.width($0, pen.mono(11.5)) <= room }
    }.map { Array(zip($0, ends)) }
  }

  /// Draws the names of the columns.
  func drawNames(_ list: inout DrawList) {
    for (name, right) in zip(Self.names, ends) {
      list.trailing(
        name, right: right, middle: box.midY, pen.ui(11), pen.theme.secondary, pen.look)
    }
  }
}
