import Foundation
import TouchCanvas

/// Controls of several parts.
extension ToolbarPen {
  typealias Part = (item: ToolbarItem, box: CGRect)

  // MARK: Controls that share an outline

  /// Buttons of one width that share their borders.
  mutating func joined(_ items: [ToolbarItem], in box: CGRect) {
    let boxes = Self.parts(box, items.map { _ in box.width / Double(items.count) })
    let parts = Array(zip(items, boxes))
    grounds(parts, box)
    for part in boxes.dropFirst() {
      picture.list.stroke(
        .line(
          CGPoint(x: part.minX, y: box.minY + 1), CGPoint(x: part.minX, y: box.maxY - 1)),
        look.theme.hairline, width: 1)
    }
    outline(box, look.theme.border)
    faces(parts)
  }

  /// The ground of the whole, and those of parts that have another one.
  private mutating func grounds(_ parts: [Part], _ whole: CGRect) {
    picture.list.fill(.roundedRectangle(whole, Self.radius), look.theme.panel)
    for (item, box) in parts where ground(item) != look.theme.panel {
      picture.list.fill(
        .roundedRectangle(box.insetBy(dx: 1, dy: 1), Self.radius - 1), ground(item))
    }
  }

  private mutating func outline(_ box: CGRect, _ ink: Color) {
    picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), Self.radius), ink, width: 1)
  }

  private mutating func divider(at x: Double, _ box: CGRect, _ ink: Color) {
    picture.list.stroke(
      .line(CGPoint(x: x, y: box.minY + 1), CGPoint(x: x, y: box.maxY - 1)), ink, width: 1)
  }

  private mutating func faces(_ parts: [Part]) {
    for (item, box) in parts {
      face(item, box)
      picture.region(item.target, box, item.tooltip)
    }
  }

  // MARK: Values

  /// A text, and what it is before it.
  mutating func captioned(
    _ caption: String, _ text: String, _ left: Double, _ right: Double, _ box: CGRect,
    _ ink: Color
  ) {
    var start = left
    let indent = look.width(caption, Self.stateFont) + Self.beforeState
    if !caption.isEmpty, indent + look.width(text, Self.font) <= right - left {
      picture.list.label(
        caption, x: left, middle: box.midY, Self.stateFont, look.theme.secondary, look)
      start += indent
    }
    picture.list.label(
      look.fitTail(text, right - start, Self.font), x: start, middle: box.midY, Self.font, ink,
      look)
  }

  /// A time and a speed are two things: the line between them is as that of joined buttons, and no value moves it. A word
  /// stands before the speed where every time keeps its room.
  mutating func time(
    _ time: ToolbarValue, _ word: String, _ speed: ToolbarValue, _ left: Double, _ right: Double,
    _ box: CGRect, _ speedInk: Color, _ ink: Color
  ) {
    let font = Self.timeFont
    let start = (right - widest(speed, font)).rounded(.down)
    let wordStart = (start - Self.beforeSpeed - look.width(word, Self.stateFont)).rounded(.down)
    func edge(before x: Double) -> Double { x - Self.besideLine - 0.5 }
    let hasWord = left + widest(time, font) <= edge(before: wordStart) - 2
    let edge = edge(before: hasWord ? wordStart : start)
    divider(at: edge, box, look.theme.border)
    picture.list.label(
      look.fit(time.now, edge - 2 - left, font), x: left, middle: box.midY, font, ink, look)
    if hasWord {
      picture.list.label(
        word, x: wordStart, middle: box.midY, Self.stateFont, look.theme.secondary, look)
    }
    picture.list.label(
      look.fit(speed.now, right - start, font), x: start, middle: box.midY, font, speedInk, look)
  }

  /// A label, and at the right what is on, in as many words as every value of them has room for: none moves the label.
  mutating func state(
    _ text: String, _ states: [ToolbarValue], _ left: Double, _ right: Double, _ box: CGRect,
    _ ink: Color
  ) {
    let room = right - left - look.width(text, Self.font) - Self.beforeState
    let fitting = states.first { widest($0, Self.stateFont) <= room }
    guard let state = fitting ?? states.last else { return }
    picture.list.trailing(
      state.now, right: right, middle: box.midY, Self.stateFont, look.theme.secondary, look)
    label(text, left, right - look.width(state.now, Self.stateFont) - Self.beforeState, box, ink)
  }

  private func widest(_ value: ToolbarValue, _ font: Font) -> Double {
    value.all.map { look.width($0, font) }.max() ?? 0
  }
}
