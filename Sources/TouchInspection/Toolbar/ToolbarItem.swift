import TouchLanguage
import Foundation
import TouchCanvas

/// A button of the toolbar or of the bar for fingers.
struct ToolbarItem {
  enum Face {
    case glyph(ToolbarGlyph)
    case text(String)
    case labelled(ToolbarGlyph, String)
    /// A text, and its key in quieter letters.
    case keyed(String, String)
    /// A text that is cut to a width.
    case title(String, Double)
  }

  enum Standing {
    case plain
    /// Switched on, as one of several.
    case on
    /// What everything else follows: the mode, a clock that stands still.
    case chosen
  }

  /// A command, or a menu.
  var target: Target
  var face: Face
  var tooltip: String
  var standing = Standing.plain
  /// It cannot act now; the tooltip says why.
  var isRefused = false
  /// In place of that of the text.
  var tint: Color?

  /// It opens a menu.
  var hasMenu: Bool {
    switch target {
    case .command(.open): true
    case .more(let menu): menu != .toolbar
    default: false
    }
  }
}

extension BarsModel {
  /// A button for a command: its tooltip is that of the command's entry.
  func button(
    _ command: CommandID, _ face: ToolbarItem.Face, _ standing: ToolbarItem.Standing = .plain,
    key: CommandID? = nil
  ) -> ToolbarItem {
    ToolbarItem(
      target: .command(command), face: face, tooltip: tooltip(of: command, key: key),
      standing: standing, isRefused: refusal(of: command) != nil)
  }
}

/// Draws groups of buttons: each group has one frame, so that the bar stays calm.
struct ToolbarPen {
  let look: Look
  /// The region under the pointer.
  let hover: Target?
  var picture = Picture()

  static let font = Font.ui(12, .medium)
  private static let keyFont = Font.mono(11)
  /// Of a button: at the scale for fingers it is 44 points wide.
  static let side = 29.0
  static let height = 28.0
  static let gap = 10.0
  private static let chevron = 13.0

  init(_ look: Look, hover: Target?) {
    self.look = look
    self.hover = hover
  }

  func width(_ item: ToolbarItem) -> Double {
    let face =
      switch item.face {
      case .glyph: Self.side
      case .text(let text): max(Self.side, look.width(text, Self.font).rounded(.up) + 18)
      case .labelled(_, let text): Self.side + look.width(text, Self.font).rounded(.up) + 8
      case .keyed(let text, let key):
        (look.width(text, Self.font) + look.width(key, Self.keyFont)).rounded(.up) + 26
      case .title(_, let width): width + 20
      }
    return face + (item.hasMenu ? Self.chevron : 0)
  }

  func width(_ group: [ToolbarItem]) -> Double { group.reduce(0) { $0 + width($1) } }

  /// Draws a group from `x` on; returns its right end.
  @discardableResult
  mutating func draw(_ group: [ToolbarItem], x: Double, middle: Double) -> Double {
    guard !group.isEmpty else { return x }
    let theme = look.theme
    let frame = CGRect(
      x: x, y: middle - Self.height / 2, width: width(group), height: Self.height)
    picture.list.fill(.roundedRectangle(frame, 6), theme.window)
    var left = x
    for item in group {
      let box = CGRect(x: left, y: frame.minY, width: width(item), height: Self.height)
      ground(item, box)
      face(item, box)
      picture.region(item.target, box, item.tooltip)
      left = box.maxX
    }
    picture.list.stroke(
      .roundedRectangle(frame.insetBy(dx: 0.5, dy: 0.5), 6), theme.border.opacity(0.7), width: 1)
    return frame.maxX
  }

  private mutating func ground(_ item: ToolbarItem, _ box: CGRect) {
    let theme = look.theme
    let shape = Path.roundedRectangle(box.insetBy(dx: 2, dy: 2), 4.5)
    switch item.standing {
    case .chosen:
      picture.list.fill(shape, item.isRefused ? theme.border.opacity(0.4) : theme.accent)
    case .on: picture.list.fill(shape, theme.accent.opacity(0.28))
    case .plain: break
    }
    guard hover == item.target, !item.isRefused else { return }
    picture.list.fill(shape, theme.text.opacity(0.12))
  }

  private func ink(_ item: ToolbarItem) -> Color {
    if item.isRefused { return look.theme.disabled }
    if item.standing == .chosen { return look.theme.onAccent }
    return item.tint ?? look.theme.text
  }

  private mutating func face(_ item: ToolbarItem, _ box: CGRect) {
    let ink = ink(item)
    let bounds = CGRect(
      x: box.minX, y: box.minY, width: box.width - (item.hasMenu ? Self.chevron : 0),
      height: box.height)
    switch item.face {
    case .glyph(let glyph):
      glyph.draw(at: CGPoint(x: bounds.midX, y: bounds.midY), ink, look, &picture.list)
    case .text(let text): picture.list.centered(text, in: bounds, Self.font, ink, look)
    case .labelled(let glyph, let text):
      glyph.draw(
        at: CGPoint(x: bounds.minX + Self.side / 2, y: bounds.midY), ink, look, &picture.list)
      picture.list.label(
        text, x: bounds.minX + Self.side, middle: bounds.midY, Self.font, ink, look)
    case .keyed(let text, let key):
      picture.list.label(text, x: bounds.minX + 9, middle: bounds.midY, Self.font, ink, look)
      picture.list.trailing(
        key, right: bounds.maxX - 9, middle: bounds.midY, Self.keyFont,
        item.standing == .on ? look.theme.accent : look.theme.secondary, look)
    case .title(let text, let width):
      picture.list.label(
        look.fit(text, width, Self.font), x: bounds.minX + 12, middle: bounds.midY, Self.font, ink,
        look
      )
    }
    guard item.hasMenu else { return }
    let c = CGPoint(x: box.maxX - 11, y: box.midY + 0.5)
    picture.list.stroke(
      .polyline([
        CGPoint(x: c.x - 3.5, y: c.y - 1.5), CGPoint(x: c.x, y: c.y + 2),
        CGPoint(x: c.x + 3.5, y: c.y - 1.5),
      ]), ink, width: 1.4)
  }
}
