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
    let texts = texts(of: object.className)
    if !texts.isEmpty { return openText(texts, id, at: point, &c) }
    // Bands begin in the view of a controller anyway.
    guard !object.isFixed, let first = scene.text.children(of: id, .view).first else { return }
    c.state.compose.hands.grounds.removeAll { $0 == id }
    c.state.compose.hands.grounds.append(id)
    ComposeSelecting.select([first.id], &c)
  }

  /// The properties with the text that a class shows, of which an object has one.
  private static func texts(of className: String) -> [String] {
    switch className {
    case "UILabel", "UITextField": ["text"]
    case "UIButton": ["title"]
    case "UISegmentedControl", "UICollectionView": ["items"]
    case "UITableView": ["rows", "sections"]
    default: []
    }
  }

  /// The field of the text in Inspect has the keys; rows that are only counted are to be written out first.
  private static func openText(
    _ names: [String], _ id: String, at point: CGPoint, _ c: inout Context
  ) {
    c.state.workspace.rightTab = .inspect
    PanelUpdate.show(.right, &c)
    let found = names.compactMap { name in
      c.reading.properties.first { $0.path == "\(id).\(name)" }
    }
    let rows = found.compactMap { RowUpdate.shown($0.name, c) }
    guard let shown = rows.first(where: \.list.hasSections) ?? rows.first else {
      guard let property = found.first else { return }
      return open(.property(property.name, .field), &c)
    }
    let place =
      place(of: id, at: point, c) ?? RowPlace(section: shown.list.hasSections ? 0 : nil, 0)
    let field = RowField(shown.property.name, place)
    guard shown.list.section(of: place)?.count == nil else {
      let list = RowField(field.property, place, .section)
      return open(
        .property(place.section == nil ? field.property : list.name, .writeOut), &c)
    }
    guard shown.list[place] != nil else { return }
    open(.property(field.name, .field), &c)
  }

  /// A field takes what is typed; a button has the keys.
  private static func open(_ target: Target, _ c: inout Context) {
    if case .property(let name, .field) = target { EditUpdate.change(name, .field, &c) }
    let region = FocusUpdate.scroll(to: target, &c)
    if case .property(_, .writeOut) = target, let region { c.state.focus.move(to: region) }
  }

  /// The row of a table, or the item of a collection view, at a point.
  private static func place(of list: String, at point: CGPoint, _ c: Context) -> RowPlace? {
    let (at, _) = c.sceneLocation(point)
    let cells = ComposeScene(c).allDrawn(at: at).filter { $0.name.hasPrefix(list + ".") }
    return cells.lazy.compactMap { cell -> RowPlace? in
      let words = cell.name.dropFirst(list.count + 1).split(separator: ".")
      func number(_ word: Substring?, after start: String) -> Int? {
        word.flatMap { $0.hasPrefix(start) ? Int($0.dropFirst(start.count)) : nil }
      }
      if let section = number(words.first, after: "section") {
        return number(words.dropFirst().first, after: "row").map { RowPlace(section: section, $0) }
      }
      return (number(words.first, after: "row") ?? number(words.first, after: "item"))
        .map { RowPlace($0) }
    }.first
  }
}
