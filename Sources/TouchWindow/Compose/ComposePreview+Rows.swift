import Foundation
import TouchCanvas
import TouchInspection
import TouchReading
import TouchTrace

/// What a drag of a row of a table would do, in the list of Inspect.
extension ComposePreview {
  /// Between the other rows of the list, or below the title of a section.
  mutating func drop(row field: RowField, at point: CGPoint) {
    select = c.state.selection
    guard c.layout.right.contains(point), let shown = RowUpdate.shown(field.property, c) else {
      return
    }
    let found = c.regions.compactMap { region -> (field: RowField, box: CGRect)? in
      guard case .property(let name, let action?) = region.target, let other = RowField(name),
        other.property == field.property,
        action == .grip || action == .field && other.part == .title
      else { return nil }
      return (other, region.outline)
    }
    let nearest = found.min { abs($0.box.midY - point.y) < abs($1.box.midY - point.y) }
    guard let nearest else { return }
    let isBefore = nearest.field.part != .title && point.y < nearest.box.midY
    var to = nearest.field.place
    if nearest.field.part != .title, !isBefore { to = to.next }
    let y = isBefore ? nearest.box.minY - 1 : nearest.box.maxY + 1
    place = ComposeModel.Line(
      from: CGPoint(x: nearest.box.minX + 4, y: y), to: CGPoint(x: c.layout.right.maxX - 8, y: y))
    // Before and behind itself it stays where it is.
    guard to != field.place, to != field.place.next else { return }
    let id = Edit(path: shown.property.path, value: "").id
    operations = [.changeRows(id: id, property: field.property, .move(field.place, to: to))]
  }
}
