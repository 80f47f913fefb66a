import Foundation
import TouchCanvas

/// Draws controls into the places that they have: buttons, joined buttons, segments.
struct ToolbarPen {
  let look: Look
  /// The region under the pointer.
  let hover: Target?
  /// The control that has the keys, while that shows.
  let focus: Target?
  var picture = Picture()

  static let font = Font.ui(13, .medium)
  private static let chosenFont = Font.ui(13, .semibold)
  static let timeFont = Font.mono(13)
  static let quietFont = Font.mono(11)
  static let stateFont = Font.ui(11)
  static let radius = 6.0
  private static let padding = 12.0
  /// Of a control with little around its words.
  private static let tightPadding = 8.0
  private static let timePadding = 10.0
  /// The least that a segment has at each side.
  private static let segmentPadding = 6.0
  /// Of the box that a sign stands in, and from there to a label.
  static let sign = 16.0
  private static let signGap = 8.0
  private static let narrowSignGap = 6.0
  /// From the right edge to the middle of the sign for a menu, and from there to what stands before it.
  private static let chevron = 14.0
  private static let tightChevron = 12.0
  private static let beforeChevron = 10.0
  static let beforeState = 6.0
  /// At each side of the line between a time and its speed.
  static let besideLine = 8.0
  /// Between the word for the speed and the speed.
  static let beforeSpeed = 4.0

  init(_ look: Look, hover: Target?, focus: Target? = nil) {
    self.look = look
    self.hover = hover
    self.focus = focus
  }

  /// What a button with a sign and a label needs.
  func width(labelled text: String) -> Double {
    Self.padding * 2 + Self.sign + Self.signGap + look.width(text, Self.font).rounded(.up)
  }

  /// What a quiet button with a sign, one of these labels and the sign of a menu needs.
  func quietWidth(labelled texts: [String]) -> Double {
    Self.tightPadding + Self.sign + Self.narrowSignGap
      + (texts.map { look.width($0, Self.font).rounded(.up) }.max() ?? 0)
      + Self.beforeChevron + Self.tightChevron
  }

  /// What a button with a text needs, points; and without the word before that.
  func needs(_ item: ToolbarItem) -> (captioned: Double, bare: Double) {
    let around = Self.padding(item) + Self.end(item)
    switch item.face {
    case .text(let text):
      let width = (around + look.width(text + item.ending, Self.font)).rounded(.up)
      return (width, width)
    case .captioned(let caption, let text, _):
      let bare = around + look.width(text, Self.font)
      let word = look.width(caption, Self.stateFont) + Self.beforeState
      return ((bare + word).rounded(.up), bare.rounded(.up))
    case .glyph, .labelled, .time, .state, .counted: return (around, around)
    }
  }

  // MARK: Controls

  mutating func button(_ item: ToolbarItem, in box: CGRect) {
    back(item, box)
    face(item, box)
    picture.region(item.target, box, item.tooltip)
  }

  /// What a control stands on: a quiet one has nothing at rest. A field, and what is on, has an outline, too.
  private mutating func back(_ item: ToolbarItem, _ box: CGRect) {
    if let ground = ground(item) {
      picture.list.fill(.roundedRectangle(box, Self.radius), ground)
    }
    if let border = border(item) { outline(box, border) }
  }

