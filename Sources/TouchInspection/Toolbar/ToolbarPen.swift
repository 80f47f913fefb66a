import Foundation
import TouchCanvas

/// Draws controls into the places that they have: buttons, joined buttons, segments.
struct ToolbarPen {
  let look: Look
  /// The region under the pointer.
  let hover: Target?
  var picture = Picture()

  private static let font = Font.ui(13, .medium)
  private static let chosenFont = Font.ui(13, .semibold)
  private static let timeFont = Font.mono(12)
  private static let quietFont = Font.mono(11)
  private static let stateFont = Font.ui(12)
  private static let radius = 6.0
  private static let padding = 12.0
  /// Of the box that a sign stands in, and from there to a label.
  private static let sign = 16.0
  private static let signGap = 8.0
  /// From the right edge to the middle of the sign for a menu, and from there to what stands before it.
  private static let chevron = 14.0
  private static let beforeChevron = 10.0
  private static let beforeSpeed = 8.0

  init(_ look: Look, hover: Target?) {
    self.look = look
    self.hover = hover
  }

  /// What a button with a sign and a label needs.
  func width(labelled text: String) -> Double {
    Self.padding * 2 + Self.sign + Self.signGap + look.width(text, Self.font).rounded(.up)
  }

  // MARK: Controls

