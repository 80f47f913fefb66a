import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// A sequence diagram in a narrow column: the lifelines close together at the left, and beside each message its words.
///
/// The names of the lifelines go down like stairs, so that each has room to the right of its line.
struct SequencePicture {
  private let diagram: SequenceDiagram
  private let width: Double
  private let selection: Target?
  private(set) var y: Double
  /// The message at the playhead, to be scrolled to.
  private(set) var mark: WindowScroll.Mark?

  /// Turns that are drawn; of a longer gesture the oldest are left out.
  private static let mostTurns = 240

  init(_ diagram: SequenceDiagram, y: Double, width: Double, selection: Target?) {
    self.diagram = diagram
    self.y = y
    self.width = width
    self.selection = selection
  }

  mutating func draw(_ pen: inout PanelPen) {
    let font = pen.ui(12, .semibold)
    y = pen.paragraph(
      Text.system.sequence(touch: diagram.touch), x: 0, y: y, width: width, font, pen.theme.text)
    y += 4
    let heads = y
    let ends = self.heads(&pen)
    let turns = diagram.turns
    if turns.count > Self.mostTurns {
      let words = Text.system.earlierTurns(turns.count - Self.mostTurns)
      y = pen.paragraph(
        words, x: textX(pen), y: y + 4, width: width - textX(pen), pen.ui(11), pen.theme.secondary)
    }
    for turn in turns.suffix(Self.mostTurns) { self.turn(turn, &pen) }
    // The lines lie below what is on them.
    var below = DrawList()
    for (index, end) in ends.enumerated() {
      below.stroke(
        .line(CGPoint(x: x(index, pen), y: max(end, heads)), CGPoint(x: x(index, pen), y: y)),
        pen.theme.border, width: 1)
    }
    let over = pen.picture.list
    pen.picture.list = below
    pen.picture.list.append(over)
    y += 4
  }

  // MARK: Places

  /// The room of the times at the left.
  private func timeWidth(_ pen: PanelPen) -> Double {
    let longest = diagram.messages.last.map { $0.time.since(diagram.start) } ?? 0
    return pen.look.width(Units.milliseconds(longest), pen.mono(10)) + 8 * pen.scale
  }

  private func step(_ pen: PanelPen) -> Double {
    let room = width * 0.45 - timeWidth(pen)
    return min(22 * pen.scale, room / Double(max(1, diagram.lifelines.count)))
  }

  private func x(_ index: Int, _ pen: PanelPen) -> Double {
    timeWidth(pen) + (Double(index) + 0.5) * step(pen)
  }

  /// Where words begin, to the right of all lines.
  private func textX(_ pen: PanelPen) -> Double {
    timeWidth(pen) + Double(diagram.lifelines.count) * step(pen) + 8 * pen.scale
  }

  // MARK: Heads

  /// The names like stairs; returns where each line begins.
  private mutating func heads(_ pen: inout PanelPen) -> [Double] {
    let font = pen.mono(10.5)
    let height = max(pen.line(font) + 1, pen.rowHeight > 24 * pen.scale ? pen.rowHeight : 0)
    var ends: [Double] = []
    for (index, lifeline) in diagram.lifelines.enumerated() {
      let left = x(index, pen)
      let box = CGRect(x: left - 4, y: y, width: width - left + 4, height: height)
      let ink = self.ink(lifeline, pen.theme)
      pen.picture.list.fill(.circle(CGPoint(x: left, y: box.midY), 3 * pen.scale.squareRoot()), ink)
      pen.text(
        lifeline.name, x: left + 7 * pen.scale, middle: box.midY,
        width: width - left - 7 * pen.scale, font, pen.theme.text)
      if let target = lifeline.target { pen.picture.region(target, box, lifeline.name) }
      ends.append(box.midY)
      y = box.maxY
    }
    y += 4
    return ends
  }

  private func ink(_ lifeline: SequenceDiagram.Lifeline, _ theme: Theme) -> Color {
    switch lifeline.kind {
    case .recognizer: theme.accent
    case .system, .target: theme.secondary
    case .application, .window, .view, .responder: theme.text
    }
  }

  // MARK: Messages

