package import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage
package import TouchReading

/// What can be done or found by typing a part of its name.
package struct PaletteModel: Sendable, Equatable {
  /// One command.
  package struct Item: Sendable, Equatable {
    /// What choosing it does.
    package var action: PaletteAction
    /// What it does.
    package var title: String
    /// As `Mod+O`; empty for none.
    package var keys: String
    /// Quieter words after the title.
    package var detail: String
    /// Other names by which it is found.
    package var names: [String]
    /// It is what is open now.
    package var isOpen = false
    package init(
      _ action: PaletteAction, title: String, keys: String = "", detail: String = "",
      names: [String] = []
    ) {
      self.action = action
      self.title = title
      self.keys = keys
      self.detail = detail
      self.names = names
    }
  }

  /// What was typed.
  package var query = ""
  /// What belongs into the empty field.
  package var placeholder = Text.over.palettePlaceholder
  /// What is listed, from top to bottom.
  package var items: [Item] = []
  /// What its items are.
  package enum Subject: Sendable, Equatable {
    /// Commands, objects, scenes and articles.
    case everything
    /// Scenes alone, so that those of the library need no words for it.
    case scenes
    case templates
    /// What is selected of the open scene.
    case objects
    /// Gestures that are made; numbers that are typed are not searched for.
    case gestures
    /// What touches tell of their contact, with what they tell now; what is typed are its numbers.
    case contact(TouchContact)
  }

  package var subject = Subject.everything
  /// The path of the scene that is open, where scenes are listed and it is marked.
  package var openScene: String?
  /// What is typed, in other languages.
  package var translations: [String] = []
  /// The row that keys went to, among those that match; nil before they do.
  package var chosen: Int?
  /// What the pointer is over, if anything.
  package var hover: Target?
  /// Height of a row, points.
  package var rowHeight = 30.0
  /// How much larger texts are than usual.
  package var textScale = 1.0
  package init() {}

  /// The items that match, the best first; all in their order when nothing is typed. What is in the open scene comes
  /// before other scenes.
  package var matches: [Item] {
    let query =
      switch subject {
      case .gestures: GestureQuery(query).words
      case .contact: ""
      case .everything, .scenes, .templates, .objects: query
      }
    guard !query.isEmpty else { return items }
    return items.enumerated().compactMap { index, item in
      score(item, query).map {
        (isBeyond: item.action.distance, score: $0, index: index, item: item)
      }
    }.sorted { ($0.isBeyond, -$0.score, $0.index) < ($1.isBeyond, -$1.score, $1.index) }
      .map(\.item)
  }

  /// The row that Enter takes: until keys go to another one, what is open, or what matches best.
  package func selected(in matches: [Item]) -> Int {
    chosen ?? (query.isEmpty ? matches.firstIndex(where: \.isOpen) : nil) ?? 0
  }

  private func score(_ item: Item, _ query: String) -> Int? {
    let texts = [item.title] + item.names
    // Whole sentences have the letters of most words somewhere.
    if case .article = item.action {
      return SearchText(query).matches(texts.joined(separator: " "))
        ? query.count : CommandSearch.score(translations, in: texts)
    }
    return CommandSearch.score(query, title: item.title, other: item.names, id: "\(item.action)")
      ?? CommandSearch.score(translations, in: texts)
  }
}

extension PaletteAction {
  /// How far it leads: what is in the open scene comes before other scenes, and those before articles.
  fileprivate var distance: Int {
    switch self {
    case .command, .select, .describe, .gesture, .contact, .contactValue, .template: 0
    case .scene: 1
    case .article: 2
    }
  }
}

