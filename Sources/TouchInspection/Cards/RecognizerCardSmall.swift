import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// One line: glyph and name, the states of the attempt in words, and the reason at the right.
enum RecognizerCardSmall {
  private static let nameFont = Font.ui(13)
  private static let font = Font.ui(12)
  private static let pathFont = Font.ui(11)
  private static let lastFont = Font.ui(11, .semibold)
  /// Of an arrow with its room.
  private static let arrow = 22.0

  static func draw(
    _ content: RecognizerCardContent, _ width: Double, _ height: Double, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let middle = height / 2
    let reading = content.reading
    let ink = StateLook.ink(reading, look.theme)
    StateGlyph.draw(
      &picture.list, StateDiagram.node(reading), isPrevented: reading.isPrevented,
      at: CGPoint(x: 21, y: middle), radius: 4.5, ink)
    let right = width - 16
    let name = look.fit(content.snapshot.name, (right - 34) * 0.45, nameFont)
    picture.list.label(name, x: 34, middle: middle, nameFont, look.theme.text, look)
    let end = 34 + look.width(name, nameFont)
    AxisGlyph.follow(
      &picture.list, content.snapshot.sign, nameEnd: end, middle: middle, look.theme.text)
    let start = end + AxisGlyph.width(content.snapshot.sign) + 12
    // The reason comes before the states on the way.
    let wanted = min(look.width(content.wholeReason, font), right - start)
    var x = start
    if content.isInPlay {
      x = path(content, x: x, until: right - wanted - 12, middle, look, &picture.list) + 12
    }
    let room = right - x
    guard room >= 40 else { return picture }
    let reason = content.strip(width: room, font, look)
    picture.list.trailing(
      reason, right: right, middle: middle, font,
      content.isInPlay ? look.theme.text : look.theme.secondary, look)
    return picture
  }

  /// `Possible -> Changed ×16 -> Ended`; returns where it ends. States that do not fit are left out from the first one on,
  /// and three dots with an arrow stand for them where there is room; of two the last one needs none.
  private static func path(
    _ content: RecognizerCardContent, x: Double, until right: Double, _ middle: Double,
    _ look: Look, _ list: inout DrawList
  ) -> Double {
    let changes = StateDiagram.changes(content.reading)
    let words = content.path.map { node in
      StateDiagram.name(node, content.reading)
        + (node == .changed && changes > 1 ? " \u{00D7}\(changes)" : "")
    }
    func width(_ words: ArraySlice<String>) -> Double {
      words.reduce(0) { $0 + look.width($1, lastFont) + arrow } - arrow
    }
    var shown = words[...]
    while shown.count > 1, x + width(shown) > right { shown.removeFirst() }
    guard x + width(shown) <= right else { return x - 12 }
    var x = x
    let dots = look.width("\u{2026}", pathFont)
    let isCut =
      words.count > 2 && shown.startIndex > words.startIndex
      && x + width(shown) + arrow + dots <= right
    if isCut {
      list.label("\u{2026}", x: x, middle: middle, pathFont, look.theme.secondary, look)
      x += dots
    }
    for (index, word) in zip(shown.indices, shown) {
      let isLast = index == words.count - 1
      if index > shown.startIndex || isCut {
        let from = CGPoint(x: x + 4, y: middle)
        let tip = CGPoint(x: x + arrow - 4, y: middle)
        list.stroke(.line(from, tip), look.theme.secondary, width: 1)
        Glyph.arrowHead(&list, tip: tip, from: from, size: 5, look.theme.secondary)
        x += arrow
      }
      let font = isLast ? lastFont : pathFont
      list.label(
        word, x: x, middle: middle, font,
        isLast ? StateLook.ink(content.reading, look.theme) : look.theme.secondary, look)
      x += look.width(word, font)
    }
    return x
  }
}