  private mutating func turn(_ turn: SequenceDiagram.Turn, _ pen: inout PanelPen) {
    y += 3
    pen.hairline(y: y, from: 0, to: width)
    y += 2
    let font = pen.mono(10)
    for (index, message) in turn.messages.enumerated() {
      if index == 0 {
        let time = Units.milliseconds(message.time.since(diagram.start))
        pen.text(
          time, x: 0, middle: y + pen.line(pen.mono(11)) / 2 + 1, width: timeWidth(pen), font,
          pen.theme.secondary)
      }
      self.message(message, &pen)
    }
    guard turn.count > 1 else { return }
    let words = Text.system.repeated(
      turn.count, until: Units.milliseconds(turn.last.since(diagram.start)))
    y = pen.paragraph(
      words, x: textX(pen), y: y, width: width - textX(pen), pen.ui(11), pen.theme.secondary)
    y += 2
  }

  private mutating func message(_ message: SequenceDiagram.Message, _ pen: inout PanelPen) {
    let font = pen.mono(11)
    let small = pen.mono(10)
    let (from, to) = (diagram.lifelines[message.from].name, diagram.lifelines[message.to].name)
    let ends = message.from == message.to ? from : "\(from) \u{2192} \(to)"
    let left = textX(pen)
    let room = width - left
    let fits =
      pen.look.width(message.text, font) + 10 + pen.look.width(ends, small) <= room
    let lines = fits ? [message.text] : pen.look.wrap(message.text, room, font)
    let words = fits ? [] : pen.look.wrap(ends, room, small)
    let natural = Double(lines.count) * pen.line(font) + Double(words.count) * pen.line(small) + 2
    let height = pen.rowHeight > 24 * pen.scale ? max(natural, pen.rowHeight) : natural
    let box = CGRect(x: 0, y: y, width: width, height: height)
    let target = Target.event(Int(message.event))
    pen.row(
      CGRect(x: left - 6, y: y, width: room + 6, height: height), isSelected: selection == target,
      isHovered: false)
    let quiet = message.isToCome ? 0.55 : 1
    let color = color(message, pen.theme).opacity(quiet)
    arrow(message, middle: y + pen.line(font) / 2 + 1, color, &pen)
    for (index, line) in lines.enumerated() {
      pen.picture.list.label(
        line, x: left, middle: y + (Double(index) + 0.5) * pen.line(font) + 1, font,
        (message.style == .cancel ? pen.theme.danger : pen.theme.text).opacity(quiet), pen.look)
    }
    var below = y + Double(lines.count) * pen.line(font)
    for line in words {
      pen.picture.list.label(
        line, x: left, middle: below + pen.line(small) / 2, small,
        pen.theme.secondary.opacity(quiet), pen.look)
      below += pen.line(small)
    }
    if fits {
      pen.picture.list.trailing(
        ends, right: width, middle: y + pen.line(font) / 2 + 1, small,
        pen.theme.secondary.opacity(quiet), pen.look)
    }
    let time = Units.milliseconds(message.time.since(diagram.start))
    pen.picture.region(target, box, "\(time): \(ends) \(message.text)")
    if !message.isToCome {
      mark = WindowScroll.Mark(
        id: "\(target)", top: box.minY, bottom: box.maxY, isCentered: false)
    }
    y = box.maxY
  }

  private func color(_ message: SequenceDiagram.Message, _ theme: Theme) -> Color {
    switch message.style {
    case .cancel: theme.danger
    case .own: theme.text
    case .call: theme.accent
    }
  }

  /// From line to line, or a mark on one.
  private func arrow(
    _ message: SequenceDiagram.Message, middle y: Double, _ color: Color, _ pen: inout PanelPen
  ) {
    let from = CGPoint(x: x(message.from, pen), y: y)
    let to = CGPoint(x: x(message.to, pen), y: y)
    guard message.from != message.to else {
      let r = 3.2 * pen.scale.squareRoot()
      let box = CGRect(x: from.x - r, y: y - r, width: r * 2, height: r * 2)
      pen.picture.list.fill(.rectangle(box), color)
      return
    }
    pen.picture.list.stroke(.line(from, to), color, width: 1.4)
    Glyph.arrowHead(&pen.picture.list, tip: to, from: from, size: 5 * pen.scale.squareRoot(), color)
  }
}
