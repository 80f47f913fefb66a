import Foundation
import TouchCanvas

/// Things that are clicked or typed into.
extension PanelPen {
  /// A rounded label; its width with `chipWidth`.
  struct Chip {
    var text: String
    var isOn = false
    /// Of the dot before the text; nil for none.
    var dot: Color?
  }

  /// As high as rows that are made for fingers.
  var chipHeight: Double { rowHeight > 24 * scale ? rowHeight : 22 * scale }
  var chipFont: Font { ui(11.5, .medium) }

  func chipWidth(_ chip: Chip) -> Double {
    max(
      look.width(chip.text, chipFont) + (chip.dot == nil ? 18 : 30) * scale,
      rowHeight > 24 * scale ? rowHeight : 0)
  }

  mutating func chip(_ chip: Chip, in box: CGRect) {
    let radius = min(box.height / 2, 11 * scale)
    picture.list.fill(
      .roundedRectangle(box, radius), chip.isOn ? theme.accent.opacity(0.18) : theme.window)
    picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), radius),
      chip.isOn ? theme.accent : theme.border.opacity(0.7), width: 1)
    var x = box.minX + 9 * scale
    if let dot = chip.dot {
      let c = CGPoint(x: x + 4 * scale, y: box.midY)
      if chip.isOn {
        picture.list.fill(.circle(c, 4 * scale), dot)
      } else {
        picture.list.stroke(.circle(c, 3.3 * scale), dot, width: 1.4)
      }
      x += 12 * scale
    }
    text(
      chip.text, x: x, middle: box.midY, width: box.maxX - x - 6 * scale, chipFont,
      chip.isOn ? theme.text : theme.secondary)
  }

  /// A place to type: its text and a caret while it has the keys, or else what belongs there. After a label the text stands at
  /// the right.
  mutating func field(
    _ target: Target, _ text: String, placeholder: String, isFocused: Bool, in box: CGRect,
    _ font: Font, hasLens: Bool = false, label: String = "", tooltip: String = ""
  ) {
    picture.list.fill(.roundedRectangle(box, 6), theme.window)
    picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6),
      isFocused ? theme.accent : theme.border.opacity(0.7), width: isFocused ? 1.5 : 1)
    var x = box.minX + 8 * scale.squareRoot()
    if hasLens {
      lens(at: CGPoint(x: x + 4 * scale, y: box.midY))
      x += 15 * scale
    }
    let right = box.maxX - 8
    if !label.isEmpty {
      let end = self.text(
        label, x: x, middle: box.midY, width: right - x, ui(11), theme.secondary)
      let shown = min(look.width(text.isEmpty ? placeholder : text, font), right - end - 6)
      x = max(end + 6, right - shown - (isFocused ? 3 : 0))
    }
    var caret = x
    if text.isEmpty {
      let room = right - x - 3
      self.text(
        look.fitTail(placeholder, room, font), x: x + 3, middle: box.midY, width: room, font,
        theme.disabled)
    } else {
      // The end of a long text is where it is typed.
      let shown = isFocused ? Self.end(text, right - x - 3, font, look) : text
      caret = self.text(shown, x: x, middle: box.midY, width: right - x, font, theme.text) + 1
    }
    if isFocused {
      let half = font.size * 0.62
      picture.list.fill(
        .rectangle(CGRect(x: caret, y: box.midY - half, width: 1.5, height: half * 2)),
        theme.accent)
    }
    picture.region(target, box, tooltip.isEmpty ? (text.isEmpty ? placeholder : text) : tooltip)
  }

  private static func end(_ text: String, _ width: Double, _ font: Font, _ look: Look) -> String {
    guard look.width(text, font) > width else { return text }
    var tail = Substring(text)
    while !tail.isEmpty, look.width("\u{2026}" + tail, font) > width { tail.removeFirst() }
    return "\u{2026}" + tail
  }

  private mutating func lens(at c: CGPoint) {
    let r = 3.6 * scale
    picture.list.stroke(
      .circle(CGPoint(x: c.x - r * 0.2, y: c.y - r * 0.2), r), theme.secondary, width: 1.4)
    picture.list.stroke(
      .line(
        CGPoint(x: c.x + r * 0.55, y: c.y + r * 0.55), CGPoint(x: c.x + r * 1.35, y: c.y + r * 1.35)
      ), theme.secondary, width: 1.6)
  }

  /// On is a full track with its knob at the right, off an empty one.
  mutating func toggle(_ isOn: Bool, in box: CGRect) {
    let track = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), box.height / 2)
    if isOn { picture.list.fill(track, theme.accent) }
    picture.list.stroke(track, isOn ? theme.accent : theme.border, width: 1.2)
    let radius = box.height / 2 - 3
    let c = CGPoint(x: isOn ? box.maxX - radius - 3 : box.minX + radius + 3, y: box.midY)
    picture.list.fill(.circle(c, radius), isOn ? theme.onAccent : theme.secondary)
  }

  /// One of several: a ring, filled for the one that counts.
  mutating func radio(_ isOn: Bool, at c: CGPoint) {
    picture.list.stroke(
      .circle(c, 5.2 * scale), isOn ? theme.accent : theme.border, width: 1.4)
    if isOn { picture.list.fill(.circle(c, 2.8 * scale), theme.accent) }
  }

  func keyWidth(_ key: String) -> Double {
    max(look.width(key, mono(11, .medium)) + 12 * scale, 20 * scale)
  }

  /// A key as it looks on a keyboard.
  mutating func key(_ key: String, x: Double, middle y: Double, width: Double? = nil) {
    let height = 19 * scale
    let box = CGRect(x: x, y: y - height / 2, width: width ?? keyWidth(key), height: height)
    picture.list.fill(.roundedRectangle(box, 4), theme.border.opacity(0.7))
    let cap = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height - 2)
    picture.list.fill(.roundedRectangle(cap, 4), theme.panel)
    picture.list.stroke(
      .roundedRectangle(cap.insetBy(dx: 0.5, dy: 0.5), 4), theme.border, width: 1)
    picture.list.centered(
      key, in: cap.insetBy(dx: 3, dy: 0), mono(11, .medium), theme.text, look)
  }
}