/// A box in the middle of the window: a field, and below it what matches.
package struct PalettePicture {
  private let model: PaletteModel
  private var pen: PanelPen

  /// Draws it into a rectangle.
  package static func draw(_ model: PaletteModel, size: CGSize, _ look: Look) -> Picture {
    var panel = PalettePicture(
      model: model, pen: PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight))
    panel.draw(size)
    return panel.pen.picture
  }

  private mutating func draw(_ size: CGSize) {
    let items = model.matches
    let padding = 10.0
    let width = min(560 * pen.scale, size.width - 24)
    let field = max(36 * pen.scale, model.rowHeight >= 44 ? 44 : 0)
    let top = min(90, max(12, size.height * 0.1))
    let available = size.height - top - field - padding * 3 - 12
    let shown = max(1, min(max(1, items.count), min(12, Int(available / pen.rowHeight))))
    let box = CGRect(
      x: (size.width - width) / 2, y: top, width: width,
      height: field + padding * 3 + Double(shown) * pen.rowHeight)
    ground(box, size)
    pen.field(
      .field(.palette), model.query, placeholder: model.placeholder, isFocused: true,
      in: CGRect(
        x: box.minX + padding, y: box.minY + padding, width: width - padding * 2, height: field),
      pen.ui(15), hasLens: true)
    var y = box.minY + field + padding * 2
    guard !items.isEmpty else {
      pen.text(
        Text.over.nothingFound(model.query), x: box.minX + padding * 2,
        middle: y + pen.rowHeight / 2,
        width: width - padding * 4, pen.ui(13), pen.theme.secondary)
      return
    }
    // The selected row is always among those that show.
    let selected = min(max(0, model.selected(in: items)), items.count - 1)
    let first = min(max(0, selected - shown / 2), items.count - shown)
    for index in first..<first + shown {
      let row = CGRect(
        x: box.minX + padding / 2, y: y, width: width - padding, height: pen.rowHeight)
      item(items[index], row, isSelected: index == selected)
      y += pen.rowHeight
    }
  }

  private mutating func ground(_ box: CGRect, _ size: CGSize) {
    let whole = CGRect(origin: .zero, size: size)
    pen.picture.list.fill(.rectangle(whole), .black.opacity(0.4))
    pen.picture.region(.command(.palette), whole, "")
    pen.picture.list.fill(
      .roundedRectangle(box.offsetBy(dx: 0, dy: 6).insetBy(dx: -3, dy: -3), 15),
      .black.opacity(0.25))
    pen.picture.list.fill(.roundedRectangle(box, 12), pen.theme.panel)
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 12), pen.theme.border, width: 1)
    pen.picture.region(.palette, box, "")
  }

  private mutating func item(_ item: PaletteModel.Item, _ row: CGRect, isSelected: Bool) {
    let target = Target.paletteItem(item.action)
    pen.row(row, isSelected: isSelected, isHovered: model.hover == target)
    pen.picture.region(
      target, row,
      Text.panels.tooltip(item.title, summary: item.detail, keys: item.keys, refusal: nil))
    if item.isOpen {
      StateGlyph.check(
        &pen.picture.list, CGPoint(x: row.minX + 16, y: row.midY), pen.theme.accent)
    }
    let left = row.minX + (model.items.contains(where: \.isOpen) ? 32 : 12)
    var right = row.maxX - 12
    let caps = KeyCaps(combinations: item.keys.isEmpty ? [] : [item.keys])
    let keys = caps.width(pen)
    // Keys show where the title keeps its room.
    let title = pen.look.width(item.title, pen.ui(13, .semibold))
    if keys > 0, title + keys + 12 <= right - left {
      caps.draw(x: right - keys, y: row.minY, width: keys, step: row.height, &pen)
      right -= keys + 12
    }
    let end = pen.text(
      item.title, x: left, middle: row.midY, width: right - left,
      pen.ui(13, isSelected ? .semibold : .regular), pen.theme.text)
    let gap = 10 * pen.scale.squareRoot()
    guard !item.detail.isEmpty, right - end - gap >= 50 * pen.scale else { return }
    pen.text(
      item.detail, x: end + gap, middle: row.midY, width: right - end - gap, pen.ui(12),
      pen.theme.secondary)
  }
}
