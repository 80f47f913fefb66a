import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading

/// A row of titles, one of them chosen; each is a region `command:` with its id. Those that have no room are behind a
/// last one that opens a menu.
struct TabsPicture {
  typealias Tab = (command: CommandID, title: String, isOn: Bool)

  static let height = 40.0

  private let bounds: CGRect
  private let look: Look
  private let size: Double
  private let gap: Double
  private var x: Double
  private var picture = Picture()

  /// `more` is the menu of what has no room.
  static func draw(_ tabs: [Tab], more: MoreMenu, in bounds: CGRect, _ look: Look) -> Picture {
    var row = TabsPicture(tabs, bounds, look)
    let shown = row.fitting(tabs)
    for index in shown { row.draw(tabs[index]) }
    if shown.count < tabs.count {
      let rest = tabs.indices.filter { !shown.contains($0) }.map { tabs[$0].title }
      row.drawMore(more, rest)
    }
    return row.picture
  }

  /// Under a row of tabs, from edge to edge of their panel.
  static func line(under bar: CGRect, from left: Double, to right: Double, _ look: Look) -> DrawList
  {
    var list = DrawList()
    list.stroke(
      .line(CGPoint(x: left, y: bar.maxY - 0.5), CGPoint(x: right, y: bar.maxY - 0.5)),
      look.theme.hairline, width: 1)
    return list
  }

  private init(_ tabs: [Tab], _ bounds: CGRect, _ look: Look) {
    self.bounds = bounds
    self.look = look
    let styles = Self.styles.dropFirst(tabs.count > 5 ? 2 : tabs.count > 4 ? 1 : 0)
    let fitting = styles.first { size, gap in
      tabs.reduce(-gap) { $0 + look.width($1.title, .ui(size, .semibold)) + gap } <= bounds.width
    }
    (size, gap) = fitting ?? styles.last ?? (12, 11)
    x = bounds.minX
  }

  /// The size of titles and the room between them, from the widest: all titles show, if they can.
  private static let styles = [(13.0, 20.0), (13, 13), (12, 11)]

  private var bold: Font { .ui(size, .semibold) }
  private static let chevron = 12.0

  /// The chosen one, and as many of the others from the first on as have room beside it.
  private func fitting(_ tabs: [Tab]) -> [Int] {
    func width(_ index: Int) -> Double { look.width(tabs[index].title, bold) + gap }
    if tabs.indices.reduce(-gap, { $0 + width($1) }) <= bounds.width { return Array(tabs.indices) }
    let chosen = tabs.firstIndex { $0.isOn } ?? 0
    var left = bounds.width - look.width(Text.panels.more, bold) - Self.chevron - width(chosen)
    let others = tabs.indices.filter { $0 != chosen }.prefix {
      left -= width($0)
      return left >= 0
    }
    return (others + [chosen]).sorted()
  }

  private mutating func draw(_ tab: Tab) {
    let font = tab.isOn ? bold : Font.ui(size)
    let width = min(look.width(tab.title, bold), bounds.width)
    let title = look.fit(tab.title, width, font)
    picture.list.label(
      title, x: x, middle: bounds.midY, font, tab.isOn ? look.theme.text : look.theme.secondary,
      look)
    if tab.isOn {
      picture.list.fill(
        .rectangle(CGRect(x: x, y: bounds.maxY - 2, width: look.width(title, font), height: 2)),
        look.theme.accent)
    }
    picture.region(.command(tab.command), region(width), title == tab.title ? "" : tab.title)
    x += width + gap
  }

  private mutating func drawMore(_ menu: MoreMenu, _ titles: [String]) {
    let width = look.width(Text.panels.more, bold) + Self.chevron
    picture.list.label(
      Text.panels.more, x: x, middle: bounds.midY, .ui(size), look.theme.secondary, look)
    let c = CGPoint(x: x + width - 5, y: bounds.midY)
    picture.list.stroke(
      .polyline([
        CGPoint(x: c.x - 3.5, y: c.y - 1.5), CGPoint(x: c.x, y: c.y + 2),
        CGPoint(x: c.x + 3.5, y: c.y - 1.5),
      ]), look.theme.secondary, width: 1.4)
    picture.region(.more(menu), region(width), Text.panels.moreHelp(titles))
  }

  private func region(_ width: Double) -> CGRect {
    CGRect(x: x - gap / 2, y: bounds.minY, width: width + gap, height: bounds.height)
  }
}

/// A bar at the right edge of a list that is longer than its room.
enum ScrollBarPicture {
  /// How much of the end of a list fades out, points.
  static let fade = 20.0
  /// How strong the ground lies over each point of it, from above; so small steps do not show.
  private static let strengths = (1...Int(fade)).map { Double($0) / (fade + 1) }

  /// `ground`: the colour below the list, in which its end fades out where it goes on and a row is cut; nil where it ends
  /// at a line.
  static func draw(
    _ scroll: WindowScroll, _ offset: Double, ground: Color? = nil, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let bounds = scroll.frame
    guard scroll.content > bounds.height, bounds.height > 30 else { return picture }
    if let ground, scroll.content - offset > bounds.height + 1, bounds.height > 120,
      scroll.cutsRow(at: offset)
    {
      let end = bounds.maxY.rounded()
      for (index, strength) in strengths.enumerated() {
        let box = CGRect(
          x: bounds.minX + 1, y: end - fade + Double(index), width: bounds.width - 2, height: 1)
        picture.list.fill(.rectangle(box), ground.opacity(strength))
      }
    }
    let height = max(24, bounds.height * bounds.height / scroll.content)
    let fraction = min(max(offset / (scroll.content - bounds.height), 0), 1)
    picture.list.fill(
      .roundedRectangle(
        CGRect(
          x: bounds.maxX - 5, y: bounds.minY + (bounds.height - height) * fraction, width: 4,
          height: height), 2), look.theme.border)
    return picture
  }
}