  mutating func outline(_ box: CGRect, _ ink: Color) {
    picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), Self.radius), ink, width: 1)
  }

  /// One of several, and which: each with a sign and a word where all of them have room, else with words alone, else with
  /// signs alone.
  mutating func segments(_ items: [ToolbarItem], in box: CGRect) {
    let theme = look.theme
    picture.list.fill(.roundedRectangle(box, Self.radius), theme.window)
    let faces = fitting(items.map(\.face), box.width)
    for (item, (face, part)) in zip(items, zip(faces, segmentBoxes(faces, box))) {
      let block = Path.roundedRectangle(part.insetBy(dx: 2, dy: 2), 4)
      if item.isOn {
        picture.list.fill(block, item.isRefused ? theme.hairline : theme.accent)
      } else if isPointedAt(item), !item.isRefused {
        picture.list.fill(block, theme.raised)
      }
      segment(
        face, part, item.isOn ? Self.chosenFont : Self.font,
        item.isRefused ? theme.disabled : item.isOn ? theme.onAccent : theme.text)
      picture.region(item.target, part, item.tooltip)
    }
  }

  /// The fullest faces that all have room beside each other, or the last ones.
  private func fitting(_ faces: [ToolbarItem.Face], _ width: Double) -> [ToolbarItem.Face] {
    let signs = faces.map(\.sign)
    let room = width - Double(faces.count) * Self.segmentPadding * 2
    return [faces, faces.map(\.words)].first { all in
      all.reduce(0) { $0 + segmentWidth($1) } <= room
    } ?? signs
  }

  /// What stands in a segment, points: as in the chosen one, so that nothing moves when another is chosen.
  private func segmentWidth(_ face: ToolbarItem.Face) -> Double {
    switch face {
    case .text(let text): look.width(text, Self.chosenFont)
    case .labelled(_, let text):
      Self.sign + Self.narrowSignGap + look.width(text, Self.chosenFont)
    case .glyph, .captioned, .time, .state, .counted: Self.sign
    }
  }

  /// All segments have the same room around what stands in them.
  private func segmentBoxes(_ faces: [ToolbarItem.Face], _ box: CGRect) -> [CGRect] {
    let needs = faces.map(segmentWidth)
    let spare = (box.width - needs.reduce(0, +)) / Double(max(1, faces.count))
    var edge = box.minX
    return Self.parts(box, needs.map { $0 + spare }).map { part in
      defer { edge = part.maxX.rounded() }
      return CGRect(x: edge, y: part.minY, width: part.maxX.rounded() - edge, height: part.height)
    }
  }

  private mutating func segment(
    _ face: ToolbarItem.Face, _ box: CGRect, _ font: Font, _ ink: Color
  ) {
    let start = box.midX - segmentWidth(face) / 2
    switch face {
    case .text(let text): picture.list.centered(text, in: box, font, ink, look)
    case .labelled(let glyph, let text):
      glyph.draw(at: CGPoint(x: start + Self.sign / 2, y: box.midY), ink, look, &picture.list)
      picture.list.label(
        text, x: start + Self.sign + Self.narrowSignGap, middle: box.midY, font, ink, look)
    case .glyph(let glyph):
      glyph.draw(at: CGPoint(x: box.midX, y: box.midY), ink, look, &picture.list)
    case .captioned, .time, .state, .counted: break
    }
  }

  static func parts(_ box: CGRect, _ widths: [Double]) -> [CGRect] {
    var x = box.minX
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: box.minY, width: width, height: box.height)
    }
  }

  // MARK: Their looks

  /// What a control stands on; nil for a quiet one at rest.
  func ground(_ item: ToolbarItem) -> Color? {
    if let ground = item.ground { return ground }
    let isRaised = item.isOn && !item.namesChoice || item.isOpen || isPointedAt(item)
    if isRaised, !item.isRefused { return look.theme.raised }
    if item.isField { return look.theme.window }
    return item.isQuiet ? nil : look.theme.control
  }

  /// Under the pointer, or with the keys.
  private func isPointedAt(_ item: ToolbarItem) -> Bool {
    hover == item.target || focus == item.target
  }

  /// The outline of a field, and of what is on or shows its menu; nil for the others.
  func border(_ item: ToolbarItem) -> Color? {
    guard item.ground == nil, !item.isRefused else { return nil }
    if item.isOn && !item.namesChoice || item.isOpen { return look.theme.accent }
    return item.isField ? look.theme.border : nil
  }

  private func ink(_ item: ToolbarItem) -> Color {
    if item.isRefused { return look.theme.disabled }
    return item.tint ?? (item.namesChoice && item.isOn ? look.theme.accent : look.theme.text)
  }

  private static func padding(_ item: ToolbarItem) -> Double {
    if case .time = item.face { return timePadding }
    return item.isTight ? tightPadding : padding
  }

  static func signGap(_ item: ToolbarItem) -> Double {
    item.isTight ? narrowSignGap : signGap
  }

  /// From the right edge to the middle of the sign for a menu.
  private static func chevron(_ item: ToolbarItem) -> Double {
    item.isTight ? tightChevron : chevron
  }

  /// From the right edge to what stands before it.
  private static func end(_ item: ToolbarItem) -> Double {
    item.hasMenu ? chevron(item) + beforeChevron : padding(item)
  }

  mutating func face(_ item: ToolbarItem, _ box: CGRect) {
    let ink = ink(item)
    let isSignAlone =
      switch item.face {
      case .glyph, .counted: true
      case .text, .labelled, .captioned, .time, .state: false
      }
    let left = box.minX + Self.padding(item)
    let right = box.maxX - Self.end(item)
    switch item.face {
    case .glyph(let glyph):
      glyph.draw(at: CGPoint(x: box.midX, y: box.midY), ink, look, &picture.list)
    case .text(let text):
      // The beginning of a name tells more than both of its ends.
      let room = right - left - look.width(item.ending, Self.font)
      picture.list.label(
        look.fitTail(text, room, Self.font) + item.ending, x: left, middle: box.midY, Self.font,
        ink, look)
    case .labelled(let glyph, let text):
      glyph.draw(
        at: CGPoint(x: left + Self.sign / 2, y: box.midY), ink, look, &picture.list)
      let start = left + Self.sign + Self.signGap(item)
      label(look.fitTail(text, right - start, Self.font), start, right, box, ink)
    case .captioned(let caption, let text, let short):
      let hasRoom = look.width(text, Self.font) <= right - left
      captioned(caption, hasRoom ? text : short ?? text, left, right, box, ink)
    case .time(let time, let word, let speed):
      self.time(time, word, speed, left, right, box, item.isOn ? look.theme.accent : ink, ink)
    case .state(let text, let states): state(text, states, left, right, box, ink)
    case .counted(let glyph, let count):
      let whole = Self.sign + Self.signGap + look.width(count, Self.quietFont)
      let start = box.midX - whole / 2
      glyph.draw(at: CGPoint(x: start + Self.sign / 2, y: box.midY), ink, look, &picture.list)
      picture.list.trailing(
        count, right: start + whole, middle: box.midY, Self.quietFont, look.theme.secondary, look)
    }
    if item.hasMenu, !isSignAlone {
      chevron(at: CGPoint(x: box.maxX - Self.chevron(item), y: box.midY), ink)
    }
  }

  mutating func label(
    _ text: String, _ left: Double, _ right: Double, _ box: CGRect, _ ink: Color
  ) {
    picture.list.label(
      look.fit(text, right - left, Self.font), x: left, middle: box.midY, Self.font, ink, look)
  }

  private mutating func chevron(at c: CGPoint, _ ink: Color) {
    picture.list.stroke(
      .polyline([
        CGPoint(x: c.x - 4, y: c.y - 2), CGPoint(x: c.x, y: c.y + 2),
        CGPoint(x: c.x + 4, y: c.y - 2),
      ]), ink, width: 1.5)
  }
}
