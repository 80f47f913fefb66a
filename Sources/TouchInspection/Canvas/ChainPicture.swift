import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The responder chain of the last touch, as pills from the touched view to the one who has the last word.
enum ChainPicture {
  /// Pills in a column, growing upward from the bottom left of `bounds`.
  static func draw(
    _ reading: TraceReading, _ trace: Trace, _ look: Look, in bounds: CGRect
  ) -> Picture {
    var picture = Picture()
    let chain = Array(reading.chain.prefix(max(0, Int((bounds.height - 40) / 30))))
    guard !chain.isEmpty else { return picture }
    let theme = look.theme
    let font = Font.ui(12, .medium)
    let width = min(
      bounds.width, (chain.map { look.width(trace.name(of: $0), font) }.max() ?? 0) + 28)
    var y = bounds.maxY - 24
    for (index, handle) in chain.enumerated() {
      let pill = CGRect(x: bounds.minX, y: y, width: width, height: 22)
      if index > 0 {
        let tip = CGPoint(x: pill.midX, y: pill.maxY + 1)
        let from = CGPoint(x: pill.midX, y: pill.maxY + 8)
        picture.list.stroke(.line(from, tip), theme.accent, width: 1.5)
        Glyph.arrowHead(&picture.list, tip: tip, from: from, size: 6, theme.accent)
      }
      self.pill(trace.name(of: handle), pill, index: index, look, &picture)
      y -= 30
    }
    let title =
      chain.count < reading.chain.count
      ? Text.canvas.responderChain(first: chain.count)
      : reading.isChainStopped(trace)
        ? Text.canvas.responderChain(
          stopsAt: trace.name(of: reading.chain[reading.chain.count - 1]))
        : Text.canvas.responderChain
    let lines = look.wrap(title, max(bounds.width - 12, 84), .ui(11))
    let widest = lines.map { look.width($0, .ui(11)) }.max() ?? 0
    let label = CGRect(
      x: bounds.minX, y: y + 20 - Double(lines.count) * 16 - 2, width: widest + 12,
      height: Double(lines.count) * 16 + 2)
    picture.list.fill(.roundedRectangle(label, 5), theme.window.opacity(0.85))
    for (index, line) in lines.enumerated() {
      picture.list.label(
        line, x: label.minX + 6, middle: label.minY + 9 + Double(index) * 16, .ui(11),
        theme.secondary, look)
    }
    picture.region(.chain, label, title)
    return picture
  }

  /// The same in a row, the touched view first; those that do not fit are counted.
  static func row(
    _ reading: TraceReading, _ trace: Trace, _ look: Look, in bounds: CGRect
  ) -> Picture {
    var picture = Picture()
    guard !reading.chain.isEmpty else { return picture }
    let theme = look.theme
    let font = Font.ui(12, .medium)
    let title = Text.canvas.responderChain
    let titleWidth = look.width(title, .ui(11)) + 12
    let label = CGRect(x: bounds.minX, y: bounds.minY, width: titleWidth, height: bounds.height)
    picture.list.label(title, x: label.minX, middle: label.midY, .ui(11), theme.secondary, look)
    picture.region(.chain, label, title)
    var x = label.maxX
    for (index, handle) in reading.chain.enumerated() {
      let name = trace.name(of: handle)
      let width = min(look.width(name, font) + 24, 180)
      let isLast = index == reading.chain.count - 1
      let arrow = index == 0 ? 0.0 : 16
      guard x + arrow + width + (isLast ? 0 : 40) <= bounds.maxX else {
        picture.list.label(
          "+\(reading.chain.count - index)", x: x + 8, middle: bounds.midY, .ui(11),
          theme.secondary,
          look)
        break
      }
      let pill = CGRect(x: x + arrow, y: bounds.midY - 11, width: width, height: 22)
      if index > 0 {
        let tip = CGPoint(x: pill.minX - 1, y: pill.midY)
        picture.list.stroke(.line(CGPoint(x: x, y: pill.midY), tip), theme.accent, width: 1.5)
        Glyph.arrowHead(
          &picture.list, tip: tip, from: CGPoint(x: x, y: pill.midY), size: 6, theme.accent)
      }
      self.pill(name, pill, index: index, look, &picture)
      x = pill.maxX
    }
    return picture
  }

  private static func pill(
    _ name: String, _ pill: CGRect, index: Int, _ look: Look, _ picture: inout Picture
  ) {
    let theme = look.theme
    picture.list.fill(.roundedRectangle(pill, 11), index == 0 ? theme.accent : theme.panel)
    picture.list.stroke(.roundedRectangle(pill, 11), theme.accent, width: 1)
    picture.list.centered(
      name, in: pill.insetBy(dx: 10, dy: 0), .ui(12, .medium),
      index == 0 ? theme.onAccent : theme.text, look)
    picture.region(.responder(name), pill, Text.canvas.responder(index + 1))
  }
}
