import Foundation
import TouchCanvas
import TouchLanguage

/// The library below the tree: what can be dragged or pressed into the scene.
package enum LibraryPicture {
  private static let share = 0.4
  private static let head = 36.0
  private static let tile = CGSize(width: 112, height: 32)

  /// The tree's part of the left panel, and the library's.
  static func divide(_ left: CGRect, isShown: Bool) -> (left: CGRect, library: CGRect) {
    guard isShown, left.width > 0 else { return (left, .zero) }
    let height = min(max(176, left.height * share), left.height * 0.6).rounded()
    let (library, rest) = left.divided(atDistance: height, from: .maxYEdge)
    return (rest, library)
  }

  /// What a group has, or what was searched for, best first.
  package static func entries(_ model: LibraryModel) -> [ComposeTarget] {
    let classes = model.classes.map {
      ComposeTarget.userClass($0.name, isRecognizer: $0.isRecognizer)
    }
    guard !model.query.isEmpty else {
      return model.group == .classes
        ? classes
        : LibraryEntry.allCases.filter { $0.group == model.group }.map(ComposeTarget.entry)
    }
    return (LibraryEntry.allCases.map(ComposeTarget.entry) + classes)
      .map { (target: $0, rank: rank($0, model.query.lowercased())) }
      .filter { $0.rank > 0 }.enumerated()
      .sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
      .map(\.element.target)
  }

  /// How well a word of it begins with the query: its title before its class before other words for it.
  private static func rank(_ target: ComposeTarget, _ query: String) -> Int {
    func begins(_ text: String) -> Bool {
      let lower = text.lowercased()
      return lower.hasPrefix(query) || lower.contains(" " + query)
    }
    switch target {
    case .entry(let entry):
      if begins(Text.compose.title(entry)) { return 3 }
      if begins(entry.className) || begins(String(entry.className.dropFirst(2))) { return 2 }
      return Text.compose.synonyms(entry).contains(where: begins) ? 1 : 0
    case .userClass(let name, _): return begins(name) ? 2 : 0
    case .group, .relate, .move, .line, .complete, .find, .details, .recognizers, .groups: return 0
    }
  }

  static func draw(
    _ model: LibraryModel, in bounds: CGRect, offset: Double, _ hover: Target?, _ look: Look
  ) -> (Picture, WindowScroll?) {
    var pen = PanelPen(look, scale: 1, rowHeight: model.rowHeight)
    let isTouch = model.rowHeight > 24
    pen.picture.list.fill(.rectangle(bounds), look.theme.panel)
    pen.picture.list.stroke(
      .line(CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY)),
      look.theme.border, width: 1)
    let high = isTouch ? 44.0 : 26
    let group = CGRect(
      x: bounds.minX + 14, y: bounds.minY + 6,
      width: min(bounds.width * 0.46, groupWidth(look)), height: high)
    let field = CGRect(
      x: group.maxX + 8, y: group.minY, width: max(40, bounds.maxX - 14 - group.maxX - 8),
      height: high)
    choice(model, in: group, isHovered: hover == .compose(.groups), look, &pen.picture)
    // Half a placeholder says less than the lens.
    let hint = look.width(Text.compose.find, .ui(12)) + 40 <= field.width ? Text.compose.find : ""
    pen.field(
      .field(.library), model.query, placeholder: hint, isFocused: model.isSearching,
      in: field, .ui(12), hasLens: true, tooltip: Text.compose.find)
    let y = field.maxY + 8
    let list = CGRect(x: bounds.minX, y: y, width: bounds.width, height: max(0, bounds.maxY - y))
    let (tiles, height) = tiles(model, width: bounds.width, hover, look)
    let scroll = WindowScroll(key: "library", frame: list, content: height)
    pen.picture.append(tiles.scrolled(by: offset, in: list.size), offset: list.origin)
    pen.picture.append(ScrollBarPicture.draw(scroll, offset, look))
    return (pen.picture, scroll)
  }

  private static let groupFont = Font.ui(12, .semibold)

  /// Wide enough for the longest name of a group.
  private static func groupWidth(_ look: Look) -> Double {
    (LibraryGroup.allCases.map { look.width(Text.compose.title($0), groupFont) }.max() ?? 0) + 28
  }

  /// The group that shows, with a sign that there are others.
  private static func choice(
    _ model: LibraryModel, in box: CGRect, isHovered: Bool, _ look: Look, _ picture: inout Picture
  ) {
    let title = Text.compose.title(model.group)
    if isHovered { picture.list.fill(.roundedRectangle(box, 6), look.theme.raised) }
    picture.list.label(
      look.fit(title, box.width - 24, groupFont), x: box.minX + 4, middle: box.midY, groupFont,
      model.query.isEmpty ? look.theme.text : look.theme.secondary, look)
    let tip = CGPoint(x: box.maxX - 10, y: box.midY)
    picture.list.stroke(
      .polyline([
        CGPoint(x: tip.x - 4, y: tip.y - 2), CGPoint(x: tip.x, y: tip.y + 2),
        CGPoint(x: tip.x + 4, y: tip.y - 2),
      ]), look.theme.secondary, width: 1.5)
    picture.region(.compose(.groups), box, "\(title)\n\(Text.compose.groupsHelp)")
  }

  private static func tiles(
    _ model: LibraryModel, width: Double, _ hover: Target?, _ look: Look
  ) -> (Picture, Double) {
    var picture = Picture()
    let entries = entries(model)
    let isTouch = model.rowHeight > 24
    let size = CGSize(width: (width - 28 - 8) / 2, height: isTouch ? 48 : tile.height)
    guard !entries.isEmpty else {
      let words = model.query.isEmpty ? Text.compose.noClasses : Text.compose.noMatches(model.query)
      picture.list.label(words, x: 14, middle: 12, .ui(12), look.theme.secondary, look)
      return (picture, 24)
    }
    for (index, entry) in entries.enumerated() {
      let box = CGRect(
        x: 14 + Double(index % 2) * (size.width + 8), y: Double(index / 2) * (size.height + 6),
        width: size.width, height: size.height)
      draw(
        entry, in: box, isArmed: entry == model.armed, isHovered: hover == .compose(entry), look,
        &picture)
    }
    return (picture, Double((entries.count + 1) / 2) * (size.height + 6) + 8)
  }

  private static func draw(
    _ entry: ComposeTarget, in box: CGRect, isArmed: Bool, isHovered: Bool, _ look: Look,
    _ picture: inout Picture
  ) {
    let shape = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6)
    picture.list.fill(
      shape,
      isArmed ? look.theme.accent.opacity(0.25) : isHovered ? look.theme.raised : look.theme.panel)
    picture.list.stroke(shape, isArmed ? look.theme.accent : look.theme.border, width: 1)
    let title = title(entry)
    let center = CGPoint(x: box.minX + 17, y: box.midY)
    sign(entry, at: center, look, &picture.list)
    picture.list.label(
      look.fit(title, box.width - 36, .ui(12, .medium)), x: box.minX + 30, middle: box.midY,
      .ui(12, .medium), look.theme.text, look)
    picture.region(.compose(entry), box, Text.compose.tooltip(title, className(entry)))
  }

  private static func sign(
    _ entry: ComposeTarget, at c: CGPoint, _ look: Look, _ list: inout DrawList
  ) {
    if isRecognizer(entry) {
      list.stroke(.circle(c, 5.5), look.theme.secondary, width: 1.5)
      list.fill(.circle(c, 2), look.theme.secondary)
    } else {
      let box = CGRect(x: c.x - 6, y: c.y - 4.5, width: 12, height: 9)
      list.stroke(.roundedRectangle(box, 2), look.theme.secondary, width: 1.5)
    }
  }

  package static func title(_ entry: ComposeTarget) -> String {
    switch entry {
    case .entry(let entry): Text.compose.title(entry)
    case .userClass(let name, _): name
    case .group, .relate, .move, .line, .complete, .find, .details, .recognizers, .groups: ""
    }
  }

  private static func className(_ entry: ComposeTarget) -> String {
    if case .entry(let entry) = entry { entry.className } else { title(entry) }
  }

  private static func isRecognizer(_ entry: ComposeTarget) -> Bool {
    switch entry {
    case .entry(let entry): entry.group == .recognizers
    case .userClass(_, let isRecognizer): isRecognizer
    case .group, .relate, .move, .line, .complete, .find, .details, .recognizers, .groups: false
    }
  }
}
