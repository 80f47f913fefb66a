import Foundation
import TouchCanvas

/// The editor of numbers that belong together, such as a frame.
extension PropertyList {
  private static let gap = 6.0

  /// A field for each of them with its name in it: two beside the property's name, more of them below it.
  mutating func numbers(_ row: PropertyRow, _ names: [String], _ box: CGRect) {
    let values = row.value.split { "[], ".contains($0) }.map(String.init)
    let line = pen.rowHeight + 4
    guard names.count > 2 else {
      place(row, names, values, columns: 2, in: box)
      y = max(y, box.maxY)
      return
    }
    let columns = columns(for: names, values)
    let lines = (names.count + columns - 1) / columns
    let below = CGRect(
      x: pen.margin, y: y, width: width - pen.margin * 2, height: line * Double(lines))
    place(row, names, values, columns: columns, in: below)
    y = below.maxY + 4
  }

  /// As many on a line as have room for what stands in them.
  private func columns(for names: [String], _ values: [String]) -> Int {
    let widest =
      names.indices.map { index in
        pen.look.width(Self.short(names[index]), pen.ui(11))
          + pen.look.width(values.indices.contains(index) ? values[index] : "0", pen.mono(11.5))
      }.max() ?? 0
    let needed = widest + 26 * pen.scale.squareRoot() + Self.gap
    let most = Int((width - pen.margin * 2 + Self.gap) / needed)
    // Lines of a matrix or of insets are equally long.
    return [4, 3, 2].first { $0 <= most && names.count % $0 == 0 } ?? 1
  }

  private mutating func place(
    _ row: PropertyRow, _ names: [String], _ values: [String], columns: Int, in box: CGRect
  ) {
    let width = (box.width - Self.gap * Double(columns - 1)) / Double(columns)
    let line = pen.rowHeight + 4
    for (index, name) in names.enumerated() {
      let field = "\(row.name)[\(index)]"
      let isEditing = model.editing?.name == field
      let value = values.indices.contains(index) ? values[index] : ""
      pen.field(
        .property(field, .field), isEditing ? model.editing?.text ?? "" : value,
        placeholder: "0", isFocused: isEditing,
        in: CGRect(
          x: box.minX + Double(index % columns) * (width + Self.gap),
          y: box.minY + Double(index / columns) * line, width: width, height: line
        ).insetBy(dx: 0, dy: 2), pen.mono(11.5), label: Self.short(name),
        tooltip: "\(row.name) \(name): \(value)")
    }
  }

  /// A field has room for a letter of the two names that everybody knows by it.
  private static func short(_ name: String) -> String {
    switch name {
    case "width": "w"
    case "height": "h"
    default: name
    }
  }
}
