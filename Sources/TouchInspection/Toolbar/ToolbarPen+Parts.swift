import Foundation
import TouchCanvas

/// Controls of several parts.
extension ToolbarPen {
  typealias Part = (item: ToolbarItem, box: CGRect)

  // MARK: Controls that share a ground

  /// Controls that touch: a line stands between kinds. What is on, or whose menu shows, has an outline of its own.
  mutating func joined(_ kinds: [[Part]]) {
    let parts = kinds.flatMap { $0 }
    guard let first = parts.first else { return }
    let whole = parts.reduce(first.box) { $0.union($1.box) }
    grounds(parts, whole)
    for kind in kinds.dropFirst() {
      if let box = kind.first?.box { divider(at: box.minX, whole) }
    }
    for (item, box) in parts { if let border = border(item) { outline(box, border) } }
    for (item, box) in parts {
      face(item, box)
      picture.region(item.target, box, item.tooltip)
    }
  }

  /// The ground of the whole, and those of parts that have another one.
  private mutating func grounds(_ parts: [Part], _ whole: CGRect) {
    if parts.contains(where: { !$0.item.isQuiet }) {
      picture.list.fill(.roundedRectangle(whole, Self.radius), look.theme.control)
    }
    for (item, box) in parts {
      guard let ground = ground(item), ground != look.theme.control else { continue }
      picture.list.fill(.roundedRectangle(box.insetBy(dx: 1, dy: 1), Self.radius - 1), ground)
    }
  }

  /// It keeps clear of the ground's edges, so that the parts belong together.
  private mutating func divider(at x: Double, _ box: CGRect) {
    picture.list.stroke(
      .line(CGPoint(x: x, y: box.minY + 7), CGPoint(x: x, y: box.maxY - 7)), look.theme.border,
      width: 1)
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

  /// A time and a speed are two things: the time is read, the speed is chosen. The line between them is as that of joined
  /// buttons, and no value moves it. A word stands before the speed where every time keeps its room.
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
    divider(at: edge, box)
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