  mutating func button(_ item: ToolbarItem, in box: CGRect) {
    let shape = Path.roundedRectangle(box, Self.radius)
    let inner = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), Self.radius)
    picture.list.fill(shape, ground(item))
    picture.list.stroke(inner, border(item), width: 1)
    face(item, box)
    picture.region(item.target, box, item.tooltip)
  }

  /// Buttons of one width that share their borders.
  mutating func joined(_ items: [ToolbarItem], in box: CGRect) {
    let theme = look.theme
    picture.list.fill(.roundedRectangle(box, Self.radius), theme.panel)
    let boxes = Self.parts(box, items.map { _ in box.width / Double(items.count) })
    for (item, part) in zip(items, boxes) where ground(item) != theme.panel {
      picture.list.fill(
        .roundedRectangle(part.insetBy(dx: 1, dy: 1), Self.radius - 1), ground(item))
    }
    for part in boxes.dropFirst() {
      picture.list.stroke(
        .line(
          CGPoint(x: part.minX, y: box.minY + 1), CGPoint(x: part.minX, y: box.maxY - 1)),
        theme.hairline, width: 1)
    }
    picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), Self.radius), theme.border, width: 1)
    for (item, part) in zip(items, boxes) {
      face(item, part)
      picture.region(item.target, part, item.tooltip)
    }
  }

  /// One of several, and which.
  mutating func segments(_ items: [(item: ToolbarItem, width: Double)], in box: CGRect) {
    let theme = look.theme
    picture.list.fill(.roundedRectangle(box, Self.radius), theme.window)
    let boxes = Self.parts(box, items.map(\.width))
    for (entry, part) in zip(items, boxes) {
      let item = entry.item
      let block = Path.roundedRectangle(part.insetBy(dx: 2, dy: 2), 4)
      if item.isOn {
        picture.list.fill(block, item.isRefused ? theme.hairline : theme.accent)
      } else if hover == item.target, !item.isRefused {
        picture.list.fill(block, theme.raised)
      }
      if case .text(let text) = item.face {
        picture.list.centered(
          text, in: part, item.isOn ? Self.chosenFont : Self.font,
          item.isRefused ? theme.disabled : item.isOn ? theme.onAccent : theme.text, look)
      }
      picture.region(item.target, part, item.tooltip)
    }
    picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), Self.radius), theme.border, width: 1)
  }

  private static func parts(_ box: CGRect, _ widths: [Double]) -> [CGRect] {
    var x = box.minX
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: box.minY, width: width, height: box.height)
    }
  }

  // MARK: Their looks

  private func ground(_ item: ToolbarItem) -> Color {
    if let ground = item.ground { return ground }
    let isRaised = item.isOn || item.isOpen || hover == item.target
    if isRaised, !item.isRefused { return look.theme.raised }
    return item.isField ? look.theme.window : look.theme.panel
  }

  private func border(_ item: ToolbarItem) -> Color {
    if item.isRefused { return look.theme.hairline }
    if let ground = item.ground { return ground }
    return item.isOn || item.isOpen ? look.theme.accent : look.theme.border
  }

  private func ink(_ item: ToolbarItem) -> Color {
    item.isRefused ? look.theme.disabled : item.tint ?? look.theme.text
  }

  /// The first of the items that has room, or the last one.
  mutating func button(_ items: [ToolbarItem], in box: CGRect) {
    let fitting = items.first { width(of: $0) <= box.width }
    if let item = fitting ?? items.last { button(item, in: box) }
  }

  /// What a button with a text needs, points.
  func width(of item: ToolbarItem) -> Double {
    let end = item.hasMenu ? Self.chevron + Self.beforeChevron : Self.padding
    switch item.face {
    case .text(let text): return Self.padding + look.width(text, Self.font) + end
    case .labelled(_, let text):
      return Self.padding + Self.sign + Self.signGap + look.width(text, Self.font) + end
    case .glyph, .time, .state, .counted: return ToolbarPlaces.side
    }
  }

  private mutating func face(_ item: ToolbarItem, _ box: CGRect) {
    let ink = ink(item)
    let isSignAlone =
      switch item.face {
      case .glyph, .counted: true
      case .text, .labelled, .time, .state: false
      }
    let hasChevron = item.hasMenu && !isSignAlone
    let left = box.minX + Self.padding
    let right =
      box.maxX - (hasChevron ? Self.chevron + Self.beforeChevron : Self.padding)
    switch item.face {
    case .glyph(let glyph):
      glyph.draw(at: CGPoint(x: box.midX, y: box.midY), ink, look, &picture.list)
    case .text(let text):
      // The beginning of a name tells more than both of its ends.
      label(look.fitTail(text, right - left, Self.font), left, right, box, ink)
    case .labelled(let glyph, let text):
      glyph.draw(
        at: CGPoint(x: left + Self.sign / 2, y: box.midY), ink, look, &picture.list)
      let start = left + Self.sign + Self.signGap
      label(look.fitTail(text, right - start, Self.font), start, right, box, ink)
    case .time(let time, let speed):
      picture.list.trailing(
        speed, right: right - Self.beforeSpeed, middle: box.midY, Self.quietFont,
        item.isOn ? look.theme.accent : ink, look)
      // A time and a speed are two things: the line between them is as that of joined buttons.
      let edge = (right - Self.beforeSpeed - look.width(speed, Self.quietFont) - 8).rounded() + 0.5
      picture.list.stroke(
        .line(CGPoint(x: edge, y: box.minY + 1), CGPoint(x: edge, y: box.maxY - 1)),
        look.theme.border, width: 1)
      let end = edge - 4
      picture.list.label(
        look.fit(time, end - left, Self.timeFont), x: left, middle: box.midY, Self.timeFont, ink,
        look)
    case .state(let text, let states): state(text, states, left, right, box, ink)
    case .counted(let glyph, let count):
      let whole = Self.sign + Self.signGap + look.width(count, Self.quietFont)
      let start = box.midX - whole / 2
      glyph.draw(at: CGPoint(x: start + Self.sign / 2, y: box.midY), ink, look, &picture.list)
      picture.list.trailing(
        count, right: start + whole, middle: box.midY, Self.quietFont, look.theme.accent, look)
    }
    if hasChevron { chevron(at: CGPoint(x: box.maxX - Self.chevron, y: box.midY), ink) }
  }

  private mutating func label(
    _ text: String, _ left: Double, _ right: Double, _ box: CGRect, _ ink: Color
  ) {
    picture.list.label(
      look.fit(text, right - left, Self.font), x: left, middle: box.midY, Self.font, ink, look)
  }

  /// A label, and at the right what is on, in as many words as there is room for.
  private mutating func state(
    _ text: String, _ states: [String], _ left: Double, _ right: Double, _ box: CGRect,
    _ ink: Color
  ) {
    let room = right - left - look.width(text, Self.font) - Self.beforeSpeed
    let state = states.first { look.width($0, Self.stateFont) <= room } ?? states.last ?? ""
    let own = look.width(state, Self.stateFont)
    picture.list.trailing(
      state, right: right - Self.beforeSpeed / 2, middle: box.midY, Self.stateFont,
      look.theme.accent, look)
    label(text, left, right - own - Self.beforeSpeed, box, ink)
  }

  private mutating func chevron(at c: CGPoint, _ ink: Color) {
    picture.list.stroke(
      .polyline([
        CGPoint(x: c.x - 4, y: c.y - 2), CGPoint(x: c.x, y: c.y + 2),
        CGPoint(x: c.x + 4, y: c.y - 2),
      ]), ink, width: 1.5)
  }
}
