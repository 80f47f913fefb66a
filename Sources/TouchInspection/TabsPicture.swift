import Foundation
import TouchCanvas

/// A row of titles, one of them chosen; each is a region `command:` with its id.
enum TabsPicture {
  static let height = 34.0

  static func draw(
    _ tabs: [(id: String, title: String, isOn: Bool)], in room: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let gaps = tabs.count > 5 ? 11.0 : tabs.count > 4 ? 13.0 : 20
    let size = tabs.count > 5 ? 12.0 : 13
    let bold = Font.ui(size, .semibold)
    let whole = tabs.reduce(0) { $0 + look.width($1.title, bold) } + gaps * Double(tabs.count - 1)
    // Titles that do not fit all become shorter alike.
    let part = min(
      1, (room.width - gaps * Double(tabs.count - 1)) / (whole - gaps * Double(tabs.count - 1)))
    var x = room.minX
    for tab in tabs {
      let font = tab.isOn ? bold : Font.ui(size)
      let width = look.width(tab.title, bold) * part
      let title = look.fit(tab.title, width, font)
      picture.list.label(
        title, x: x, middle: room.midY, font,
        tab.isOn ? look.theme.text : look.theme.secondary, look)
      if tab.isOn {
        picture.list.fill(
          .rectangle(CGRect(x: x, y: room.maxY - 5, width: look.width(title, font), height: 2)),
          look.theme.accent)
      }
      picture.region(
        "command:\(tab.id)",
        CGRect(x: x - gaps / 2, y: room.minY, width: width + gaps, height: room.height),
        title == tab.title ? "" : tab.title)
      x += width + gaps
    }
    return picture
  }
}

/// A bar at the right edge of a list that is longer than its room.
enum ScrollBarPicture {
  static func draw(_ scroll: WindowPicture.Scroll, _ offset: Double, _ look: Look) -> Picture {
    var picture = Picture()
    let room = scroll.frame
    guard scroll.content > room.height, room.height > 30 else { return picture }
    let height = max(24, room.height * room.height / scroll.content)
    let part = min(max(offset / (scroll.content - room.height), 0), 1)
    picture.list.fill(
      .roundedRectangle(
        CGRect(
          x: room.maxX - 7, y: room.minY + (room.height - height) * part, width: 4,
          height: height), 2), look.theme.border)
    return picture
  }
}
