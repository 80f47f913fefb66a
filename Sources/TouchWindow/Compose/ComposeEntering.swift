import Foundation
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// Going into what is double-clicked: a view with others in it, a text, the row of a table.
enum ComposeEntering {
  /// Presses on one view so soon after each other are one, seconds.
  private static let gap = 0.4

  /// A view was pressed: true when that is the second time.
  static func isDouble(_ id: String, _ c: inout Context) -> Bool {
    let last = c.state.compose.hands.lastPress
    let isSecond = last.map { $0.id == id && c.now.seconds(since: $0.at) <= gap } ?? false
    c.state.compose.hands.lastPress = isSecond ? nil : .init(id: id, at: c.now)
    return isSecond
  }

  static func enter(_ id: String, at point: CGPoint, _ c: inout Context) {
    let scene = ComposeScene(c)
    guard let object = scene.text[id], object.kind == .view else { return }
    if let property = text(of: object.className) { return openText(property, id, at: point, &c) }
    // Bands begin in the view of a controller anyway.
    guard !object.isFixed, let first = scene.text.children(of: id, .view).first else { return }
    c.state.compose.hands.grounds.removeAll { $0 == id }
    c.state.compose.hands.grounds.append(id)
    ComposeSelecting.select([first.id], &c)
  }

  /// The property with the text that a class shows.
  private static func text(of className: String) -> String? {
    switch className {
    case "UILabel", "UITextField": "text"
    case "UIButton": "title"
    case "UISegmentedControl": "items"
    case "UITableView": "rows"
    default: nil
    }
  }

  /// The field of the text in Inspect has the keys.
  private static func openText(
    _ name: String, _ id: String, at point: CGPoint, _ c: inout Context
  ) {
    c.state.workspace.rightTab = .inspect
    PanelUpdate.show(.right, &c)
    guard let property = c.reading.properties.first(where: { $0.path == "\(id).\(name)" }) else {
      return
    }
    var field = name
    if case .texts(let texts) = property.kind {
      let row = row(of: id, at: point, c) ?? 0
      guard texts.indices.contains(row) else { return }
      field = "\(name)[\(row)]"
    }
    EditUpdate.change(field, .field, &c)
    _ = FocusUpdate.scroll(to: .property(field, .field), &c)
  }

  /// The row of a table at a point, from 0.
  private static func row(of table: String, at point: CGPoint, _ c: Context) -> Int? {
    let (at, _) = c.sceneLocation(point)
    let start = "\(table).row"
    let cell = ComposeScene(c).allDrawn(at: at).last { $0.name.hasPrefix(start) }
    return cell.flatMap { Int($0.name.dropFirst(start.count).prefix { $0.isNumber }) }
  }
}
